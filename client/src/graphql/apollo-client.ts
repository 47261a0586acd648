import { ApolloClient, ApolloLink, HttpLink, InMemoryCache } from '@apollo/client';
import { SetContextLink } from '@apollo/client/link/context';
import { OperationTypeNode } from 'graphql';
import { CSRF_HEADER } from './csrf-fetch';
import { csrfToken } from './csrf-token';
import { GRAPHQL_URL, PREFLIGHT_HEADERS } from './fetch-graphql';
import { lazyLiveLink } from './lazy-live-link';
import { longListLink } from './long-list-link';
import { sessionFetch } from './session-fetch';

const csrfLink = new SetContextLink(async ({ headers }, { operationType }) =>
  operationType === OperationTypeNode.MUTATION
    ? { headers: { ...(headers as object), [CSRF_HEADER]: await csrfToken() } }
    : {},
);

/** The panel's GraphQL client. Tokens and retries are `sessionFetch`'s, so that nothing here knows of them. */
export function createApolloClient(): ApolloClient {
  const http = new HttpLink({
    uri: GRAPHQL_URL,
    headers: PREFLIGHT_HEADERS,
    fetch: (url, init) => sessionFetch(String(url), init ?? {}),
  });
  const link = ApolloLink.split(
    ({ operationType }) => operationType === OperationTypeNode.SUBSCRIPTION,
    lazyLiveLink(),
    ApolloLink.from([longListLink, csrfLink, http]),
  );
  return new ApolloClient({ cache: new InMemoryCache(), link });
}
