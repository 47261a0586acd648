/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { hookMutation, hookQuery } from '../../apollo/apollo-hooks';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Why a stock changed. */
export type StockMovementKind =
  /** The stock was counted and corrected. */
  | 'CORRECTION'
  /** The stock when the supply was created. */
  | 'INITIAL'
  /** A change to a record returned it. */
  | 'RETURNED'
  /** A person bought it. */
  | 'SOLD'
  /** The charge of a sale was taken back. */
  | 'TAKEN_BACK'
  /** A visit used it. */
  | 'USED';

/** A substance in supplies to which patients may be allergic. */
export type Substance =
  /** As in gel and acrylic nails. */
  | 'ACRYLATE'
  /** As in plasters and tape. */
  | 'ADHESIVE'
  /** As in disinfectants. */
  | 'IODINE'
  /** As in gloves. */
  | 'LATEX'
  /** A local anaesthetic. */
  | 'LIDOCAINE';

/** A new supply. Amounts are whole numbers of at least 0. */
export type SupplyInput = {
  /** The substances in it to which patients may be allergic; absent or null: none. */
  contains?: Array<Substance> | null | undefined;
  /** The supply must be reordered once its stock is at or below this level. */
  criticalStock: number;
  /** At most 20,000 characters. */
  description?: string | null | undefined;
  /** Null or absent if the supply does not expire. */
  expiryDate?: string | null | undefined;
  /** At most 200 characters. */
  name: string;
  /** Null or absent if it is not sold. */
  salePrice?: number | null | undefined;
  /** The current stock, recorded as the first movement. */
  stock: number;
  /** At most 200 characters. */
  supplier?: string | null | undefined;
  /** The unit: "caja", "unidad". */
  unit: string;
  /** The price of one unit, in whole Chilean pesos. */
  unitValue: number;
};

/** How supplies are ordered. */
export type SupplyOrder =
  /** By the name, in Spanish order. */
  | 'NAME'
  /** By how far the stock is below the critical level. */
  | 'SHORTFALL'
  /** By stock. */
  | 'STOCK';

/** Changes to a supply; an absent field keeps the stored value. */
export type UpdateSupplyInput = {
  /** The complete list; null empties it. */
  contains?: Array<Substance> | null | undefined;
  /** The supply must be reordered once its stock is at or below this level. */
  criticalStock?: number | null | undefined;
  /** Null or empty clears it. */
  description?: string | null | undefined;
  /** Null clears it. */
  expiryDate?: string | null | undefined;
  /** Not empty. */
  name?: string | null | undefined;
  /** Null clears it. Earlier sales keep their price. */
  salePrice?: number | null | undefined;
  /** The stock that the form showed. If it has changed since, a correction is refused with STOCK_MOVED. */
  seenStock?: number | null | undefined;
  /** The counted stock: the difference is recorded as a correction. */
  stock?: number | null | undefined;
  /** Why the stock is corrected. */
  stockReason?: string | null | undefined;
  /** Null or empty clears it. */
  supplier?: string | null | undefined;
  /** The unit; not empty. */
  unit?: string | null | undefined;
  /** The price of one unit. Existing records keep the price that they were saved with. */
  unitValue?: number | null | undefined;
};

export type SupplyRowFragment = { id: number, name: string, description: string, unit: string, stock: number, criticalStock: number, unitValue: number, expiryDate: string | null, salePrice: number | null, supplier: string, contains: Array<Substance>, isCritical: boolean, shortfall: number, version: number };

export type SuppliesQueryVariables = Exact<{
  search?: string | null | undefined;
  criticalOnly: boolean;
  orderBy: SupplyOrder;
  descending: boolean;
  first: number;
  after?: string | null | undefined;
}>;


export type SuppliesQuery = { supplyPages: { endCursor: string | null, hasNextPage: boolean, nodes: Array<{ id: number, name: string, description: string, unit: string, stock: number, criticalStock: number, unitValue: number, expiryDate: string | null, salePrice: number | null, supplier: string, contains: Array<Substance>, isCritical: boolean, shortfall: number, version: number }> } };

export type SuppliesToBuyQueryVariables = Exact<{ [key: string]: never; }>;


export type SuppliesToBuyQuery = { supplies: Array<{ id: number, name: string, description: string, unit: string, stock: number, criticalStock: number, unitValue: number, expiryDate: string | null, salePrice: number | null, supplier: string, contains: Array<Substance>, isCritical: boolean, shortfall: number, version: number }> };

export type StoredSupplyQueryVariables = Exact<{
  id: number;
}>;


export type StoredSupplyQuery = { supply: { id: number, name: string, description: string, unit: string, stock: number, criticalStock: number, unitValue: number, expiryDate: string | null, salePrice: number | null, supplier: string, contains: Array<Substance>, isCritical: boolean, shortfall: number, version: number } | null };

export type CreateSupplyMutationVariables = Exact<{
  input: SupplyInput;
}>;


export type CreateSupplyMutation = { createSupply: { id: number, name: string, description: string, unit: string, stock: number, criticalStock: number, unitValue: number, expiryDate: string | null, salePrice: number | null, supplier: string, contains: Array<Substance>, isCritical: boolean, shortfall: number, version: number } };

