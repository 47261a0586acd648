/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { hookMutation, hookQuery } from '../../../apollo/apollo-hooks';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Why a backup exists. */
export type BackupCause =
  /** A file found in the folder that was unknown to this database. */
  | 'FOUND'
  /** Made each night, or later if the time was missed. */
  | 'NIGHTLY'
  /** Started on request, with `createBackup`. */
  | 'STAFF';

/** Why a backup failed, or was not checked. */
export type BackupReason =
  /** Its file cannot be restored, or the row counts differ. */
  | 'CHECK_FAILED'
  /** The check could not be run, which says nothing about the file. */
  | 'CHECK_IMPOSSIBLE'
  /** The server's database user lacks a right that the check needs. */
  | 'CHECK_NOT_ALLOWED'
  /** The database could not be reached. */
  | 'DATABASE_AWAY'
  /** The folder's disk has too little space. */
  | 'DISK_FULL'
  /** The folder cannot be read or written. */
  | 'FOLDER_UNUSABLE'
  /** Files found in the folder are not checked. */
  | 'FOUND'
  /** The server stopped while it was made or checked. */
  | 'INTERRUPTED'
  /** None of these; see the server's log. */
  | 'UNKNOWN';

/** The state of a backup, and whether it can be relied on. */
export type BackupState =
  /** There is no backup; `reason` says why. */
  | 'FAILED'
  /** It was restored into a scratch database and its row counts matched. */
  | 'GOOD'
  /** It is being made or checked. */
  | 'RUNNING'
  /** Its file was created or found, but not checked; `reason` says why. */
  | 'UNCHECKED';

/** A problem that staff should look into. */
export type BackupWarning =
  /** The last attempt failed. */
  | 'FAILED'
  /** The last one is older than 36 hours. */
  | 'LATE'
  /** The folder contains no backup. */
  | 'NONE'
  /** The last one was not checked. */
  | 'UNCHECKED';

export type KeptBackupFragment = { id: number, state: BackupState, cause: BackupCause, reason: BackupReason | null, startedAt: string, fileName: string, isThere: boolean, encrypted: boolean, bytes: number | null, rowCount: number | null };

export type KeptBackupsQueryVariables = Exact<{ [key: string]: never; }>;


export type KeptBackupsQuery = { backups: Array<{ id: number, state: BackupState, cause: BackupCause, reason: BackupReason | null, startedAt: string, fileName: string, isThere: boolean, encrypted: boolean, bytes: number | null, rowCount: number | null }>, backupStatus: { warning: BackupWarning | null, isRunning: boolean, nightlyAt: string | null, encrypts: boolean, lastGood: { id: number, startedAt: string } | null, keep: { daily: number, weekly: number, monthly: number } } };

export type CreateBackupMutationVariables = Exact<{ [key: string]: never; }>;


export type CreateBackupMutation = { createBackup: { id: number, state: BackupState, cause: BackupCause, reason: BackupReason | null, startedAt: string, fileName: string, isThere: boolean, encrypted: boolean, bytes: number | null, rowCount: number | null } };

export const KeptBackupFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"KeptBackup"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Backup"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"cause"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"isThere"}},{"kind":"Field","name":{"kind":"Name","value":"encrypted"}},{"kind":"Field","name":{"kind":"Name","value":"bytes"}},{"kind":"Field","name":{"kind":"Name","value":"rowCount"}}]}}]} as unknown as DocumentNode<KeptBackupFragment, unknown>;
export const KeptBackupsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"KeptBackups"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"backups"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"KeptBackup"}}]}},{"kind":"Field","name":{"kind":"Name","value":"backupStatus"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"warning"}},{"kind":"Field","name":{"kind":"Name","value":"isRunning"}},{"kind":"Field","name":{"kind":"Name","value":"nightlyAt"}},{"kind":"Field","name":{"kind":"Name","value":"encrypts"}},{"kind":"Field","name":{"kind":"Name","value":"lastGood"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"startedAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"keep"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"daily"}},{"kind":"Field","name":{"kind":"Name","value":"weekly"}},{"kind":"Field","name":{"kind":"Name","value":"monthly"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"KeptBackup"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Backup"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"cause"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"isThere"}},{"kind":"Field","name":{"kind":"Name","value":"encrypted"}},{"kind":"Field","name":{"kind":"Name","value":"bytes"}},{"kind":"Field","name":{"kind":"Name","value":"rowCount"}}]}}]} as unknown as DocumentNode<KeptBackupsQuery, KeptBackupsQueryVariables>;
export const CreateBackupDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateBackup"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createBackup"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"KeptBackup"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"KeptBackup"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Backup"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"cause"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"isThere"}},{"kind":"Field","name":{"kind":"Name","value":"encrypted"}},{"kind":"Field","name":{"kind":"Name","value":"bytes"}},{"kind":"Field","name":{"kind":"Name","value":"rowCount"}}]}}]} as unknown as DocumentNode<CreateBackupMutation, CreateBackupMutationVariables>;
export const useKeptBackupsQuery = /*#__PURE__*/ hookQuery(KeptBackupsDocument);
export const useCreateBackupMutation = /*#__PURE__*/ hookMutation(CreateBackupDocument);