/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { hookMutation, hookQuery } from '../../../apollo/apollo-hooks';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** The answer to a consent text. */
export type ConsentAnswerKind =
  /** Signed: acepta. */
  | 'ACCEPTED'
  /** Not signed: the visit went on for a reason that was written down. */
  | 'OMITTED'
  /** Signed: rechaza. */
  | 'REJECTED';

/** A link to sign a text on one’s own phone. */
export type ConsentLinkInput = {
  /** An appointment of the patient, whose treatment and professional the text names; null: no visit. */
  appointmentId?: number | null | undefined;
  /** Whether a patient without a birth date was asked, and is of age; needed for them to sign where `asksAge`. */
  isOfAge?: boolean;
  /** The patient's id. */
  patientId: number;
  /** The signer; a minor’s representative signs in any case if the text says so. */
  signer?: ConsentSigner;
  /** The text's id, as listed by `consentTexts`. */
  textId: number;
};

/** Whether a link can still be signed. */
export type ConsentLinkState =
  /** It is more than 60 minutes old. */
  | 'EXPIRED'
  /** It was not used yet. */
  | 'OPEN'
  /** An answer was given through it. */
  | 'USED';

/** The signer of a consent. */
export type ConsentSigner =
  /** The patient. */
  | 'PATIENT'
  /** A representative of a minor, or of a person who can’t consent. */
  | 'REPRESENTATIVE';

/** A patient, a consent text, and the visit it is for. */
export type ConsentToSignInput = {
  /** An appointment of the patient, whose treatment and professional the text names; null: no visit. */
  appointmentId?: number | null | undefined;
  /** The patient's id. */
  patientId: number;
  /** The text's id, as listed by `consentTexts`. */
  textId: number;
};

/** A signed answer. It is signed with either `strokes` or `typedName`. */
export type SignConsentInput = {
  /** Acepta or rechaza. */
  answer: SignedAnswer;
  /** An appointment of the patient, whose treatment and professional the text names; null: no visit. */
  appointmentId?: number | null | undefined;
  /** The `digest` of the text that the signer saw. */
  digest: string;
  /** Whether a patient without a birth date was asked, and is of age; needed for them to sign where `asksAge`. */
  isOfAge?: boolean;
  /** The patient's id. */
  patientId: number;
  /** The signer; for a minor, the representative if the text says so. */
  signer?: ConsentSigner;
  /** Of a representative, who must have one. */
  signerName?: string | null | undefined;
  /** Of a representative to the patient: `Madre`. */
  signerRelation?: string | null | undefined;
  /** Of a representative, who must have one. */
  signerRut?: string | null | undefined;
  /** The drawn signature: each stroke is x, y, x, y, … in a box of 1000 by 500 units from its upper left corner; 20 to 5,000 points in all. */
  strokes?: Array<Array<number>> | null | undefined;
  /** The text's id, as listed by `consentTexts`. */
  textId: number;
  /** The typed signature, 3 to 200 characters. */
  typedName?: string | null | undefined;
};

/** The answers that are signed. */
export type SignedAnswer =
  /** Acepta. */
  | 'ACCEPTED'
  /** Rechaza. */
  | 'REJECTED';

/** Where a consent was signed. */
export type SigningDevice =
  /** On a device of the clinic. */
  | 'CLINIC'
  /** On the signer’s own phone, through a link. */
  | 'OWN_PHONE';

export type TextToSignFragment = { textId: number, title: string, body: string, digest: string, patientId: number, patientName: string, appointmentId: number | null, representativeSigns: boolean, needsRepresentative: boolean, asksAge: boolean, representative: { name: string, rut: string, relation: string } };

export type ConsentsOfVisitQueryVariables = Exact<{
  appointmentId: number;
}>;


export type ConsentsOfVisitQuery = { consentsOfVisit: Array<{ textId: number, title: string, body: string, digest: string, patientId: number, patientName: string, appointmentId: number | null, representativeSigns: boolean, needsRepresentative: boolean, asksAge: boolean, representative: { name: string, rut: string, relation: string } }> };

export type TextToSignQueryVariables = Exact<{
  input: ConsentToSignInput;
}>;


