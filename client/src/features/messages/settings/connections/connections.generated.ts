/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { hookMutation, hookQuery } from '../../../../apollo/apollo-hooks';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** The source of an external connection. */
export type ConnectionSource =
  /** The server's operator, with environment variables; users can't change it. */
  | 'ENVIRONMENT'
  /** It is not set. */
  | 'NONE'
  /** A user. */
  | 'SCREEN';

/** A mail server, and where the test message goes. */
export type MailConnectionInput = {
  /** Its name, without scheme and port. */
  host: string;
  /** Null or empty: the stored one, which is kept only for the same host and port. */
  mailPassword?: string | null | undefined;
  /** 465: encrypted from the start. Any other: the connection must upgrade to TLS before the login. */
  port: number;
  /** Gets the test message. */
  recipient: string;
  /** As in the header: `Clínica <hola@clinica.cl>`, or a bare address. */
  sender: string;
  /** Null or empty: the server asks for no login. */
  username?: string | null | undefined;
};

/** An account of the WhatsApp Cloud API, and where the test message goes. */
export type WhatsappConnectionInput = {
  /** Null or empty: the stored one. */
  accessToken?: string | null | undefined;
  /** Null or empty: users send reminders of balances themselves. */
  balanceTemplate?: string | null | undefined;
  /** The name of the registered template. */
  confirmationTemplate: string;
  /** Null or empty: staff send messages about controls themselves. */
  controlTemplate?: string | null | undefined;
  /** The templates' language, such as `es` or `es_CL`. */
  language: string;
  /** Null or empty: staff send offers themselves. */
  offerTemplate?: string | null | undefined;
  /** The number's id at Meta, in digits. */
  phoneNumberId: string;
  /** The name of the registered template. */
  reminderTemplate: string;
  /** Gets the confirmation template with sample data. */
  testPhone: string;
};

export type ConnectionsFragment = { mail: { source: ConnectionSource, host: string | null, port: number | null, username: string | null, sender: string | null, mustRetypePassword: boolean, version: number | null }, whatsapp: { source: ConnectionSource, phoneNumberId: string | null, confirmationTemplate: string | null, reminderTemplate: string | null, offerTemplate: string | null, controlTemplate: string | null, balanceTemplate: string | null, language: string | null, mustRetypeToken: boolean, version: number | null } };

export type MessageConnectionsQueryVariables = Exact<{ [key: string]: never; }>;


export type MessageConnectionsQuery = { messageConnections: { mail: { source: ConnectionSource, host: string | null, port: number | null, username: string | null, sender: string | null, mustRetypePassword: boolean, version: number | null }, whatsapp: { source: ConnectionSource, phoneNumberId: string | null, confirmationTemplate: string | null, reminderTemplate: string | null, offerTemplate: string | null, controlTemplate: string | null, balanceTemplate: string | null, language: string | null, mustRetypeToken: boolean, version: number | null } } };

export type TestMailConnectionMutationVariables = Exact<{
  input: MailConnectionInput;
  password: string;
}>;


export type TestMailConnectionMutation = { testMailConnection: boolean };

export type ConnectMailMutationVariables = Exact<{
  input: MailConnectionInput;
  version?: number | null | undefined;
  password: string;
}>;


export type ConnectMailMutation = { connectMail: { mail: { source: ConnectionSource, host: string | null, port: number | null, username: string | null, sender: string | null, mustRetypePassword: boolean, version: number | null }, whatsapp: { source: ConnectionSource, phoneNumberId: string | null, confirmationTemplate: string | null, reminderTemplate: string | null, offerTemplate: string | null, controlTemplate: string | null, balanceTemplate: string | null, language: string | null, mustRetypeToken: boolean, version: number | null } } };

export type DisconnectMailMutationVariables = Exact<{
  version?: number | null | undefined;
  password: string;
}>;


export type DisconnectMailMutation = { disconnectMail: { mail: { source: ConnectionSource, host: string | null, port: number | null, username: string | null, sender: string | null, mustRetypePassword: boolean, version: number | null }, whatsapp: { source: ConnectionSource, phoneNumberId: string | null, confirmationTemplate: string | null, reminderTemplate: string | null, offerTemplate: string | null, controlTemplate: string | null, balanceTemplate: string | null, language: string | null, mustRetypeToken: boolean, version: number | null } } };

export type TestWhatsappConnectionMutationVariables = Exact<{
  input: WhatsappConnectionInput;
  password: string;
}>;


export type TestWhatsappConnectionMutation = { testWhatsappConnection: boolean };

export type ConnectWhatsappMutationVariables = Exact<{
  input: WhatsappConnectionInput;
  version?: number | null | undefined;
  password: string;
}>;


export type ConnectWhatsappMutation = { connectWhatsapp: { mail: { source: ConnectionSource, host: string | null, port: number | null, username: string | null, sender: string | null, mustRetypePassword: boolean, version: number | null }, whatsapp: { source: ConnectionSource, phoneNumberId: string | null, confirmationTemplate: string | null, reminderTemplate: string | null, offerTemplate: string | null, controlTemplate: string | null, balanceTemplate: string | null, language: string | null, mustRetypeToken: boolean, version: number | null } } };

