/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { hookMutation, hookQuery } from '../../../apollo/apollo-hooks';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** The means of delivery of a message. */
export type MessageDriver =
  /** The WhatsApp Business Cloud API. */
  | 'CLOUD'
  /** Staff, with a wa.me link. */
  | 'LINK'
  /** A mail server. */
  | 'SMTP';

/** The messages whose text the clinic can change. */
export type TemplateKind =
  /** Says that an appointment was booked or moved, and when it is. */
  | 'CONFIRMATION'
  /** Reminds of an appointment, usually the day before. */
  | 'REMINDER';

/** All message settings. */
export type UpdateMessageSettingsInput = {
  /** At most 600 characters; null or empty: the default text. */
  confirmationText?: string | null | undefined;
  /** Whether a new or moved appointment is confirmed by WhatsApp. */
  confirmations: boolean;
  /** The time of day of those messages: 08:00 to 20:59; null: as before. */
  controlTime?: string | null | undefined;
  /** Whether patients get a message once a control is proposed, from the day on which this is turned on; null: as before. */
  controls?: boolean | null | undefined;
  /** Whether visitors get their booking by e-mail, if mail is configured. */
  emailConfirmations: boolean;
  /** At most 600 characters; null or empty: the default text. */
  reminderText?: string | null | undefined;
  /** The time of day, the day before: 08:00 to 20:59. */
  reminderTime: string;
  /** Whether patients are reminded the day before. */
  reminders: boolean;
};

export type EditableMessageSettingsFragment = { confirmations: boolean, emailConfirmations: boolean, reminders: boolean, reminderTime: string, controls: boolean, controlTime: string, version: number, confirmation: { text: string }, reminder: { text: string } };

export type MessageSettingsQueryVariables = Exact<{ [key: string]: never; }>;


export type MessageSettingsQuery = { messageChannels: { whatsapp: MessageDriver, email: boolean }, messageSettings: { confirmations: boolean, emailConfirmations: boolean, reminders: boolean, reminderTime: string, controls: boolean, controlTime: string, version: number, confirmation: { text: string }, reminder: { text: string } } };

export type PreviewMessageQueryVariables = Exact<{
  kind: TemplateKind;
  text: string;
}>;


export type PreviewMessageQuery = { previewMessage: { body: string } };

export type UpdateMessageSettingsMutationVariables = Exact<{
  version: number;
  input: UpdateMessageSettingsInput;
}>;


export type UpdateMessageSettingsMutation = { updateMessageSettings: { confirmations: boolean, emailConfirmations: boolean, reminders: boolean, reminderTime: string, controls: boolean, controlTime: string, version: number, confirmation: { text: string }, reminder: { text: string } } };

export const EditableMessageSettingsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EditableMessageSettings"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MessageSettings"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"confirmations"}},{"kind":"Field","name":{"kind":"Name","value":"emailConfirmations"}},{"kind":"Field","name":{"kind":"Name","value":"reminders"}},{"kind":"Field","name":{"kind":"Name","value":"reminderTime"}},{"kind":"Field","name":{"kind":"Name","value":"controls"}},{"kind":"Field","name":{"kind":"Name","value":"controlTime"}},{"kind":"Field","name":{"kind":"Name","value":"confirmation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"text"}}]}},{"kind":"Field","name":{"kind":"Name","value":"reminder"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"text"}}]}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<EditableMessageSettingsFragment, unknown>;
export const MessageSettingsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MessageSettings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"messageChannels"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"whatsapp"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}},{"kind":"Field","name":{"kind":"Name","value":"messageSettings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EditableMessageSettings"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EditableMessageSettings"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MessageSettings"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"confirmations"}},{"kind":"Field","name":{"kind":"Name","value":"emailConfirmations"}},{"kind":"Field","name":{"kind":"Name","value":"reminders"}},{"kind":"Field","name":{"kind":"Name","value":"reminderTime"}},{"kind":"Field","name":{"kind":"Name","value":"controls"}},{"kind":"Field","name":{"kind":"Name","value":"controlTime"}},{"kind":"Field","name":{"kind":"Name","value":"confirmation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"text"}}]}},{"kind":"Field","name":{"kind":"Name","value":"reminder"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"text"}}]}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<MessageSettingsQuery, MessageSettingsQueryVariables>;
export const PreviewMessageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PreviewMessage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"kind"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"TemplateKind"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"text"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"previewMessage"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"kind"},"value":{"kind":"Variable","name":{"kind":"Name","value":"kind"}}},{"kind":"Argument","name":{"kind":"Name","value":"text"},"value":{"kind":"Variable","name":{"kind":"Name","value":"text"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"body"}}]}}]}}]} as unknown as DocumentNode<PreviewMessageQuery, PreviewMessageQueryVariables>;
export const UpdateMessageSettingsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateMessageSettings"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"version"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateMessageSettingsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateMessageSettings"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"version"},"value":{"kind":"Variable","name":{"kind":"Name","value":"version"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EditableMessageSettings"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EditableMessageSettings"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MessageSettings"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"confirmations"}},{"kind":"Field","name":{"kind":"Name","value":"emailConfirmations"}},{"kind":"Field","name":{"kind":"Name","value":"reminders"}},{"kind":"Field","name":{"kind":"Name","value":"reminderTime"}},{"kind":"Field","name":{"kind":"Name","value":"controls"}},{"kind":"Field","name":{"kind":"Name","value":"controlTime"}},{"kind":"Field","name":{"kind":"Name","value":"confirmation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"text"}}]}},{"kind":"Field","name":{"kind":"Name","value":"reminder"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"text"}}]}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<UpdateMessageSettingsMutation, UpdateMessageSettingsMutationVariables>;
export const useMessageSettingsQuery = /*#__PURE__*/ hookQuery(MessageSettingsDocument);
export const usePreviewMessageQuery = /*#__PURE__*/ hookQuery(PreviewMessageDocument);
export const useUpdateMessageSettingsMutation = /*#__PURE__*/ hookMutation(UpdateMessageSettingsDocument);