export type UpdateSupplyMutationVariables = Exact<{
  id: number;
  version: number;
  input: UpdateSupplyInput;
}>;


export type UpdateSupplyMutation = { updateSupply: { id: number, name: string, description: string, unit: string, stock: number, criticalStock: number, unitValue: number, expiryDate: string | null, salePrice: number | null, supplier: string, contains: Array<Substance>, isCritical: boolean, shortfall: number, version: number } };

export type DeleteSupplyMutationVariables = Exact<{
  id: number;
}>;


export type DeleteSupplyMutation = { deleteSupply: boolean };

export type SupplyMovementsQueryVariables = Exact<{
  id: number;
  first: number;
  after?: string | null | undefined;
}>;


export type SupplyMovementsQuery = { supply: { id: number, movements: { endCursor: string | null, hasNextPage: boolean, nodes: Array<{ id: number, at: string, kind: StockMovementKind, quantity: number, balance: number, reason: string, staffName: string, clinicalRecordId: number | null, patientName: string | null, expiredReason: string | null }> } } | null };

export type SupplyUsesQueryVariables = Exact<{
  from: string;
  to: string;
  treatment?: string | null | undefined;
  withoutAppointment: boolean;
  first: number;
}>;


export type SupplyUsesQuery = { supplyUses: { totalCost: number, hasNextPage: boolean, nodes: Array<{ day: string, supplyId: number, supplyName: string, quantity: number, cost: number, clinicalRecordId: number | null, patientName: string | null }> } };

