import { CLIENT_HEADER, PLAYGROUND_CLIENT } from '#domain/audit/actor-channel.js';
import type { Fetcher } from '@graphiql/toolkit';
import { type DocumentNode, getOperationAST, OperationTypeNode, parse } from 'graphql';
import { CSRF_HEADER, csrfFetch } from '../calls/csrf-fetch';
import { csrfToken } from '../calls/csrf-token';
import { GRAPHQL_URL, PREFLIGHT_HEADERS } from '../calls/fetch-graphql';
import { sessionFetch } from '../session/session-fetch';

function isMutation(query: string, operationName: string | null | undefined): boolean {
  let document: DocumentNode;
  try {
    document = parse(query);
  } catch {
    // The server explains better why the document is invalid.
    return false;
  }
  return getOperationAST(document, operationName)?.operation === OperationTypeNode.MUTATION;
}

/**
 * Sends GraphiQL's requests as the panel would: with the stored session, unless the editor sets an
 * authorization header.
 */
export const playgroundFetcher: Fetcher = async ({ query, operationName, variables }, options) => {
  const headers = new Headers({
    'content-type': 'application/json',
    ...PREFLIGHT_HEADERS,
    [CLIENT_HEADER]: PLAYGROUND_CLIENT,
    ...(options?.headers as Record<string, string> | undefined),
  });
  if (isMutation(query, operationName)) headers.set(CSRF_HEADER, await csrfToken());
  const send = headers.has('Authorization') ? csrfFetch : sessionFetch;
  const body = JSON.stringify({ query, operationName, variables });
  const response = await send(GRAPHQL_URL, { method: 'POST', headers, body });
  return response.json();
};
