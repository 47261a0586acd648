/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { hookMutation, hookQuery } from '../../apollo/apollo-hooks';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** What a certificate is for: anything, sports or work. */
export type CertificateKind =
  /** For anything: it names no purpose. */
  | 'GENERAL'
  /** That the patient is fit for sports. */
  | 'SPORT'
  /** That the patient is fit for work. */
  | 'WORK';

/** A new clinical record. Each text has at most 20,000 characters. */
export type CreateClinicalRecordInput = {
  /** The patient's appointment that it is about, which has no record yet. */
  appointmentId?: number | null | undefined;
  /** The account of the visit; not empty. */
  careDescription: string;
  /** Not in the future. */
  date: string;
  /** What the patient was told to do; not empty. */
  instructions: string;
  /** Whose record it is; an update can not change it. */
  patientId: number;
  /** What was done to the patient; not empty. */
  procedure: string;
  /** Who attended, archived ones too. Null: the professional of the patient's appointment that day, else the user's own, as far as it can be told. */
  professionalId?: number | null | undefined;
  /** Taken from the stock. Absent, null or empty: none. */
  usedSupplies?: Array<UsedSupplyInput> | null | undefined;
};

/** A certificate of a clinical record. Each text has at most 20,000 characters. */
export type IssueCertificateInput = {
  /** What the patient was told to do. Absent, null or empty: nothing. */
  instructions?: string | null | undefined;
  /** The day that it says it was given. */
  issueDate: string;
  /** What it is for. */
  kind: CertificateKind;
  /** Diagnosis, or why the patient came. */
  reason?: string | null | undefined;
  /** The clinical record that it is about, whose professional signs. */
  recordId: number;
  /** 0 to 365; none is no rest. */
  restDays?: number | null | undefined;
};

/** The two kinds of work. Each has an agenda of its own. */
export type ServiceType =
  /** Care of the hands and nails. */
  | 'MANICURE'
  /** Care of the feet. */
  | 'PODIATRY';

/** A patient's sex, as the civil registry knows it. */
export type Sex =
  /** A woman or girl. */
  | 'FEMALE'
  /** Neither only female nor only male. */
  | 'INTERSEX'
  /** A man or boy. */
  | 'MALE';

/** Changes to a clinical record: a field that is absent keeps what is stored. */
export type UpdateClinicalRecordInput = {
  /** Absent keeps it; it can not be emptied. */
  careDescription?: string | null | undefined;
  /** The day of the visit, not in the future. Absent keeps it. */
  date?: string | null | undefined;
  /** Absent keeps it; it can not be emptied. */
  instructions?: string | null | undefined;
  /** Absent keeps it; it can not be emptied. */
  procedure?: string | null | undefined;
  /** Null: it is not known who attended. */
  professionalId?: number | null | undefined;
  /** All of them: what is not listed is returned. */
  usedSupplies?: Array<UsedSupplyInput> | null | undefined;
};

/** A supply that the visit used. The same one twice is summed. */
export type UsedSupplyInput = {
  /** Whole, from 1. */
  quantity: number;
  /** A supply of the stock. */
  supplyId: number;
};

export type UsedSupplyLineFragment = { supplyId: number, supplyName: string, quantity: number, unitValue: number };

export type RecordSheetFragment = { id: number, patientId: number, appointmentId: number | null, date: string, careDescription: string, procedure: string, instructions: string, professionalId: number | null, professionalName: string | null, totalCost: number, version: number, writtenAt: string, writtenBy: string, usedSupplies: Array<{ supplyId: number, supplyName: string, quantity: number, unitValue: number }> };

export type RecordPatientsQueryVariables = Exact<{
  search: string;
  first: number;
  after?: string | null | undefined;
}>;


export type RecordPatientsQuery = { patients: { totalCount: number, endCursor: string | null, hasNextPage: boolean, nodes: Array<{ id: number, name: string, rut: string }> } };

export type RecordPatientQueryVariables = Exact<{
  id: number;
}>;


export type RecordPatientQuery = { patient: { id: number, name: string, rut: string, provisionalRut: boolean, sex: Sex | null, address: string, birthDate: string | null } | null };

export type ClinicalRecordsQueryVariables = Exact<{
  patientId: number;
  first: number;
  after?: string | null | undefined;
}>;


