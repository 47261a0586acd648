/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { hookMutation, hookQuery } from '../../../apollo/apollo-hooks';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** The kinds of consent that a patient can give (Ley 19.628, article 12). */
export type ConsentKind =
  /** The use of their data; visitors agree when they book. */
  | 'DATA_TREATMENT'
  /** Messages about appointments. */
  | 'MESSAGES'
  /** Photos of feet and hands in the records. */
  | 'PHOTOS'
  /** Publishing these photos; they need a consent of the kind `PHOTOS`, too. */
  | 'PHOTO_PUBLISHING';

/** How a message is sent. */
export type MessageChannel =
  /** Only if a mail server is configured. */
  | 'EMAIL'
  /** Through a link that staff open, or the Cloud API. */
  | 'WHATSAPP';

/** The purpose of a message. Cancellations are sent only by e-mail, to patients who got a confirmation by e-mail. */
export type MessageKind =
  /** Reminds of what is owed. */
  | 'BALANCE'
  /** Says that an appointment will not take place; e-mail only. */
  | 'CANCELLATION'
  /** Says that an appointment was booked or moved, and when it is. */
  | 'CONFIRMATION'
  /** Says that it is time for the next control. */
  | 'CONTROL'
  /** Offers an hour that is held for a patient on the waiting list. */
  | 'OFFER'
  /** Reminds of an appointment, usually the day before; WhatsApp only. */
  | 'REMINDER';

/** Reminders are never sent by e-mail, and cancellations only by e-mail. */
export type MessageOppositionInput = {
  /** The channel on which it is not wanted. */
  channel: MessageChannel;
  /** The kind that is not wanted on that channel; it may be on the other. One that is never sent there is refused. */
  kind: MessageKind;
};

/** The extent of a suppression. */
export type SuppressionKind =
  /** The patient has no records and is deleted. */
  | 'DELETED'
  /** The records have expired: `deleteExpiredRecords` deletes them along with the patient. */
  | 'RECORDS_DELETED'
  /** Phone, e-mail, address, emergency contact and the text of messages are removed. */
  | 'REDUCED';

export type PersonalDataQueryVariables = Exact<{
  id: number;
}>;


export type PersonalDataQuery = { patient: { id: number, name: string, rut: string, phone: string } | null };

export type MessageOppositionsQueryVariables = Exact<{
  patientId: number;
}>;


export type MessageOppositionsQuery = { messageOppositions: Array<{ channel: MessageChannel, kind: MessageKind, notedAt: string, notedByName: string }> };

export type SetMessageOppositionsMutationVariables = Exact<{
  patientId: number;
  oppositions: Array<MessageOppositionInput> | MessageOppositionInput;
}>;


export type SetMessageOppositionsMutation = { setMessageOppositions: Array<{ channel: MessageChannel, kind: MessageKind, notedAt: string, notedByName: string }> };

export type ListedConsentFragment = { id: number, kind: ConsentKind, textVersion: number, text: string, givenAt: string, recordedByName: string | null, evidence: string, withdrawnAt: string | null, withdrawnByName: string | null };

export type ConsentsQueryVariables = Exact<{
  patientId: number;
}>;


export type ConsentsQuery = { consents: Array<{ id: number, kind: ConsentKind, textVersion: number, text: string, givenAt: string, recordedByName: string | null, evidence: string, withdrawnAt: string | null, withdrawnByName: string | null }> };

export type RecordConsentMutationVariables = Exact<{
  patientId: number;
  kind: ConsentKind;
  evidence?: string | null | undefined;
}>;


export type RecordConsentMutation = { recordConsent: Array<{ id: number, kind: ConsentKind, textVersion: number, text: string, givenAt: string, recordedByName: string | null, evidence: string, withdrawnAt: string | null, withdrawnByName: string | null }> };

export type WithdrawConsentMutationVariables = Exact<{
  id: number;
}>;


export type WithdrawConsentMutation = { withdrawConsent: Array<{ id: number, kind: ConsentKind, textVersion: number, text: string, givenAt: string, recordedByName: string | null, evidence: string, withdrawnAt: string | null, withdrawnByName: string | null }> };

