/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { hookMutation, hookQuery } from '../../../apollo/apollo-hooks';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** All of a consent text; absent fields get their defaults. */
export type ConsentTextInput = {
  /** At most 20,000 characters. `{paciente}`, `{rut}`, `{tratamiento}`, `{profesional}`, `{clinica}` and `{fecha}` are filled in when it is shown; other braces are refused. */
  body: string;
  /** An archived text is not asked for and can’t be signed. */
  isArchived?: boolean;
  /** Whether a representative signs for minors and for people who can’t consent; otherwise only the patient signs. */
  representativeSigns?: boolean;
  /** Shown above the text; at most 200 characters, without placeholders. */
  title: string;
  /** The ids of the treatments that need it; at most 100. */
  treatmentIds?: Array<number>;
  /** For how many months a consent holds, 1 to 60; null: until the text changes or it is withdrawn. */
  validMonths?: number | null | undefined;
};

export type ClinicConsentTextFragment = { id: number, title: string, body: string, textVersion: number, representativeSigns: boolean, validMonths: number | null, isArchived: boolean, version: number, treatments: Array<{ id: number, name: string }> };

export type ClinicConsentTextsQueryVariables = Exact<{ [key: string]: never; }>;


export type ClinicConsentTextsQuery = { consentTexts: Array<{ id: number, title: string, body: string, textVersion: number, representativeSigns: boolean, validMonths: number | null, isArchived: boolean, version: number, treatments: Array<{ id: number, name: string }> }> };

export type CreateConsentTextMutationVariables = Exact<{
  input: ConsentTextInput;
}>;


export type CreateConsentTextMutation = { createConsentText: { id: number, title: string, body: string, textVersion: number, representativeSigns: boolean, validMonths: number | null, isArchived: boolean, version: number, treatments: Array<{ id: number, name: string }> } };

export type UpdateConsentTextMutationVariables = Exact<{
  id: number;
  version: number;
  input: ConsentTextInput;
}>;


export type UpdateConsentTextMutation = { updateConsentText: { id: number, title: string, body: string, textVersion: number, representativeSigns: boolean, validMonths: number | null, isArchived: boolean, version: number, treatments: Array<{ id: number, name: string }> } };

export type ConsentTextVersionsQueryVariables = Exact<{
  id: number;
}>;


export type ConsentTextVersionsQuery = { consentTextVersions: Array<{ version: number, title: string, body: string, writtenAt: string, writtenByName: string }> };

export const ClinicConsentTextFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ClinicConsentText"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ConsentText"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"body"}},{"kind":"Field","name":{"kind":"Name","value":"textVersion"}},{"kind":"Field","name":{"kind":"Name","value":"treatments"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"representativeSigns"}},{"kind":"Field","name":{"kind":"Name","value":"validMonths"}},{"kind":"Field","name":{"kind":"Name","value":"isArchived"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<ClinicConsentTextFragment, unknown>;
export const ClinicConsentTextsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ClinicConsentTexts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"consentTexts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ClinicConsentText"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ClinicConsentText"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ConsentText"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"body"}},{"kind":"Field","name":{"kind":"Name","value":"textVersion"}},{"kind":"Field","name":{"kind":"Name","value":"treatments"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"representativeSigns"}},{"kind":"Field","name":{"kind":"Name","value":"validMonths"}},{"kind":"Field","name":{"kind":"Name","value":"isArchived"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<ClinicConsentTextsQuery, ClinicConsentTextsQueryVariables>;
export const CreateConsentTextDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateConsentText"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ConsentTextInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createConsentText"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ClinicConsentText"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ClinicConsentText"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ConsentText"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"body"}},{"kind":"Field","name":{"kind":"Name","value":"textVersion"}},{"kind":"Field","name":{"kind":"Name","value":"treatments"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"representativeSigns"}},{"kind":"Field","name":{"kind":"Name","value":"validMonths"}},{"kind":"Field","name":{"kind":"Name","value":"isArchived"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<CreateConsentTextMutation, CreateConsentTextMutationVariables>;
export const UpdateConsentTextDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateConsentText"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"version"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ConsentTextInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateConsentText"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"version"},"value":{"kind":"Variable","name":{"kind":"Name","value":"version"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ClinicConsentText"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ClinicConsentText"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ConsentText"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"body"}},{"kind":"Field","name":{"kind":"Name","value":"textVersion"}},{"kind":"Field","name":{"kind":"Name","value":"treatments"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"representativeSigns"}},{"kind":"Field","name":{"kind":"Name","value":"validMonths"}},{"kind":"Field","name":{"kind":"Name","value":"isArchived"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<UpdateConsentTextMutation, UpdateConsentTextMutationVariables>;
export const ConsentTextVersionsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ConsentTextVersions"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"consentTextVersions"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"body"}},{"kind":"Field","name":{"kind":"Name","value":"writtenAt"}},{"kind":"Field","name":{"kind":"Name","value":"writtenByName"}}]}}]}}]} as unknown as DocumentNode<ConsentTextVersionsQuery, ConsentTextVersionsQueryVariables>;
export const useClinicConsentTextsQuery = /*#__PURE__*/ hookQuery(ClinicConsentTextsDocument);
export const useCreateConsentTextMutation = /*#__PURE__*/ hookMutation(CreateConsentTextDocument);
export const useUpdateConsentTextMutation = /*#__PURE__*/ hookMutation(UpdateConsentTextDocument);
export const useConsentTextVersionsQuery = /*#__PURE__*/ hookQuery(ConsentTextVersionsDocument);