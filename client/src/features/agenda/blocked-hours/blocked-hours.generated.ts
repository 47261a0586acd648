/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { hookMutation, hookQuery } from '../../../apollo/apollo-hooks';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Hours of a professional’s day that cannot be booked. */
export type BlockHoursInput = {
  /** The day, in the clinic's time. */
  date: string;
  /** A multiple of 30; they end at midnight at the latest. */
  durationMinutes: number;
  /** The professional whose hours they are; others' stay free. */
  professionalId: number;
  /** Only staff see it. */
  reason: string;
  /** When they start: on the hour or half past. */
  time: string;
};

export type CalendarBlockFragment = { id: number, professionalId: number, date: string, time: string, durationMinutes: number, reason: string };

export type BlockedHoursQueryVariables = Exact<{
  from: string;
  to: string;
}>;


export type BlockedHoursQuery = { blockedHours: Array<{ id: number, professionalId: number, date: string, time: string, durationMinutes: number, reason: string }> };

export type BlockHoursMutationVariables = Exact<{
  input: BlockHoursInput;
}>;


export type BlockHoursMutation = { blockHours: { id: number, professionalId: number, date: string, time: string, durationMinutes: number, reason: string } };

export type UnblockHoursMutationVariables = Exact<{
  id: number;
}>;


export type UnblockHoursMutation = { unblockHours: boolean };

export const CalendarBlockFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CalendarBlock"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BlockedHours"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"professionalId"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"time"}},{"kind":"Field","name":{"kind":"Name","value":"durationMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}}]} as unknown as DocumentNode<CalendarBlockFragment, unknown>;
export const BlockedHoursDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"BlockedHours"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"from"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LocalDate"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"to"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LocalDate"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"blockedHours"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"from"},"value":{"kind":"Variable","name":{"kind":"Name","value":"from"}}},{"kind":"Argument","name":{"kind":"Name","value":"to"},"value":{"kind":"Variable","name":{"kind":"Name","value":"to"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CalendarBlock"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CalendarBlock"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BlockedHours"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"professionalId"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"time"}},{"kind":"Field","name":{"kind":"Name","value":"durationMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}}]} as unknown as DocumentNode<BlockedHoursQuery, BlockedHoursQueryVariables>;
export const BlockHoursDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"BlockHours"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"BlockHoursInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"blockHours"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CalendarBlock"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CalendarBlock"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BlockedHours"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"professionalId"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"time"}},{"kind":"Field","name":{"kind":"Name","value":"durationMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}}]} as unknown as DocumentNode<BlockHoursMutation, BlockHoursMutationVariables>;
export const UnblockHoursDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UnblockHours"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"unblockHours"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}]}}]} as unknown as DocumentNode<UnblockHoursMutation, UnblockHoursMutationVariables>;
export const useBlockedHoursQuery = /*#__PURE__*/ hookQuery(BlockedHoursDocument);
export const useBlockHoursMutation = /*#__PURE__*/ hookMutation(BlockHoursDocument);
export const useUnblockHoursMutation = /*#__PURE__*/ hookMutation(UnblockHoursDocument);