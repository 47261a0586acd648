/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { hookMutation, hookQuery } from '../../../apollo/apollo-hooks';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** An answer that was chosen. */
export type IntakeAnswer =
  /** Smokes. */
  | 'CURRENT'
  /** Smoked once. */
  | 'FORMER'
  /** Has never smoked. */
  | 'NEVER'
  /** No. */
  | 'NO'
  /** No sé. */
  | 'UNSURE'
  /** Sí, or ticked. */
  | 'YES';

/** A professional’s decision on an answer. */
export type IntakeDecision =
  /** Notes it: the patient's alerts change, or the answer is kept. */
  | 'ACCEPTED'
  /** Sets it aside: nothing else changes. */
  | 'DISMISSED';

/** Whether an answer was reviewed. */
export type IntakeLineState =
  /** A professional noted it. */
  | 'ACCEPTED'
  /** A professional set it aside. */
  | 'DISMISSED'
  /** Not reviewed: it changes nothing, and is deleted 30 days after the visit. */
  | 'PENDING';

/** The patient who is to answer, and the visit. */
export type IntakeLinkInput = {
  /** An appointment of the patient; null: for no particular visit. */
  appointmentId?: number | null | undefined;
  /** The patient's id. */
  patientId: number;
};

/** Whether a link can still be used. */
export type IntakeLinkState =
  /** It is more than 60 minutes old. */
  | 'EXPIRED'
  /** It was not used yet. */
  | 'OPEN'
  /** A questionnaire was sent through it. */
  | 'USED';

/** A line of the questionnaire. */
export type IntakeQuestion =
  /** To gel and acrylic nails. */
  | 'ACRYLATE_ALLERGY'
  /** To plasters and tape. */
  | 'ADHESIVE_ALLERGY'
  /** `text` may say which. */
  | 'ANTICOAGULANTS'
  /** Answered YES, NO or UNSURE, with the day since when, like the next three. */
  | 'DIABETES'
  /** In words. */
  | 'FOOTWEAR'
  /** To disinfectants. */
  | 'IODINE_ALLERGY'
  /** Ticked: YES, like the other allergies. */
  | 'LATEX_ALLERGY'
  /** To a local anaesthetic. */
  | 'LIDOCAINE_ALLERGY'
  /** In words. */
  | 'MEDICINES'
  /** Ticked: none of the five allergies. */
  | 'NO_ALLERGIES'
  /** In words. */
  | 'OTHER_ALLERGIES'
  /** Without further details. */
  | 'PACEMAKER'
  /** A pain, in words; `sinceWords` says since when. */
  | 'PAIN'
  /** Without further details. */
  | 'PREGNANCY'
  /** Answered NEVER, FORMER or CURRENT. */
  | 'SMOKING';

/** A line of a questionnaire, and what to do with it. */
export type ReviewIntakeLineInput = {
  /** Whether to note it. */
  decision: IntakeDecision;
  /** The questionnaire's id. */
  intakeId: number;
  /** The question; at most once in a questionnaire. */
  question: IntakeQuestion;
};

export type IntakeFactsFragment = { id: number, patientId: number, appointmentId: number | null, givenAt: string, visitorName: string | null, consentText: string, lines: Array<{ question: IntakeQuestion, answer: IntakeAnswer | null, text: string, since: string | null, sinceWords: string, state: IntakeLineState, settledAt: string | null, settledByName: string | null }> };

export type IntakesQueryVariables = Exact<{
  patientId: number;
}>;


export type IntakesQuery = { intakes: Array<{ id: number, patientId: number, appointmentId: number | null, givenAt: string, visitorName: string | null, consentText: string, lines: Array<{ question: IntakeQuestion, answer: IntakeAnswer | null, text: string, since: string | null, sinceWords: string, state: IntakeLineState, settledAt: string | null, settledByName: string | null }> }> };

export type PendingIntakesQueryVariables = Exact<{
  patientId: number;
}>;


export type PendingIntakesQuery = { pendingIntakes: number };

export type ReviewIntakeLineMutationVariables = Exact<{
  input: ReviewIntakeLineInput;
}>;


export type ReviewIntakeLineMutation = { reviewIntakeLine: { id: number, patientId: number, appointmentId: number | null, givenAt: string, visitorName: string | null, consentText: string, lines: Array<{ question: IntakeQuestion, answer: IntakeAnswer | null, text: string, since: string | null, sinceWords: string, state: IntakeLineState, settledAt: string | null, settledByName: string | null }> } };

