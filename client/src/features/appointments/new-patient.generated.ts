/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { hookMutation } from '../../graphql/apollo-hooks';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** A new patient. Short texts have at most 200 characters, long ones 20,000. */
export type CreatePatientInput = {
  address?: string | null | undefined;
  /** Not in the future. */
  birthDate?: string | null | undefined;
  clinicalCase?: string | null | undefined;
  email: string;
  /** Whom to call in an emergency. */
  emergencyContact: string;
  name: string;
  phone: string;
  /** Absent or empty: a provisional one is given. */
  rut?: string | null | undefined;
  underlyingCondition?: string | null | undefined;
};

export type CreateAgendaPatientMutationVariables = Exact<{
  input: CreatePatientInput;
}>;


export type CreateAgendaPatientMutation = { createPatient: { id: number, name: string, rut: string, provisionalRut: boolean } };


export const CreateAgendaPatientDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateAgendaPatient"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreatePatientInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createPatient"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"rut"}},{"kind":"Field","name":{"kind":"Name","value":"provisionalRut"}}]}}]}}]} as unknown as DocumentNode<CreateAgendaPatientMutation, CreateAgendaPatientMutationVariables>;
export const useCreateAgendaPatientMutation = /*#__PURE__*/ hookMutation(CreateAgendaPatientDocument);