export type TextToSignQuery = { consentToSign: { textId: number, title: string, body: string, digest: string, patientId: number, patientName: string, appointmentId: number | null, representativeSigns: boolean, needsRepresentative: boolean, asksAge: boolean, representative: { name: string, rut: string, relation: string } } };

export type TextsInUseQueryVariables = Exact<{ [key: string]: never; }>;


export type TextsInUseQuery = { consentTexts: Array<{ id: number, title: string, isArchived: boolean }> };

export type SignedConsentFactsFragment = { id: number, appointmentId: number | null, professionalId: number | null, kind: ConsentAnswerKind, title: string, body: string, textVersion: number, digest: string, signer: ConsentSigner | null, signerName: string, signerRut: string, signerRelation: string, strokes: Array<Array<number>> | null, typedName: string, device: SigningDevice | null, reason: string, answeredAt: string, recordedByName: string, isInForce: boolean, withdrawnAt: string | null, withdrawnByName: string | null, withdrawalReason: string };

export type SignedConsentsQueryVariables = Exact<{
  patientId: number;
}>;


export type SignedConsentsQuery = { signedConsents: Array<{ id: number, appointmentId: number | null, professionalId: number | null, kind: ConsentAnswerKind, title: string, body: string, textVersion: number, digest: string, signer: ConsentSigner | null, signerName: string, signerRut: string, signerRelation: string, strokes: Array<Array<number>> | null, typedName: string, device: SigningDevice | null, reason: string, answeredAt: string, recordedByName: string, isInForce: boolean, withdrawnAt: string | null, withdrawnByName: string | null, withdrawalReason: string }> };

export type SignConsentMutationVariables = Exact<{
  input: SignConsentInput;
}>;


export type SignConsentMutation = { signConsent: { id: number, kind: ConsentAnswerKind } };

export type ContinueWithoutConsentMutationVariables = Exact<{
  appointmentId: number;
  textId: number;
  reason: string;
}>;


export type ContinueWithoutConsentMutation = { continueWithoutConsent: { id: number } };

export type WithdrawSignedConsentMutationVariables = Exact<{
  id: number;
  reason: string;
}>;


export type WithdrawSignedConsentMutation = { withdrawSignedConsent: { id: number, appointmentId: number | null, professionalId: number | null, kind: ConsentAnswerKind, title: string, body: string, textVersion: number, digest: string, signer: ConsentSigner | null, signerName: string, signerRut: string, signerRelation: string, strokes: Array<Array<number>> | null, typedName: string, device: SigningDevice | null, reason: string, answeredAt: string, recordedByName: string, isInForce: boolean, withdrawnAt: string | null, withdrawnByName: string | null, withdrawalReason: string } };

export type CreateConsentLinkMutationVariables = Exact<{
  input: ConsentLinkInput;
}>;


export type CreateConsentLinkMutation = { createConsentLink: { id: number, path: string, expiresAt: string } };

export type ConsentLinkProgressQueryVariables = Exact<{
  id: number;
}>;


export type ConsentLinkProgressQuery = { consentLink: { id: number, state: ConsentLinkState, answerId: number | null } };

