import { ApolloClient, ApolloLink, HttpLink, InMemoryCache } from '@apollo/client';
import { SetContextLink } from '@apollo/client/link/context';
import { OperationTypeNode } from 'graphql';
import { CSRF_HEADER } from '../../calls/csrf-fetch';
import { csrfToken } from '../../calls/csrf-token';
import { GRAPHQL_URL, PREFLIGHT_HEADERS } from '../../calls/fetch-graphql';
import { dedupLink } from './dedup-link';
import { lazyLink } from './lazy-link';
import { liveConnection } from '../live-connection';
import { QueriesInFlight, registerQueries } from '../queries-in-flight';
import { sessionFetch } from '../../session/session-fetch';

const csrfLink = new SetContextLink(async ({ headers }, { operationType }) =>
  operationType === OperationTypeNode.MUTATION
    ? { headers: { ...(headers as object), [CSRF_HEADER]: await csrfToken() } }
    : {},
);

/** The server's largest page. */
const MAX_PER_CALL = 100;
const longListLink = ApolloLink.split(
  ({ variables }) => Number(variables['first']) > MAX_PER_CALL,
  lazyLink(() => import('./long-list-link').then(({ pagedLink }) => pagedLink(MAX_PER_CALL))),
);

/** Notes whether the server answered. */
async function noted(request: Promise<Response>, signal?: AbortSignal | null): Promise<Response> {
  try {
    const response = await request;
    liveConnection.answered();
    return response;
  } catch (error) {
    if (!signal?.aborted) liveConnection.unanswered();
    throw error;
  }
}

/**
 * `sessionFetch` handles tokens and retries.
 * @param loadLiveLink loads the link for subscriptions, with other code that the panel needs then.
 */
export function createApolloClient(loadLiveLink: () => Promise<ApolloLink>): ApolloClient {
  const http = new HttpLink({
    uri: GRAPHQL_URL,
    headers: PREFLIGHT_HEADERS,
    fetch: (url, init = {}) => noted(sessionFetch(String(url), init), init.signal),
  });
  const link = ApolloLink.split(
    ({ operationType }) => operationType === OperationTypeNode.SUBSCRIPTION,
    lazyLink(loadLiveLink),
    ApolloLink.from([longListLink, csrfLink, http]),
  );
  const queries = new QueriesInFlight();
  const client = new ApolloClient({
    cache: new InMemoryCache(),
    link: ApolloLink.from([dedupLink(queries), link]),
    // Done by `dedupLink`.
    queryDeduplication: false,
  });
  return registerQueries(client, queries);
}
