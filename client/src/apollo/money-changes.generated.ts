/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { hookSubscription } from './apollo-hooks';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type MoneyChangedSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type MoneyChangedSubscription = { moneyChanged: boolean };


export const MoneyChangedDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"MoneyChanged"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"moneyChanged"}}]}}]} as unknown as DocumentNode<MoneyChangedSubscription, MoneyChangedSubscriptionVariables>;
export const useMoneyChangedSubscription = /*#__PURE__*/ hookSubscription(MoneyChangedDocument);