export type ClinicalRecordsQuery = { clinicalRecords: { totalCount: number, endCursor: string | null, hasNextPage: boolean, nodes: Array<{ id: number, patientId: number, appointmentId: number | null, date: string, careDescription: string, procedure: string, instructions: string, professionalId: number | null, professionalName: string | null, totalCost: number, version: number, writtenAt: string, writtenBy: string, usedSupplies: Array<{ supplyId: number, supplyName: string, quantity: number, unitValue: number }> }> } };

export type RecordSuppliesQueryVariables = Exact<{ [key: string]: never; }>;


export type RecordSuppliesQuery = { supplies: Array<{ id: number, name: string, unit: string, stock: number, unitValue: number }> };

export type RecordVersionsQueryVariables = Exact<{
  id: number;
}>;


export type RecordVersionsQuery = { clinicalRecord: { id: number, versions: Array<{ version: number, date: string, careDescription: string, procedure: string, instructions: string, professionalId: number | null, professionalName: string | null, totalCost: number, writtenAt: string, writtenBy: string, usedSupplies: Array<{ supplyId: number, supplyName: string, quantity: number, unitValue: number }> }> } | null };

export type CurrentRecordQueryVariables = Exact<{
  id: number;
}>;


export type CurrentRecordQuery = { clinicalRecord: { id: number, patientId: number, appointmentId: number | null, date: string, careDescription: string, procedure: string, instructions: string, professionalId: number | null, professionalName: string | null, totalCost: number, version: number, writtenAt: string, writtenBy: string, usedSupplies: Array<{ supplyId: number, supplyName: string, quantity: number, unitValue: number }> } | null };

export type CreateClinicalRecordMutationVariables = Exact<{
  input: CreateClinicalRecordInput;
}>;


export type CreateClinicalRecordMutation = { createClinicalRecord: { id: number, patientId: number, appointmentId: number | null, date: string, careDescription: string, procedure: string, instructions: string, professionalId: number | null, professionalName: string | null, totalCost: number, version: number, writtenAt: string, writtenBy: string, usedSupplies: Array<{ supplyId: number, supplyName: string, quantity: number, unitValue: number }> } };

export type UpdateClinicalRecordMutationVariables = Exact<{
  id: number;
  version: number;
  input: UpdateClinicalRecordInput;
}>;


export type UpdateClinicalRecordMutation = { updateClinicalRecord: { id: number, patientId: number, appointmentId: number | null, date: string, careDescription: string, procedure: string, instructions: string, professionalId: number | null, professionalName: string | null, totalCost: number, version: number, writtenAt: string, writtenBy: string, usedSupplies: Array<{ supplyId: number, supplyName: string, quantity: number, unitValue: number }> } };

export type CertificateSettingsQueryVariables = Exact<{ [key: string]: never; }>;


export type CertificateSettingsQuery = { clinicSettings: { name: string, phone: string, address: string, city: string }, professionals: Array<{ id: number, name: string, title: string, rut: string, registryNumber: string, registryAuthority: string, address: string, services: Array<ServiceType>, omittedTreatments: Array<string>, isArchived: boolean }> };

export type CertificateWordsFragment = { id: number, patientId: number, recordId: number, kind: CertificateKind, issueDate: string, attendedOn: string, reason: string, instructions: string, restDays: number | null, issuedAt: string, issuedBy: string, patient: { name: string, rut: string, sex: Sex | null }, signer: { name: string, title: string, rut: string, registryNumber: string, registryAuthority: string, address: string }, clinic: { name: string, address: string, city: string, phone: string } };

export type IssueCertificateMutationVariables = Exact<{
  input: IssueCertificateInput;
}>;


export type IssueCertificateMutation = { issueCertificate: { id: number, patientId: number, recordId: number, kind: CertificateKind, issueDate: string, attendedOn: string, reason: string, instructions: string, restDays: number | null, issuedAt: string, issuedBy: string, patient: { name: string, rut: string, sex: Sex | null }, signer: { name: string, title: string, rut: string, registryNumber: string, registryAuthority: string, address: string }, clinic: { name: string, address: string, city: string, phone: string } } };

export type IssuedCertificateQueryVariables = Exact<{
  id: number;
}>;


export type IssuedCertificateQuery = { certificate: { id: number, patientId: number, recordId: number, kind: CertificateKind, issueDate: string, attendedOn: string, reason: string, instructions: string, restDays: number | null, issuedAt: string, issuedBy: string, patient: { name: string, rut: string, sex: Sex | null }, signer: { name: string, title: string, rut: string, registryNumber: string, registryAuthority: string, address: string }, clinic: { name: string, address: string, city: string, phone: string } } | null };

