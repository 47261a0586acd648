/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { hookSubscription } from './apollo-hooks';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type StockChangedSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type StockChangedSubscription = { stockChanged: boolean };


export const StockChangedDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"StockChanged"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"stockChanged"}}]}}]} as unknown as DocumentNode<StockChangedSubscription, StockChangedSubscriptionVariables>;
export const useStockChangedSubscription = /*#__PURE__*/ hookSubscription(StockChangedDocument);