export type DisconnectWhatsappMutationVariables = Exact<{
  version?: number | null | undefined;
  password: string;
}>;


export type DisconnectWhatsappMutation = { disconnectWhatsapp: { mail: { source: ConnectionSource, host: string | null, port: number | null, username: string | null, sender: string | null, mustRetypePassword: boolean, version: number | null }, whatsapp: { source: ConnectionSource, phoneNumberId: string | null, confirmationTemplate: string | null, reminderTemplate: string | null, offerTemplate: string | null, controlTemplate: string | null, balanceTemplate: string | null, language: string | null, mustRetypeToken: boolean, version: number | null } } };

export const ConnectionsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Connections"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MessageConnections"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mail"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"host"}},{"kind":"Field","name":{"kind":"Name","value":"port"}},{"kind":"Field","name":{"kind":"Name","value":"username"}},{"kind":"Field","name":{"kind":"Name","value":"sender"}},{"kind":"Field","name":{"kind":"Name","value":"mustRetypePassword"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}},{"kind":"Field","name":{"kind":"Name","value":"whatsapp"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"phoneNumberId"}},{"kind":"Field","name":{"kind":"Name","value":"confirmationTemplate"}},{"kind":"Field","name":{"kind":"Name","value":"reminderTemplate"}},{"kind":"Field","name":{"kind":"Name","value":"offerTemplate"}},{"kind":"Field","name":{"kind":"Name","value":"controlTemplate"}},{"kind":"Field","name":{"kind":"Name","value":"balanceTemplate"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"mustRetypeToken"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]}}]} as unknown as DocumentNode<ConnectionsFragment, unknown>;
export const MessageConnectionsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MessageConnections"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"messageConnections"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Connections"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Connections"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MessageConnections"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mail"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"host"}},{"kind":"Field","name":{"kind":"Name","value":"port"}},{"kind":"Field","name":{"kind":"Name","value":"username"}},{"kind":"Field","name":{"kind":"Name","value":"sender"}},{"kind":"Field","name":{"kind":"Name","value":"mustRetypePassword"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}},{"kind":"Field","name":{"kind":"Name","value":"whatsapp"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"phoneNumberId"}},{"kind":"Field","name":{"kind":"Name","value":"confirmationTemplate"}},{"kind":"Field","name":{"kind":"Name","value":"reminderTemplate"}},{"kind":"Field","name":{"kind":"Name","value":"offerTemplate"}},{"kind":"Field","name":{"kind":"Name","value":"controlTemplate"}},{"kind":"Field","name":{"kind":"Name","value":"balanceTemplate"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"mustRetypeToken"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]}}]} as unknown as DocumentNode<MessageConnectionsQuery, MessageConnectionsQueryVariables>;
export const TestMailConnectionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"TestMailConnection"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"MailConnectionInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"password"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"testMailConnection"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"password"},"value":{"kind":"Variable","name":{"kind":"Name","value":"password"}}}]}]}}]} as unknown as DocumentNode<TestMailConnectionMutation, TestMailConnectionMutationVariables>;
export const ConnectMailDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ConnectMail"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"MailConnectionInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"version"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"password"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"connectMail"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"version"},"value":{"kind":"Variable","name":{"kind":"Name","value":"version"}}},{"kind":"Argument","name":{"kind":"Name","value":"password"},"value":{"kind":"Variable","name":{"kind":"Name","value":"password"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Connections"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Connections"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MessageConnections"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mail"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"host"}},{"kind":"Field","name":{"kind":"Name","value":"port"}},{"kind":"Field","name":{"kind":"Name","value":"username"}},{"kind":"Field","name":{"kind":"Name","value":"sender"}},{"kind":"Field","name":{"kind":"Name","value":"mustRetypePassword"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}},{"kind":"Field","name":{"kind":"Name","value":"whatsapp"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"phoneNumberId"}},{"kind":"Field","name":{"kind":"Name","value":"confirmationTemplate"}},{"kind":"Field","name":{"kind":"Name","value":"reminderTemplate"}},{"kind":"Field","name":{"kind":"Name","value":"offerTemplate"}},{"kind":"Field","name":{"kind":"Name","value":"controlTemplate"}},{"kind":"Field","name":{"kind":"Name","value":"balanceTemplate"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"mustRetypeToken"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]}}]} as unknown as DocumentNode<ConnectMailMutation, ConnectMailMutationVariables>;
export const DisconnectMailDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DisconnectMail"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"version"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"password"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"disconnectMail"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"version"},"value":{"kind":"Variable","name":{"kind":"Name","value":"version"}}},{"kind":"Argument","name":{"kind":"Name","value":"password"},"value":{"kind":"Variable","name":{"kind":"Name","value":"password"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Connections"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Connections"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MessageConnections"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mail"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"host"}},{"kind":"Field","name":{"kind":"Name","value":"port"}},{"kind":"Field","name":{"kind":"Name","value":"username"}},{"kind":"Field","name":{"kind":"Name","value":"sender"}},{"kind":"Field","name":{"kind":"Name","value":"mustRetypePassword"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}},{"kind":"Field","name":{"kind":"Name","value":"whatsapp"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"phoneNumberId"}},{"kind":"Field","name":{"kind":"Name","value":"confirmationTemplate"}},{"kind":"Field","name":{"kind":"Name","value":"reminderTemplate"}},{"kind":"Field","name":{"kind":"Name","value":"offerTemplate"}},{"kind":"Field","name":{"kind":"Name","value":"controlTemplate"}},{"kind":"Field","name":{"kind":"Name","value":"balanceTemplate"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"mustRetypeToken"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]}}]} as unknown as DocumentNode<DisconnectMailMutation, DisconnectMailMutationVariables>;
export const TestWhatsappConnectionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"TestWhatsappConnection"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"WhatsappConnectionInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"password"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"testWhatsappConnection"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"password"},"value":{"kind":"Variable","name":{"kind":"Name","value":"password"}}}]}]}}]} as unknown as DocumentNode<TestWhatsappConnectionMutation, TestWhatsappConnectionMutationVariables>;
export const ConnectWhatsappDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ConnectWhatsapp"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"WhatsappConnectionInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"version"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"password"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"connectWhatsapp"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"version"},"value":{"kind":"Variable","name":{"kind":"Name","value":"version"}}},{"kind":"Argument","name":{"kind":"Name","value":"password"},"value":{"kind":"Variable","name":{"kind":"Name","value":"password"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Connections"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Connections"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MessageConnections"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mail"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"host"}},{"kind":"Field","name":{"kind":"Name","value":"port"}},{"kind":"Field","name":{"kind":"Name","value":"username"}},{"kind":"Field","name":{"kind":"Name","value":"sender"}},{"kind":"Field","name":{"kind":"Name","value":"mustRetypePassword"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}},{"kind":"Field","name":{"kind":"Name","value":"whatsapp"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"phoneNumberId"}},{"kind":"Field","name":{"kind":"Name","value":"confirmationTemplate"}},{"kind":"Field","name":{"kind":"Name","value":"reminderTemplate"}},{"kind":"Field","name":{"kind":"Name","value":"offerTemplate"}},{"kind":"Field","name":{"kind":"Name","value":"controlTemplate"}},{"kind":"Field","name":{"kind":"Name","value":"balanceTemplate"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"mustRetypeToken"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]}}]} as unknown as DocumentNode<ConnectWhatsappMutation, ConnectWhatsappMutationVariables>;
export const DisconnectWhatsappDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DisconnectWhatsapp"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"version"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"password"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"disconnectWhatsapp"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"version"},"value":{"kind":"Variable","name":{"kind":"Name","value":"version"}}},{"kind":"Argument","name":{"kind":"Name","value":"password"},"value":{"kind":"Variable","name":{"kind":"Name","value":"password"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Connections"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Connections"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MessageConnections"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mail"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"host"}},{"kind":"Field","name":{"kind":"Name","value":"port"}},{"kind":"Field","name":{"kind":"Name","value":"username"}},{"kind":"Field","name":{"kind":"Name","value":"sender"}},{"kind":"Field","name":{"kind":"Name","value":"mustRetypePassword"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}},{"kind":"Field","name":{"kind":"Name","value":"whatsapp"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"phoneNumberId"}},{"kind":"Field","name":{"kind":"Name","value":"confirmationTemplate"}},{"kind":"Field","name":{"kind":"Name","value":"reminderTemplate"}},{"kind":"Field","name":{"kind":"Name","value":"offerTemplate"}},{"kind":"Field","name":{"kind":"Name","value":"controlTemplate"}},{"kind":"Field","name":{"kind":"Name","value":"balanceTemplate"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"mustRetypeToken"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]}}]} as unknown as DocumentNode<DisconnectWhatsappMutation, DisconnectWhatsappMutationVariables>;
export const useMessageConnectionsQuery = /*#__PURE__*/ hookQuery(MessageConnectionsDocument);
export const useTestMailConnectionMutation = /*#__PURE__*/ hookMutation(TestMailConnectionDocument);
export const useConnectMailMutation = /*#__PURE__*/ hookMutation(ConnectMailDocument);
export const useDisconnectMailMutation = /*#__PURE__*/ hookMutation(DisconnectMailDocument);
export const useTestWhatsappConnectionMutation = /*#__PURE__*/ hookMutation(TestWhatsappConnectionDocument);
export const useConnectWhatsappMutation = /*#__PURE__*/ hookMutation(ConnectWhatsappDocument);
export const useDisconnectWhatsappMutation = /*#__PURE__*/ hookMutation(DisconnectWhatsappDocument);