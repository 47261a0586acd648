/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { hookMutation, hookQuery } from '../../../apollo/apollo-hooks';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Adds, denies or ends an alert; `isDenied` goes with `isNoted` false. */
export type AlertChangeInput = {
  /** The patient was asked and does not have it. */
  isDenied?: boolean;
  /** False: it does not apply, or no longer. */
  isNoted: boolean;
  /** The kind of alert. */
  kind: AlertKind;
  /** May be empty; at most 200 characters. */
  note?: string;
  /** The first day on which it applied, at most today; absent: as it is, null: unknown. */
  since?: string | null | undefined;
  /** Of an alert that ends: the first day on which it no longer applied; absent: today. */
  until?: string | null | undefined;
};

/** A fact that everyone who treats the patient must know. */
export type AlertKind =
  /** Reacts to acrylates, as in gel and acrylic nails. */
  | 'ACRYLATE_ALLERGY'
  /** Reacts to the adhesive of plasters and tape. */
  | 'ADHESIVE_ALLERGY'
  /** Takes medicine against clotting, and bleeds longer. */
  | 'ANTICOAGULANTS'
  /** Poor blood supply, so that wounds heal badly. */
  | 'ARTERIAL_DISEASE'
  /** Of any type; the note may say which. */
  | 'DIABETES'
  /** Had an amputation before. */
  | 'EARLIER_AMPUTATION'
  /** Had an ulcer before. */
  | 'EARLIER_ULCER'
  /** Weak defences against infection, by illness or medicine. */
  | 'IMMUNOSUPPRESSION'
  /** Reacts to iodine, as in disinfectants. */
  | 'IODINE_ALLERGY'
  /** End-stage renal disease, with or without dialysis: a high risk of ulcers and infection. */
  | 'KIDNEY_FAILURE'
  /** Reacts to latex, as in gloves. */
  | 'LATEX_ALLERGY'
  /** Reacts to lidocaine, a local anaesthetic. */
  | 'LIDOCAINE_ALLERGY'
  /** Has a pacemaker, which electrical devices may disturb. */
  | 'PACEMAKER'
  /** Pregnant now; staff must end the alert afterwards, with the day. */
  | 'PREGNANCY';

export type KnownAlertsFragment = { alerts: Array<{ kind: AlertKind, note: string, since: string | null }>, deniedAlerts: Array<{ kind: AlertKind, note: string }> };

export type PatientAlertsQueryVariables = Exact<{
  patientId: number;
}>;


export type PatientAlertsQuery = { patient: { id: number, alerts: Array<{ kind: AlertKind, note: string, since: string | null }>, deniedAlerts: Array<{ kind: AlertKind, note: string }> } | null };

export type PatientAlertHistoryQueryVariables = Exact<{
  patientId: number;
}>;


export type PatientAlertHistoryQuery = { patientAlertHistory: Array<{ kind: AlertKind, note: string, since: string | null, until: string | null, isDenied: boolean, notedAt: string, notedByName: string, endedAt: string | null, endedByName: string | null }> };

export type ChangePatientAlertsMutationVariables = Exact<{
  patientId: number;
  changes: Array<AlertChangeInput> | AlertChangeInput;
}>;


export type ChangePatientAlertsMutation = { changePatientAlerts: Array<{ kind: AlertKind }> };

export const KnownAlertsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"KnownAlerts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Patient"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"alerts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"since"}}]}},{"kind":"Field","name":{"kind":"Name","value":"deniedAlerts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"note"}}]}}]}}]} as unknown as DocumentNode<KnownAlertsFragment, unknown>;
export const PatientAlertsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PatientAlerts"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"patientId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"patient"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"patientId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"KnownAlerts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"KnownAlerts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Patient"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"alerts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"since"}}]}},{"kind":"Field","name":{"kind":"Name","value":"deniedAlerts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"note"}}]}}]}}]} as unknown as DocumentNode<PatientAlertsQuery, PatientAlertsQueryVariables>;
export const PatientAlertHistoryDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PatientAlertHistory"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"patientId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"patientAlertHistory"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"patientId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"patientId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"since"}},{"kind":"Field","name":{"kind":"Name","value":"until"}},{"kind":"Field","name":{"kind":"Name","value":"isDenied"}},{"kind":"Field","name":{"kind":"Name","value":"notedAt"}},{"kind":"Field","name":{"kind":"Name","value":"notedByName"}},{"kind":"Field","name":{"kind":"Name","value":"endedAt"}},{"kind":"Field","name":{"kind":"Name","value":"endedByName"}}]}}]}}]} as unknown as DocumentNode<PatientAlertHistoryQuery, PatientAlertHistoryQueryVariables>;
export const ChangePatientAlertsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ChangePatientAlerts"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"patientId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"changes"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AlertChangeInput"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changePatientAlerts"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"patientId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"patientId"}}},{"kind":"Argument","name":{"kind":"Name","value":"changes"},"value":{"kind":"Variable","name":{"kind":"Name","value":"changes"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}}]}}]}}]} as unknown as DocumentNode<ChangePatientAlertsMutation, ChangePatientAlertsMutationVariables>;
export const usePatientAlertsQuery = /*#__PURE__*/ hookQuery(PatientAlertsDocument);
export const usePatientAlertHistoryQuery = /*#__PURE__*/ hookQuery(PatientAlertHistoryDocument);
export const useChangePatientAlertsMutation = /*#__PURE__*/ hookMutation(ChangePatientAlertsDocument);