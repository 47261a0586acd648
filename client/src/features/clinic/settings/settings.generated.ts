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

/** Days on which the clinic is closed, both ends included. */
export type ClosureInput = {
  /** The first day. */
  from: string;
  /** Shown to visitors: "Vacaciones", "Feriado". */
  reason: string;
  /** Null closes both agendas. */
  serviceType?: ServiceType | null | undefined;
  /** The last day, included; not before the first. */
  to: string;
};

/** A part of the exam of the feet. */
export type FootExamGroup =
  /** In Spanish: Circulación. */
  | 'CIRCULATION'
  /** In Spanish: Monofilamento de 10 g. */
  | 'MONOFILAMENT'
  /** In Spanish: Uñas. */
  | 'NAILS'
  /** In Spanish: Dolor, temperatura y calzado. */
  | 'PAIN_AND_FOOTWEAR'
  /** In Spanish: SINBAD de una úlcera. */
  | 'SINBAD'
  /** In Spanish: Zonas de la piel. */
  | 'SKIN'
  /** In Spanish: Monofilamento en 10 puntos. */
  | 'TEN_POINT'
  /** In Spanish: Prueba de toque. */
  | 'TOUCH_TEST'
  /** In Spanish: Diapasón de 128 Hz. */
  | 'TUNING_FORK'
  /** In Spanish: Todo el pie. */
  | 'WHOLE_FOOT';

/** Absent fields keep what is stored. */
export type FootExamSettingsInput = {
  /** All parts that a visit shows; an update may have them in any order. Answers stored in others stay in the records. */
  groups?: Array<FootExamGroup> | null | undefined;
  /** The clinic's own cut-off for new ten-point tests: unfelt points of a foot, 1 to 10. Null: they have no result. */
  tenPointCutOff?: number | null | undefined;
};

/** The hours of one weekday. Absent weekdays are closed. */
export type OpeningHoursInput = {
  /** When the last appointment must have ended; `24:00` is not a time. */
  closesAt: string;
  /** When the first appointment may start: on the hour or half past. */
  opensAt: string;
  /** ISO 8601: 1 is Monday, 7 is Sunday. */
  weekday: number;
};

/** The two services. Each has its own agenda. */
export type ServiceType =
  /** Hand and nail care. */
  | 'MANICURE'
  /** Foot care. */
  | 'PODIATRY';

/** All settings of when an agenda is open. */
export type UpdateAgendaInput = {
  /** How many days ahead visitors may book; null for no limit. */
  horizonDays?: number | null | undefined;
  /** The whole week, each weekday at most once; absent ones are closed. */
  hours: Array<OpeningHoursInput>;
  /** How many minutes before a start visitors can book at the latest. */
  noticeMinutes?: number | null | undefined;
  /** How many future bookings visitors may have with one e-mail or phone, 1 to 50; null for no limit. An update without it keeps what is stored. */
  openBookingsLimit?: number | null | undefined;
  /** The service; each has its own agenda. */
  serviceType: ServiceType;
  /** Minutes between two starts: 30 or 60. */
  stepMinutes: number;
  /** Incremented by each edit; an update sends the one it saw. */
  version: number;
};

export type EditableAgendaFragment = { serviceType: ServiceType, stepMinutes: number, horizonDays: number | null, openBookingsLimit: number | null, noticeMinutes: number | null, version: number, hours: Array<{ weekday: number, opensAt: string, closesAt: string }> };

export type ListedClosureFragment = { id: number, serviceType: ServiceType | null, from: string, to: string, reason: string };

export type EditableAgendasQueryVariables = Exact<{ [key: string]: never; }>;


export type EditableAgendasQuery = { agendaSettings: Array<{ serviceType: ServiceType, stepMinutes: number, horizonDays: number | null, openBookingsLimit: number | null, noticeMinutes: number | null, version: number, hours: Array<{ weekday: number, opensAt: string, closesAt: string }> }> };

export type ClosuresQueryVariables = Exact<{ [key: string]: never; }>;


export type ClosuresQuery = { closures: Array<{ id: number, serviceType: ServiceType | null, from: string, to: string, reason: string }> };

export type HolidaysQueryVariables = Exact<{
  year: number;
}>;


