/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { hookQuery } from '../../../../apollo/apollo-hooks';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** A list that can be exported as a spreadsheet, or everything as one archive. */
export type TakenOut =
  /** The accesses to a patient's health data, or to all data. */
  | 'ACCESSES'
  /** The appointments. */
  | 'APPOINTMENTS'
  /** All of the clinic's data, as one archive. */
  | 'EVERYTHING'
  /** The register of exports. */
  | 'EXPORTS'
  /** The messages to patients. */
  | 'MESSAGES'
  /** The accountant's month of the money, or a part of it. */
  | 'MONTH'
  /** Stock movements, of one supply or of all. */
  | 'MOVEMENTS'
  /** The patients. */
  | 'PATIENTS'
  /** The pay of all professionals, or of one, for a month. */
  | 'PAY'
  /** The clinical records, of one patient or of all. */
  | 'RECORDS'
  /** The security log. */
  | 'SECURITY'
  /** A table of the figures of a period. */
  | 'SUMMARY'
  /** The supplies. */
  | 'SUPPLIES'
  /** The waiting list. */
  | 'WAITING';

export type DataExportsQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
}>;


export type DataExportsQuery = { dataExports: { endCursor: string | null, hasNextPage: boolean, nodes: Array<{ id: number, at: string, list: TakenOut | null, format: string, staffName: string, address: string | null, patientName: string | null, receivedBy: string }> } };


export const DataExportsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DataExports"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"dataExports"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"list"}},{"kind":"Field","name":{"kind":"Name","value":"format"}},{"kind":"Field","name":{"kind":"Name","value":"staffName"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"patientName"}},{"kind":"Field","name":{"kind":"Name","value":"receivedBy"}}]}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}},{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}}]}}]}}]} as unknown as DocumentNode<DataExportsQuery, DataExportsQueryVariables>;
export const useDataExportsQuery = /*#__PURE__*/ hookQuery(DataExportsDocument);