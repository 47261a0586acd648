/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { hookQuery } from '../apollo/apollo-hooks';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** An alert of a patient for whom a treatment needs a second thought. */
export type Contraindication =
  /** Takes medicine against clotting. */
  | 'ANTICOAGULANTS'
  /** Has a poor blood supply. */
  | 'ARTERIAL_DISEASE'
  /** Has diabetes. */
  | 'DIABETES'
  /** Has weak defences against infection. */
  | 'IMMUNOSUPPRESSION'
  /** Has a pacemaker. */
  | 'PACEMAKER'
  /** Is pregnant. */
  | 'PREGNANCY';

/** The two services. Each has its own agenda. */
export type ServiceType =
  /** Hand and nail care. */
  | 'MANICURE'
  /** Foot care. */
  | 'PODIATRY';

/** Whether value added tax applies to a charge. It is frozen with the charge. */
export type TaxTreatment =
  /** Without it. */
  | 'EXEMPT'
  /** Value added tax is in it, as in manicure and what is sold to take home. */
  | 'TAXED'
  /** The accountant has not decided. */
  | 'UNDEFINED';

export type ClinicTreatmentFragment = { id: number, serviceType: ServiceType, name: string, durationMinutes: number, price: number | null, deposit: number | null, controlWeeks: number | null, isBookableOnline: boolean, contraindications: Array<Contraindication>, tax: TaxTreatment, version: number, kit: Array<{ supplyId: number, supplyName: string, quantity: number }> };

export type ClinicTreatmentsQueryVariables = Exact<{ [key: string]: never; }>;


export type ClinicTreatmentsQuery = { treatments: Array<{ id: number, serviceType: ServiceType, name: string, durationMinutes: number, price: number | null, deposit: number | null, controlWeeks: number | null, isBookableOnline: boolean, contraindications: Array<Contraindication>, tax: TaxTreatment, version: number, kit: Array<{ supplyId: number, supplyName: string, quantity: number }> }> };

export const ClinicTreatmentFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ClinicTreatment"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Treatment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"serviceType"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"durationMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"deposit"}},{"kind":"Field","name":{"kind":"Name","value":"controlWeeks"}},{"kind":"Field","name":{"kind":"Name","value":"isBookableOnline"}},{"kind":"Field","name":{"kind":"Name","value":"contraindications"}},{"kind":"Field","name":{"kind":"Name","value":"tax"}},{"kind":"Field","name":{"kind":"Name","value":"kit"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"supplyId"}},{"kind":"Field","name":{"kind":"Name","value":"supplyName"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}}]}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<ClinicTreatmentFragment, unknown>;
export const ClinicTreatmentsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ClinicTreatments"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"treatments"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ClinicTreatment"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ClinicTreatment"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Treatment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"serviceType"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"durationMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"deposit"}},{"kind":"Field","name":{"kind":"Name","value":"controlWeeks"}},{"kind":"Field","name":{"kind":"Name","value":"isBookableOnline"}},{"kind":"Field","name":{"kind":"Name","value":"contraindications"}},{"kind":"Field","name":{"kind":"Name","value":"tax"}},{"kind":"Field","name":{"kind":"Name","value":"kit"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"supplyId"}},{"kind":"Field","name":{"kind":"Name","value":"supplyName"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}}]}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<ClinicTreatmentsQuery, ClinicTreatmentsQueryVariables>;
export const useClinicTreatmentsQuery = /*#__PURE__*/ hookQuery(ClinicTreatmentsDocument);