export type HolidaysQuery = { holidays: Array<{ date: string, name: string }> };

export type AppointmentsWithinQueryVariables = Exact<{
  from: string;
  to: string;
}>;


export type AppointmentsWithinQuery = { appointments: Array<{ id: number, date: string, time: string, status: AppointmentStatus, serviceType: ServiceType, professionalId: number, treatment: string, version: number, visitorName: string | null, patient: { id: number, name: string, phone: string } }> };

export type UpdateAgendaMutationVariables = Exact<{
  input: UpdateAgendaInput;
}>;


export type UpdateAgendaMutation = { updateAgenda: { serviceType: ServiceType, stepMinutes: number, horizonDays: number | null, openBookingsLimit: number | null, noticeMinutes: number | null, version: number, hours: Array<{ weekday: number, opensAt: string, closesAt: string }> } };

export type CreateClosureMutationVariables = Exact<{
  input: ClosureInput;
}>;


export type CreateClosureMutation = { createClosure: { id: number, serviceType: ServiceType | null, from: string, to: string, reason: string } };

export type DeleteClosureMutationVariables = Exact<{
  id: number;
}>;


export type DeleteClosureMutation = { deleteClosure: boolean };

export type ImportHolidaysMutationVariables = Exact<{
  year: number;
  dates: Array<string> | string;
}>;


export type ImportHolidaysMutation = { importHolidays: Array<{ id: number, serviceType: ServiceType | null, from: string, to: string, reason: string }> };

export type ExamPartsFragment = { groups: Array<FootExamGroup>, tenPointCutOff: number | null, version: number };

export type EditableExamQueryVariables = Exact<{ [key: string]: never; }>;


export type EditableExamQuery = { footExamSettings: { groups: Array<FootExamGroup>, tenPointCutOff: number | null, version: number } };

export type UpdateFootExamSettingsMutationVariables = Exact<{
  version: number;
  input: FootExamSettingsInput;
}>;


export type UpdateFootExamSettingsMutation = { updateFootExamSettings: { groups: Array<FootExamGroup>, tenPointCutOff: number | null, version: number } };

