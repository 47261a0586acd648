/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { hookQuery } from '../../../apollo/apollo-hooks';
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

/** A certificate for any purpose, sports or work, or a letter. */
export type CertificateKind =
  /** Any purpose; none is stated. */
  | 'GENERAL'
  /** Findings and plan. */
  | 'PODIATRY_REPORT'
  /** To a doctor; tracked until it is answered. */
  | 'REFERRAL'
  /** For a welfare service, with the doctor's order that it asks for. */
  | 'REIMBURSEMENT'
  /** The patient is fit for sports. */
  | 'SPORT'
  /** The patient is fit for work. */
  | 'WORK';

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

/** How a message is sent. */
export type MessageChannel =
  /** Only if a mail server is configured. */
  | 'EMAIL'
  /** Through a link that staff open, or the Cloud API. */
  | 'WHATSAPP';

/** The purpose of a message. Cancellations are sent only by e-mail, to patients who got a confirmation by e-mail. */
export type MessageKind =
  /** Reminds of what is owed. */
  | 'BALANCE'
  /** Says that an appointment will not take place; e-mail only. */
  | 'CANCELLATION'
  /** Says that an appointment was booked or moved, and when it is. */
  | 'CONFIRMATION'
  /** Says that it is time for the next control. */
  | 'CONTROL'
  /** Offers an hour that is held for a patient on the waiting list. */
  | 'OFFER'
  /** Reminds of an appointment, usually the day before; WhatsApp only. */
  | 'REMINDER';

/** The state of a message in the outbox. */
export type MessageState =
  /** It reached the patient's phone. */
  | 'DELIVERED'
  /** Staff decided not to send it. */
  | 'DISCARDED'
  /** It was not sent; `failure` says why. */
  | 'FAILED'
  /** To be sent automatically at its time, or retried. */
  | 'QUEUED'
  /** The patient opened it. */
  | 'READ'
  /** Being sent right now. */
  | 'SENDING'
  /** The channel accepted it, or staff marked it as sent. */
  | 'SENT'
  /** Unknown whether it was sent: it is not retried automatically. */
  | 'UNCERTAIN'
  /** Waiting for staff to send it through its link. */
  | 'WAITING'
  /** Before it was sent, its appointment was moved or cancelled, or passed, or its control was booked, or what is owed changed. */
  | 'WITHDRAWN';

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

/** The kinds of entries in a patient's timeline. */
export type TimelineKind =
  /** Past and future, including cancelled ones. */
  | 'APPOINTMENT'
  /** As it was issued; not for reception. */
  | 'CERTIFICATE'
  /** Sent, waiting or failed. */
  | 'MESSAGE'
  /** A clinical record; not for reception. */
  | 'RECORD';

export type PatientPageQueryVariables = Exact<{
  id: number;
  withHealthData: boolean;
  withAgenda: boolean;
}>;


export type PatientPageQuery = { noShows?: number, patient: { id: number, rut: string, provisionalRut: boolean, name: string, phone: string, email: string, emergencyContact: string, address: string, birthDate: string | null, underlyingCondition?: string, version: number, sex: Sex | null, occupation: string, referralSource: string, healthInsurance: HealthInsurance | null, fonasaTier: FonasaTier | null, insurerName: string, representativeName: string, representativeRut: string | null, representativeRelation: string, representativePhone: string, identifiers: Array<{ kind: PatientIdentifierKind, country: string | null, value: string }> } | null, nextAppointment?: { id: number, date: string, time: string, durationMinutes: number, status: AppointmentStatus, overbooked: boolean, attendance: Attendance | null, serviceType: ServiceType, treatment: string, professionalId: number, professionalName: string, visitorName: string | null } | null, lastVisit?: { id: number, date: string, time: string, durationMinutes: number, status: AppointmentStatus, overbooked: boolean, attendance: Attendance | null, serviceType: ServiceType, treatment: string, professionalId: number, professionalName: string, visitorName: string | null } | null, lastRecord?: { nodes: Array<{ kind: TimelineKind, record: { id: number, date: string, careDescription: string, procedure: string, professionalName: string | null } | null }> } };

