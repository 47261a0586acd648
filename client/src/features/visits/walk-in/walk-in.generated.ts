/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { hookMutation, hookQuery } from '../../../apollo/apollo-hooks';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Any status may follow any other. A cancelled appointment holds no time. */
export type AppointmentStatus =
  /** The initial status. */
  | 'BOOKED'
  /** It no longer holds any time. */
  | 'CANCELLED'
  /** The patient was attended. */
  | 'COMPLETED'
  /** The patient confirmed that they will come. */
  | 'CONFIRMED';

/** Whether the patient came, separate from the status. A cancelled appointment has none. */
export type Attendance =
  /** The patient is waiting at the clinic. */
  | 'ARRIVED'
  /** The patient is being attended. */
  | 'IN_CARE'
  /** The patient did not come. */
  | 'NO_SHOW';

/** The two services. Each has its own agenda. */
export type ServiceType =
  /** Hand and nail care. */
  | 'MANICURE'
  /** Foot care. */
  | 'PODIATRY';

/** A patient without an appointment: an existing one, or a name and a phone. */
export type WalkInInput = {
  /** 60 or 120. */
  durationMinutes?: number;
  /** The new patient's name, at most 200 characters. */
  name?: string | null | undefined;
  /** Null: a new patient. */
  patientId?: number | null | undefined;
  /** The new patient's phone, at most 200 characters. */
  phone?: string | null | undefined;
  /** Null: the user, if they are a professional who offers it, otherwise any available one. */
  professionalId?: number | null | undefined;
  /** The service whose agenda it goes in. */
  serviceType?: ServiceType;
  /** Whether the new patient is a different person from the patients who already have the phone. */
  sharesPhone?: boolean;
  /** Any text of at most 200 characters. */
  treatment: string;
};

export type WalkInPatientFragment = { id: number, name: string, rut: string, provisionalRut: boolean, phone: string };

export type WalkInPatientsQueryVariables = Exact<{
  search: string;
}>;


export type WalkInPatientsQuery = { patients: { nodes: Array<{ id: number, name: string, rut: string, provisionalRut: boolean, phone: string }> } };

export type TodaysVisitsQueryVariables = Exact<{
  date: string;
}>;


export type TodaysVisitsQuery = { appointments: Array<{ id: number, time: string, status: AppointmentStatus, attendance: Attendance | null, patient: { id: number } }> };

export type StartWalkInMutationVariables = Exact<{
  input: WalkInInput;
}>;


export type StartWalkInMutation = { startWalkIn: { id: number } };

export const WalkInPatientFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WalkInPatient"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Patient"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"rut"}},{"kind":"Field","name":{"kind":"Name","value":"provisionalRut"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}}]}}]} as unknown as DocumentNode<WalkInPatientFragment, unknown>;
export const WalkInPatientsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"WalkInPatients"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"patients"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"6"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"WalkInPatient"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WalkInPatient"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Patient"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"rut"}},{"kind":"Field","name":{"kind":"Name","value":"provisionalRut"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}}]}}]} as unknown as DocumentNode<WalkInPatientsQuery, WalkInPatientsQueryVariables>;
export const TodaysVisitsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"TodaysVisits"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"date"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LocalDate"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"appointments"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"from"},"value":{"kind":"Variable","name":{"kind":"Name","value":"date"}}},{"kind":"Argument","name":{"kind":"Name","value":"to"},"value":{"kind":"Variable","name":{"kind":"Name","value":"date"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"time"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"attendance"}},{"kind":"Field","name":{"kind":"Name","value":"patient"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]} as unknown as DocumentNode<TodaysVisitsQuery, TodaysVisitsQueryVariables>;
export const StartWalkInDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"StartWalkIn"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"WalkInInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"startWalkIn"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<StartWalkInMutation, StartWalkInMutationVariables>;
export const useWalkInPatientsQuery = /*#__PURE__*/ hookQuery(WalkInPatientsDocument);
export const useTodaysVisitsQuery = /*#__PURE__*/ hookQuery(TodaysVisitsDocument);
export const useStartWalkInMutation = /*#__PURE__*/ hookMutation(StartWalkInDocument);