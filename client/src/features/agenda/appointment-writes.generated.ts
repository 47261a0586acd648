/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { hookMutation } from '../../apollo/apollo-hooks';
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
  /** At most 20,000 characters; empty if there are none. */
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

/** The shape of the nails after a manicure. */
export type NailShape =
  /** In Spanish: Almendra. */
  | 'ALMOND'
  /** In Spanish: Coffin. */
  | 'COFFIN'
  /** In Spanish: Natural. */
  | 'NATURAL'
  /** In Spanish: Ovalada. */
  | 'OVAL'
  /** In Spanish: Redonda. */
  | 'ROUND'
  /** In Spanish: Cuadrada. */
  | 'SQUARE'
  /** In Spanish: Cuadrada redondeada. */
  | 'SQUOVAL'
  /** In Spanish: Stiletto. */
  | 'STILETTO';

/** How a manicure was done. */
export type NailTechnique =
  /** In Spanish: Acrílico. */
  | 'ACRYLIC'
  /** In Spanish: Sin esmalte. */
  | 'CARE_ONLY'
  /** In Spanish: Esmaltado tradicional. */
  | 'CLASSIC_POLISH'
  /** In Spanish: Esmaltado permanente. */
  | 'GEL_POLISH'
  /** In Spanish: Kapping. */
  | 'KAPPING'
  /** In Spanish: Polygel. */
  | 'POLYGEL'
  /** In Spanish: Retiro. */
  | 'REMOVAL'
  /** In Spanish: Soft gel. */
  | 'SOFT_GEL';

/** The two services. Each has its own agenda. */
export type ServiceType =
  /** Hand and nail care. */
  | 'MANICURE'
  /** Foot care. */
  | 'PODIATRY';

/** Changes to an appointment; an absent field keeps its stored value, and null clears one that may be empty. */
export type UpdateAppointmentInput = {
  /** Whether the patient came; null if not recorded. A cancellation clears it. */
  attendance?: Attendance | null | undefined;
  /** Moves it to another day. Null is refused. */
  date?: string | null | undefined;
  /** 60 or 120. Null is refused. */
  durationMinutes?: number | null | undefined;
  /** Of a manicure, such as a brand and a number, at most 200 characters; empty if not noted. */
  nailColor?: string | null | undefined;
  /** Of a manicure; null if not noted. */
  nailShape?: NailShape | null | undefined;
  /** Of a manicure; null if not noted. */
  nailTechnique?: NailTechnique | null | undefined;
  /** At most 20,000 characters; empty if there are none. */
  notes?: string | null | undefined;
  /** True: may share a taken hour. False: must hold its hour, otherwise SLOT_TAKEN. */
  overbooked?: boolean | null | undefined;
  /** Gives it to another patient, as long as it has no clinical record, photo, document or signed consent. Null is refused. */
  patientId?: number | null | undefined;
  /** Null: the same professional if free and offering it, otherwise any who is. Absent: the same one; with another service type, any who is free. */
  professionalId?: number | null | undefined;
  /** Moves it to the other agenda. Null is refused. */
  serviceType?: ServiceType | null | undefined;
  /** Any may follow any other; `CANCELLED` frees its hour. Null is refused. */
  status?: AppointmentStatus | null | undefined;
  /** When it starts; a new time must be one of the agenda's start times. Null is refused. */
  time?: string | null | undefined;
  /** Free text of at most 200 characters. Null or empty is refused. */
  treatment?: string | null | undefined;
};

export type CreateAppointmentMutationVariables = Exact<{
  input: CreateAppointmentInput;
}>;


export type CreateAppointmentMutation = { createAppointment: { id: number, date: string, time: string, durationMinutes: number, status: AppointmentStatus, overbooked: boolean, serviceType: ServiceType, treatment: string, professionalId: number, professionalName: string, attendance: Attendance | null, version: number, visitorName: string | null, patient: { id: number, name: string, rut: string, provisionalRut: boolean } } };

export type UpdateAppointmentMutationVariables = Exact<{
  id: number;
  version: number;
  input: UpdateAppointmentInput;
}>;


export type UpdateAppointmentMutation = { updateAppointment: { id: number, date: string, time: string, durationMinutes: number, status: AppointmentStatus, overbooked: boolean, serviceType: ServiceType, treatment: string, professionalId: number, professionalName: string, attendance: Attendance | null, version: number, visitorName: string | null, patient: { id: number, name: string, rut: string, provisionalRut: boolean } } };

