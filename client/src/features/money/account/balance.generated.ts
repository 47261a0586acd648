/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { hookMutation, hookQuery } from '../../../apollo/apollo-hooks';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** The means of delivery of a message. */
export type MessageDriver =
  /** The WhatsApp Business Cloud API. */
  | 'CLOUD'
  /** Staff, with a wa.me link. */
  | 'LINK'
  /** A mail server. */
  | 'SMTP';

/** The state of a message in the outbox. */
export type MessageState =
  /** It reached the patient's phone. */
  | 'DELIVERED'
  /** Staff decided not to send it. */
  | 'DISCARDED'
  /** It was not sent; `failure` says why. */
  | 'FAILED'
  /** To be sent automatically at its time, or retried. */
  | 'QUEUED'
  /** The patient opened it. */
  | 'READ'
  /** Being sent right now. */
  | 'SENDING'
  /** The channel accepted it, or staff marked it as sent. */
  | 'SENT'
  /** Unknown whether it was sent: it is not retried automatically. */
  | 'UNCERTAIN'
  /** Waiting for staff to send it through its link. */
  | 'WAITING'
  /** Before it was sent, its appointment was moved or cancelled, or passed, or its control was booked, or what is owed changed. */
  | 'WITHDRAWN';

/** Why a patient can not be written to. */
export type WayRefusal =
  /** The patient opposes such messages. */
  | 'OPPOSED'
  /** There is neither an e-mail address nor a number to write to. */
  | 'UNREACHABLE';

export type BalanceFragment = { patientId: number, owed: number, credit: number, reserved: number, owedSince: string | null };

export type ListedReminderFragment = { patientId: number, driver: MessageDriver | null, refusal: WayRefusal | null, lastAt: string | null, lastState: MessageState | null, isOfToday: boolean };

export type BalanceRemindersQueryVariables = Exact<{
  patientIds: Array<number> | number;
}>;


export type BalanceRemindersQuery = { balanceReminders: Array<{ patientId: number, driver: MessageDriver | null, refusal: WayRefusal | null, lastAt: string | null, lastState: MessageState | null, isOfToday: boolean }> };

export type RemindOfBalanceMutationVariables = Exact<{
  patientId: number;
}>;


export type RemindOfBalanceMutation = { remindOfBalance: { patientId: number, lastState: MessageState | null, link: string | null, failure: string } };

export type PatientBalanceQueryVariables = Exact<{
  patientId: number;
}>;


export type PatientBalanceQuery = { patientAccount: { patientId: number, owed: number, credit: number, reserved: number, owedSince: string | null } };

export const BalanceFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Balance"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PatientAccount"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"patientId"}},{"kind":"Field","name":{"kind":"Name","value":"owed"}},{"kind":"Field","name":{"kind":"Name","value":"credit"}},{"kind":"Field","name":{"kind":"Name","value":"reserved"}},{"kind":"Field","name":{"kind":"Name","value":"owedSince"}}]}}]} as unknown as DocumentNode<BalanceFragment, unknown>;
export const ListedReminderFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ListedReminder"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BalanceReminder"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"patientId"}},{"kind":"Field","name":{"kind":"Name","value":"driver"}},{"kind":"Field","name":{"kind":"Name","value":"refusal"}},{"kind":"Field","name":{"kind":"Name","value":"lastAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastState"}},{"kind":"Field","name":{"kind":"Name","value":"isOfToday"}}]}}]} as unknown as DocumentNode<ListedReminderFragment, unknown>;
export const BalanceRemindersDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"BalanceReminders"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"patientIds"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"balanceReminders"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"patientIds"},"value":{"kind":"Variable","name":{"kind":"Name","value":"patientIds"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ListedReminder"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ListedReminder"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BalanceReminder"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"patientId"}},{"kind":"Field","name":{"kind":"Name","value":"driver"}},{"kind":"Field","name":{"kind":"Name","value":"refusal"}},{"kind":"Field","name":{"kind":"Name","value":"lastAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastState"}},{"kind":"Field","name":{"kind":"Name","value":"isOfToday"}}]}}]} as unknown as DocumentNode<BalanceRemindersQuery, BalanceRemindersQueryVariables>;
export const RemindOfBalanceDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemindOfBalance"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"patientId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"remindOfBalance"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"patientId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"patientId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"patientId"}},{"kind":"Field","name":{"kind":"Name","value":"lastState"}},{"kind":"Field","name":{"kind":"Name","value":"link"}},{"kind":"Field","name":{"kind":"Name","value":"failure"}}]}}]}}]} as unknown as DocumentNode<RemindOfBalanceMutation, RemindOfBalanceMutationVariables>;
export const PatientBalanceDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PatientBalance"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"patientId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"patientAccount"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"patientId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"patientId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Balance"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Balance"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PatientAccount"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"patientId"}},{"kind":"Field","name":{"kind":"Name","value":"owed"}},{"kind":"Field","name":{"kind":"Name","value":"credit"}},{"kind":"Field","name":{"kind":"Name","value":"reserved"}},{"kind":"Field","name":{"kind":"Name","value":"owedSince"}}]}}]} as unknown as DocumentNode<PatientBalanceQuery, PatientBalanceQueryVariables>;
export const useBalanceRemindersQuery = /*#__PURE__*/ hookQuery(BalanceRemindersDocument);
export const useRemindOfBalanceMutation = /*#__PURE__*/ hookMutation(RemindOfBalanceDocument);
export const usePatientBalanceQuery = /*#__PURE__*/ hookQuery(PatientBalanceDocument);