export type PatientControlsQueryVariables = Exact<{
  patientId: number;
  withHealthData: boolean;
}>;


export type PatientControlsQuery = { controlsDue: { nodes: Array<{ serviceType: ServiceType, dueOn: string, treatment?: string }> } };

export type PatientRecordFragment = { id: number, date: string, careDescription: string, procedure: string, professionalName: string | null };

export type PatientAppointmentFragment = { id: number, date: string, time: string, durationMinutes: number, status: AppointmentStatus, overbooked: boolean, attendance: Attendance | null, serviceType: ServiceType, treatment: string, professionalId: number, professionalName: string, visitorName: string | null };

export type PatientTimelineQueryVariables = Exact<{
  patientId: number;
  kinds?: Array<TimelineKind> | TimelineKind | null | undefined;
  first: number;
  after?: string | null | undefined;
  withHealthData: boolean;
}>;


export type PatientTimelineQuery = { patientTimeline: { endCursor: string | null, hasNextPage: boolean, nodes: Array<{ kind: TimelineKind, appointment: { id: number, date: string, time: string, durationMinutes: number, status: AppointmentStatus, overbooked: boolean, attendance: Attendance | null, serviceType: ServiceType, treatment: string, professionalId: number, professionalName: string, visitorName: string | null } | null, record?: { id: number, date: string, careDescription: string, procedure: string, professionalName: string | null } | null, certificate?: { id: number, kind: CertificateKind, issueDate: string, attendedOn: string, restDays: number | null, issuedBy: string } | null, message: { id: number, kind: MessageKind, channel: MessageChannel, state: MessageState, failure: string, date: string, time: string, createdAt: string } | null }> } };