export type DeleteAppointmentMutationVariables = Exact<{
  id: number;
}>;


export type DeleteAppointmentMutation = { deleteAppointment: boolean };

export type CreatePatientOfAppointmentMutationVariables = Exact<{
  id: number;
  version: number;
}>;


export type CreatePatientOfAppointmentMutation = { createPatientOfAppointment: { id: number, date: string, time: string, durationMinutes: number, status: AppointmentStatus, overbooked: boolean, serviceType: ServiceType, treatment: string, professionalId: number, professionalName: string, attendance: Attendance | null, version: number, visitorName: string | null, patient: { id: number, name: string, rut: string, provisionalRut: boolean } } };


export const CreateAppointmentDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateAppointment"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateAppointmentInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createAppointment"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AgendaAppointment"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AgendaAppointment"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Appointment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"time"}},{"kind":"Field","name":{"kind":"Name","value":"durationMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"overbooked"}},{"kind":"Field","name":{"kind":"Name","value":"serviceType"}},{"kind":"Field","name":{"kind":"Name","value":"treatment"}},{"kind":"Field","name":{"kind":"Name","value":"professionalId"}},{"kind":"Field","name":{"kind":"Name","value":"professionalName"}},{"kind":"Field","name":{"kind":"Name","value":"attendance"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"visitorName"}},{"kind":"Field","name":{"kind":"Name","value":"patient"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"rut"}},{"kind":"Field","name":{"kind":"Name","value":"provisionalRut"}}]}}]}}]} as unknown as DocumentNode<CreateAppointmentMutation, CreateAppointmentMutationVariables>;
export const UpdateAppointmentDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateAppointment"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"version"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateAppointmentInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateAppointment"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"version"},"value":{"kind":"Variable","name":{"kind":"Name","value":"version"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AgendaAppointment"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AgendaAppointment"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Appointment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"time"}},{"kind":"Field","name":{"kind":"Name","value":"durationMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"overbooked"}},{"kind":"Field","name":{"kind":"Name","value":"serviceType"}},{"kind":"Field","name":{"kind":"Name","value":"treatment"}},{"kind":"Field","name":{"kind":"Name","value":"professionalId"}},{"kind":"Field","name":{"kind":"Name","value":"professionalName"}},{"kind":"Field","name":{"kind":"Name","value":"attendance"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"visitorName"}},{"kind":"Field","name":{"kind":"Name","value":"patient"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"rut"}},{"kind":"Field","name":{"kind":"Name","value":"provisionalRut"}}]}}]}}]} as unknown as DocumentNode<UpdateAppointmentMutation, UpdateAppointmentMutationVariables>;
export const DeleteAppointmentDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteAppointment"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteAppointment"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}]}}]} as unknown as DocumentNode<DeleteAppointmentMutation, DeleteAppointmentMutationVariables>;
export const CreatePatientOfAppointmentDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreatePatientOfAppointment"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"version"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createPatientOfAppointment"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"version"},"value":{"kind":"Variable","name":{"kind":"Name","value":"version"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AgendaAppointment"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AgendaAppointment"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Appointment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"time"}},{"kind":"Field","name":{"kind":"Name","value":"durationMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"overbooked"}},{"kind":"Field","name":{"kind":"Name","value":"serviceType"}},{"kind":"Field","name":{"kind":"Name","value":"treatment"}},{"kind":"Field","name":{"kind":"Name","value":"professionalId"}},{"kind":"Field","name":{"kind":"Name","value":"professionalName"}},{"kind":"Field","name":{"kind":"Name","value":"attendance"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"visitorName"}},{"kind":"Field","name":{"kind":"Name","value":"patient"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"rut"}},{"kind":"Field","name":{"kind":"Name","value":"provisionalRut"}}]}}]}}]} as unknown as DocumentNode<CreatePatientOfAppointmentMutation, CreatePatientOfAppointmentMutationVariables>;
export const useCreateAppointmentMutation = /*#__PURE__*/ hookMutation(CreateAppointmentDocument);
export const useUpdateAppointmentMutation = /*#__PURE__*/ hookMutation(UpdateAppointmentDocument);
export const useDeleteAppointmentMutation = /*#__PURE__*/ hookMutation(DeleteAppointmentDocument);
export const useCreatePatientOfAppointmentMutation = /*#__PURE__*/ hookMutation(CreatePatientOfAppointmentDocument);