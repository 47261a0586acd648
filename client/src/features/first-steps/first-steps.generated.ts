/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { hookMutation, hookQuery } from '../../apollo/apollo-hooks';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** A step in setting up a new clinic. */
export type FirstStep =
  /** Both address and city are set. */
  | 'ADDRESS'
  /** The hours of an agenda, which starts with default ones, have been saved. */
  | 'HOURS'
  /** A logo has been uploaded; not every clinic has one. */
  | 'LOGO'
  /** The clinic has its own name instead of the initial one. */
  | 'NAME'
  /** There is at least one professional, and all of them have a name. */
  | 'PROFESSIONALS'
  /** More than one person has an account; some clinics have only one. */
  | 'TEAM';

/** The hours of one weekday. Absent weekdays are closed. */
export type OpeningHoursInput = {
  /** When the last one must have ended; `24:00` is not a time. */
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
  /** How many future bookings visitors may have with one e-mail or phone, 1 to 50; null for no limit. Absent keeps what is stored. */
  openBookingsLimit?: number | null | undefined;
  /** The service; each has its own agenda. */
  serviceType: ServiceType;
  /** Minutes between two starts: 30 or 60. */
  stepMinutes: number;
  /** The version the editor saw. */
  version: number;
};

export type StepsTakenFragment = { isShown: boolean, done: Array<FirstStep> };

export type FirstStepsQueryVariables = Exact<{ [key: string]: never; }>;


export type FirstStepsQuery = { firstSteps: { isShown: boolean, done: Array<FirstStep> } };

export type ShowFirstStepsMutationVariables = Exact<{
  isShown: boolean;
}>;


export type ShowFirstStepsMutation = { showFirstSteps: { isShown: boolean, done: Array<FirstStep> } };

export type FirstHoursQueryVariables = Exact<{ [key: string]: never; }>;


export type FirstHoursQuery = { agendaSettings: Array<{ serviceType: ServiceType, stepMinutes: number, horizonDays: number | null, noticeMinutes: number | null, version: number, hours: Array<{ weekday: number, opensAt: string, closesAt: string }> }> };

export type AcceptHoursMutationVariables = Exact<{
  input: UpdateAgendaInput;
}>;


export type AcceptHoursMutation = { updateAgenda: { serviceType: ServiceType, version: number } };

export const StepsTakenFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StepsTaken"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"FirstSteps"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isShown"}},{"kind":"Field","name":{"kind":"Name","value":"done"}}]}}]} as unknown as DocumentNode<StepsTakenFragment, unknown>;
export const FirstStepsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"FirstSteps"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"firstSteps"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"StepsTaken"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StepsTaken"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"FirstSteps"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isShown"}},{"kind":"Field","name":{"kind":"Name","value":"done"}}]}}]} as unknown as DocumentNode<FirstStepsQuery, FirstStepsQueryVariables>;
export const ShowFirstStepsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ShowFirstSteps"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"isShown"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"showFirstSteps"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"isShown"},"value":{"kind":"Variable","name":{"kind":"Name","value":"isShown"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"StepsTaken"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StepsTaken"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"FirstSteps"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isShown"}},{"kind":"Field","name":{"kind":"Name","value":"done"}}]}}]} as unknown as DocumentNode<ShowFirstStepsMutation, ShowFirstStepsMutationVariables>;
export const FirstHoursDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"FirstHours"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"agendaSettings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"serviceType"}},{"kind":"Field","name":{"kind":"Name","value":"stepMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"horizonDays"}},{"kind":"Field","name":{"kind":"Name","value":"noticeMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"hours"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"weekday"}},{"kind":"Field","name":{"kind":"Name","value":"opensAt"}},{"kind":"Field","name":{"kind":"Name","value":"closesAt"}}]}}]}}]}}]} as unknown as DocumentNode<FirstHoursQuery, FirstHoursQueryVariables>;
export const AcceptHoursDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AcceptHours"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateAgendaInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateAgenda"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"serviceType"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]}}]} as unknown as DocumentNode<AcceptHoursMutation, AcceptHoursMutationVariables>;
export const useFirstStepsQuery = /*#__PURE__*/ hookQuery(FirstStepsDocument);
export const useShowFirstStepsMutation = /*#__PURE__*/ hookMutation(ShowFirstStepsDocument);
export const useFirstHoursQuery = /*#__PURE__*/ hookQuery(FirstHoursDocument);
export const useAcceptHoursMutation = /*#__PURE__*/ hookMutation(AcceptHoursDocument);