export const TextToSignFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TextToSign"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ConsentToSign"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"textId"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"body"}},{"kind":"Field","name":{"kind":"Name","value":"digest"}},{"kind":"Field","name":{"kind":"Name","value":"patientId"}},{"kind":"Field","name":{"kind":"Name","value":"patientName"}},{"kind":"Field","name":{"kind":"Name","value":"appointmentId"}},{"kind":"Field","name":{"kind":"Name","value":"representativeSigns"}},{"kind":"Field","name":{"kind":"Name","value":"needsRepresentative"}},{"kind":"Field","name":{"kind":"Name","value":"asksAge"}},{"kind":"Field","name":{"kind":"Name","value":"representative"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"rut"}},{"kind":"Field","name":{"kind":"Name","value":"relation"}}]}}]}}]} as unknown as DocumentNode<TextToSignFragment, unknown>;
export const SignedConsentFactsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SignedConsentFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SignedConsent"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"appointmentId"}},{"kind":"Field","name":{"kind":"Name","value":"professionalId"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"body"}},{"kind":"Field","name":{"kind":"Name","value":"textVersion"}},{"kind":"Field","name":{"kind":"Name","value":"digest"}},{"kind":"Field","name":{"kind":"Name","value":"signer"}},{"kind":"Field","name":{"kind":"Name","value":"signerName"}},{"kind":"Field","name":{"kind":"Name","value":"signerRut"}},{"kind":"Field","name":{"kind":"Name","value":"signerRelation"}},{"kind":"Field","name":{"kind":"Name","value":"strokes"}},{"kind":"Field","name":{"kind":"Name","value":"typedName"}},{"kind":"Field","name":{"kind":"Name","value":"device"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"answeredAt"}},{"kind":"Field","name":{"kind":"Name","value":"recordedByName"}},{"kind":"Field","name":{"kind":"Name","value":"isInForce"}},{"kind":"Field","name":{"kind":"Name","value":"withdrawnAt"}},{"kind":"Field","name":{"kind":"Name","value":"withdrawnByName"}},{"kind":"Field","name":{"kind":"Name","value":"withdrawalReason"}}]}}]} as unknown as DocumentNode<SignedConsentFactsFragment, unknown>;
export const ConsentsOfVisitDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ConsentsOfVisit"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"appointmentId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"consentsOfVisit"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"appointmentId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"appointmentId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TextToSign"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TextToSign"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ConsentToSign"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"textId"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"body"}},{"kind":"Field","name":{"kind":"Name","value":"digest"}},{"kind":"Field","name":{"kind":"Name","value":"patientId"}},{"kind":"Field","name":{"kind":"Name","value":"patientName"}},{"kind":"Field","name":{"kind":"Name","value":"appointmentId"}},{"kind":"Field","name":{"kind":"Name","value":"representativeSigns"}},{"kind":"Field","name":{"kind":"Name","value":"needsRepresentative"}},{"kind":"Field","name":{"kind":"Name","value":"asksAge"}},{"kind":"Field","name":{"kind":"Name","value":"representative"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"rut"}},{"kind":"Field","name":{"kind":"Name","value":"relation"}}]}}]}}]} as unknown as DocumentNode<ConsentsOfVisitQuery, ConsentsOfVisitQueryVariables>;
export const TextToSignDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"TextToSign"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ConsentToSignInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"consentToSign"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TextToSign"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TextToSign"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ConsentToSign"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"textId"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"body"}},{"kind":"Field","name":{"kind":"Name","value":"digest"}},{"kind":"Field","name":{"kind":"Name","value":"patientId"}},{"kind":"Field","name":{"kind":"Name","value":"patientName"}},{"kind":"Field","name":{"kind":"Name","value":"appointmentId"}},{"kind":"Field","name":{"kind":"Name","value":"representativeSigns"}},{"kind":"Field","name":{"kind":"Name","value":"needsRepresentative"}},{"kind":"Field","name":{"kind":"Name","value":"asksAge"}},{"kind":"Field","name":{"kind":"Name","value":"representative"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"rut"}},{"kind":"Field","name":{"kind":"Name","value":"relation"}}]}}]}}]} as unknown as DocumentNode<TextToSignQuery, TextToSignQueryVariables>;
export const TextsInUseDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"TextsInUse"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"consentTexts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"isArchived"}}]}}]}}]} as unknown as DocumentNode<TextsInUseQuery, TextsInUseQueryVariables>;
export const SignedConsentsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SignedConsents"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"patientId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"signedConsents"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"patientId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"patientId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SignedConsentFacts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SignedConsentFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SignedConsent"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"appointmentId"}},{"kind":"Field","name":{"kind":"Name","value":"professionalId"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"body"}},{"kind":"Field","name":{"kind":"Name","value":"textVersion"}},{"kind":"Field","name":{"kind":"Name","value":"digest"}},{"kind":"Field","name":{"kind":"Name","value":"signer"}},{"kind":"Field","name":{"kind":"Name","value":"signerName"}},{"kind":"Field","name":{"kind":"Name","value":"signerRut"}},{"kind":"Field","name":{"kind":"Name","value":"signerRelation"}},{"kind":"Field","name":{"kind":"Name","value":"strokes"}},{"kind":"Field","name":{"kind":"Name","value":"typedName"}},{"kind":"Field","name":{"kind":"Name","value":"device"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"answeredAt"}},{"kind":"Field","name":{"kind":"Name","value":"recordedByName"}},{"kind":"Field","name":{"kind":"Name","value":"isInForce"}},{"kind":"Field","name":{"kind":"Name","value":"withdrawnAt"}},{"kind":"Field","name":{"kind":"Name","value":"withdrawnByName"}},{"kind":"Field","name":{"kind":"Name","value":"withdrawalReason"}}]}}]} as unknown as DocumentNode<SignedConsentsQuery, SignedConsentsQueryVariables>;
export const SignConsentDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SignConsent"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SignConsentInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"signConsent"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}}]}}]}}]} as unknown as DocumentNode<SignConsentMutation, SignConsentMutationVariables>;
export const ContinueWithoutConsentDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ContinueWithoutConsent"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"appointmentId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"textId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"reason"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"continueWithoutConsent"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"appointmentId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"appointmentId"}}},{"kind":"Argument","name":{"kind":"Name","value":"textId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"textId"}}},{"kind":"Argument","name":{"kind":"Name","value":"reason"},"value":{"kind":"Variable","name":{"kind":"Name","value":"reason"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<ContinueWithoutConsentMutation, ContinueWithoutConsentMutationVariables>;
export const WithdrawSignedConsentDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"WithdrawSignedConsent"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"reason"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"withdrawSignedConsent"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"reason"},"value":{"kind":"Variable","name":{"kind":"Name","value":"reason"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SignedConsentFacts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SignedConsentFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SignedConsent"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"appointmentId"}},{"kind":"Field","name":{"kind":"Name","value":"professionalId"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"body"}},{"kind":"Field","name":{"kind":"Name","value":"textVersion"}},{"kind":"Field","name":{"kind":"Name","value":"digest"}},{"kind":"Field","name":{"kind":"Name","value":"signer"}},{"kind":"Field","name":{"kind":"Name","value":"signerName"}},{"kind":"Field","name":{"kind":"Name","value":"signerRut"}},{"kind":"Field","name":{"kind":"Name","value":"signerRelation"}},{"kind":"Field","name":{"kind":"Name","value":"strokes"}},{"kind":"Field","name":{"kind":"Name","value":"typedName"}},{"kind":"Field","name":{"kind":"Name","value":"device"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"answeredAt"}},{"kind":"Field","name":{"kind":"Name","value":"recordedByName"}},{"kind":"Field","name":{"kind":"Name","value":"isInForce"}},{"kind":"Field","name":{"kind":"Name","value":"withdrawnAt"}},{"kind":"Field","name":{"kind":"Name","value":"withdrawnByName"}},{"kind":"Field","name":{"kind":"Name","value":"withdrawalReason"}}]}}]} as unknown as DocumentNode<WithdrawSignedConsentMutation, WithdrawSignedConsentMutationVariables>;
export const CreateConsentLinkDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateConsentLink"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ConsentLinkInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createConsentLink"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}}]}}]}}]} as unknown as DocumentNode<CreateConsentLinkMutation, CreateConsentLinkMutationVariables>;
export const ConsentLinkProgressDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ConsentLinkProgress"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"consentLink"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"answerId"}}]}}]}}]} as unknown as DocumentNode<ConsentLinkProgressQuery, ConsentLinkProgressQueryVariables>;
export const useConsentsOfVisitQuery = /*#__PURE__*/ hookQuery(ConsentsOfVisitDocument);
export const useTextToSignQuery = /*#__PURE__*/ hookQuery(TextToSignDocument);
export const useTextsInUseQuery = /*#__PURE__*/ hookQuery(TextsInUseDocument);
export const useSignedConsentsQuery = /*#__PURE__*/ hookQuery(SignedConsentsDocument);
export const useSignConsentMutation = /*#__PURE__*/ hookMutation(SignConsentDocument);
export const useContinueWithoutConsentMutation = /*#__PURE__*/ hookMutation(ContinueWithoutConsentDocument);
export const useWithdrawSignedConsentMutation = /*#__PURE__*/ hookMutation(WithdrawSignedConsentDocument);
export const useCreateConsentLinkMutation = /*#__PURE__*/ hookMutation(CreateConsentLinkDocument);
export const useConsentLinkProgressQuery = /*#__PURE__*/ hookQuery(ConsentLinkProgressDocument);