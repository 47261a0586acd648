/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { hookMutation, hookQuery } from '../../../../apollo/apollo-hooks';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Why an archive failed. */
export type ArchiveReason =
  /** The database could not be reached. */
  | 'DATABASE_AWAY'
  /** The server's disk has too little space. */
  | 'DISK_FULL'
  /** The backup folder cannot be written. */
  | 'FOLDER_UNUSABLE'
  /** The server stopped before it was complete. */
  | 'INTERRUPTED'
  /** None of these; see the server's log. */
  | 'UNKNOWN';

/** The state of an archive. */
export type ArchiveState =
  /** There is no archive; `reason` says why. */
  | 'FAILED'
  /** It can be downloaded. */
  | 'READY'
  /** Its 24 hours are over, or it was removed. */
  | 'REMOVED'
  /** It is being made. */
  | 'RUNNING';

export type ShownArchiveFragment = { id: number, state: ArchiveState, reason: ArchiveReason | null, requestedAt: string, requestedByName: string, isOwn: boolean, finishedAt: string | null, doneRows: number, rowCount: number | null, bytes: number | null };

export type ArchiveQueryVariables = Exact<{ [key: string]: never; }>;


export type ArchiveQuery = { archive: { id: number, state: ArchiveState, reason: ArchiveReason | null, requestedAt: string, requestedByName: string, isOwn: boolean, finishedAt: string | null, doneRows: number, rowCount: number | null, bytes: number | null } | null };

export type StartArchiveMutationVariables = Exact<{
  password: string;
}>;


export type StartArchiveMutation = { startArchive: { id: number, state: ArchiveState, reason: ArchiveReason | null, requestedAt: string, requestedByName: string, isOwn: boolean, finishedAt: string | null, doneRows: number, rowCount: number | null, bytes: number | null } };

export type RemoveArchiveMutationVariables = Exact<{
  id: number;
}>;


export type RemoveArchiveMutation = { removeArchive: boolean };

export const ShownArchiveFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ShownArchive"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Archive"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"requestedAt"}},{"kind":"Field","name":{"kind":"Name","value":"requestedByName"}},{"kind":"Field","name":{"kind":"Name","value":"isOwn"}},{"kind":"Field","name":{"kind":"Name","value":"finishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"doneRows"}},{"kind":"Field","name":{"kind":"Name","value":"rowCount"}},{"kind":"Field","name":{"kind":"Name","value":"bytes"}}]}}]} as unknown as DocumentNode<ShownArchiveFragment, unknown>;
export const ArchiveDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Archive"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"archive"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ShownArchive"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ShownArchive"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Archive"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"requestedAt"}},{"kind":"Field","name":{"kind":"Name","value":"requestedByName"}},{"kind":"Field","name":{"kind":"Name","value":"isOwn"}},{"kind":"Field","name":{"kind":"Name","value":"finishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"doneRows"}},{"kind":"Field","name":{"kind":"Name","value":"rowCount"}},{"kind":"Field","name":{"kind":"Name","value":"bytes"}}]}}]} as unknown as DocumentNode<ArchiveQuery, ArchiveQueryVariables>;
export const StartArchiveDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"StartArchive"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"password"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"startArchive"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"password"},"value":{"kind":"Variable","name":{"kind":"Name","value":"password"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ShownArchive"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ShownArchive"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Archive"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"requestedAt"}},{"kind":"Field","name":{"kind":"Name","value":"requestedByName"}},{"kind":"Field","name":{"kind":"Name","value":"isOwn"}},{"kind":"Field","name":{"kind":"Name","value":"finishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"doneRows"}},{"kind":"Field","name":{"kind":"Name","value":"rowCount"}},{"kind":"Field","name":{"kind":"Name","value":"bytes"}}]}}]} as unknown as DocumentNode<StartArchiveMutation, StartArchiveMutationVariables>;
export const RemoveArchiveDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemoveArchive"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removeArchive"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}]}}]} as unknown as DocumentNode<RemoveArchiveMutation, RemoveArchiveMutationVariables>;
export const useArchiveQuery = /*#__PURE__*/ hookQuery(ArchiveDocument);
export const useStartArchiveMutation = /*#__PURE__*/ hookMutation(StartArchiveDocument);
export const useRemoveArchiveMutation = /*#__PURE__*/ hookMutation(RemoveArchiveDocument);