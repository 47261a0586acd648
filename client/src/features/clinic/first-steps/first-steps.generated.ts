/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { hookMutation, hookQuery } from '../../../apollo/apollo-hooks';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** A step in setting up a new clinic. */
export type FirstStep =
  /** Both address and city are set. */
  | 'ADDRESS'
  /** Backups go to a folder of their own, outside that of the data. */
  | 'BACKUP'
  /** The hours of an agenda, which starts with default ones, have been saved. */
  | 'HOURS'
  /** A logo has been uploaded; not every clinic has one. */
  | 'LOGO'
  /** A mail server is connected. */
  | 'MAIL'
  /** The clinic has its own name instead of the initial one. */
  | 'NAME'
  /** There is at least one professional, and all of them have a name. */
  | 'PROFESSIONALS'
  /** The address of the booking page is set. */
  | 'PUBLIC_ADDRESS'
  /** A user has turned on the second factor. */
  | 'SECOND_FACTOR'
  /** More than one person has an account; some clinics have only one. */
  | 'TEAM'
  /** Visitors can book a treatment that has a price. */
  | 'TREATMENTS';

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

/** The price of a treatment, with which visitors can book it. */
export type TreatmentPriceInput = {
  /** 60 or 120. */
  durationMinutes: number;
  /** The treatment's id. */
  id: number;
  /** From 0 to 999,999,999. */
  price: number;
  /** The version that the editor saw. */
  version: number;
};

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

export type StepsTakenFragment = { isShown: boolean, done: Array<FirstStep>, skipped: Array<FirstStep>, bookingsPaused: boolean };

export type FirstStepsQueryVariables = Exact<{ [key: string]: never; }>;


export type FirstStepsQuery = { firstSteps: { isShown: boolean, done: Array<FirstStep>, skipped: Array<FirstStep>, bookingsPaused: boolean } };

export type ShowFirstStepsMutationVariables = Exact<{
  isShown: boolean;
}>;


export type ShowFirstStepsMutation = { showFirstSteps: { isShown: boolean, done: Array<FirstStep>, skipped: Array<FirstStep>, bookingsPaused: boolean } };

export type SkipFirstStepMutationVariables = Exact<{
  step: FirstStep;
  isSkipped: boolean;
}>;


export type SkipFirstStepMutation = { skipFirstStep: { isShown: boolean, done: Array<FirstStep>, skipped: Array<FirstStep>, bookingsPaused: boolean } };

export type PauseBookingsMutationVariables = Exact<{
  isPaused: boolean;
}>;


export type PauseBookingsMutation = { pauseBookings: { isShown: boolean, done: Array<FirstStep>, skipped: Array<FirstStep>, bookingsPaused: boolean } };

export type PricedTreatmentFragment = { id: number, name: string, durationMinutes: number, price: number | null, version: number };

export type FirstPricesQueryVariables = Exact<{ [key: string]: never; }>;


export type FirstPricesQuery = { treatments: Array<{ id: number, name: string, durationMinutes: number, price: number | null, version: number }> };

export type PriceTreatmentsMutationVariables = Exact<{
  prices: Array<TreatmentPriceInput> | TreatmentPriceInput;
}>;


export type PriceTreatmentsMutation = { priceTreatments: Array<{ id: number, name: string, durationMinutes: number, price: number | null, version: number }> };

export type FirstHoursQueryVariables = Exact<{ [key: string]: never; }>;


export type FirstHoursQuery = { agendaSettings: Array<{ serviceType: ServiceType, stepMinutes: number, horizonDays: number | null, noticeMinutes: number | null, version: number, hours: Array<{ weekday: number, opensAt: string, closesAt: string }> }> };

export type AcceptHoursMutationVariables = Exact<{
  input: UpdateAgendaInput;
}>;


export type AcceptHoursMutation = { updateAgenda: { serviceType: ServiceType, version: number } };

