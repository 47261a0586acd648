/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { hookMutation, hookQuery } from '../../../apollo/apollo-hooks';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Why two patients may be one person. */
export type DuplicateReason =
  | 'PROVISIONAL_SIMILAR_NAME'
  | 'SAME_BIRTH_DATE_SIMILAR_NAME'
  | 'SAME_EMAIL'
  | 'SAME_PHONE';

export type MergePatientsInput = {
  keptId: number;
  /** The version that was compared, as below. */
  keptVersion: number;
  mergedId: number;
  mergedVersion: number;
  /** What the kept patient takes from the other; of everything else they keep their own. */
  take: Array<PatientMergeField>;
};

/** What is compared before two patients become one. */
export type PatientMergeField =
  | 'ADDRESS'
  | 'BIRTH_DATE'
  | 'CLINICAL_CASE'
  | 'EMAIL'
  | 'EMERGENCY_CONTACT'
  | 'HEALTH_INSURANCE'
  | 'LEGAL_REPRESENTATIVE'
  | 'NAME'
  | 'OCCUPATION'
  | 'PHONE'
  | 'RUT'
  | 'SEX'
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