export type CreateIntakeLinkMutationVariables = Exact<{
  input: IntakeLinkInput;
}>;


export type CreateIntakeLinkMutation = { createIntakeLink: { id: number, path: string, expiresAt: string } };

export type IntakeLinkProgressQueryVariables = Exact<{
  id: number;
}>;


export type IntakeLinkProgressQuery = { intakeLink: { id: number, state: IntakeLinkState } };

export const IntakeFactsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"IntakeFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Intake"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"patientId"}},{"kind":"Field","name":{"kind":"Name","value":"appointmentId"}},{"kind":"Field","name":{"kind":"Name","value":"givenAt"}},{"kind":"Field","name":{"kind":"Name","value":"visitorName"}},{"kind":"Field","name":{"kind":"Name","value":"consentText"}},{"kind":"Field","name":{"kind":"Name","value":"lines"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"question"}},{"kind":"Field","name":{"kind":"Name","value":"answer"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"since"}},{"kind":"Field","name":{"kind":"Name","value":"sinceWords"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"settledAt"}},{"kind":"Field","name":{"kind":"Name","value":"settledByName"}}]}}]}}]} as unknown as DocumentNode<IntakeFactsFragment, unknown>;
export const IntakesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Intakes"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"patientId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"intakes"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"patientId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"patientId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"IntakeFacts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"IntakeFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Intake"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"patientId"}},{"kind":"Field","name":{"kind":"Name","value":"appointmentId"}},{"kind":"Field","name":{"kind":"Name","value":"givenAt"}},{"kind":"Field","name":{"kind":"Name","value":"visitorName"}},{"kind":"Field","name":{"kind":"Name","value":"consentText"}},{"kind":"Field","name":{"kind":"Name","value":"lines"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"question"}},{"kind":"Field","name":{"kind":"Name","value":"answer"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"since"}},{"kind":"Field","name":{"kind":"Name","value":"sinceWords"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"settledAt"}},{"kind":"Field","name":{"kind":"Name","value":"settledByName"}}]}}]}}]} as unknown as DocumentNode<IntakesQuery, IntakesQueryVariables>;
export const PendingIntakesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PendingIntakes"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"patientId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"pendingIntakes"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"patientId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"patientId"}}}]}]}}]} as unknown as DocumentNode<PendingIntakesQuery, PendingIntakesQueryVariables>;
export const ReviewIntakeLineDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ReviewIntakeLine"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ReviewIntakeLineInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reviewIntakeLine"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"IntakeFacts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"IntakeFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Intake"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"patientId"}},{"kind":"Field","name":{"kind":"Name","value":"appointmentId"}},{"kind":"Field","name":{"kind":"Name","value":"givenAt"}},{"kind":"Field","name":{"kind":"Name","value":"visitorName"}},{"kind":"Field","name":{"kind":"Name","value":"consentText"}},{"kind":"Field","name":{"kind":"Name","value":"lines"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"question"}},{"kind":"Field","name":{"kind":"Name","value":"answer"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"since"}},{"kind":"Field","name":{"kind":"Name","value":"sinceWords"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"settledAt"}},{"kind":"Field","name":{"kind":"Name","value":"settledByName"}}]}}]}}]} as unknown as DocumentNode<ReviewIntakeLineMutation, ReviewIntakeLineMutationVariables>;
export const CreateIntakeLinkDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateIntakeLink"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"IntakeLinkInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createIntakeLink"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}}]}}]}}]} as unknown as DocumentNode<CreateIntakeLinkMutation, CreateIntakeLinkMutationVariables>;
export const IntakeLinkProgressDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"IntakeLinkProgress"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"intakeLink"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}}]}}]}}]} as unknown as DocumentNode<IntakeLinkProgressQuery, IntakeLinkProgressQueryVariables>;
export const useIntakesQuery = /*#__PURE__*/ hookQuery(IntakesDocument);
export const usePendingIntakesQuery = /*#__PURE__*/ hookQuery(PendingIntakesDocument);
export const useReviewIntakeLineMutation = /*#__PURE__*/ hookMutation(ReviewIntakeLineDocument);
export const useCreateIntakeLinkMutation = /*#__PURE__*/ hookMutation(CreateIntakeLinkDocument);
export const useIntakeLinkProgressQuery = /*#__PURE__*/ hookQuery(IntakeLinkProgressDocument);