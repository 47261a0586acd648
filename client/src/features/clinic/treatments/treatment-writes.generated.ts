/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { hookMutation, hookQuery } from '../../../apollo/apollo-hooks';
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

/** A supply usually used by a treatment. Duplicate supplies are added up. */
export type KitLineInput = {
  /** Whole, from 1. */
  quantity: number;
  /** The supply's id. */
  supplyId: number;
};

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

/** All fields of a treatment; absent ones are cleared. */
export type TreatmentInput = {
  /** Alerts of which a visit warns before the procedure. */
  contraindications?: Array<Contraindication> | null | undefined;
  /** Weeks until the patient should come back, 1 to 52. */
  controlWeeks?: number | null | undefined;
  /** From 0 to 999,999,999. Null, absent or 0: none. */
  deposit?: number | null | undefined;
  /** 60 or 120. */
  durationMinutes?: number;
  /** Whether visitors can book it, provided that a professional offers it. */
  isBookableOnline?: boolean;
  /** At most 50. */
  kit?: Array<KitLineInput> | null | undefined;
  /** At most 200 characters; must be unique. */
  name: string;
  /** From 0 to 999,999,999. Null or absent: none. */
  price?: number | null | undefined;
  /** The service whose agenda it uses. */
  serviceType?: ServiceType;
  /** Whether value added tax applies to its charges. If an input has none: `UNDEFINED` for podiatry, `TAXED` for manicure. */
  tax?: TaxTreatment | null | undefined;
};

export type CreateTreatmentMutationVariables = Exact<{
  input: TreatmentInput;
}>;


export type CreateTreatmentMutation = { createTreatment: { id: number, serviceType: ServiceType, name: string, durationMinutes: number, price: number | null, deposit: number | null, controlWeeks: number | null, isBookableOnline: boolean, contraindications: Array<Contraindication>, tax: TaxTreatment, version: number, kit: Array<{ supplyId: number, supplyName: string, quantity: number }> } };

export type UpdateTreatmentMutationVariables = Exact<{
  id: number;
  version: number;
  input: TreatmentInput;
}>;


export type UpdateTreatmentMutation = { updateTreatment: { id: number, serviceType: ServiceType, name: string, durationMinutes: number, price: number | null, deposit: number | null, controlWeeks: number | null, isBookableOnline: boolean, contraindications: Array<Contraindication>, tax: TaxTreatment, version: number, kit: Array<{ supplyId: number, supplyName: string, quantity: number }> } };

export type DeleteTreatmentMutationVariables = Exact<{
  id: number;
}>;


export type DeleteTreatmentMutation = { deleteTreatment: boolean };

export type KitSuppliesQueryVariables = Exact<{ [key: string]: never; }>;


export type KitSuppliesQuery = { supplies: Array<{ id: number, name: string, unit: string, expiryDate: string | null }> };

export type TreatmentPricesQueryVariables = Exact<{
  id: number;
}>;


export type TreatmentPricesQuery = { treatmentPrices: Array<{ id: number, at: string, formerPrice: number | null, price: number | null, changedByName: string | null }> };


export const CreateTreatmentDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateTreatment"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"TreatmentInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createTreatment"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ClinicTreatment"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ClinicTreatment"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Treatment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"serviceType"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"durationMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"deposit"}},{"kind":"Field","name":{"kind":"Name","value":"controlWeeks"}},{"kind":"Field","name":{"kind":"Name","value":"isBookableOnline"}},{"kind":"Field","name":{"kind":"Name","value":"contraindications"}},{"kind":"Field","name":{"kind":"Name","value":"tax"}},{"kind":"Field","name":{"kind":"Name","value":"kit"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"supplyId"}},{"kind":"Field","name":{"kind":"Name","value":"supplyName"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}}]}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<CreateTreatmentMutation, CreateTreatmentMutationVariables>;
export const UpdateTreatmentDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateTreatment"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"version"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"TreatmentInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateTreatment"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"version"},"value":{"kind":"Variable","name":{"kind":"Name","value":"version"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ClinicTreatment"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ClinicTreatment"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Treatment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"serviceType"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"durationMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"deposit"}},{"kind":"Field","name":{"kind":"Name","value":"controlWeeks"}},{"kind":"Field","name":{"kind":"Name","value":"isBookableOnline"}},{"kind":"Field","name":{"kind":"Name","value":"contraindications"}},{"kind":"Field","name":{"kind":"Name","value":"tax"}},{"kind":"Field","name":{"kind":"Name","value":"kit"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"supplyId"}},{"kind":"Field","name":{"kind":"Name","value":"supplyName"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}}]}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<UpdateTreatmentMutation, UpdateTreatmentMutationVariables>;
export const DeleteTreatmentDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteTreatment"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteTreatment"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}]}}]} as unknown as DocumentNode<DeleteTreatmentMutation, DeleteTreatmentMutationVariables>;
export const KitSuppliesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"KitSupplies"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"supplies"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"unit"}},{"kind":"Field","name":{"kind":"Name","value":"expiryDate"}}]}}]}}]} as unknown as DocumentNode<KitSuppliesQuery, KitSuppliesQueryVariables>;
export const TreatmentPricesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"TreatmentPrices"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"treatmentPrices"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"formerPrice"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"changedByName"}}]}}]}}]} as unknown as DocumentNode<TreatmentPricesQuery, TreatmentPricesQueryVariables>;
export const useCreateTreatmentMutation = /*#__PURE__*/ hookMutation(CreateTreatmentDocument);
export const useUpdateTreatmentMutation = /*#__PURE__*/ hookMutation(UpdateTreatmentDocument);
export const useDeleteTreatmentMutation = /*#__PURE__*/ hookMutation(DeleteTreatmentDocument);
export const useKitSuppliesQuery = /*#__PURE__*/ hookQuery(KitSuppliesDocument);
export const useTreatmentPricesQuery = /*#__PURE__*/ hookQuery(TreatmentPricesDocument);