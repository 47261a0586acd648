/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { hookSubscription } from './apollo-hooks';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type MessagesChangedSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type MessagesChangedSubscription = { messagesChanged: { appointmentId: number | null } };


export const MessagesChangedDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"MessagesChanged"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"messagesChanged"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"appointmentId"}}]}}]}}]} as unknown as DocumentNode<MessagesChangedSubscription, MessagesChangedSubscriptionVariables>;
export const useMessagesChangedSubscription = /*#__PURE__*/ hookSubscription(MessagesChangedDocument);