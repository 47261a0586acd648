/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { hookMutation, hookQuery } from '../../../apollo/apollo-hooks';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** The price of one treatment in an agreement. */
export type AgreedPriceInput = {
  /** In pesos, from 0. */
  price: number;
  /** A treatment of the list. */
  treatmentId: number;
};

/** All of an agreement: a percentage, prices of treatments, or both. */
export type AgreementInput = {
  /** Whether it is used for new charges. */
  isActive?: boolean;
  /** Its name, unique without regard to case; at most 60 characters. */
  name: string;
  /** Taken off the list price of treatments without a price here: 1 to 100. Null for nothing. */
  percent?: number | null | undefined;
  /** Prices of treatments, each once: at most 200. */
  prices: Array<AgreedPriceInput>;
};

/** The agreement of a patient. */
export type PatientAgreementInput = {
  /** One that is in use; null takes it away. */
  agreementId?: number | null | undefined;
  /** The patient. */
  patientId: number;
  /** Its last day; null without one. */
  until?: string | null | undefined;
};

export type AgreementLineFragment = { id: number, name: string, isActive: boolean, percent: number | null, version: number, prices: Array<{ treatmentId: number, name: string, price: number }> };

export type AgreementsQueryVariables = Exact<{ [key: string]: never; }>;


export type AgreementsQuery = { agreements: Array<{ id: number, name: string, isActive: boolean, percent: number | null, version: number, prices: Array<{ treatmentId: number, name: string, price: number }> }> };

export type AgreementChangesQueryVariables = Exact<{
  id: number;
}>;


export type AgreementChangesQuery = { agreementChanges: Array<{ id: number, at: string, treatment: string | null, value: number | null, changedByName: string | null }> };

export type PatientAgreementQueryVariables = Exact<{
  patientId: number;
}>;


export type PatientAgreementQuery = { patientAgreement: { agreementId: number, name: string, isActive: boolean, until: string | null } | null };

export type CreateAgreementMutationVariables = Exact<{
  input: AgreementInput;
}>;


export type CreateAgreementMutation = { createAgreement: { id: number, name: string, isActive: boolean, percent: number | null, version: number, prices: Array<{ treatmentId: number, name: string, price: number }> } };

export type UpdateAgreementMutationVariables = Exact<{
  id: number;
  version: number;
  input: AgreementInput;
}>;


export type UpdateAgreementMutation = { updateAgreement: { id: number, name: string, isActive: boolean, percent: number | null, version: number, prices: Array<{ treatmentId: number, name: string, price: number }> } };

export type SetPatientAgreementMutationVariables = Exact<{
  input: PatientAgreementInput;
}>;


export type SetPatientAgreementMutation = { setPatientAgreement: { agreementId: number } | null };

export const AgreementLineFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AgreementLine"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Agreement"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"percent"}},{"kind":"Field","name":{"kind":"Name","value":"prices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"treatmentId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"price"}}]}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<AgreementLineFragment, unknown>;
export const AgreementsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Agreements"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"agreements"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AgreementLine"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AgreementLine"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Agreement"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"percent"}},{"kind":"Field","name":{"kind":"Name","value":"prices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"treatmentId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"price"}}]}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<AgreementsQuery, AgreementsQueryVariables>;
export const AgreementChangesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AgreementChanges"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"agreementChanges"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"treatment"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"changedByName"}}]}}]}}]} as unknown as DocumentNode<AgreementChangesQuery, AgreementChangesQueryVariables>;
export const PatientAgreementDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PatientAgreement"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"patientId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"patientAgreement"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"patientId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"patientId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"agreementId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"until"}}]}}]}}]} as unknown as DocumentNode<PatientAgreementQuery, PatientAgreementQueryVariables>;
export const CreateAgreementDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateAgreement"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AgreementInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createAgreement"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AgreementLine"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AgreementLine"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Agreement"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"percent"}},{"kind":"Field","name":{"kind":"Name","value":"prices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"treatmentId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"price"}}]}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<CreateAgreementMutation, CreateAgreementMutationVariables>;
export const UpdateAgreementDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateAgreement"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"version"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AgreementInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateAgreement"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"version"},"value":{"kind":"Variable","name":{"kind":"Name","value":"version"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AgreementLine"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AgreementLine"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Agreement"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"percent"}},{"kind":"Field","name":{"kind":"Name","value":"prices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"treatmentId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"price"}}]}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<UpdateAgreementMutation, UpdateAgreementMutationVariables>;
export const SetPatientAgreementDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetPatientAgreement"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PatientAgreementInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setPatientAgreement"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"agreementId"}}]}}]}}]} as unknown as DocumentNode<SetPatientAgreementMutation, SetPatientAgreementMutationVariables>;
export const useAgreementsQuery = /*#__PURE__*/ hookQuery(AgreementsDocument);
export const useAgreementChangesQuery = /*#__PURE__*/ hookQuery(AgreementChangesDocument);
export const usePatientAgreementQuery = /*#__PURE__*/ hookQuery(PatientAgreementDocument);
export const useCreateAgreementMutation = /*#__PURE__*/ hookMutation(CreateAgreementDocument);
export const useUpdateAgreementMutation = /*#__PURE__*/ hookMutation(UpdateAgreementDocument);
export const useSetPatientAgreementMutation = /*#__PURE__*/ hookMutation(SetPatientAgreementDocument);