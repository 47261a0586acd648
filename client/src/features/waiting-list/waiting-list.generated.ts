/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { hookMutation, hookQuery } from '../../apollo/apollo-hooks';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** A caller who waits for an hour: an existing patient, or a name and a phone. */
export type AddToWaitingListInput = {
  /** The time of day that suits them. */
  dayPart: DayPart;
  /** The first day, from today. */
  fromDate: string;
  /** The new patient's name, at most 200 characters. */
  name?: string | null | undefined;
  /** Null: a new patient. */
  patientId?: number | null | undefined;
  /** The new patient's phone, at most 200 characters. */
  phone?: string | null | undefined;
  /** Null: any professional. */
  professionalId?: number | null | undefined;
  /** Whether the new patient is a different person from those who already have the phone. */
  sharesPhone?: boolean;
  /** The last day, at most 30 days later. */
  toDate: string;
  /** A treatment that visitors may choose. Null: the consultation. */
  treatment?: string | null | undefined;
};

/** A part of a day; the morning ends at 13:00. */
export type DayPart =
  /** Starts at 13:00 or later. */
  | 'AFTERNOON'
  /** Any hour of the day. */
  | 'ALL'
  /** Starts before 13:00. */
  | 'MORNING';

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

export type ListedWaitingEntryFragment = { id: number, patientId: number, patientName: string, visitorName: string | null, patientPhone: string, treatment: string, durationMinutes: number, professionalName: string, fromDate: string, toDate: string, dayPart: DayPart, createdAt: string, addedByName: string | null, earlierOffers: number, offer: { date: string, time: string, heldUntil: string | null, messageState: MessageState | null } | null };

export type WaitingListQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
}>;


export type WaitingListQuery = { waitingHoldMinutes: number, waitingPages: { endCursor: string | null, hasNextPage: boolean, nodes: Array<{ id: number, patientId: number, patientName: string, visitorName: string | null, patientPhone: string, treatment: string, durationMinutes: number, professionalName: string, fromDate: string, toDate: string, dayPart: DayPart, createdAt: string, addedByName: string | null, earlierOffers: number, offer: { date: string, time: string, heldUntil: string | null, messageState: MessageState | null } | null }> } };

export type HoldMinutesQueryVariables = Exact<{ [key: string]: never; }>;


export type HoldMinutesQuery = { waitingHoldMinutes: number };

export type SetWaitingHoldMinutesMutationVariables = Exact<{
  minutes: number;
}>;


export type SetWaitingHoldMinutesMutation = { setWaitingHoldMinutes: number };

export type HoursForWaitingQueryVariables = Exact<{
  id: number;
}>;


export type HoursForWaitingQuery = { hoursForWaiting: Array<{ date: string, time: string }> };

export type AddToWaitingListMutationVariables = Exact<{
  input: AddToWaitingListInput;
}>;


export type AddToWaitingListMutation = { addToWaitingList: boolean };

export type OfferWaitingHourMutationVariables = Exact<{
  id: number;
  date: string;
  time: string;
}>;


export type OfferWaitingHourMutation = { offerWaitingHour: boolean };

export type AcceptWaitingOfferMutationVariables = Exact<{
  id: number;
}>;


export type AcceptWaitingOfferMutation = { acceptWaitingOffer: boolean };

export type RemoveFromWaitingListMutationVariables = Exact<{
  id: number;
}>;


export type RemoveFromWaitingListMutation = { removeFromWaitingList: boolean };

