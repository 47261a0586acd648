import { NetworkStatus, type OperationVariables } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { useState } from 'react';
import { useStandingFailure } from './use-standing-failure';

/** A list's beginning, as long as it was asked for. */
interface Beginning<Node> {
  readonly nodes: readonly Node[];
  readonly hasNextPage: boolean;
}

interface LongList<Page> {
  /** Of the list before, or of less of this one, while what was asked for is on its way. */
  readonly page: Page | undefined;
  readonly hasFailed: boolean;
  readonly isLoading: boolean;
  readonly isLoadingMore: boolean;
  readonly more: () => void;
  readonly retry: () => void;
}

/**
 * A list of which one sees the beginning, and as much again at each wish for more. All that is shown is asked for as
 * one: whenever it is asked for anew, it is as long as before, and each row is as it is now and stands where it does.
 * @param variables which list; another one is shown from its beginning.
 * @param size how many rows the beginning has.
 */
export function useLongList<
  Data,
  Variables extends OperationVariables & { first: number },
  Page extends Beginning<unknown>,
>(
  document: TypedDocumentNode<Data, Variables>,
  variables: Omit<Variables, 'first' | 'after'>,
  size: number,
  pageOf: (data: Data) => Page | undefined,
): LongList<Page> {
  const list = JSON.stringify(variables);
  const [asked, setAsked] = useState({ list, first: size });
  const first = asked.list === list ? asked.first : size;
  const isLonger = first > size;
  const query = useQuery<Data, OperationVariables>(document, {
    variables: { ...variables, first },
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
  });
  const { data, previousData, networkStatus, refetch } = query;
  const hasFailed = useStandingFailure(query);
  // What was there before a failure is of this list for certain only where it was lengthened.
  const shown = data ?? (hasFailed && !isLonger ? undefined : previousData);
  return {
    page: shown && pageOf(shown as Data),
    hasFailed,
    isLoading: !data && !hasFailed && !isLonger,
    isLoadingMore: isLonger && networkStatus === NetworkStatus.setVariables,
    more: () => setAsked({ list, first: first * 2 }),
    retry: () => void refetch().catch(() => undefined),
  };
}
