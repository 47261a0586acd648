import { errorOf, jsonOf, ServerError } from './call-errors';
import { CSRF_HEADER, csrfFetch, type Send } from './csrf-fetch';
import { csrfToken } from './csrf-token';

/** An operation out of a `*.fetch.graphql` file; codegen writes these. */
export interface FetchOperation<Data, Variables> {
  readonly name: string;
  readonly kind: 'query' | 'mutation';
  readonly text: string;
  /** Only types; nothing is ever here. */
  readonly typed?: (variables: Variables) => Data;
}

interface FetchOptions {
  signal?: AbortSignal;
  /** `sessionFetch` for what only staff may ask; a visitor's otherwise, which a stale session can't disturb. */
  send?: Send;
}

export const GRAPHQL_URL = '/graphql';
/** Tells Apollo Server that no plain HTML form sent this. */
export const PREFLIGHT_HEADERS = { 'apollo-require-preflight': 'true' };

/**
 * Runs an operation without Apollo Client, for the pages that must load fast.
 * @throws ServerError what the server said; ConnectionError where it was not reached.
 */
export async function fetchGraphql<Data, Variables>(
  operation: FetchOperation<Data, Variables>,
  variables: Variables,
  { signal, send = csrfFetch }: FetchOptions = {},
): Promise<Data> {
  const { name, kind, text } = operation;
  const headers: Record<string, string> = { 'content-type': 'application/json', ...PREFLIGHT_HEADERS };
  if (kind === 'mutation') headers[CSRF_HEADER] = await csrfToken();
  const body = JSON.stringify({ operationName: name, query: text, variables });
  const response = await send(GRAPHQL_URL, { method: 'POST', headers, body, ...(signal && { signal }) });
  const answer = await jsonOf(response);
  const error = errorOf(response, answer);
  if (error) throw error;
  const { data } = (answer ?? {}) as { data?: Data };
  if (!data) throw new ServerError('INTERNAL', undefined);
  return data;
}
