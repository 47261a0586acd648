/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { hookMutation, hookQuery } from '../../apollo/apollo-hooks';
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

/** A new appointment. */
export type CreateAppointmentInput = {
  /** The day, in the clinic's time. */
  date: string;
  /** 60 or 120. */
  durationMinutes?: number;
  /** At most 20,000 characters. */
  notes?: string | null | undefined;
  /** Whether it may be made at a taken hour; if the hour is free, it takes it. */
  overbooked?: boolean;
  /** A registered patient. */
  patientId: number;
  /** Null: the free professional with the fewest appointments that day. */
  professionalId?: number | null | undefined;
  /** The agenda it is booked on. */
  serviceType?: ServiceType;
  /** The initial status. */
  status?: AppointmentStatus;
  /** When it starts: one of the agenda's start times. */
  time: string;
  /** Free text of at most 200 characters; the forms offer a catalogue. */
  treatment: string;
};

/** The clinical record of a visit. Each text has at most 20,000 characters. */
export type FinishVisitInput = {
  /** The patient's condition on arrival and what was attended to; not empty. */
  careDescription: string;
  /** Not in the future. */
  date: string;
  /** Instructions for the patient; not empty. */
  instructions: string;
  /** The procedure performed; not empty. */
  procedure: string;
  /** The professional. Null: the appointment's professional. */
  professionalId?: number | null | undefined;
  /** Deducted from the stock along with the visit. Null or absent: none. */
  usedSupplies?: Array<VisitSupplyInput> | null | undefined;
};

/** The two services. Each has its own agenda. */
export type ServiceType =
  /** Hand and nail care. */
  | 'MANICURE'
  /** Foot care. */
  | 'PODIATRY';

/** A patient's sex, as recorded in the civil registry. */
export type Sex =
  /** A woman or girl. */
  | 'FEMALE'
  /** Neither only female nor only male. */
  | 'INTERSEX'
  /** A man or boy. */
  | 'MALE';

/** A supply used by the visit. Duplicate supplies are added up. */
export type VisitSupplyInput = {
  /** Why it is used although it is expired on the day of the visit, at most 200 characters. The stock movement keeps it. */
  expiredReason?: string | null | undefined;
  /** Whole, from 1. */
  quantity: number;
  /** The supply's id. */
  supplyId: number;
};

export type VisitQueryVariables = Exact<{
  id: number;
}>;


export type VisitQuery = { appointment: { id: number, date: string, time: string, durationMinutes: number, status: AppointmentStatus, serviceType: ServiceType, treatment: string, professionalId: number, professionalName: string, attendance: Attendance | null, arrivedAt: string | null, notes: string, recordId: number | null, version: number, visitorName: string | null, patient: { id: number, name: string, rut: string, provisionalRut: boolean, birthDate: string | null } } | null };

export type VisitPatientQueryVariables = Exact<{
  id: number;
}>;


export type VisitPatientQuery = { patient: { id: number, name: string, rut: string, provisionalRut: boolean, sex: Sex | null, address: string, birthDate: string | null, underlyingCondition: string } | null };

export type EarlierVisitsQueryVariables = Exact<{
  patientId: number;
}>;


export type EarlierVisitsQuery = { clinicalRecords: { nodes: Array<{ id: number, patientId: number, appointmentId: number | null, date: string, careDescription: string, procedure: string, instructions: string, professionalId: number | null, professionalName: string | null, totalCost: number, version: number, writtenAt: string, writtenBy: string, usedSupplies: Array<{ supplyId: number, supplyName: string, quantity: number, unitValue: number }>, imported: { fileName: string, importedAt: string, professionalName: string } | null }> } };

export type FreeHoursOfQueryVariables = Exact<{
  date: string;
  serviceType: ServiceType;
  durationMinutes: number;
  professionalId?: number | null | undefined;
  treatment?: string | null | undefined;
}>;


