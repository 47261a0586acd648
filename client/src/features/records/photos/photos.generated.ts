/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { hookMutation, hookQuery } from '../../../apollo/apollo-hooks';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** The kinds of consent that a patient can give (Ley 19.628, article 12). */
export type ConsentKind =
  /** The use of their data; visitors agree when they book. */
  | 'DATA_TREATMENT'
  /** Messages about appointments. */
  | 'MESSAGES'
  /** Photos of feet and hands in the records. */
  | 'PHOTOS'
  /** Publishing these photos; they need a consent of the kind `PHOTOS`, too. */
  | 'PHOTO_PUBLISHING';

/** One of the two feet. */
export type FootSide =
  /** In Spanish: izquierdo. */
  | 'LEFT'
  /** In Spanish: derecho. */
  | 'RIGHT';

/** A zone of a foot. */
export type FootZone =
  /** In Spanish: tobillo. */
  | 'ANKLE'
  /** In Spanish: arco. */
  | 'ARCH'
  /** In Spanish: dorso del antepié. */
  | 'BACK_FOREFOOT'
  /** In Spanish: dorso del 1.er ortejo. */
  | 'BACK_TOE_1'
  /** In Spanish: dorso del 2.º ortejo. */
  | 'BACK_TOE_2'
  /** In Spanish: dorso del 3.er ortejo. */
  | 'BACK_TOE_3'
  /** In Spanish: dorso del 4.º ortejo. */
  | 'BACK_TOE_4'
  /** In Spanish: dorso del 5.º ortejo. */
  | 'BACK_TOE_5'
  /** In Spanish: talón. */
  | 'HEEL'
  /** In Spanish: borde interno. */
  | 'INNER_EDGE'
  /** In Spanish: empeine. */
  | 'INSTEP'
  /** In Spanish: 2.º y 3.er metatarsianos. */
  | 'METATARSALS_2_3'
  /** In Spanish: 4.º y 5.º metatarsianos. */
  | 'METATARSALS_4_5'
  /** In Spanish: 1.er metatarsiano. */
  | 'METATARSAL_1'
  /** In Spanish: borde externo. */
  | 'OUTER_EDGE'
  /** In Spanish: planta del 1.er ortejo. */
  | 'SOLE_TOE_1'
  /** In Spanish: planta del 2.º ortejo. */
  | 'SOLE_TOE_2'
  /** In Spanish: planta del 3.er ortejo. */
  | 'SOLE_TOE_3'
  /** In Spanish: planta del 4.º ortejo. */
  | 'SOLE_TOE_4'
  /** In Spanish: planta del 5.º ortejo. */
  | 'SOLE_TOE_5'
  /** In Spanish: 1.er espacio interdigital. */
  | 'SPACE_1_2'
  /** In Spanish: 2.º espacio interdigital. */
  | 'SPACE_2_3'
  /** In Spanish: 3.er espacio interdigital. */
  | 'SPACE_3_4'
  /** In Spanish: 4.º espacio interdigital. */
  | 'SPACE_4_5';

/** The kind of a file. */
export type PhotoKind =
  /** A PDF, stored as it was sent. It is only ever a download. */
  | 'DOCUMENT'
  /** A picture, stored as JPEG: upright, without metadata, at most 2,560 pixels a side. */
  | 'PHOTO';

/** A permitted use of a photo. */
export type PhotoPurpose =
  /** The patient's care; needs a consent of the kind `PHOTOS`. */
  | 'CLINICAL'
  /** Also publishing; needs a consent of the kind `PHOTO_PUBLISHING`, too. */
  | 'PUBLISHING';

export type ListedPhotoFragment = { id: number, patientId: number, kind: PhotoKind, purpose: PhotoPurpose, appointmentId: number | null, recordId: number | null, professionalId: number | null, side: FootSide | null, toe: number | null, zone: FootZone | null, takenOn: string, note: string, width: number | null, height: number | null, bytes: number, address: string, smallAddress: string | null, addedAt: string, addedBy: string, withdrawnAt: string | null, withdrawnBy: string | null, withdrawnReason: string | null };

