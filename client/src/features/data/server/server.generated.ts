/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { hookMutation, hookQuery } from '../../../apollo/apollo-hooks';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** The source of an external connection. */
export type ConnectionSource =
  /** The server's operator, with environment variables; users can't change it. */
  | 'ENVIRONMENT'
  /** It is not set. */
  | 'NONE'
  /** A user. */
  | 'SCREEN';

export type ShownPublicAddressFragment = { source: ConnectionSource, address: string | null, version: number | null };

export type PublicAddressQueryVariables = Exact<{ [key: string]: never; }>;


export type PublicAddressQuery = { publicAddress: { source: ConnectionSource, address: string | null, version: number | null } };

export type SetPublicAddressMutationVariables = Exact<{
  address: string;
  version?: number | null | undefined;
  password: string;
}>;


export type SetPublicAddressMutation = { setPublicAddress: { source: ConnectionSource, address: string | null, version: number | null } };

export type RemovePublicAddressMutationVariables = Exact<{
  version?: number | null | undefined;
  password: string;
}>;


export type RemovePublicAddressMutation = { removePublicAddress: { source: ConnectionSource, address: string | null, version: number | null } };

export type ShownBackupFolderFragment = { source: ConnectionSource, folder: string | null, isMissing: boolean, mustConfirm: boolean, version: number | null };

export type BackupFolderQueryVariables = Exact<{ [key: string]: never; }>;


export type BackupFolderQuery = { backupFolder: { source: ConnectionSource, folder: string | null, isMissing: boolean, mustConfirm: boolean, version: number | null } };

export type SetBackupFolderMutationVariables = Exact<{
  folder: string;
  version?: number | null | undefined;
  password: string;
}>;


export type SetBackupFolderMutation = { setBackupFolder: { source: ConnectionSource, folder: string | null, isMissing: boolean, mustConfirm: boolean, version: number | null } };

export type RemoveBackupFolderMutationVariables = Exact<{
  version?: number | null | undefined;
  password: string;
}>;


export type RemoveBackupFolderMutation = { removeBackupFolder: { source: ConnectionSource, folder: string | null, isMissing: boolean, mustConfirm: boolean, version: number | null } };

export const ShownPublicAddressFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ShownPublicAddress"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PublicAddress"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<ShownPublicAddressFragment, unknown>;
export const ShownBackupFolderFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ShownBackupFolder"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BackupFolder"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"folder"}},{"kind":"Field","name":{"kind":"Name","value":"isMissing"}},{"kind":"Field","name":{"kind":"Name","value":"mustConfirm"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<ShownBackupFolderFragment, unknown>;
export const PublicAddressDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PublicAddress"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"publicAddress"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ShownPublicAddress"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ShownPublicAddress"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PublicAddress"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<PublicAddressQuery, PublicAddressQueryVariables>;
export const SetPublicAddressDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetPublicAddress"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"address"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"version"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"password"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setPublicAddress"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"address"},"value":{"kind":"Variable","name":{"kind":"Name","value":"address"}}},{"kind":"Argument","name":{"kind":"Name","value":"version"},"value":{"kind":"Variable","name":{"kind":"Name","value":"version"}}},{"kind":"Argument","name":{"kind":"Name","value":"password"},"value":{"kind":"Variable","name":{"kind":"Name","value":"password"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ShownPublicAddress"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ShownPublicAddress"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PublicAddress"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<SetPublicAddressMutation, SetPublicAddressMutationVariables>;
export const RemovePublicAddressDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemovePublicAddress"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"version"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"password"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removePublicAddress"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"version"},"value":{"kind":"Variable","name":{"kind":"Name","value":"version"}}},{"kind":"Argument","name":{"kind":"Name","value":"password"},"value":{"kind":"Variable","name":{"kind":"Name","value":"password"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ShownPublicAddress"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ShownPublicAddress"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PublicAddress"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<RemovePublicAddressMutation, RemovePublicAddressMutationVariables>;
export const BackupFolderDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"BackupFolder"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"backupFolder"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ShownBackupFolder"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ShownBackupFolder"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BackupFolder"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"folder"}},{"kind":"Field","name":{"kind":"Name","value":"isMissing"}},{"kind":"Field","name":{"kind":"Name","value":"mustConfirm"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<BackupFolderQuery, BackupFolderQueryVariables>;
export const SetBackupFolderDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetBackupFolder"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"folder"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"version"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"password"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setBackupFolder"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"folder"},"value":{"kind":"Variable","name":{"kind":"Name","value":"folder"}}},{"kind":"Argument","name":{"kind":"Name","value":"version"},"value":{"kind":"Variable","name":{"kind":"Name","value":"version"}}},{"kind":"Argument","name":{"kind":"Name","value":"password"},"value":{"kind":"Variable","name":{"kind":"Name","value":"password"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ShownBackupFolder"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ShownBackupFolder"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BackupFolder"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"folder"}},{"kind":"Field","name":{"kind":"Name","value":"isMissing"}},{"kind":"Field","name":{"kind":"Name","value":"mustConfirm"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<SetBackupFolderMutation, SetBackupFolderMutationVariables>;
export const RemoveBackupFolderDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemoveBackupFolder"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"version"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"password"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removeBackupFolder"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"version"},"value":{"kind":"Variable","name":{"kind":"Name","value":"version"}}},{"kind":"Argument","name":{"kind":"Name","value":"password"},"value":{"kind":"Variable","name":{"kind":"Name","value":"password"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ShownBackupFolder"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ShownBackupFolder"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BackupFolder"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"folder"}},{"kind":"Field","name":{"kind":"Name","value":"isMissing"}},{"kind":"Field","name":{"kind":"Name","value":"mustConfirm"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<RemoveBackupFolderMutation, RemoveBackupFolderMutationVariables>;
export const usePublicAddressQuery = /*#__PURE__*/ hookQuery(PublicAddressDocument);
export const useSetPublicAddressMutation = /*#__PURE__*/ hookMutation(SetPublicAddressDocument);
export const useRemovePublicAddressMutation = /*#__PURE__*/ hookMutation(RemovePublicAddressDocument);
export const useBackupFolderQuery = /*#__PURE__*/ hookQuery(BackupFolderDocument);
export const useSetBackupFolderMutation = /*#__PURE__*/ hookMutation(SetBackupFolderDocument);
export const useRemoveBackupFolderMutation = /*#__PURE__*/ hookMutation(RemoveBackupFolderDocument);