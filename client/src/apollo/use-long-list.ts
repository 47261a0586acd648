import { NetworkStatus, type OperationVariables } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { useState } from 'react';
import { usePersistentFailure } from './use-persistent-failure';

/** The first rows of a list, as many as were requested. */
interface Beginning<Node> {
  readonly nodes: readonly Node[];
  readonly hasNextPage: boolean;
}

interface LongList<Page> {
  /** During a request: the previous list, or the rows of this list loaded so far. */
  readonly page: Page | undefined;
  readonly hasFailed: boolean;
  readonly isLoading: boolean;
  readonly isLoadingMore: boolean;
  readonly more: () => void;
  readonly retry: () => void;
}

/**
 * A list that shows its first rows, and more on request. All rows shown are requested as one list, so a refetch returns
 * as many as before, in their current state and order.
 * @param variables the list's variables; other variables start from the first rows again.
 * @param size rows shown at first; each request for more doubles the number.
 * @param options.pollInterval milliseconds between refetches; 0: never.
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
  { pollInterval = 0 }: { pollInterval?: number } = {},
): LongList<Page> {
  const list = JSON.stringify(variables);
  const [asked, setAsked] = useState({ list, first: size });
  const first = asked.list === list ? asked.first : size;
  const isLonger = first > size;
  const query = useQuery<Data, OperationVariables>(document, {
    variables: { ...variables, first },
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
    pollInterval,
  });
  const { data, previousData, networkStatus, refetch } = query;
  const hasFailed = usePersistentFailure(query);
  // After a failure, the previous data certainly belong to this list only if more rows were requested.
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