export type ListedBlockFragment = { id: number, patientId: number, patientName: string, blockedAt: string, blockedByName: string, reason: string, liftedAt: string | null, liftedByName: string | null, liftReason: string };

export type PatientBlocksQueryVariables = Exact<{
  patientId: number;
}>;


export type PatientBlocksQuery = { patientBlocks: Array<{ id: number, patientId: number, patientName: string, blockedAt: string, blockedByName: string, reason: string, liftedAt: string | null, liftedByName: string | null, liftReason: string }> };

export type BlockedPatientsQueryVariables = Exact<{ [key: string]: never; }>;


export type BlockedPatientsQuery = { blockedPatients: Array<{ id: number, patientId: number, patientName: string, blockedAt: string, blockedByName: string, reason: string, liftedAt: string | null, liftedByName: string | null, liftReason: string }> };

export type BlockPatientMutationVariables = Exact<{
  patientId: number;
  reason: string;
}>;


export type BlockPatientMutation = { blockPatient: Array<{ id: number, patientId: number, patientName: string, blockedAt: string, blockedByName: string, reason: string, liftedAt: string | null, liftedByName: string | null, liftReason: string }> };

export type LiftPatientBlockMutationVariables = Exact<{
  id: number;
  reason: string;
}>;


export type LiftPatientBlockMutation = { liftPatientBlock: Array<{ id: number, patientId: number, patientName: string, blockedAt: string, blockedByName: string, reason: string, liftedAt: string | null, liftedByName: string | null, liftReason: string }> };

export type SuppressionOutlookQueryVariables = Exact<{
  patientId: number;
}>;


export type SuppressionOutlookQuery = { suppressionOutlook: { kind: SuppressionKind, keptUntil: string | null } };

export type SuppressPatientMutationVariables = Exact<{
  patientId: number;
}>;


export type SuppressPatientMutation = { suppressPatient: { kind: SuppressionKind, keptUntil: string | null } };

export type ExpiredPatientsQueryVariables = Exact<{ [key: string]: never; }>;


export type ExpiredPatientsQuery = { expiredPatients: Array<{ id: number, name: string, recordCount: number, lastEntryOn: string }> };

export type DeleteExpiredRecordsMutationVariables = Exact<{
  patientId: number;
}>;


export type DeleteExpiredRecordsMutation = { deleteExpiredRecords: { kind: SuppressionKind } };

