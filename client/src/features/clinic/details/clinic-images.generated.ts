/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { hookQuery } from '../../../apollo/apollo-hooks';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** One of the two pictures of the clinic. */
export type ClinicImageKind =
  /** Its logo; the file needs at least 64 pixels on the shorter side. */
  | 'LOGO'
  /** Its photo; the file needs at least 400 pixels on the shorter side. */
  | 'PHOTO';

export type ClinicImagesQueryVariables = Exact<{ [key: string]: never; }>;


export type ClinicImagesQuery = { clinicImages: Array<{ kind: ClinicImageKind, version: number, image: { address: string, width: number, height: number } | null }> };


export const ClinicImagesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ClinicImages"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"clinicImages"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}}]}}]}}]}}]} as unknown as DocumentNode<ClinicImagesQuery, ClinicImagesQueryVariables>;
export const useClinicImagesQuery = /*#__PURE__*/ hookQuery(ClinicImagesDocument);