export const PatientRecordFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PatientRecord"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ClinicalRecord"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"careDescription"}},{"kind":"Field","name":{"kind":"Name","value":"procedure"}},{"kind":"Field","name":{"kind":"Name","value":"professionalName"}}]}}]} as unknown as DocumentNode<PatientRecordFragment, unknown>;
export const PatientAppointmentFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PatientAppointment"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Appointment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"time"}},{"kind":"Field","name":{"kind":"Name","value":"durationMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"overbooked"}},{"kind":"Field","name":{"kind":"Name","value":"attendance"}},{"kind":"Field","name":{"kind":"Name","value":"serviceType"}},{"kind":"Field","name":{"kind":"Name","value":"treatment"}},{"kind":"Field","name":{"kind":"Name","value":"professionalId"}},{"kind":"Field","name":{"kind":"Name","value":"professionalName"}},{"kind":"Field","name":{"kind":"Name","value":"visitorName"}}]}}]} as unknown as DocumentNode<PatientAppointmentFragment, unknown>;
export const PatientPageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PatientPage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"withHealthData"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"withAgenda"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"patient"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"rut"}},{"kind":"Field","name":{"kind":"Name","value":"provisionalRut"}},{"kind":"Field","name":{"kind":"Name","value":"identifiers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"country"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"emergencyContact"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"birthDate"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"PatientParticulars"}},{"kind":"Field","name":{"kind":"Name","value":"underlyingCondition"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"withHealthData"}}}]}]},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}},{"kind":"Field","name":{"kind":"Name","value":"nextAppointment"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"patientId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"withAgenda"}}}]}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PatientAppointment"}}]}},{"kind":"Field","name":{"kind":"Name","value":"noShows"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"patientId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"withAgenda"}}}]}]},{"kind":"Field","name":{"kind":"Name","value":"lastVisit"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"patientId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"withAgenda"}}}]}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PatientAppointment"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"lastRecord"},"name":{"kind":"Name","value":"patientTimeline"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"patientId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"kinds"},"value":{"kind":"ListValue","values":[{"kind":"EnumValue","value":"RECORD"}]}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"1"}}],"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"withHealthData"}}}]}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"record"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PatientRecord"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PatientParticulars"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Patient"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sex"}},{"kind":"Field","name":{"kind":"Name","value":"occupation"}},{"kind":"Field","name":{"kind":"Name","value":"referralSource"}},{"kind":"Field","name":{"kind":"Name","value":"healthInsurance"}},{"kind":"Field","name":{"kind":"Name","value":"fonasaTier"}},{"kind":"Field","name":{"kind":"Name","value":"insurerName"}},{"kind":"Field","name":{"kind":"Name","value":"representativeName"}},{"kind":"Field","name":{"kind":"Name","value":"representativeRut"}},{"kind":"Field","name":{"kind":"Name","value":"representativeRelation"}},{"kind":"Field","name":{"kind":"Name","value":"representativePhone"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PatientAppointment"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Appointment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"time"}},{"kind":"Field","name":{"kind":"Name","value":"durationMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"overbooked"}},{"kind":"Field","name":{"kind":"Name","value":"attendance"}},{"kind":"Field","name":{"kind":"Name","value":"serviceType"}},{"kind":"Field","name":{"kind":"Name","value":"treatment"}},{"kind":"Field","name":{"kind":"Name","value":"professionalId"}},{"kind":"Field","name":{"kind":"Name","value":"professionalName"}},{"kind":"Field","name":{"kind":"Name","value":"visitorName"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PatientRecord"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ClinicalRecord"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"careDescription"}},{"kind":"Field","name":{"kind":"Name","value":"procedure"}},{"kind":"Field","name":{"kind":"Name","value":"professionalName"}}]}}]} as unknown as DocumentNode<PatientPageQuery, PatientPageQueryVariables>;
export const PatientControlsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PatientControls"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"patientId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"withHealthData"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"controlsDue"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"patientId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"patientId"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"5"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"serviceType"}},{"kind":"Field","name":{"kind":"Name","value":"dueOn"}},{"kind":"Field","name":{"kind":"Name","value":"treatment"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"withHealthData"}}}]}]}]}}]}}]}}]} as unknown as DocumentNode<PatientControlsQuery, PatientControlsQueryVariables>;
export const PatientTimelineDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PatientTimeline"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"patientId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"kinds"}},"type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"TimelineKind"}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"withHealthData"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"patientTimeline"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"patientId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"patientId"}}},{"kind":"Argument","name":{"kind":"Name","value":"kinds"},"value":{"kind":"Variable","name":{"kind":"Name","value":"kinds"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"appointment"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PatientAppointment"}}]}},{"kind":"Field","name":{"kind":"Name","value":"record"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"withHealthData"}}}]}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PatientRecord"}}]}},{"kind":"Field","name":{"kind":"Name","value":"certificate"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"withHealthData"}}}]}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"issueDate"}},{"kind":"Field","name":{"kind":"Name","value":"attendedOn"}},{"kind":"Field","name":{"kind":"Name","value":"restDays"}},{"kind":"Field","name":{"kind":"Name","value":"issuedBy"}}]}},{"kind":"Field","name":{"kind":"Name","value":"message"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"channel"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"failure"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"time"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}},{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PatientAppointment"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Appointment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"time"}},{"kind":"Field","name":{"kind":"Name","value":"durationMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"overbooked"}},{"kind":"Field","name":{"kind":"Name","value":"attendance"}},{"kind":"Field","name":{"kind":"Name","value":"serviceType"}},{"kind":"Field","name":{"kind":"Name","value":"treatment"}},{"kind":"Field","name":{"kind":"Name","value":"professionalId"}},{"kind":"Field","name":{"kind":"Name","value":"professionalName"}},{"kind":"Field","name":{"kind":"Name","value":"visitorName"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PatientRecord"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ClinicalRecord"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"careDescription"}},{"kind":"Field","name":{"kind":"Name","value":"procedure"}},{"kind":"Field","name":{"kind":"Name","value":"professionalName"}}]}}]} as unknown as DocumentNode<PatientTimelineQuery, PatientTimelineQueryVariables>;
export const usePatientPageQuery = /*#__PURE__*/ hookQuery(PatientPageDocument);
export const usePatientControlsQuery = /*#__PURE__*/ hookQuery(PatientControlsDocument);
export const usePatientTimelineQuery = /*#__PURE__*/ hookQuery(PatientTimelineDocument);