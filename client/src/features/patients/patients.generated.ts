/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { hookMutation, hookQuery } from '../../apollo/apollo-hooks';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** A new patient. Short texts have at most 200 characters, long ones 20,000. */
export type CreatePatientInput = {
  /** Where the patient lives. Absent, null or empty: not known. */
  address?: string | null | undefined;
  /** Not in the future. */
  birthDate?: string | null | undefined;
  /** A long text. Absent, null or empty: none. */
  clinicalCase?: string | null | undefined;
  /** An e-mail address; not empty. */
  email: string;
  /** The person to call in an emergency. */
  emergencyContact: string;
  /** Only for FONASA; another insurance clears it. */
  fonasaTier?: FonasaTier | null | undefined;
  /** Absent keeps the stored value; null or empty clears it. */
  healthInsurance?: HealthInsurance | null | undefined;
  /** All of the patient's documents, at most 20. Absent keeps the stored value; null or empty clears it. */
  identifiers?: Array<PatientIdentifierInput> | null | undefined;
  /** Only for ISAPRE and OTHER; another insurance clears it. */
  insurerName?: string | null | undefined;
  /** Full name in one text; not empty. */
  name: string;
  /** Absent keeps the stored value; null or empty clears it. */
  occupation?: string | null | undefined;
  /** Not empty; stored as entered. */
  phone: string;
  /** Absent keeps the stored value; null or empty clears it. */
  referralSource?: string | null | undefined;
  /** The legal representative; empty clears all of the representative's data. */
  representativeName?: string | null | undefined;
  /** Absent keeps the stored value; null or empty clears it. */
  representativePhone?: string | null | undefined;
  /** Absent keeps the stored value; null or empty clears it. */
  representativeRelation?: string | null | undefined;
  /** Absent keeps the stored value; null or empty clears it. */
  representativeRut?: string | null | undefined;
  /** Absent or empty: a provisional one is assigned. */
  rut?: string | null | undefined;
  /** Absent keeps the stored value; null or empty clears it. */
  sex?: Sex | null | undefined;
  /** A long text. Absent, null or empty: none known. */
  underlyingCondition?: string | null | undefined;
};

/** FONASA's income-based tiers. */
export type FonasaTier =
  /** No income. */
  | 'A'
  /** The lowest incomes. */
  | 'B'
  /** Middle incomes. */
  | 'C'
  /** The highest incomes. */
  | 'D';

/** The payer of a patient's health care; `NONE`: the patient. */
export type HealthInsurance =
  /** The armed forces' fund. */
  | 'CAPREDENA'
  /** The police's fund. */
  | 'DIPRECA'
  /** Chile's public insurance, with income-based tiers. */
  | 'FONASA'
  /** A private insurer in the Chilean health system; `insurerName` says which. */
  | 'ISAPRE'
  /** The patient pays for everything. */
  | 'NONE'
  /** Another insurer; `insurerName` says which. */
  | 'OTHER';

/** A document that identifies a patient in addition to the RUT. */
export type PatientIdentifierInput = {
  /** ISO 3166-1 alpha-2, for a passport or a foreign document only. */
  country?: string | null | undefined;
  /** The kind of document; PASSPORT and FOREIGN_DOCUMENT need a country. */
  kind: PatientIdentifierKind;
  /** 4 to 20 letters and digits; spaces, dots, hyphens and slashes are dropped. */
  value: string;
};

/** `NIP` is FONASA's provisional number, `IPE` the one from schools. */
export type PatientIdentifierKind =
  /** Another country's document, such as an identity card. */
  | 'FOREIGN_DOCUMENT'
  /** The provisional number issued by Chilean schools. */
  | 'IPE'
  /** FONASA's provisional number, for people without a RUT. */
  | 'NIP'
  /** A passport of the given country. */
  | 'PASSPORT';

/** How patients are ordered. */
export type PatientOrder =
  /** By the e-mail address. */
  | 'EMAIL'
  /** By name. */
  | 'NAME'
  /** By phone, compared as text. */
  | 'PHONE'
  /** By the number of the RUT. */
  | 'RUT';

/** A patient's sex, as recorded in the civil registry. */
export type Sex =
  /** A woman or girl. */
  | 'FEMALE'
  /** Neither only female nor only male. */
  | 'INTERSEX'
  /** A man or boy. */
  | 'MALE';