export const ListedConsentFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ListedConsent"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Consent"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"textVersion"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"givenAt"}},{"kind":"Field","name":{"kind":"Name","value":"recordedByName"}},{"kind":"Field","name":{"kind":"Name","value":"evidence"}},{"kind":"Field","name":{"kind":"Name","value":"withdrawnAt"}},{"kind":"Field","name":{"kind":"Name","value":"withdrawnByName"}}]}}]} as unknown as DocumentNode<ListedConsentFragment, unknown>;
export const ListedBlockFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ListedBlock"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PatientBlock"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"patientId"}},{"kind":"Field","name":{"kind":"Name","value":"patientName"}},{"kind":"Field","name":{"kind":"Name","value":"blockedAt"}},{"kind":"Field","name":{"kind":"Name","value":"blockedByName"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"liftedAt"}},{"kind":"Field","name":{"kind":"Name","value":"liftedByName"}},{"kind":"Field","name":{"kind":"Name","value":"liftReason"}}]}}]} as unknown as DocumentNode<ListedBlockFragment, unknown>;
export const PersonalDataDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PersonalData"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"patient"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"rut"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}}]}}]}}]} as unknown as DocumentNode<PersonalDataQuery, PersonalDataQueryVariables>;
export const MessageOppositionsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MessageOppositions"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"patientId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"messageOppositions"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"patientId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"patientId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"channel"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"notedAt"}},{"kind":"Field","name":{"kind":"Name","value":"notedByName"}}]}}]}}]} as unknown as DocumentNode<MessageOppositionsQuery, MessageOppositionsQueryVariables>;
export const SetMessageOppositionsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetMessageOppositions"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"patientId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"oppositions"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"MessageOppositionInput"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setMessageOppositions"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"patientId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"patientId"}}},{"kind":"Argument","name":{"kind":"Name","value":"oppositions"},"value":{"kind":"Variable","name":{"kind":"Name","value":"oppositions"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"channel"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"notedAt"}},{"kind":"Field","name":{"kind":"Name","value":"notedByName"}}]}}]}}]} as unknown as DocumentNode<SetMessageOppositionsMutation, SetMessageOppositionsMutationVariables>;
export const ConsentsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Consents"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"patientId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"consents"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"patientId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"patientId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ListedConsent"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ListedConsent"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Consent"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"textVersion"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"givenAt"}},{"kind":"Field","name":{"kind":"Name","value":"recordedByName"}},{"kind":"Field","name":{"kind":"Name","value":"evidence"}},{"kind":"Field","name":{"kind":"Name","value":"withdrawnAt"}},{"kind":"Field","name":{"kind":"Name","value":"withdrawnByName"}}]}}]} as unknown as DocumentNode<ConsentsQuery, ConsentsQueryVariables>;
export const RecordConsentDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RecordConsent"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"patientId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"kind"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ConsentKind"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"evidence"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"recordConsent"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"patientId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"patientId"}}},{"kind":"Argument","name":{"kind":"Name","value":"kind"},"value":{"kind":"Variable","name":{"kind":"Name","value":"kind"}}},{"kind":"Argument","name":{"kind":"Name","value":"evidence"},"value":{"kind":"Variable","name":{"kind":"Name","value":"evidence"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ListedConsent"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ListedConsent"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Consent"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"textVersion"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"givenAt"}},{"kind":"Field","name":{"kind":"Name","value":"recordedByName"}},{"kind":"Field","name":{"kind":"Name","value":"evidence"}},{"kind":"Field","name":{"kind":"Name","value":"withdrawnAt"}},{"kind":"Field","name":{"kind":"Name","value":"withdrawnByName"}}]}}]} as unknown as DocumentNode<RecordConsentMutation, RecordConsentMutationVariables>;
export const WithdrawConsentDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"WithdrawConsent"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"withdrawConsent"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ListedConsent"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ListedConsent"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Consent"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"textVersion"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"givenAt"}},{"kind":"Field","name":{"kind":"Name","value":"recordedByName"}},{"kind":"Field","name":{"kind":"Name","value":"evidence"}},{"kind":"Field","name":{"kind":"Name","value":"withdrawnAt"}},{"kind":"Field","name":{"kind":"Name","value":"withdrawnByName"}}]}}]} as unknown as DocumentNode<WithdrawConsentMutation, WithdrawConsentMutationVariables>;
export const PatientBlocksDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PatientBlocks"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"patientId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"patientBlocks"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"patientId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"patientId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ListedBlock"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ListedBlock"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PatientBlock"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"patientId"}},{"kind":"Field","name":{"kind":"Name","value":"patientName"}},{"kind":"Field","name":{"kind":"Name","value":"blockedAt"}},{"kind":"Field","name":{"kind":"Name","value":"blockedByName"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"liftedAt"}},{"kind":"Field","name":{"kind":"Name","value":"liftedByName"}},{"kind":"Field","name":{"kind":"Name","value":"liftReason"}}]}}]} as unknown as DocumentNode<PatientBlocksQuery, PatientBlocksQueryVariables>;
export const BlockedPatientsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"BlockedPatients"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"blockedPatients"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ListedBlock"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ListedBlock"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PatientBlock"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"patientId"}},{"kind":"Field","name":{"kind":"Name","value":"patientName"}},{"kind":"Field","name":{"kind":"Name","value":"blockedAt"}},{"kind":"Field","name":{"kind":"Name","value":"blockedByName"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"liftedAt"}},{"kind":"Field","name":{"kind":"Name","value":"liftedByName"}},{"kind":"Field","name":{"kind":"Name","value":"liftReason"}}]}}]} as unknown as DocumentNode<BlockedPatientsQuery, BlockedPatientsQueryVariables>;
export const BlockPatientDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"BlockPatient"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"patientId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"reason"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"blockPatient"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"patientId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"patientId"}}},{"kind":"Argument","name":{"kind":"Name","value":"reason"},"value":{"kind":"Variable","name":{"kind":"Name","value":"reason"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ListedBlock"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ListedBlock"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PatientBlock"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"patientId"}},{"kind":"Field","name":{"kind":"Name","value":"patientName"}},{"kind":"Field","name":{"kind":"Name","value":"blockedAt"}},{"kind":"Field","name":{"kind":"Name","value":"blockedByName"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"liftedAt"}},{"kind":"Field","name":{"kind":"Name","value":"liftedByName"}},{"kind":"Field","name":{"kind":"Name","value":"liftReason"}}]}}]} as unknown as DocumentNode<BlockPatientMutation, BlockPatientMutationVariables>;
export const LiftPatientBlockDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"LiftPatientBlock"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"reason"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"liftPatientBlock"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"reason"},"value":{"kind":"Variable","name":{"kind":"Name","value":"reason"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ListedBlock"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ListedBlock"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PatientBlock"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"patientId"}},{"kind":"Field","name":{"kind":"Name","value":"patientName"}},{"kind":"Field","name":{"kind":"Name","value":"blockedAt"}},{"kind":"Field","name":{"kind":"Name","value":"blockedByName"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"liftedAt"}},{"kind":"Field","name":{"kind":"Name","value":"liftedByName"}},{"kind":"Field","name":{"kind":"Name","value":"liftReason"}}]}}]} as unknown as DocumentNode<LiftPatientBlockMutation, LiftPatientBlockMutationVariables>;
export const SuppressionOutlookDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SuppressionOutlook"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"patientId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"suppressionOutlook"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"patientId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"patientId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"keptUntil"}}]}}]}}]} as unknown as DocumentNode<SuppressionOutlookQuery, SuppressionOutlookQueryVariables>;
export const SuppressPatientDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SuppressPatient"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"patientId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"suppressPatient"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"patientId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"patientId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"keptUntil"}}]}}]}}]} as unknown as DocumentNode<SuppressPatientMutation, SuppressPatientMutationVariables>;
export const ExpiredPatientsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ExpiredPatients"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"expiredPatients"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"recordCount"}},{"kind":"Field","name":{"kind":"Name","value":"lastEntryOn"}}]}}]}}]} as unknown as DocumentNode<ExpiredPatientsQuery, ExpiredPatientsQueryVariables>;
export const DeleteExpiredRecordsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteExpiredRecords"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"patientId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteExpiredRecords"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"patientId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"patientId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}}]}}]}}]} as unknown as DocumentNode<DeleteExpiredRecordsMutation, DeleteExpiredRecordsMutationVariables>;
export const usePersonalDataQuery = /*#__PURE__*/ hookQuery(PersonalDataDocument);
export const useMessageOppositionsQuery = /*#__PURE__*/ hookQuery(MessageOppositionsDocument);
export const useSetMessageOppositionsMutation = /*#__PURE__*/ hookMutation(SetMessageOppositionsDocument);
export const useConsentsQuery = /*#__PURE__*/ hookQuery(ConsentsDocument);
export const useRecordConsentMutation = /*#__PURE__*/ hookMutation(RecordConsentDocument);
export const useWithdrawConsentMutation = /*#__PURE__*/ hookMutation(WithdrawConsentDocument);
export const usePatientBlocksQuery = /*#__PURE__*/ hookQuery(PatientBlocksDocument);
export const useBlockedPatientsQuery = /*#__PURE__*/ hookQuery(BlockedPatientsDocument);
export const useBlockPatientMutation = /*#__PURE__*/ hookMutation(BlockPatientDocument);
export const useLiftPatientBlockMutation = /*#__PURE__*/ hookMutation(LiftPatientBlockDocument);
export const useSuppressionOutlookQuery = /*#__PURE__*/ hookQuery(SuppressionOutlookDocument);
export const useSuppressPatientMutation = /*#__PURE__*/ hookMutation(SuppressPatientDocument);
export const useExpiredPatientsQuery = /*#__PURE__*/ hookQuery(ExpiredPatientsDocument);
export const useDeleteExpiredRecordsMutation = /*#__PURE__*/ hookMutation(DeleteExpiredRecordsDocument);