export type PhotosQueryVariables = Exact<{
  patientId: number;
  appointmentId?: number | null | undefined;
  side?: FootSide | null | undefined;
  toe?: number | null | undefined;
  zone?: FootZone | null | undefined;
  kind?: PhotoKind | null | undefined;
  withWithdrawn?: boolean | null | undefined;
  first: number;
  after?: string | null | undefined;
}>;


export type PhotosQuery = { photos: { totalCount: number, hasNextPage: boolean, endCursor: string | null, nodes: Array<{ id: number, patientId: number, kind: PhotoKind, purpose: PhotoPurpose, appointmentId: number | null, recordId: number | null, professionalId: number | null, side: FootSide | null, toe: number | null, zone: FootZone | null, takenOn: string, note: string, width: number | null, height: number | null, bytes: number, address: string, smallAddress: string | null, addedAt: string, addedBy: string, withdrawnAt: string | null, withdrawnBy: string | null, withdrawnReason: string | null }> } };

export type WithdrawPhotoMutationVariables = Exact<{
  id: number;
  reason: string;
}>;


export type WithdrawPhotoMutation = { withdrawPhoto: { id: number, patientId: number, kind: PhotoKind, purpose: PhotoPurpose, appointmentId: number | null, recordId: number | null, professionalId: number | null, side: FootSide | null, toe: number | null, zone: FootZone | null, takenOn: string, note: string, width: number | null, height: number | null, bytes: number, address: string, smallAddress: string | null, addedAt: string, addedBy: string, withdrawnAt: string | null, withdrawnBy: string | null, withdrawnReason: string | null } };

export type MovePhotoMutationVariables = Exact<{
  id: number;
  patientId: number;
}>;


export type MovePhotoMutation = { movePhoto: { id: number } };

export type PhotoConsentsQueryVariables = Exact<{
  patientId: number;
}>;


export type PhotoConsentsQuery = { consents: Array<{ id: number, kind: ConsentKind, withdrawnAt: string | null }> };

export type RecordPhotoConsentMutationVariables = Exact<{
  patientId: number;
  kind: ConsentKind;
  evidence?: string | null | undefined;
}>;


export type RecordPhotoConsentMutation = { recordConsent: Array<{ id: number, kind: ConsentKind, withdrawnAt: string | null }> };