export const ListedWaitingEntryFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ListedWaitingEntry"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WaitingEntry"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"patientId"}},{"kind":"Field","name":{"kind":"Name","value":"patientName"}},{"kind":"Field","name":{"kind":"Name","value":"visitorName"}},{"kind":"Field","name":{"kind":"Name","value":"patientPhone"}},{"kind":"Field","name":{"kind":"Name","value":"treatment"}},{"kind":"Field","name":{"kind":"Name","value":"durationMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"professionalName"}},{"kind":"Field","name":{"kind":"Name","value":"fromDate"}},{"kind":"Field","name":{"kind":"Name","value":"toDate"}},{"kind":"Field","name":{"kind":"Name","value":"dayPart"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"addedByName"}},{"kind":"Field","name":{"kind":"Name","value":"earlierOffers"}},{"kind":"Field","name":{"kind":"Name","value":"offer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"time"}},{"kind":"Field","name":{"kind":"Name","value":"heldUntil"}},{"kind":"Field","name":{"kind":"Name","value":"messageState"}}]}}]}}]} as unknown as DocumentNode<ListedWaitingEntryFragment, unknown>;
export const WaitingListDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"WaitingList"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"waitingPages"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ListedWaitingEntry"}}]}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}},{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}}]}},{"kind":"Field","name":{"kind":"Name","value":"waitingHoldMinutes"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ListedWaitingEntry"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WaitingEntry"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"patientId"}},{"kind":"Field","name":{"kind":"Name","value":"patientName"}},{"kind":"Field","name":{"kind":"Name","value":"visitorName"}},{"kind":"Field","name":{"kind":"Name","value":"patientPhone"}},{"kind":"Field","name":{"kind":"Name","value":"treatment"}},{"kind":"Field","name":{"kind":"Name","value":"durationMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"professionalName"}},{"kind":"Field","name":{"kind":"Name","value":"fromDate"}},{"kind":"Field","name":{"kind":"Name","value":"toDate"}},{"kind":"Field","name":{"kind":"Name","value":"dayPart"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"addedByName"}},{"kind":"Field","name":{"kind":"Name","value":"earlierOffers"}},{"kind":"Field","name":{"kind":"Name","value":"offer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"time"}},{"kind":"Field","name":{"kind":"Name","value":"heldUntil"}},{"kind":"Field","name":{"kind":"Name","value":"messageState"}}]}}]}}]} as unknown as DocumentNode<WaitingListQuery, WaitingListQueryVariables>;
export const HoldMinutesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"HoldMinutes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"waitingHoldMinutes"}}]}}]} as unknown as DocumentNode<HoldMinutesQuery, HoldMinutesQueryVariables>;
export const SetWaitingHoldMinutesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetWaitingHoldMinutes"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"minutes"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setWaitingHoldMinutes"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"minutes"},"value":{"kind":"Variable","name":{"kind":"Name","value":"minutes"}}}]}]}}]} as unknown as DocumentNode<SetWaitingHoldMinutesMutation, SetWaitingHoldMinutesMutationVariables>;
export const HoursForWaitingDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"HoursForWaiting"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hoursForWaiting"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"time"}}]}}]}}]} as unknown as DocumentNode<HoursForWaitingQuery, HoursForWaitingQueryVariables>;
export const AddToWaitingListDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AddToWaitingList"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AddToWaitingListInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addToWaitingList"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}]}]}}]} as unknown as DocumentNode<AddToWaitingListMutation, AddToWaitingListMutationVariables>;
export const OfferWaitingHourDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"OfferWaitingHour"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"date"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LocalDate"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"time"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LocalTime"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"offerWaitingHour"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"date"},"value":{"kind":"Variable","name":{"kind":"Name","value":"date"}}},{"kind":"Argument","name":{"kind":"Name","value":"time"},"value":{"kind":"Variable","name":{"kind":"Name","value":"time"}}}]}]}}]} as unknown as DocumentNode<OfferWaitingHourMutation, OfferWaitingHourMutationVariables>;
export const AcceptWaitingOfferDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AcceptWaitingOffer"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"acceptWaitingOffer"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}]}}]} as unknown as DocumentNode<AcceptWaitingOfferMutation, AcceptWaitingOfferMutationVariables>;
export const RemoveFromWaitingListDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemoveFromWaitingList"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removeFromWaitingList"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}]}}]} as unknown as DocumentNode<RemoveFromWaitingListMutation, RemoveFromWaitingListMutationVariables>;
export const useWaitingListQuery = /*#__PURE__*/ hookQuery(WaitingListDocument);
export const useHoldMinutesQuery = /*#__PURE__*/ hookQuery(HoldMinutesDocument);
export const useSetWaitingHoldMinutesMutation = /*#__PURE__*/ hookMutation(SetWaitingHoldMinutesDocument);
export const useHoursForWaitingQuery = /*#__PURE__*/ hookQuery(HoursForWaitingDocument);
export const useAddToWaitingListMutation = /*#__PURE__*/ hookMutation(AddToWaitingListDocument);
export const useOfferWaitingHourMutation = /*#__PURE__*/ hookMutation(OfferWaitingHourDocument);
export const useAcceptWaitingOfferMutation = /*#__PURE__*/ hookMutation(AcceptWaitingOfferDocument);
export const useRemoveFromWaitingListMutation = /*#__PURE__*/ hookMutation(RemoveFromWaitingListDocument);