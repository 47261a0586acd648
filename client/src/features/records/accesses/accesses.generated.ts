/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { hookQuery } from '../../../apollo/apollo-hooks';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** An action on health data. A patient's condition means the underlying condition and the clinical case. */
export type AccessAction =
  /** A list contained alerts of several patients. */
  | 'ALERTS_LISTED'
  /** A patient's alerts were read. */
  | 'ALERTS_READ'
  /** The archive of all data was downloaded. */
  | 'ARCHIVE_DOWNLOADED'
  /** The archive of all data was created. */
  | 'ARCHIVE_MADE'
  /** The whole database or a stored backup was downloaded. */
  | 'BACKUP_DOWNLOADED'
  /** A patient's certificates were read. */
  | 'CERTIFICATES_READ'
  /** A list contained the conditions of several patients. */
  | 'CONDITIONS_LISTED'
  /** A patient's condition was read. */
  | 'CONDITION_READ'
  /** The earlier versions of a condition were read. */
  | 'CONDITION_VERSIONS_READ'
  /** A list contained the reasons why controls of several patients are due. */
  | 'CONTROLS_LISTED'
  /** The reason why a control of a patient is due was read. */
  | 'CONTROLS_READ'
  /** All of the patient's data was exported. */
  | 'DATA_EXPORTED'
  /** Data was removed, except what the law requires the clinic to keep. */
  | 'DATA_SUPPRESSED'
  /** The instructions of a visit were sent to the patient. */
  | 'INSTRUCTIONS_SENT'
  /** A patient's questionnaires were read. */
  | 'INTAKES_READ'
  /** A list contained appointment notes of several patients. */
  | 'NOTES_LISTED'
  /** The notes of a patient's appointments were read. */
  | 'NOTES_READ'
  /** The patient was deleted, along with this health data. */
  | 'PATIENT_DELETED'
  /** A patient's photos or documents were seen. */
  | 'PHOTOS_READ'
  /** A photo or document was moved to another patient. */
  | 'PHOTO_MOVED'
  /** A photo was downloaded for publishing. */
  | 'PHOTO_PUBLISHED'
  /** A photo or document was withdrawn. */
  | 'PHOTO_WITHDRAWN'
  /** Clinical records were imported from a file. */
  | 'RECORDS_IMPORTED'
  /** An import of clinical records was undone less than a day later. */
  | 'RECORDS_IMPORT_UNDONE'
  /** A patient's clinical records were read. */
  | 'RECORDS_READ'
  /** A patient's signed consents were read. */
  | 'SIGNED_CONSENTS_READ'
  /** The earlier versions of a clinical record were read. */
  | 'VERSIONS_READ';

/** How the actor reached the clinic. */
export type ActorChannel =
  /** A staff user, through another program. */
  | 'API'
  /** A staff user in the panel. */
  | 'PANEL'
  /** A visitor. */
  | 'PUBLIC'
  /** No person: a job or the terminal. */
  | 'SYSTEM';

export type AccessesQueryVariables = Exact<{
  patientId: number;
  first: number;
  after?: string | null | undefined;
}>;


export type AccessesQuery = { accesses: { endCursor: string | null, hasNextPage: boolean, nodes: Array<{ id: number, at: string, action: AccessAction, staffName: string, channel: ActorChannel | null, address: string | null, patientCount: number }> } };


export const AccessesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Accesses"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"patientId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"accesses"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"patientId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"patientId"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"action"}},{"kind":"Field","name":{"kind":"Name","value":"staffName"}},{"kind":"Field","name":{"kind":"Name","value":"channel"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"patientCount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}},{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}}]}}]}}]} as unknown as DocumentNode<AccessesQuery, AccessesQueryVariables>;
export const useAccessesQuery = /*#__PURE__*/ hookQuery(AccessesDocument);