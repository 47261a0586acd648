/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { hookMutation, hookQuery } from '../../../apollo/apollo-hooks';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** All three, each in months; null or absent: never. */
export type RetentionInput = {
  /** Text and recipients of messages: 1 to 120. */
  messageMonths?: number | null | undefined;
  /** Events of the security log: 12 to 120. */
  securityLogMonths?: number | null | undefined;
  /** Patients created by the booking page who never came: 6 to 120. */
  visitorMonths?: number | null | undefined;
};

export type EditableRetentionFragment = { messageMonths: number | null, securityLogMonths: number | null, visitorMonths: number | null, startsOn: string, version: number };

export type RetentionQueryVariables = Exact<{ [key: string]: never; }>;


export type RetentionQuery = { retention: { settings: { messageMonths: number | null, securityLogMonths: number | null, visitorMonths: number | null, startsOn: string, version: number }, lastRun: { startedAt: string, finishedAt: string | null, messages: number, securityEvents: number, visitors: number } | null } };

export type RetentionPreviewQueryVariables = Exact<{
  input: RetentionInput;
}>;


export type RetentionPreviewQuery = { retentionPreview: { messages: number, securityEvents: number, visitors: number, dueVisitors: Array<{ id: number, name: string, lastOn: string }> } };

export type UpdateRetentionMutationVariables = Exact<{
  version: number;
  input: RetentionInput;
}>;


export type UpdateRetentionMutation = { updateRetention: { messageMonths: number | null, securityLogMonths: number | null, visitorMonths: number | null, startsOn: string, version: number } };

export const EditableRetentionFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EditableRetention"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RetentionSettings"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"messageMonths"}},{"kind":"Field","name":{"kind":"Name","value":"securityLogMonths"}},{"kind":"Field","name":{"kind":"Name","value":"visitorMonths"}},{"kind":"Field","name":{"kind":"Name","value":"startsOn"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<EditableRetentionFragment, unknown>;
export const RetentionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Retention"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"retention"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"settings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EditableRetention"}}]}},{"kind":"Field","name":{"kind":"Name","value":"lastRun"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"finishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"messages"}},{"kind":"Field","name":{"kind":"Name","value":"securityEvents"}},{"kind":"Field","name":{"kind":"Name","value":"visitors"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EditableRetention"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RetentionSettings"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"messageMonths"}},{"kind":"Field","name":{"kind":"Name","value":"securityLogMonths"}},{"kind":"Field","name":{"kind":"Name","value":"visitorMonths"}},{"kind":"Field","name":{"kind":"Name","value":"startsOn"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<RetentionQuery, RetentionQueryVariables>;
export const RetentionPreviewDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RetentionPreview"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RetentionInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"retentionPreview"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"messages"}},{"kind":"Field","name":{"kind":"Name","value":"securityEvents"}},{"kind":"Field","name":{"kind":"Name","value":"visitors"}},{"kind":"Field","name":{"kind":"Name","value":"dueVisitors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"lastOn"}}]}}]}}]}}]} as unknown as DocumentNode<RetentionPreviewQuery, RetentionPreviewQueryVariables>;
export const UpdateRetentionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateRetention"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"version"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RetentionInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateRetention"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"version"},"value":{"kind":"Variable","name":{"kind":"Name","value":"version"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EditableRetention"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EditableRetention"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RetentionSettings"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"messageMonths"}},{"kind":"Field","name":{"kind":"Name","value":"securityLogMonths"}},{"kind":"Field","name":{"kind":"Name","value":"visitorMonths"}},{"kind":"Field","name":{"kind":"Name","value":"startsOn"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<UpdateRetentionMutation, UpdateRetentionMutationVariables>;
export const useRetentionQuery = /*#__PURE__*/ hookQuery(RetentionDocument);
export const useRetentionPreviewQuery = /*#__PURE__*/ hookQuery(RetentionPreviewDocument);
export const useUpdateRetentionMutation = /*#__PURE__*/ hookMutation(UpdateRetentionDocument);