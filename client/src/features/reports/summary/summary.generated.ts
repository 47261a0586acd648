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

/** How money changed hands. */
export type PaymentMethod =
  /** Rounded to ten pesos (Ley 20.956). */
  | 'CASH'
  /** A credit card. */
  | 'CREDIT'
  /** A debit card. */
  | 'DEBIT'
  /** Anything else. */
  | 'OTHER'
  /** A bank transfer. */
  | 'TRANSFER';

/** The two services. Each has its own agenda. */
export type ServiceType =
  /** Hand and nail care. */
  | 'MANICURE'
  /** Foot care. */
  | 'PODIATRY';

/** The periods that are shown beside each other. */
export type SummaryPeriod =
  /** Just before it: as many whole months, or else as many days. */
  | 'BEFORE'
  /** The one asked for. */
  | 'CURRENT'
  /** The same a year before; absent where that is the period before. */
  | 'YEAR_BEFORE';

export type SummaryQueryVariables = Exact<{
  from: string;
  to: string;
  withAppointments: boolean;
  withIncome: boolean;
  withSupplies: boolean;
}>;


export type SummaryQuery = { summary: { periods: Array<{ period: SummaryPeriod, from: string, to: string }>, appointments?: { services: Array<{ period: SummaryPeriod, serviceType: ServiceType, attended: number, cancelled: number, noShows: number, open: number }>, weeks: Array<{ period: SummaryPeriod, week: string, serviceType: ServiceType, attended: number, cancelled: number, noShows: number, open: number }>, cancellations: Array<{ period: SummaryPeriod, by: Canceller, notice: CancellationTime, count: number }>, occupancy: Array<{ period: SummaryPeriod, professionalId: number, professionalName: string, weekday: number, openMinutes: number, bookedMinutes: number }>, hours: Array<{ period: SummaryPeriod, weekday: number, hour: number, count: number }>, patients: Array<{ period: SummaryPeriod, newPatients: number, returningPatients: number }>, sources: Array<{ period: SummaryPeriod, source: BookingSource, count: number }>, resold: Array<{ period: SummaryPeriod, count: number, minutes: number }> }, income?: { totals: Array<{ period: SummaryPeriod, charged: number, paid: number, rented: number, unchargedVisits: number, noShowsValue: number, resoldAmount: number }>, treatments: Array<{ period: SummaryPeriod, treatment: string, count: number, amount: number }>, professionals: Array<{ period: SummaryPeriod, professionalId: number | null, professionalName: string, count: number, amount: number }>, methods: Array<{ period: SummaryPeriod, method: PaymentMethod, count: number, paid: number, refunded: number, amount: number }> }, supplies?: Array<{ period: SummaryPeriod, treatment: string, records: number, cost: number }> } };

export type OverdueControlsQueryVariables = Exact<{
  today: string;
}>;


export type OverdueControlsQuery = { summary: { controls: { overdue: number, countedOn: string } } };

export type UnclosedInPeriodQueryVariables = Exact<{
  from: string;
  to: string;
}>;


export type UnclosedInPeriodQuery = { attendanceList: { unclosedCount: number, counts: Array<{ state: AppointmentState, count: number }> } };