export const ListedPhotoFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ListedPhoto"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Photo"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"patientId"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"purpose"}},{"kind":"Field","name":{"kind":"Name","value":"appointmentId"}},{"kind":"Field","name":{"kind":"Name","value":"recordId"}},{"kind":"Field","name":{"kind":"Name","value":"professionalId"}},{"kind":"Field","name":{"kind":"Name","value":"side"}},{"kind":"Field","name":{"kind":"Name","value":"toe"}},{"kind":"Field","name":{"kind":"Name","value":"zone"}},{"kind":"Field","name":{"kind":"Name","value":"takenOn"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"bytes"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"smallAddress"}},{"kind":"Field","name":{"kind":"Name","value":"addedAt"}},{"kind":"Field","name":{"kind":"Name","value":"addedBy"}},{"kind":"Field","name":{"kind":"Name","value":"withdrawnAt"}},{"kind":"Field","name":{"kind":"Name","value":"withdrawnBy"}},{"kind":"Field","name":{"kind":"Name","value":"withdrawnReason"}}]}}]} as unknown as DocumentNode<ListedPhotoFragment, unknown>;
export const PhotosDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Photos"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"patientId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"appointmentId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"side"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"FootSide"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"toe"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"zone"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"FootZone"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"kind"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"PhotoKind"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"withWithdrawn"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"photos"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"patientId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"patientId"}}},{"kind":"Argument","name":{"kind":"Name","value":"appointmentId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"appointmentId"}}},{"kind":"Argument","name":{"kind":"Name","value":"side"},"value":{"kind":"Variable","name":{"kind":"Name","value":"side"}}},{"kind":"Argument","name":{"kind":"Name","value":"toe"},"value":{"kind":"Variable","name":{"kind":"Name","value":"toe"}}},{"kind":"Argument","name":{"kind":"Name","value":"zone"},"value":{"kind":"Variable","name":{"kind":"Name","value":"zone"}}},{"kind":"Argument","name":{"kind":"Name","value":"kind"},"value":{"kind":"Variable","name":{"kind":"Name","value":"kind"}}},{"kind":"Argument","name":{"kind":"Name","value":"withWithdrawn"},"value":{"kind":"Variable","name":{"kind":"Name","value":"withWithdrawn"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ListedPhoto"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ListedPhoto"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Photo"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"patientId"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"purpose"}},{"kind":"Field","name":{"kind":"Name","value":"appointmentId"}},{"kind":"Field","name":{"kind":"Name","value":"recordId"}},{"kind":"Field","name":{"kind":"Name","value":"professionalId"}},{"kind":"Field","name":{"kind":"Name","value":"side"}},{"kind":"Field","name":{"kind":"Name","value":"toe"}},{"kind":"Field","name":{"kind":"Name","value":"zone"}},{"kind":"Field","name":{"kind":"Name","value":"takenOn"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"bytes"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"smallAddress"}},{"kind":"Field","name":{"kind":"Name","value":"addedAt"}},{"kind":"Field","name":{"kind":"Name","value":"addedBy"}},{"kind":"Field","name":{"kind":"Name","value":"withdrawnAt"}},{"kind":"Field","name":{"kind":"Name","value":"withdrawnBy"}},{"kind":"Field","name":{"kind":"Name","value":"withdrawnReason"}}]}}]} as unknown as DocumentNode<PhotosQuery, PhotosQueryVariables>;
export const WithdrawPhotoDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"WithdrawPhoto"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"reason"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"withdrawPhoto"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"reason"},"value":{"kind":"Variable","name":{"kind":"Name","value":"reason"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ListedPhoto"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ListedPhoto"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Photo"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"patientId"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"purpose"}},{"kind":"Field","name":{"kind":"Name","value":"appointmentId"}},{"kind":"Field","name":{"kind":"Name","value":"recordId"}},{"kind":"Field","name":{"kind":"Name","value":"professionalId"}},{"kind":"Field","name":{"kind":"Name","value":"side"}},{"kind":"Field","name":{"kind":"Name","value":"toe"}},{"kind":"Field","name":{"kind":"Name","value":"zone"}},{"kind":"Field","name":{"kind":"Name","value":"takenOn"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"bytes"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"smallAddress"}},{"kind":"Field","name":{"kind":"Name","value":"addedAt"}},{"kind":"Field","name":{"kind":"Name","value":"addedBy"}},{"kind":"Field","name":{"kind":"Name","value":"withdrawnAt"}},{"kind":"Field","name":{"kind":"Name","value":"withdrawnBy"}},{"kind":"Field","name":{"kind":"Name","value":"withdrawnReason"}}]}}]} as unknown as DocumentNode<WithdrawPhotoMutation, WithdrawPhotoMutationVariables>;
export const MovePhotoDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"MovePhoto"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"patientId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"movePhoto"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"patientId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"patientId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<MovePhotoMutation, MovePhotoMutationVariables>;
export const PhotoConsentsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PhotoConsents"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"patientId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"consents"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"patientId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"patientId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"withdrawnAt"}}]}}]}}]} as unknown as DocumentNode<PhotoConsentsQuery, PhotoConsentsQueryVariables>;
export const RecordPhotoConsentDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RecordPhotoConsent"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"patientId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"kind"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ConsentKind"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"evidence"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"recordConsent"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"patientId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"patientId"}}},{"kind":"Argument","name":{"kind":"Name","value":"kind"},"value":{"kind":"Variable","name":{"kind":"Name","value":"kind"}}},{"kind":"Argument","name":{"kind":"Name","value":"evidence"},"value":{"kind":"Variable","name":{"kind":"Name","value":"evidence"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"withdrawnAt"}}]}}]}}]} as unknown as DocumentNode<RecordPhotoConsentMutation, RecordPhotoConsentMutationVariables>;
export const usePhotosQuery = /*#__PURE__*/ hookQuery(PhotosDocument);
export const useWithdrawPhotoMutation = /*#__PURE__*/ hookMutation(WithdrawPhotoDocument);
export const useMovePhotoMutation = /*#__PURE__*/ hookMutation(MovePhotoDocument);
export const usePhotoConsentsQuery = /*#__PURE__*/ hookQuery(PhotoConsentsDocument);
export const useRecordPhotoConsentMutation = /*#__PURE__*/ hookMutation(RecordPhotoConsentDocument);