export const EditableAgendaFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EditableAgenda"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AgendaSettings"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"serviceType"}},{"kind":"Field","name":{"kind":"Name","value":"stepMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"horizonDays"}},{"kind":"Field","name":{"kind":"Name","value":"openBookingsLimit"}},{"kind":"Field","name":{"kind":"Name","value":"noticeMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"hours"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"weekday"}},{"kind":"Field","name":{"kind":"Name","value":"opensAt"}},{"kind":"Field","name":{"kind":"Name","value":"closesAt"}}]}}]}}]} as unknown as DocumentNode<EditableAgendaFragment, unknown>;
export const ListedClosureFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ListedClosure"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Closure"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"serviceType"}},{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}}]} as unknown as DocumentNode<ListedClosureFragment, unknown>;
export const ExamPartsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ExamParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"FootExamSettings"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"groups"}},{"kind":"Field","name":{"kind":"Name","value":"tenPointCutOff"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<ExamPartsFragment, unknown>;
export const EditableAgendasDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"EditableAgendas"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"agendaSettings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EditableAgenda"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EditableAgenda"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AgendaSettings"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"serviceType"}},{"kind":"Field","name":{"kind":"Name","value":"stepMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"horizonDays"}},{"kind":"Field","name":{"kind":"Name","value":"openBookingsLimit"}},{"kind":"Field","name":{"kind":"Name","value":"noticeMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"hours"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"weekday"}},{"kind":"Field","name":{"kind":"Name","value":"opensAt"}},{"kind":"Field","name":{"kind":"Name","value":"closesAt"}}]}}]}}]} as unknown as DocumentNode<EditableAgendasQuery, EditableAgendasQueryVariables>;
export const ClosuresDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Closures"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"closures"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ListedClosure"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ListedClosure"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Closure"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"serviceType"}},{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}}]} as unknown as DocumentNode<ClosuresQuery, ClosuresQueryVariables>;
export const HolidaysDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Holidays"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"year"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"holidays"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"year"},"value":{"kind":"Variable","name":{"kind":"Name","value":"year"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<HolidaysQuery, HolidaysQueryVariables>;
export const AppointmentsWithinDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AppointmentsWithin"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"from"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LocalDate"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"to"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LocalDate"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"appointments"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"from"},"value":{"kind":"Variable","name":{"kind":"Name","value":"from"}}},{"kind":"Argument","name":{"kind":"Name","value":"to"},"value":{"kind":"Variable","name":{"kind":"Name","value":"to"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"time"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"serviceType"}},{"kind":"Field","name":{"kind":"Name","value":"professionalId"}},{"kind":"Field","name":{"kind":"Name","value":"treatment"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"visitorName"}},{"kind":"Field","name":{"kind":"Name","value":"patient"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}}]}}]}}]}}]} as unknown as DocumentNode<AppointmentsWithinQuery, AppointmentsWithinQueryVariables>;
export const UpdateAgendaDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateAgenda"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateAgendaInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateAgenda"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EditableAgenda"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EditableAgenda"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AgendaSettings"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"serviceType"}},{"kind":"Field","name":{"kind":"Name","value":"stepMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"horizonDays"}},{"kind":"Field","name":{"kind":"Name","value":"openBookingsLimit"}},{"kind":"Field","name":{"kind":"Name","value":"noticeMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"hours"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"weekday"}},{"kind":"Field","name":{"kind":"Name","value":"opensAt"}},{"kind":"Field","name":{"kind":"Name","value":"closesAt"}}]}}]}}]} as unknown as DocumentNode<UpdateAgendaMutation, UpdateAgendaMutationVariables>;
export const CreateClosureDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateClosure"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ClosureInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createClosure"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ListedClosure"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ListedClosure"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Closure"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"serviceType"}},{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}}]} as unknown as DocumentNode<CreateClosureMutation, CreateClosureMutationVariables>;
export const DeleteClosureDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteClosure"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteClosure"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}]}}]} as unknown as DocumentNode<DeleteClosureMutation, DeleteClosureMutationVariables>;
export const ImportHolidaysDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ImportHolidays"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"year"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"dates"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LocalDate"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"importHolidays"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"year"},"value":{"kind":"Variable","name":{"kind":"Name","value":"year"}}},{"kind":"Argument","name":{"kind":"Name","value":"dates"},"value":{"kind":"Variable","name":{"kind":"Name","value":"dates"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ListedClosure"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ListedClosure"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Closure"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"serviceType"}},{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}}]} as unknown as DocumentNode<ImportHolidaysMutation, ImportHolidaysMutationVariables>;
export const EditableExamDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"EditableExam"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"footExamSettings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ExamParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ExamParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"FootExamSettings"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"groups"}},{"kind":"Field","name":{"kind":"Name","value":"tenPointCutOff"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<EditableExamQuery, EditableExamQueryVariables>;
export const UpdateFootExamSettingsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateFootExamSettings"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"version"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"FootExamSettingsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateFootExamSettings"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"version"},"value":{"kind":"Variable","name":{"kind":"Name","value":"version"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ExamParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ExamParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"FootExamSettings"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"groups"}},{"kind":"Field","name":{"kind":"Name","value":"tenPointCutOff"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<UpdateFootExamSettingsMutation, UpdateFootExamSettingsMutationVariables>;
export const useEditableAgendasQuery = /*#__PURE__*/ hookQuery(EditableAgendasDocument);
export const useClosuresQuery = /*#__PURE__*/ hookQuery(ClosuresDocument);
export const useHolidaysQuery = /*#__PURE__*/ hookQuery(HolidaysDocument);
export const useAppointmentsWithinQuery = /*#__PURE__*/ hookQuery(AppointmentsWithinDocument);
export const useUpdateAgendaMutation = /*#__PURE__*/ hookMutation(UpdateAgendaDocument);
export const useCreateClosureMutation = /*#__PURE__*/ hookMutation(CreateClosureDocument);
export const useDeleteClosureMutation = /*#__PURE__*/ hookMutation(DeleteClosureDocument);
export const useImportHolidaysMutation = /*#__PURE__*/ hookMutation(ImportHolidaysDocument);
export const useEditableExamQuery = /*#__PURE__*/ hookQuery(EditableExamDocument);
export const useUpdateFootExamSettingsMutation = /*#__PURE__*/ hookMutation(UpdateFootExamSettingsDocument);