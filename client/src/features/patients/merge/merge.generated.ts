/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { hookMutation, hookQuery } from '../../../apollo/apollo-hooks';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Why two patients may be the same person. */
export type DuplicateReason =
  /** Nearly the same names, and one of the two has a provisional RUT. */
  | 'PROVISIONAL_SIMILAR_NAME'
  /** Born on the same day, with nearly the same names. */
  | 'SAME_BIRTH_DATE_SIMILAR_NAME'
  /** The same e-mail address, ignoring case. */
  | 'SAME_EMAIL'
  /** The same phone, however it was entered. */
  | 'SAME_PHONE';

/** The two patients to merge, and the fields to take from the merged one. */
export type MergePatientsInput = {
  /** The patient who is kept. */
  keptId: number;
  /** The version of the kept patient that was compared. */
  keptVersion: number;
  /** The patient who is merged into the other; not the same one. */
  mergedId: number;
  /** The version of the merged patient that was compared. */
  mergedVersion: number;
  /** The fields that the kept patient takes from the other; for all others they keep their own. */
  take: Array<PatientMergeField>;
};

/** The fields compared before two patients are merged. */
export type PatientMergeField =
  /** Where the patient lives. */
  | 'ADDRESS'
  /** The day of birth. */
  | 'BIRTH_DATE'
  /** Health data; an earlier version is kept. */
  | 'CLINICAL_CASE'
  /** The address for e-mails. */
  | 'EMAIL'
  /** The person to call in an emergency. */
  | 'EMERGENCY_CONTACT'
  /** Including FONASA's tier and the insurer's name. */
  | 'HEALTH_INSURANCE'
  /** The representative's name, RUT, relation and phone, all four. */
  | 'LEGAL_REPRESENTATIVE'
  /** First and last names. */
  | 'NAME'
  /** The patient's job. */
  | 'OCCUPATION'
  /** The phone, as entered. */
  | 'PHONE'
  /** How the patient heard of the clinic. */
  | 'REFERRAL_SOURCE'
  /** The one that is not kept becomes a former RUT, which still finds the patient. */
  | 'RUT'
  /** As recorded in the civil registry. */
  | 'SEX'
  /** Health data; an earlier version is kept. */
  | 'UNDERLYING_CONDITION';

export type LikelyDuplicatesQueryVariables = Exact<{
  patientId: number;
}>;


export type LikelyDuplicatesQuery = { likelyDuplicates: Array<{ reasons: Array<DuplicateReason>, patient: { id: number, name: string, rut: string, provisionalRut: boolean, phone: string } }> };

export type PatientMergesQueryVariables = Exact<{
  patientId: number;
}>;


export type PatientMergesQuery = { patientMerges: Array<{ id: number, at: string, staffName: string, mergedName: string | null, mergedRut: string | null, undoableUntil: string | null, undoneAt: string | null }> };

export type MergePatientsMutationVariables = Exact<{
  input: MergePatientsInput;
}>;


export type MergePatientsMutation = { mergePatients: { id: number, name: string } };

export type UndoPatientMergeMutationVariables = Exact<{
  id: number;
}>;


export type UndoPatientMergeMutation = { undoPatientMerge: { id: number, name: string } };


export const LikelyDuplicatesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"LikelyDuplicates"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"patientId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"likelyDuplicates"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"patientId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"patientId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"patient"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"rut"}},{"kind":"Field","name":{"kind":"Name","value":"provisionalRut"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}}]}},{"kind":"Field","name":{"kind":"Name","value":"reasons"}}]}}]}}]} as unknown as DocumentNode<LikelyDuplicatesQuery, LikelyDuplicatesQueryVariables>;
export const PatientMergesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PatientMerges"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"patientId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"patientMerges"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"patientId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"patientId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"staffName"}},{"kind":"Field","name":{"kind":"Name","value":"mergedName"}},{"kind":"Field","name":{"kind":"Name","value":"mergedRut"}},{"kind":"Field","name":{"kind":"Name","value":"undoableUntil"}},{"kind":"Field","name":{"kind":"Name","value":"undoneAt"}}]}}]}}]} as unknown as DocumentNode<PatientMergesQuery, PatientMergesQueryVariables>;
export const MergePatientsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"MergePatients"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"MergePatientsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mergePatients"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<MergePatientsMutation, MergePatientsMutationVariables>;
export const UndoPatientMergeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UndoPatientMerge"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"undoPatientMerge"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<UndoPatientMergeMutation, UndoPatientMergeMutationVariables>;
export const useLikelyDuplicatesQuery = /*#__PURE__*/ hookQuery(LikelyDuplicatesDocument);
export const usePatientMergesQuery = /*#__PURE__*/ hookQuery(PatientMergesDocument);
export const useMergePatientsMutation = /*#__PURE__*/ hookMutation(MergePatientsDocument);
export const useUndoPatientMergeMutation = /*#__PURE__*/ hookMutation(UndoPatientMergeDocument);