export type FreeHoursOfQuery = { availability: { freeStarts: Array<string>, nextFreeDate: string | null } };

export type StartVisitMutationVariables = Exact<{
  appointmentId: number;
}>;


export type StartVisitMutation = { startVisit: { id: number, attendance: Attendance | null, arrivedAt: string | null, version: number } };

export type FinishVisitMutationVariables = Exact<{
  appointmentId: number;
  input: FinishVisitInput;
}>;


export type FinishVisitMutation = { finishVisit: { appointment: { id: number, status: AppointmentStatus, attendance: Attendance | null, arrivedAt: string | null, recordId: number | null, version: number }, record: { id: number, patientId: number, appointmentId: number | null, date: string, careDescription: string, procedure: string, instructions: string, professionalId: number | null, professionalName: string | null, totalCost: number, version: number, writtenAt: string, writtenBy: string, usedSupplies: Array<{ supplyId: number, supplyName: string, quantity: number, unitValue: number }>, imported: { fileName: string, importedAt: string, professionalName: string } | null } } };

export type BookNextVisitMutationVariables = Exact<{
  input: CreateAppointmentInput;
}>;


export type BookNextVisitMutation = { createAppointment: { id: number, date: string, time: string } };


export const VisitDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Visit"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"appointment"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"time"}},{"kind":"Field","name":{"kind":"Name","value":"durationMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"serviceType"}},{"kind":"Field","name":{"kind":"Name","value":"treatment"}},{"kind":"Field","name":{"kind":"Name","value":"professionalId"}},{"kind":"Field","name":{"kind":"Name","value":"professionalName"}},{"kind":"Field","name":{"kind":"Name","value":"attendance"}},{"kind":"Field","name":{"kind":"Name","value":"arrivedAt"}},{"kind":"Field","name":{"kind":"Name","value":"notes"}},{"kind":"Field","name":{"kind":"Name","value":"recordId"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"visitorName"}},{"kind":"Field","name":{"kind":"Name","value":"patient"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"rut"}},{"kind":"Field","name":{"kind":"Name","value":"provisionalRut"}},{"kind":"Field","name":{"kind":"Name","value":"birthDate"}}]}}]}}]}}]} as unknown as DocumentNode<VisitQuery, VisitQueryVariables>;
export const VisitPatientDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"VisitPatient"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"patient"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"rut"}},{"kind":"Field","name":{"kind":"Name","value":"provisionalRut"}},{"kind":"Field","name":{"kind":"Name","value":"sex"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"birthDate"}},{"kind":"Field","name":{"kind":"Name","value":"underlyingCondition"}}]}}]}}]} as unknown as DocumentNode<VisitPatientQuery, VisitPatientQueryVariables>;
export const EarlierVisitsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"EarlierVisits"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"patientId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"clinicalRecords"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"patientId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"patientId"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"4"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RecordSheet"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UsedSupplyLine"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UsedSupply"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"supplyId"}},{"kind":"Field","name":{"kind":"Name","value":"supplyName"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"unitValue"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RecordSheet"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ClinicalRecord"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"patientId"}},{"kind":"Field","name":{"kind":"Name","value":"appointmentId"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"careDescription"}},{"kind":"Field","name":{"kind":"Name","value":"procedure"}},{"kind":"Field","name":{"kind":"Name","value":"instructions"}},{"kind":"Field","name":{"kind":"Name","value":"professionalId"}},{"kind":"Field","name":{"kind":"Name","value":"professionalName"}},{"kind":"Field","name":{"kind":"Name","value":"usedSupplies"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"UsedSupplyLine"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCost"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"writtenAt"}},{"kind":"Field","name":{"kind":"Name","value":"writtenBy"}},{"kind":"Field","name":{"kind":"Name","value":"imported"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"importedAt"}},{"kind":"Field","name":{"kind":"Name","value":"professionalName"}}]}}]}}]} as unknown as DocumentNode<EarlierVisitsQuery, EarlierVisitsQueryVariables>;
export const FreeHoursOfDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"FreeHoursOf"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"date"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LocalDate"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"serviceType"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ServiceType"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"durationMinutes"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"professionalId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"treatment"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"availability"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"date"},"value":{"kind":"Variable","name":{"kind":"Name","value":"date"}}},{"kind":"Argument","name":{"kind":"Name","value":"serviceType"},"value":{"kind":"Variable","name":{"kind":"Name","value":"serviceType"}}},{"kind":"Argument","name":{"kind":"Name","value":"durationMinutes"},"value":{"kind":"Variable","name":{"kind":"Name","value":"durationMinutes"}}},{"kind":"Argument","name":{"kind":"Name","value":"professionalId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"professionalId"}}},{"kind":"Argument","name":{"kind":"Name","value":"treatment"},"value":{"kind":"Variable","name":{"kind":"Name","value":"treatment"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"freeStarts"}},{"kind":"Field","name":{"kind":"Name","value":"nextFreeDate"}}]}}]}}]} as unknown as DocumentNode<FreeHoursOfQuery, FreeHoursOfQueryVariables>;
export const StartVisitDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"StartVisit"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"appointmentId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"startVisit"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"appointmentId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"appointmentId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"attendance"}},{"kind":"Field","name":{"kind":"Name","value":"arrivedAt"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]}}]} as unknown as DocumentNode<StartVisitMutation, StartVisitMutationVariables>;
export const FinishVisitDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"FinishVisit"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"appointmentId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"FinishVisitInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"finishVisit"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"appointmentId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"appointmentId"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"appointment"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"attendance"}},{"kind":"Field","name":{"kind":"Name","value":"arrivedAt"}},{"kind":"Field","name":{"kind":"Name","value":"recordId"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}},{"kind":"Field","name":{"kind":"Name","value":"record"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RecordSheet"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UsedSupplyLine"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UsedSupply"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"supplyId"}},{"kind":"Field","name":{"kind":"Name","value":"supplyName"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"unitValue"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RecordSheet"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ClinicalRecord"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"patientId"}},{"kind":"Field","name":{"kind":"Name","value":"appointmentId"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"careDescription"}},{"kind":"Field","name":{"kind":"Name","value":"procedure"}},{"kind":"Field","name":{"kind":"Name","value":"instructions"}},{"kind":"Field","name":{"kind":"Name","value":"professionalId"}},{"kind":"Field","name":{"kind":"Name","value":"professionalName"}},{"kind":"Field","name":{"kind":"Name","value":"usedSupplies"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"UsedSupplyLine"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCost"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"writtenAt"}},{"kind":"Field","name":{"kind":"Name","value":"writtenBy"}},{"kind":"Field","name":{"kind":"Name","value":"imported"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"importedAt"}},{"kind":"Field","name":{"kind":"Name","value":"professionalName"}}]}}]}}]} as unknown as DocumentNode<FinishVisitMutation, FinishVisitMutationVariables>;
export const BookNextVisitDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"BookNextVisit"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateAppointmentInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createAppointment"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"time"}}]}}]}}]} as unknown as DocumentNode<BookNextVisitMutation, BookNextVisitMutationVariables>;
export const useVisitQuery = /*#__PURE__*/ hookQuery(VisitDocument);
export const useVisitPatientQuery = /*#__PURE__*/ hookQuery(VisitPatientDocument);
export const useEarlierVisitsQuery = /*#__PURE__*/ hookQuery(EarlierVisitsDocument);
export const useFreeHoursOfQuery = /*#__PURE__*/ hookQuery(FreeHoursOfDocument);
export const useStartVisitMutation = /*#__PURE__*/ hookMutation(StartVisitDocument);
export const useFinishVisitMutation = /*#__PURE__*/ hookMutation(FinishVisitDocument);
export const useBookNextVisitMutation = /*#__PURE__*/ hookMutation(BookNextVisitDocument);