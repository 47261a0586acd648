/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { hookSubscription } from './apollo-hooks';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type SessionContinuesSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type SessionContinuesSubscription = { sessionContinues: boolean };


export const SessionContinuesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"SessionContinues"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sessionContinues"}}]}}]} as unknown as DocumentNode<SessionContinuesSubscription, SessionContinuesSubscriptionVariables>;
export const useSessionContinuesSubscription = /*#__PURE__*/ hookSubscription(SessionContinuesDocument);