/** Changes to a patient; an absent field keeps the stored value. */
export type UpdatePatientInput = {
  /** Absent keeps the stored value; null or empty clears it. */
  address?: string | null | undefined;
  /** Absent keeps the stored value; null or empty clears it. Not in the future. */
  birthDate?: string | null | undefined;
  /** Absent keeps the stored value; null or empty clears it. */
  clinicalCase?: string | null | undefined;
  /** Not empty. The placeholder left by a suppression may stay. */
  email?: string | null | undefined;
  /** Not empty. */
  emergencyContact?: string | null | undefined;
  /** Only for FONASA; another insurance clears it. */
  fonasaTier?: FonasaTier | null | undefined;
  /** Absent keeps the stored value; null or empty clears it. */
  healthInsurance?: HealthInsurance | null | undefined;
  /** All of the patient's documents, at most 20. Absent keeps the stored value; null or empty clears it. */
  identifiers?: Array<PatientIdentifierInput> | null | undefined;
  /** Only for ISAPRE and OTHER; another insurance clears it. */
  insurerName?: string | null | undefined;
  /** Not empty. */
  name?: string | null | undefined;
  /** Absent keeps the stored value; null or empty clears it. */
  occupation?: string | null | undefined;
  /** Not empty. */
  phone?: string | null | undefined;
  /** Absent keeps the stored value; null or empty clears it. */
  referralSource?: string | null | undefined;
  /** The legal representative; empty clears all of the representative's data. */
  representativeName?: string | null | undefined;
  /** Absent keeps the stored value; null or empty clears it. */
  representativePhone?: string | null | undefined;
  /** Absent keeps the stored value; null or empty clears it. */
  representativeRelation?: string | null | undefined;
  /** Absent keeps the stored value; null or empty clears it. */
  representativeRut?: string | null | undefined;
  /** Empty keeps the stored one; a real RUT replaces a provisional one. */
  rut?: string | null | undefined;
  /** Absent keeps the stored value; null or empty clears it. */
  sex?: Sex | null | undefined;
  /** Absent keeps the stored value; null or empty clears it. */
  underlyingCondition?: string | null | undefined;
};

export type PatientsQueryVariables = Exact<{
  search?: string | null | undefined;
  first: number;
  offset: number;
  orderBy: PatientOrder;
  descending: boolean;
  withHealthData: boolean;
}>;


export type PatientsQuery = { patients: { totalCount: number, nodes: Array<{ id: number, rut: string, provisionalRut: boolean, name: string, phone: string, email: string, emergencyContact: string, hasAlerts?: boolean, identifiers: Array<{ kind: PatientIdentifierKind, country: string | null, value: string }> }> } };

export type PatientToEditQueryVariables = Exact<{
  id: number;
  withHealthData: boolean;
}>;


export type PatientToEditQuery = { patient: { id: number, rut: string, provisionalRut: boolean, name: string, phone: string, email: string, underlyingCondition?: string, emergencyContact: string, address: string, birthDate: string | null, clinicalCase?: string, version: number, sex: Sex | null, occupation: string, referralSource: string, healthInsurance: HealthInsurance | null, fonasaTier: FonasaTier | null, insurerName: string, representativeName: string, representativeRut: string | null, representativeRelation: string, representativePhone: string, identifiers: Array<{ kind: PatientIdentifierKind, country: string | null, value: string }> } | null };

export type PatientParticularsFragment = { sex: Sex | null, occupation: string, referralSource: string, healthInsurance: HealthInsurance | null, fonasaTier: FonasaTier | null, insurerName: string, representativeName: string, representativeRut: string | null, representativeRelation: string, representativePhone: string };

export type RutHolderQueryVariables = Exact<{
  rut: string;
}>;


export type RutHolderQuery = { patientByRut: { id: number, name: string, phone: string, email: string } | null };

export type PatientToDeleteQueryVariables = Exact<{
  id: number;
}>;


export type PatientToDeleteQuery = { patient: { id: number, appointmentCount: number, mayBeDeleted: boolean } | null };

export type CreatePatientMutationVariables = Exact<{
  input: CreatePatientInput;
}>;


export type CreatePatientMutation = { createPatient: { id: number } };

export type UpdatePatientMutationVariables = Exact<{
  id: number;
  version: number;
  input: UpdatePatientInput;
}>;


export type UpdatePatientMutation = { updatePatient: { id: number } };

export type DeletePatientMutationVariables = Exact<{
  id: number;
}>;


export type DeletePatientMutation = { deletePatient: boolean };