export const SupplyRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SupplyRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Supply"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"unit"}},{"kind":"Field","name":{"kind":"Name","value":"stock"}},{"kind":"Field","name":{"kind":"Name","value":"criticalStock"}},{"kind":"Field","name":{"kind":"Name","value":"unitValue"}},{"kind":"Field","name":{"kind":"Name","value":"expiryDate"}},{"kind":"Field","name":{"kind":"Name","value":"salePrice"}},{"kind":"Field","name":{"kind":"Name","value":"supplier"}},{"kind":"Field","name":{"kind":"Name","value":"contains"}},{"kind":"Field","name":{"kind":"Name","value":"isCritical"}},{"kind":"Field","name":{"kind":"Name","value":"shortfall"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<SupplyRowFragment, unknown>;
export const SuppliesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Supplies"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"criticalOnly"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"orderBy"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SupplyOrder"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"descending"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"supplyPages"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"criticalOnly"},"value":{"kind":"Variable","name":{"kind":"Name","value":"criticalOnly"}}},{"kind":"Argument","name":{"kind":"Name","value":"orderBy"},"value":{"kind":"Variable","name":{"kind":"Name","value":"orderBy"}}},{"kind":"Argument","name":{"kind":"Name","value":"descending"},"value":{"kind":"Variable","name":{"kind":"Name","value":"descending"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SupplyRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}},{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SupplyRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Supply"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"unit"}},{"kind":"Field","name":{"kind":"Name","value":"stock"}},{"kind":"Field","name":{"kind":"Name","value":"criticalStock"}},{"kind":"Field","name":{"kind":"Name","value":"unitValue"}},{"kind":"Field","name":{"kind":"Name","value":"expiryDate"}},{"kind":"Field","name":{"kind":"Name","value":"salePrice"}},{"kind":"Field","name":{"kind":"Name","value":"supplier"}},{"kind":"Field","name":{"kind":"Name","value":"contains"}},{"kind":"Field","name":{"kind":"Name","value":"isCritical"}},{"kind":"Field","name":{"kind":"Name","value":"shortfall"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<SuppliesQuery, SuppliesQueryVariables>;
export const SuppliesToBuyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SuppliesToBuy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"supplies"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"criticalOnly"},"value":{"kind":"BooleanValue","value":true}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SupplyRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SupplyRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Supply"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"unit"}},{"kind":"Field","name":{"kind":"Name","value":"stock"}},{"kind":"Field","name":{"kind":"Name","value":"criticalStock"}},{"kind":"Field","name":{"kind":"Name","value":"unitValue"}},{"kind":"Field","name":{"kind":"Name","value":"expiryDate"}},{"kind":"Field","name":{"kind":"Name","value":"salePrice"}},{"kind":"Field","name":{"kind":"Name","value":"supplier"}},{"kind":"Field","name":{"kind":"Name","value":"contains"}},{"kind":"Field","name":{"kind":"Name","value":"isCritical"}},{"kind":"Field","name":{"kind":"Name","value":"shortfall"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<SuppliesToBuyQuery, SuppliesToBuyQueryVariables>;
export const StoredSupplyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"StoredSupply"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"supply"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SupplyRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SupplyRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Supply"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"unit"}},{"kind":"Field","name":{"kind":"Name","value":"stock"}},{"kind":"Field","name":{"kind":"Name","value":"criticalStock"}},{"kind":"Field","name":{"kind":"Name","value":"unitValue"}},{"kind":"Field","name":{"kind":"Name","value":"expiryDate"}},{"kind":"Field","name":{"kind":"Name","value":"salePrice"}},{"kind":"Field","name":{"kind":"Name","value":"supplier"}},{"kind":"Field","name":{"kind":"Name","value":"contains"}},{"kind":"Field","name":{"kind":"Name","value":"isCritical"}},{"kind":"Field","name":{"kind":"Name","value":"shortfall"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<StoredSupplyQuery, StoredSupplyQueryVariables>;
export const CreateSupplyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateSupply"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SupplyInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createSupply"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SupplyRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SupplyRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Supply"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"unit"}},{"kind":"Field","name":{"kind":"Name","value":"stock"}},{"kind":"Field","name":{"kind":"Name","value":"criticalStock"}},{"kind":"Field","name":{"kind":"Name","value":"unitValue"}},{"kind":"Field","name":{"kind":"Name","value":"expiryDate"}},{"kind":"Field","name":{"kind":"Name","value":"salePrice"}},{"kind":"Field","name":{"kind":"Name","value":"supplier"}},{"kind":"Field","name":{"kind":"Name","value":"contains"}},{"kind":"Field","name":{"kind":"Name","value":"isCritical"}},{"kind":"Field","name":{"kind":"Name","value":"shortfall"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<CreateSupplyMutation, CreateSupplyMutationVariables>;
export const UpdateSupplyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateSupply"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"version"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateSupplyInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateSupply"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"version"},"value":{"kind":"Variable","name":{"kind":"Name","value":"version"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SupplyRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SupplyRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Supply"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"unit"}},{"kind":"Field","name":{"kind":"Name","value":"stock"}},{"kind":"Field","name":{"kind":"Name","value":"criticalStock"}},{"kind":"Field","name":{"kind":"Name","value":"unitValue"}},{"kind":"Field","name":{"kind":"Name","value":"expiryDate"}},{"kind":"Field","name":{"kind":"Name","value":"salePrice"}},{"kind":"Field","name":{"kind":"Name","value":"supplier"}},{"kind":"Field","name":{"kind":"Name","value":"contains"}},{"kind":"Field","name":{"kind":"Name","value":"isCritical"}},{"kind":"Field","name":{"kind":"Name","value":"shortfall"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<UpdateSupplyMutation, UpdateSupplyMutationVariables>;
export const DeleteSupplyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteSupply"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteSupply"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}]}}]} as unknown as DocumentNode<DeleteSupplyMutation, DeleteSupplyMutationVariables>;
export const SupplyMovementsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SupplyMovements"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"supply"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"movements"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"balance"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"staffName"}},{"kind":"Field","name":{"kind":"Name","value":"clinicalRecordId"}},{"kind":"Field","name":{"kind":"Name","value":"patientName"}},{"kind":"Field","name":{"kind":"Name","value":"expiredReason"}}]}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}},{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}}]}}]}}]}}]} as unknown as DocumentNode<SupplyMovementsQuery, SupplyMovementsQueryVariables>;
export const SupplyUsesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SupplyUses"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"from"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LocalDate"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"to"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LocalDate"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"treatment"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"withoutAppointment"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"supplyUses"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"from"},"value":{"kind":"Variable","name":{"kind":"Name","value":"from"}}},{"kind":"Argument","name":{"kind":"Name","value":"to"},"value":{"kind":"Variable","name":{"kind":"Name","value":"to"}}},{"kind":"Argument","name":{"kind":"Name","value":"treatment"},"value":{"kind":"Variable","name":{"kind":"Name","value":"treatment"}}},{"kind":"Argument","name":{"kind":"Name","value":"withoutAppointment"},"value":{"kind":"Variable","name":{"kind":"Name","value":"withoutAppointment"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"day"}},{"kind":"Field","name":{"kind":"Name","value":"supplyId"}},{"kind":"Field","name":{"kind":"Name","value":"supplyName"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"cost"}},{"kind":"Field","name":{"kind":"Name","value":"clinicalRecordId"}},{"kind":"Field","name":{"kind":"Name","value":"patientName"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCost"}},{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}}]}}]}}]} as unknown as DocumentNode<SupplyUsesQuery, SupplyUsesQueryVariables>;
export const useSuppliesQuery = /*#__PURE__*/ hookQuery(SuppliesDocument);
export const useSuppliesToBuyQuery = /*#__PURE__*/ hookQuery(SuppliesToBuyDocument);
export const useStoredSupplyQuery = /*#__PURE__*/ hookQuery(StoredSupplyDocument);
export const useCreateSupplyMutation = /*#__PURE__*/ hookMutation(CreateSupplyDocument);
export const useUpdateSupplyMutation = /*#__PURE__*/ hookMutation(UpdateSupplyDocument);
export const useDeleteSupplyMutation = /*#__PURE__*/ hookMutation(DeleteSupplyDocument);
export const useSupplyMovementsQuery = /*#__PURE__*/ hookQuery(SupplyMovementsDocument);
export const useSupplyUsesQuery = /*#__PURE__*/ hookQuery(SupplyUsesDocument);