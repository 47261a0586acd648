/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { hookQuery } from '../../../apollo/apollo-hooks';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** The outcome of an appointment; each has exactly one. */
export type AppointmentState =
  /** As the status, unless the patient did not come. */
  | 'BOOKED'
  /** As the status. */
  | 'CANCELLED'
  /** As the status, unless the patient did not come. */
  | 'COMPLETED'
  /** As the status, unless the patient did not come. */
  | 'CONFIRMED'
  /** The patient did not come, whatever the status. */
  | 'NO_SHOW';

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

/** Patients attended in a period, by whether they were attended before it. */
export type AttendedPatients =
  /** Never before the period. */
  | 'NEW'
  /** Before the period too. */
  | 'RETURNING';

/** How an appointment was booked. */
export type BookingSource =
  /** By another program. */
  | 'PROGRAM'
  /** By a user, in the panel. */
  | 'STAFF'
  /** By a job or in the terminal. */
  | 'SYSTEM'
  /** It is not recorded. */
  | 'UNKNOWN'
  /** By a visitor. */
  | 'VISITOR'
  /** As an hour that the waiting list offered. */
  | 'WAITING_LIST';

/** How long before its hour an appointment was cancelled. */
export type CancellationTime =
  /** During or after it. */
  | 'AFTER_START'
  /** 48 hours or more. */
  | 'EARLIER'
  /** Less than 2 hours. */
  | 'UNDER_2_HOURS'
  /** 2 to 24 hours. */
  | 'UNDER_24_HOURS'
  /** 24 to 48 hours. */
  | 'UNDER_48_HOURS'
  /** It is not recorded. */
  | 'UNKNOWN';

/** The source of a cancellation. */
export type Canceller =
  /** The patient or visitor, by a link or the public page. */
  | 'OWNER'
  /** Another program. */
  | 'PROGRAM'
  /** A user, in the panel. */
  | 'STAFF'
  /** A job, or a consequence of another change. */
  | 'SYSTEM'
  /** It is not recorded. */
  | 'UNKNOWN';

/** The two services. Each has its own agenda. */
export type ServiceType =
  /** Hand and nail care. */
  | 'MANICURE'
  /** Foot care. */
  | 'PODIATRY';

export type AttendanceListQueryVariables = Exact<{
  from: string;
  to: string;
  state?: AppointmentState | null | undefined;
  unclosed: boolean;
  professionalId?: number | null | undefined;
  serviceType?: ServiceType | null | undefined;
  weekday?: number | null | undefined;
  hour?: number | null | undefined;
  treatment?: string | null | undefined;
  source?: BookingSource | null | undefined;
  cancelledBy?: Canceller | null | undefined;
  notice?: CancellationTime | null | undefined;
  patients?: AttendedPatients | null | undefined;
  withoutCancelled: boolean;
  resold: boolean;
  open: boolean;
  first: number;
  offset: number;
  withHealthData: boolean;
}>;


export type AttendanceListQuery = { attendanceList: { unclosedCount: number, nodes: Array<{ id: number, date: string, time: string, durationMinutes: number, status: AppointmentStatus, overbooked: boolean, serviceType: ServiceType, treatment: string, professionalId: number, professionalName: string, attendance: Attendance | null, version: number, visitorName: string | null, patient: { phone: string, hasAlerts?: boolean, id: number, name: string, rut: string, provisionalRut: boolean } }>, counts: Array<{ state: AppointmentState, count: number }> } };


export const AttendanceListDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AttendanceList"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"from"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LocalDate"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"to"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LocalDate"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"state"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"AppointmentState"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"unclosed"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"professionalId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"serviceType"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ServiceType"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"weekday"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"hour"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"treatment"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"source"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"BookingSource"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"cancelledBy"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Canceller"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"notice"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"CancellationTime"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"patients"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"AttendedPatients"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"withoutCancelled"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"resold"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"open"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"offset"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"withHealthData"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"attendanceList"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"from"},"value":{"kind":"Variable","name":{"kind":"Name","value":"from"}}},{"kind":"Argument","name":{"kind":"Name","value":"to"},"value":{"kind":"Variable","name":{"kind":"Name","value":"to"}}},{"kind":"Argument","name":{"kind":"Name","value":"state"},"value":{"kind":"Variable","name":{"kind":"Name","value":"state"}}},{"kind":"Argument","name":{"kind":"Name","value":"unclosed"},"value":{"kind":"Variable","name":{"kind":"Name","value":"unclosed"}}},{"kind":"Argument","name":{"kind":"Name","value":"professionalId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"professionalId"}}},{"kind":"Argument","name":{"kind":"Name","value":"serviceType"},"value":{"kind":"Variable","name":{"kind":"Name","value":"serviceType"}}},{"kind":"Argument","name":{"kind":"Name","value":"weekday"},"value":{"kind":"Variable","name":{"kind":"Name","value":"weekday"}}},{"kind":"Argument","name":{"kind":"Name","value":"hour"},"value":{"kind":"Variable","name":{"kind":"Name","value":"hour"}}},{"kind":"Argument","name":{"kind":"Name","value":"treatment"},"value":{"kind":"Variable","name":{"kind":"Name","value":"treatment"}}},{"kind":"Argument","name":{"kind":"Name","value":"source"},"value":{"kind":"Variable","name":{"kind":"Name","value":"source"}}},{"kind":"Argument","name":{"kind":"Name","value":"cancelledBy"},"value":{"kind":"Variable","name":{"kind":"Name","value":"cancelledBy"}}},{"kind":"Argument","name":{"kind":"Name","value":"notice"},"value":{"kind":"Variable","name":{"kind":"Name","value":"notice"}}},{"kind":"Argument","name":{"kind":"Name","value":"patients"},"value":{"kind":"Variable","name":{"kind":"Name","value":"patients"}}},{"kind":"Argument","name":{"kind":"Name","value":"withoutCancelled"},"value":{"kind":"Variable","name":{"kind":"Name","value":"withoutCancelled"}}},{"kind":"Argument","name":{"kind":"Name","value":"resold"},"value":{"kind":"Variable","name":{"kind":"Name","value":"resold"}}},{"kind":"Argument","name":{"kind":"Name","value":"open"},"value":{"kind":"Variable","name":{"kind":"Name","value":"open"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"offset"},"value":{"kind":"Variable","name":{"kind":"Name","value":"offset"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AgendaAppointment"}},{"kind":"Field","name":{"kind":"Name","value":"patient"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"hasAlerts"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"withHealthData"}}}]}]}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"counts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}},{"kind":"Field","name":{"kind":"Name","value":"unclosedCount"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AgendaAppointment"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Appointment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"time"}},{"kind":"Field","name":{"kind":"Name","value":"durationMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"overbooked"}},{"kind":"Field","name":{"kind":"Name","value":"serviceType"}},{"kind":"Field","name":{"kind":"Name","value":"treatment"}},{"kind":"Field","name":{"kind":"Name","value":"professionalId"}},{"kind":"Field","name":{"kind":"Name","value":"professionalName"}},{"kind":"Field","name":{"kind":"Name","value":"attendance"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"visitorName"}},{"kind":"Field","name":{"kind":"Name","value":"patient"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"rut"}},{"kind":"Field","name":{"kind":"Name","value":"provisionalRut"}}]}}]}}]} as unknown as DocumentNode<AttendanceListQuery, AttendanceListQueryVariables>;
export const useAttendanceListQuery = /*#__PURE__*/ hookQuery(AttendanceListDocument);