export const SummaryDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Summary"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"from"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LocalDate"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"to"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LocalDate"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"withAppointments"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"withIncome"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"withSupplies"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"summary"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"from"},"value":{"kind":"Variable","name":{"kind":"Name","value":"from"}}},{"kind":"Argument","name":{"kind":"Name","value":"to"},"value":{"kind":"Variable","name":{"kind":"Name","value":"to"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"periods"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"period"}},{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}}]}},{"kind":"Field","name":{"kind":"Name","value":"appointments"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"withAppointments"}}}]}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"services"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"period"}},{"kind":"Field","name":{"kind":"Name","value":"serviceType"}},{"kind":"Field","name":{"kind":"Name","value":"attended"}},{"kind":"Field","name":{"kind":"Name","value":"cancelled"}},{"kind":"Field","name":{"kind":"Name","value":"noShows"}},{"kind":"Field","name":{"kind":"Name","value":"open"}}]}},{"kind":"Field","name":{"kind":"Name","value":"weeks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"period"}},{"kind":"Field","name":{"kind":"Name","value":"week"}},{"kind":"Field","name":{"kind":"Name","value":"serviceType"}},{"kind":"Field","name":{"kind":"Name","value":"attended"}},{"kind":"Field","name":{"kind":"Name","value":"cancelled"}},{"kind":"Field","name":{"kind":"Name","value":"noShows"}},{"kind":"Field","name":{"kind":"Name","value":"open"}}]}},{"kind":"Field","name":{"kind":"Name","value":"cancellations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"period"}},{"kind":"Field","name":{"kind":"Name","value":"by"}},{"kind":"Field","name":{"kind":"Name","value":"notice"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}},{"kind":"Field","name":{"kind":"Name","value":"occupancy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"period"}},{"kind":"Field","name":{"kind":"Name","value":"professionalId"}},{"kind":"Field","name":{"kind":"Name","value":"professionalName"}},{"kind":"Field","name":{"kind":"Name","value":"weekday"}},{"kind":"Field","name":{"kind":"Name","value":"openMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"bookedMinutes"}}]}},{"kind":"Field","name":{"kind":"Name","value":"hours"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"period"}},{"kind":"Field","name":{"kind":"Name","value":"weekday"}},{"kind":"Field","name":{"kind":"Name","value":"hour"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}},{"kind":"Field","name":{"kind":"Name","value":"patients"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"period"}},{"kind":"Field","name":{"kind":"Name","value":"newPatients"}},{"kind":"Field","name":{"kind":"Name","value":"returningPatients"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sources"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"period"}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}},{"kind":"Field","name":{"kind":"Name","value":"resold"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"period"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"minutes"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"income"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"withIncome"}}}]}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totals"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"period"}},{"kind":"Field","name":{"kind":"Name","value":"charged"}},{"kind":"Field","name":{"kind":"Name","value":"paid"}},{"kind":"Field","name":{"kind":"Name","value":"rented"}},{"kind":"Field","name":{"kind":"Name","value":"unchargedVisits"}},{"kind":"Field","name":{"kind":"Name","value":"noShowsValue"}},{"kind":"Field","name":{"kind":"Name","value":"resoldAmount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"treatments"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"period"}},{"kind":"Field","name":{"kind":"Name","value":"treatment"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"professionals"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"period"}},{"kind":"Field","name":{"kind":"Name","value":"professionalId"}},{"kind":"Field","name":{"kind":"Name","value":"professionalName"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"methods"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"period"}},{"kind":"Field","name":{"kind":"Name","value":"method"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"paid"}},{"kind":"Field","name":{"kind":"Name","value":"refunded"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"supplies"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"withSupplies"}}}]}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"period"}},{"kind":"Field","name":{"kind":"Name","value":"treatment"}},{"kind":"Field","name":{"kind":"Name","value":"records"}},{"kind":"Field","name":{"kind":"Name","value":"cost"}}]}}]}}]}}]} as unknown as DocumentNode<SummaryQuery, SummaryQueryVariables>;
export const OverdueControlsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OverdueControls"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"today"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LocalDate"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"summary"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"from"},"value":{"kind":"Variable","name":{"kind":"Name","value":"today"}}},{"kind":"Argument","name":{"kind":"Name","value":"to"},"value":{"kind":"Variable","name":{"kind":"Name","value":"today"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"controls"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"overdue"}},{"kind":"Field","name":{"kind":"Name","value":"countedOn"}}]}}]}}]}}]} as unknown as DocumentNode<OverdueControlsQuery, OverdueControlsQueryVariables>;
export const UnclosedInPeriodDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"UnclosedInPeriod"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"from"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LocalDate"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"to"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LocalDate"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"attendanceList"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"from"},"value":{"kind":"Variable","name":{"kind":"Name","value":"from"}}},{"kind":"Argument","name":{"kind":"Name","value":"to"},"value":{"kind":"Variable","name":{"kind":"Name","value":"to"}}},{"kind":"Argument","name":{"kind":"Name","value":"unclosed"},"value":{"kind":"BooleanValue","value":true}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"1"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"unclosedCount"}},{"kind":"Field","name":{"kind":"Name","value":"counts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}}]}}]}}]} as unknown as DocumentNode<UnclosedInPeriodQuery, UnclosedInPeriodQueryVariables>;
export const useSummaryQuery = /*#__PURE__*/ hookQuery(SummaryDocument);
export const useOverdueControlsQuery = /*#__PURE__*/ hookQuery(OverdueControlsDocument);
export const useUnclosedInPeriodQuery = /*#__PURE__*/ hookQuery(UnclosedInPeriodDocument);