export const UsedSupplyLineFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UsedSupplyLine"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UsedSupply"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"supplyId"}},{"kind":"Field","name":{"kind":"Name","value":"supplyName"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"unitValue"}}]}}]} as unknown as DocumentNode<UsedSupplyLineFragment, unknown>;
export const RecordSheetFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RecordSheet"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ClinicalRecord"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"patientId"}},{"kind":"Field","name":{"kind":"Name","value":"appointmentId"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"careDescription"}},{"kind":"Field","name":{"kind":"Name","value":"procedure"}},{"kind":"Field","name":{"kind":"Name","value":"instructions"}},{"kind":"Field","name":{"kind":"Name","value":"professionalId"}},{"kind":"Field","name":{"kind":"Name","value":"professionalName"}},{"kind":"Field","name":{"kind":"Name","value":"usedSupplies"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"UsedSupplyLine"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCost"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"writtenAt"}},{"kind":"Field","name":{"kind":"Name","value":"writtenBy"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UsedSupplyLine"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UsedSupply"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"supplyId"}},{"kind":"Field","name":{"kind":"Name","value":"supplyName"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"unitValue"}}]}}]} as unknown as DocumentNode<RecordSheetFragment, unknown>;
export const CertificateWordsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CertificateWords"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Certificate"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"patientId"}},{"kind":"Field","name":{"kind":"Name","value":"recordId"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"issueDate"}},{"kind":"Field","name":{"kind":"Name","value":"attendedOn"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"instructions"}},{"kind":"Field","name":{"kind":"Name","value":"restDays"}},{"kind":"Field","name":{"kind":"Name","value":"patient"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"rut"}},{"kind":"Field","name":{"kind":"Name","value":"sex"}}]}},{"kind":"Field","name":{"kind":"Name","value":"signer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"rut"}},{"kind":"Field","name":{"kind":"Name","value":"registryNumber"}},{"kind":"Field","name":{"kind":"Name","value":"registryAuthority"}},{"kind":"Field","name":{"kind":"Name","value":"address"}}]}},{"kind":"Field","name":{"kind":"Name","value":"clinic"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}}]}},{"kind":"Field","name":{"kind":"Name","value":"issuedAt"}},{"kind":"Field","name":{"kind":"Name","value":"issuedBy"}}]}}]} as unknown as DocumentNode<CertificateWordsFragment, unknown>;
export const RecordPatientsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RecordPatients"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"patients"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"rut"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}},{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}}]}}]}}]} as unknown as DocumentNode<RecordPatientsQuery, RecordPatientsQueryVariables>;
export const RecordPatientDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RecordPatient"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"patient"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"rut"}},{"kind":"Field","name":{"kind":"Name","value":"provisionalRut"}},{"kind":"Field","name":{"kind":"Name","value":"sex"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"birthDate"}}]}}]}}]} as unknown as DocumentNode<RecordPatientQuery, RecordPatientQueryVariables>;
export const ClinicalRecordsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ClinicalRecords"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"patientId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"clinicalRecords"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"patientId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"patientId"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RecordSheet"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}},{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UsedSupplyLine"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UsedSupply"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"supplyId"}},{"kind":"Field","name":{"kind":"Name","value":"supplyName"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"unitValue"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RecordSheet"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ClinicalRecord"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"patientId"}},{"kind":"Field","name":{"kind":"Name","value":"appointmentId"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"careDescription"}},{"kind":"Field","name":{"kind":"Name","value":"procedure"}},{"kind":"Field","name":{"kind":"Name","value":"instructions"}},{"kind":"Field","name":{"kind":"Name","value":"professionalId"}},{"kind":"Field","name":{"kind":"Name","value":"professionalName"}},{"kind":"Field","name":{"kind":"Name","value":"usedSupplies"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"UsedSupplyLine"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCost"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"writtenAt"}},{"kind":"Field","name":{"kind":"Name","value":"writtenBy"}}]}}]} as unknown as DocumentNode<ClinicalRecordsQuery, ClinicalRecordsQueryVariables>;
export const RecordSuppliesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RecordSupplies"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"supplies"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"unit"}},{"kind":"Field","name":{"kind":"Name","value":"stock"}},{"kind":"Field","name":{"kind":"Name","value":"unitValue"}}]}}]}}]} as unknown as DocumentNode<RecordSuppliesQuery, RecordSuppliesQueryVariables>;
export const RecordVersionsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RecordVersions"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"clinicalRecord"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"versions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"careDescription"}},{"kind":"Field","name":{"kind":"Name","value":"procedure"}},{"kind":"Field","name":{"kind":"Name","value":"instructions"}},{"kind":"Field","name":{"kind":"Name","value":"professionalId"}},{"kind":"Field","name":{"kind":"Name","value":"professionalName"}},{"kind":"Field","name":{"kind":"Name","value":"usedSupplies"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"UsedSupplyLine"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCost"}},{"kind":"Field","name":{"kind":"Name","value":"writtenAt"}},{"kind":"Field","name":{"kind":"Name","value":"writtenBy"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UsedSupplyLine"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UsedSupply"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"supplyId"}},{"kind":"Field","name":{"kind":"Name","value":"supplyName"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"unitValue"}}]}}]} as unknown as DocumentNode<RecordVersionsQuery, RecordVersionsQueryVariables>;
export const CurrentRecordDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CurrentRecord"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"clinicalRecord"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RecordSheet"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UsedSupplyLine"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UsedSupply"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"supplyId"}},{"kind":"Field","name":{"kind":"Name","value":"supplyName"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"unitValue"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RecordSheet"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ClinicalRecord"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"patientId"}},{"kind":"Field","name":{"kind":"Name","value":"appointmentId"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"careDescription"}},{"kind":"Field","name":{"kind":"Name","value":"procedure"}},{"kind":"Field","name":{"kind":"Name","value":"instructions"}},{"kind":"Field","name":{"kind":"Name","value":"professionalId"}},{"kind":"Field","name":{"kind":"Name","value":"professionalName"}},{"kind":"Field","name":{"kind":"Name","value":"usedSupplies"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"UsedSupplyLine"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCost"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"writtenAt"}},{"kind":"Field","name":{"kind":"Name","value":"writtenBy"}}]}}]} as unknown as DocumentNode<CurrentRecordQuery, CurrentRecordQueryVariables>;
export const CreateClinicalRecordDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateClinicalRecord"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateClinicalRecordInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createClinicalRecord"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RecordSheet"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UsedSupplyLine"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UsedSupply"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"supplyId"}},{"kind":"Field","name":{"kind":"Name","value":"supplyName"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"unitValue"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RecordSheet"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ClinicalRecord"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"patientId"}},{"kind":"Field","name":{"kind":"Name","value":"appointmentId"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"careDescription"}},{"kind":"Field","name":{"kind":"Name","value":"procedure"}},{"kind":"Field","name":{"kind":"Name","value":"instructions"}},{"kind":"Field","name":{"kind":"Name","value":"professionalId"}},{"kind":"Field","name":{"kind":"Name","value":"professionalName"}},{"kind":"Field","name":{"kind":"Name","value":"usedSupplies"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"UsedSupplyLine"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCost"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"writtenAt"}},{"kind":"Field","name":{"kind":"Name","value":"writtenBy"}}]}}]} as unknown as DocumentNode<CreateClinicalRecordMutation, CreateClinicalRecordMutationVariables>;
export const UpdateClinicalRecordDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateClinicalRecord"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"version"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateClinicalRecordInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateClinicalRecord"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"version"},"value":{"kind":"Variable","name":{"kind":"Name","value":"version"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RecordSheet"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UsedSupplyLine"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UsedSupply"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"supplyId"}},{"kind":"Field","name":{"kind":"Name","value":"supplyName"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"unitValue"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RecordSheet"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ClinicalRecord"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"patientId"}},{"kind":"Field","name":{"kind":"Name","value":"appointmentId"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"careDescription"}},{"kind":"Field","name":{"kind":"Name","value":"procedure"}},{"kind":"Field","name":{"kind":"Name","value":"instructions"}},{"kind":"Field","name":{"kind":"Name","value":"professionalId"}},{"kind":"Field","name":{"kind":"Name","value":"professionalName"}},{"kind":"Field","name":{"kind":"Name","value":"usedSupplies"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"UsedSupplyLine"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCost"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"writtenAt"}},{"kind":"Field","name":{"kind":"Name","value":"writtenBy"}}]}}]} as unknown as DocumentNode<UpdateClinicalRecordMutation, UpdateClinicalRecordMutationVariables>;
export const CertificateSettingsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CertificateSettings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"clinicSettings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"city"}}]}},{"kind":"Field","name":{"kind":"Name","value":"professionals"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"rut"}},{"kind":"Field","name":{"kind":"Name","value":"registryNumber"}},{"kind":"Field","name":{"kind":"Name","value":"registryAuthority"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"services"}},{"kind":"Field","name":{"kind":"Name","value":"omittedTreatments"}},{"kind":"Field","name":{"kind":"Name","value":"isArchived"}}]}}]}}]} as unknown as DocumentNode<CertificateSettingsQuery, CertificateSettingsQueryVariables>;
export const IssueCertificateDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"IssueCertificate"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"IssueCertificateInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"issueCertificate"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CertificateWords"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CertificateWords"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Certificate"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"patientId"}},{"kind":"Field","name":{"kind":"Name","value":"recordId"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"issueDate"}},{"kind":"Field","name":{"kind":"Name","value":"attendedOn"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"instructions"}},{"kind":"Field","name":{"kind":"Name","value":"restDays"}},{"kind":"Field","name":{"kind":"Name","value":"patient"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"rut"}},{"kind":"Field","name":{"kind":"Name","value":"sex"}}]}},{"kind":"Field","name":{"kind":"Name","value":"signer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"rut"}},{"kind":"Field","name":{"kind":"Name","value":"registryNumber"}},{"kind":"Field","name":{"kind":"Name","value":"registryAuthority"}},{"kind":"Field","name":{"kind":"Name","value":"address"}}]}},{"kind":"Field","name":{"kind":"Name","value":"clinic"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}}]}},{"kind":"Field","name":{"kind":"Name","value":"issuedAt"}},{"kind":"Field","name":{"kind":"Name","value":"issuedBy"}}]}}]} as unknown as DocumentNode<IssueCertificateMutation, IssueCertificateMutationVariables>;
export const IssuedCertificateDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"IssuedCertificate"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"certificate"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CertificateWords"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CertificateWords"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Certificate"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"patientId"}},{"kind":"Field","name":{"kind":"Name","value":"recordId"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"issueDate"}},{"kind":"Field","name":{"kind":"Name","value":"attendedOn"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"instructions"}},{"kind":"Field","name":{"kind":"Name","value":"restDays"}},{"kind":"Field","name":{"kind":"Name","value":"patient"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"rut"}},{"kind":"Field","name":{"kind":"Name","value":"sex"}}]}},{"kind":"Field","name":{"kind":"Name","value":"signer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"rut"}},{"kind":"Field","name":{"kind":"Name","value":"registryNumber"}},{"kind":"Field","name":{"kind":"Name","value":"registryAuthority"}},{"kind":"Field","name":{"kind":"Name","value":"address"}}]}},{"kind":"Field","name":{"kind":"Name","value":"clinic"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}}]}},{"kind":"Field","name":{"kind":"Name","value":"issuedAt"}},{"kind":"Field","name":{"kind":"Name","value":"issuedBy"}}]}}]} as unknown as DocumentNode<IssuedCertificateQuery, IssuedCertificateQueryVariables>;
export const useRecordPatientsQuery = /*#__PURE__*/ hookQuery(RecordPatientsDocument);
export const useRecordPatientQuery = /*#__PURE__*/ hookQuery(RecordPatientDocument);
export const useClinicalRecordsQuery = /*#__PURE__*/ hookQuery(ClinicalRecordsDocument);
export const useRecordSuppliesQuery = /*#__PURE__*/ hookQuery(RecordSuppliesDocument);
export const useRecordVersionsQuery = /*#__PURE__*/ hookQuery(RecordVersionsDocument);
export const useCurrentRecordQuery = /*#__PURE__*/ hookQuery(CurrentRecordDocument);
export const useCreateClinicalRecordMutation = /*#__PURE__*/ hookMutation(CreateClinicalRecordDocument);
export const useUpdateClinicalRecordMutation = /*#__PURE__*/ hookMutation(UpdateClinicalRecordDocument);
export const useCertificateSettingsQuery = /*#__PURE__*/ hookQuery(CertificateSettingsDocument);
export const useIssueCertificateMutation = /*#__PURE__*/ hookMutation(IssueCertificateDocument);
export const useIssuedCertificateQuery = /*#__PURE__*/ hookQuery(IssuedCertificateDocument);