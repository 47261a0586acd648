import type { OperationVariables } from '@apollo/client';
import { useMutation, useQuery, useSubscription } from '@apollo/client/react';
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';

// Options are optional for operations without variables; the others require them.
// eslint-disable-next-line @typescript-eslint/no-empty-object-type
type Options<Variables, All> = {} extends Variables
  ? [options?: All]
  : [options: All & { variables: Variables }];

export const hookQuery = <Data, Variables extends OperationVariables>(
  document: TypedDocumentNode<Data, Variables>,
) =>
  function useGeneratedQuery(...[options]: Options<Variables, useQuery.Options<Data, Variables>>) {
    return useQuery(document, options as useQuery.Options<Data, Variables> & { variables: Variables });
  };

/** Variables are passed with the call. */
export const hookMutation = <Data, Variables extends OperationVariables>(
  document: TypedDocumentNode<Data, Variables>,
) =>
  function useGeneratedMutation(options?: Omit<useMutation.Options<Data, Variables>, 'variables'>) {
    return useMutation(document, options as never) as useMutation.ResultTuple<Data, Variables>;
  };

export const hookSubscription = <Data, Variables extends OperationVariables>(
  document: TypedDocumentNode<Data, Variables>,
) =>
  function useGeneratedSubscription(
    ...[options]: Options<Variables, useSubscription.Options<Data, Variables>>
  ) {
    return useSubscription(document, options as never) as useSubscription.Result<Data>;
  };
