/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { hookQuery } from '../../../apollo/apollo-hooks';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** The shape of the nails after a manicure. */
export type NailShape =
  /** In Spanish: Almendra. */
  | 'ALMOND'
  /** In Spanish: Coffin. */
  | 'COFFIN'
  /** In Spanish: Natural. */
  | 'NATURAL'
  /** In Spanish: Ovalada. */
  | 'OVAL'
  /** In Spanish: Redonda. */
  | 'ROUND'
  /** In Spanish: Cuadrada. */
  | 'SQUARE'
  /** In Spanish: Cuadrada redondeada. */
  | 'SQUOVAL'
  /** In Spanish: Stiletto. */
  | 'STILETTO';

/** How a manicure was done. */
export type NailTechnique =
  /** In Spanish: Acrílico. */
  | 'ACRYLIC'
  /** In Spanish: Sin esmalte. */
  | 'CARE_ONLY'
  /** In Spanish: Esmaltado tradicional. */
  | 'CLASSIC_POLISH'
  /** In Spanish: Esmaltado permanente. */
  | 'GEL_POLISH'
  /** In Spanish: Kapping. */
  | 'KAPPING'
  /** In Spanish: Polygel. */
  | 'POLYGEL'
  /** In Spanish: Retiro. */
  | 'REMOVAL'
  /** In Spanish: Soft gel. */
  | 'SOFT_GEL';

/** The two services. Each has its own agenda. */
export type ServiceType =
  /** Hand and nail care. */
  | 'MANICURE'
  /** Foot care. */
  | 'PODIATRY';

export type ManicureOfQueryVariables = Exact<{
  appointmentId: number;
}>;


export type ManicureOfQuery = { appointment: { id: number, serviceType: ServiceType, nailColor: string, nailShape: NailShape | null, nailTechnique: NailTechnique | null } | null };

export type LastManicureQueryVariables = Exact<{
  appointmentId: number;
  patientId: number;
}>;


export type LastManicureQuery = { lastManicure: { id: number, date: string, nailColor: string, nailShape: NailShape | null, nailTechnique: NailTechnique | null } | null, lastIrritation: { date: string, irritatingProducts: string } | null };


export const ManicureOfDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ManicureOf"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"appointmentId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"appointment"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"appointmentId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"serviceType"}},{"kind":"Field","name":{"kind":"Name","value":"nailColor"}},{"kind":"Field","name":{"kind":"Name","value":"nailShape"}},{"kind":"Field","name":{"kind":"Name","value":"nailTechnique"}}]}}]}}]} as unknown as DocumentNode<ManicureOfQuery, ManicureOfQueryVariables>;
export const LastManicureDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"LastManicure"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"appointmentId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"patientId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lastManicure"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"appointmentId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"nailColor"}},{"kind":"Field","name":{"kind":"Name","value":"nailShape"}},{"kind":"Field","name":{"kind":"Name","value":"nailTechnique"}}]}},{"kind":"Field","name":{"kind":"Name","value":"lastIrritation"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"patientId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"patientId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"irritatingProducts"}}]}}]}}]} as unknown as DocumentNode<LastManicureQuery, LastManicureQueryVariables>;
export const useManicureOfQuery = /*#__PURE__*/ hookQuery(ManicureOfDocument);
export const useLastManicureQuery = /*#__PURE__*/ hookQuery(LastManicureDocument);