export const StepsTakenFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StepsTaken"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"FirstSteps"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isShown"}},{"kind":"Field","name":{"kind":"Name","value":"done"}},{"kind":"Field","name":{"kind":"Name","value":"skipped"}},{"kind":"Field","name":{"kind":"Name","value":"bookingsPaused"}}]}}]} as unknown as DocumentNode<StepsTakenFragment, unknown>;
export const PricedTreatmentFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PricedTreatment"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Treatment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"durationMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<PricedTreatmentFragment, unknown>;
export const FirstStepsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"FirstSteps"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"firstSteps"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"StepsTaken"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StepsTaken"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"FirstSteps"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isShown"}},{"kind":"Field","name":{"kind":"Name","value":"done"}},{"kind":"Field","name":{"kind":"Name","value":"skipped"}},{"kind":"Field","name":{"kind":"Name","value":"bookingsPaused"}}]}}]} as unknown as DocumentNode<FirstStepsQuery, FirstStepsQueryVariables>;
export const ShowFirstStepsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ShowFirstSteps"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"isShown"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"showFirstSteps"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"isShown"},"value":{"kind":"Variable","name":{"kind":"Name","value":"isShown"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"StepsTaken"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StepsTaken"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"FirstSteps"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isShown"}},{"kind":"Field","name":{"kind":"Name","value":"done"}},{"kind":"Field","name":{"kind":"Name","value":"skipped"}},{"kind":"Field","name":{"kind":"Name","value":"bookingsPaused"}}]}}]} as unknown as DocumentNode<ShowFirstStepsMutation, ShowFirstStepsMutationVariables>;
export const SkipFirstStepDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SkipFirstStep"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"step"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"FirstStep"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"isSkipped"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"skipFirstStep"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"step"},"value":{"kind":"Variable","name":{"kind":"Name","value":"step"}}},{"kind":"Argument","name":{"kind":"Name","value":"isSkipped"},"value":{"kind":"Variable","name":{"kind":"Name","value":"isSkipped"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"StepsTaken"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StepsTaken"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"FirstSteps"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isShown"}},{"kind":"Field","name":{"kind":"Name","value":"done"}},{"kind":"Field","name":{"kind":"Name","value":"skipped"}},{"kind":"Field","name":{"kind":"Name","value":"bookingsPaused"}}]}}]} as unknown as DocumentNode<SkipFirstStepMutation, SkipFirstStepMutationVariables>;
export const PauseBookingsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"PauseBookings"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"isPaused"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"pauseBookings"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"isPaused"},"value":{"kind":"Variable","name":{"kind":"Name","value":"isPaused"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"StepsTaken"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StepsTaken"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"FirstSteps"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isShown"}},{"kind":"Field","name":{"kind":"Name","value":"done"}},{"kind":"Field","name":{"kind":"Name","value":"skipped"}},{"kind":"Field","name":{"kind":"Name","value":"bookingsPaused"}}]}}]} as unknown as DocumentNode<PauseBookingsMutation, PauseBookingsMutationVariables>;
export const FirstPricesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"FirstPrices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"treatments"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PricedTreatment"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PricedTreatment"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Treatment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"durationMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<FirstPricesQuery, FirstPricesQueryVariables>;
export const PriceTreatmentsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"PriceTreatments"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"prices"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"TreatmentPriceInput"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"priceTreatments"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"prices"},"value":{"kind":"Variable","name":{"kind":"Name","value":"prices"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PricedTreatment"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PricedTreatment"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Treatment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"durationMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<PriceTreatmentsMutation, PriceTreatmentsMutationVariables>;
export const FirstHoursDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"FirstHours"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"agendaSettings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"serviceType"}},{"kind":"Field","name":{"kind":"Name","value":"stepMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"horizonDays"}},{"kind":"Field","name":{"kind":"Name","value":"noticeMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"hours"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"weekday"}},{"kind":"Field","name":{"kind":"Name","value":"opensAt"}},{"kind":"Field","name":{"kind":"Name","value":"closesAt"}}]}}]}}]}}]} as unknown as DocumentNode<FirstHoursQuery, FirstHoursQueryVariables>;
export const AcceptHoursDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AcceptHours"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateAgendaInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateAgenda"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"serviceType"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]}}]} as unknown as DocumentNode<AcceptHoursMutation, AcceptHoursMutationVariables>;
export const useFirstStepsQuery = /*#__PURE__*/ hookQuery(FirstStepsDocument);
export const useShowFirstStepsMutation = /*#__PURE__*/ hookMutation(ShowFirstStepsDocument);
export const useSkipFirstStepMutation = /*#__PURE__*/ hookMutation(SkipFirstStepDocument);
export const usePauseBookingsMutation = /*#__PURE__*/ hookMutation(PauseBookingsDocument);
export const useFirstPricesQuery = /*#__PURE__*/ hookQuery(FirstPricesDocument);
export const usePriceTreatmentsMutation = /*#__PURE__*/ hookMutation(PriceTreatmentsDocument);
export const useFirstHoursQuery = /*#__PURE__*/ hookQuery(FirstHoursDocument);
export const useAcceptHoursMutation = /*#__PURE__*/ hookMutation(AcceptHoursDocument);