export const PatientParticularsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PatientParticulars"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Patient"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sex"}},{"kind":"Field","name":{"kind":"Name","value":"occupation"}},{"kind":"Field","name":{"kind":"Name","value":"referralSource"}},{"kind":"Field","name":{"kind":"Name","value":"healthInsurance"}},{"kind":"Field","name":{"kind":"Name","value":"fonasaTier"}},{"kind":"Field","name":{"kind":"Name","value":"insurerName"}},{"kind":"Field","name":{"kind":"Name","value":"representativeName"}},{"kind":"Field","name":{"kind":"Name","value":"representativeRut"}},{"kind":"Field","name":{"kind":"Name","value":"representativeRelation"}},{"kind":"Field","name":{"kind":"Name","value":"representativePhone"}}]}}]} as unknown as DocumentNode<PatientParticularsFragment, unknown>;
export const PatientsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Patients"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"offset"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"orderBy"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PatientOrder"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"descending"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"withHealthData"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"patients"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"offset"},"value":{"kind":"Variable","name":{"kind":"Name","value":"offset"}}},{"kind":"Argument","name":{"kind":"Name","value":"orderBy"},"value":{"kind":"Variable","name":{"kind":"Name","value":"orderBy"}}},{"kind":"Argument","name":{"kind":"Name","value":"descending"},"value":{"kind":"Variable","name":{"kind":"Name","value":"descending"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"rut"}},{"kind":"Field","name":{"kind":"Name","value":"provisionalRut"}},{"kind":"Field","name":{"kind":"Name","value":"identifiers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"country"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"emergencyContact"}},{"kind":"Field","name":{"kind":"Name","value":"hasAlerts"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"withHealthData"}}}]}]}]}}]}}]}}]} as unknown as DocumentNode<PatientsQuery, PatientsQueryVariables>;
export const PatientToEditDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PatientToEdit"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"withHealthData"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"patient"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"rut"}},{"kind":"Field","name":{"kind":"Name","value":"provisionalRut"}},{"kind":"Field","name":{"kind":"Name","value":"identifiers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"country"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"underlyingCondition"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"withHealthData"}}}]}]},{"kind":"Field","name":{"kind":"Name","value":"emergencyContact"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"birthDate"}},{"kind":"Field","name":{"kind":"Name","value":"clinicalCase"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"withHealthData"}}}]}]},{"kind":"FragmentSpread","name":{"kind":"Name","value":"PatientParticulars"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PatientParticulars"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Patient"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sex"}},{"kind":"Field","name":{"kind":"Name","value":"occupation"}},{"kind":"Field","name":{"kind":"Name","value":"referralSource"}},{"kind":"Field","name":{"kind":"Name","value":"healthInsurance"}},{"kind":"Field","name":{"kind":"Name","value":"fonasaTier"}},{"kind":"Field","name":{"kind":"Name","value":"insurerName"}},{"kind":"Field","name":{"kind":"Name","value":"representativeName"}},{"kind":"Field","name":{"kind":"Name","value":"representativeRut"}},{"kind":"Field","name":{"kind":"Name","value":"representativeRelation"}},{"kind":"Field","name":{"kind":"Name","value":"representativePhone"}}]}}]} as unknown as DocumentNode<PatientToEditQuery, PatientToEditQueryVariables>;
export const RutHolderDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RutHolder"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"rut"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Rut"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"patientByRut"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"rut"},"value":{"kind":"Variable","name":{"kind":"Name","value":"rut"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}}]}}]} as unknown as DocumentNode<RutHolderQuery, RutHolderQueryVariables>;
export const PatientToDeleteDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PatientToDelete"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"patient"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"appointmentCount"}},{"kind":"Field","name":{"kind":"Name","value":"mayBeDeleted"}}]}}]}}]} as unknown as DocumentNode<PatientToDeleteQuery, PatientToDeleteQueryVariables>;
export const CreatePatientDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreatePatient"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreatePatientInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createPatient"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<CreatePatientMutation, CreatePatientMutationVariables>;
export const UpdatePatientDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdatePatient"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"version"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdatePatientInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updatePatient"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"version"},"value":{"kind":"Variable","name":{"kind":"Name","value":"version"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<UpdatePatientMutation, UpdatePatientMutationVariables>;
export const DeletePatientDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeletePatient"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deletePatient"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}]}}]} as unknown as DocumentNode<DeletePatientMutation, DeletePatientMutationVariables>;
export const usePatientsQuery = /*#__PURE__*/ hookQuery(PatientsDocument);
export const usePatientToEditQuery = /*#__PURE__*/ hookQuery(PatientToEditDocument);
export const useRutHolderQuery = /*#__PURE__*/ hookQuery(RutHolderDocument);
export const usePatientToDeleteQuery = /*#__PURE__*/ hookQuery(PatientToDeleteDocument);
export const useCreatePatientMutation = /*#__PURE__*/ hookMutation(CreatePatientDocument);
export const useUpdatePatientMutation = /*#__PURE__*/ hookMutation(UpdatePatientDocument);
export const useDeletePatientMutation = /*#__PURE__*/ hookMutation(DeletePatientDocument);