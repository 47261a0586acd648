import { errorOf, jsonOf, ServerError } from './call-errors';
import { CSRF_HEADER, csrfFetch, type Send } from './csrf-fetch';
import { csrfToken } from './csrf-token';

/** An operation of a `*.fetch.graphql` file; generated. */
export interface FetchOperation<Data, Variables> {
  readonly name: string;
  readonly kind: 'query' | 'mutation';
  readonly text: string;
  /** For type inference only; always absent. */
  readonly typed?: (variables: Variables) => Data;
}

interface FetchOptions {
  signal?: AbortSignal;
  /** `sessionFetch` for staff's operations. The default is for visitors, so that a stale session can't interfere. */
  send?: Send;
  /** Called before each wait for an overloaded server. */
  onWait?: () => void;
}

/** How often an overloaded server is asked before its refusal counts. It asks for five seconds between them. */
const MAX_TRIES = 3;

export const GRAPHQL_URL = '/graphql';
/** The URL of the WebSocket for subscriptions. */
export const liveUrl = () =>
  `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}${GRAPHQL_URL}`;
/** Proves to Apollo Server that this is not a simple cross-site request. */
export const PREFLIGHT_HEADERS = { 'apollo-require-preflight': 'true' };

/**
 * Runs an operation without Apollo Client, for pages that must load fast. Sends it again if the server
 * was overloaded and so has not begun it.
 * @throws ServerError if the server responded with an error; ConnectionError if it could not be reached.
 */
export async function fetchGraphql<Data, Variables>(
  operation: FetchOperation<Data, Variables>,
  variables: Variables,
  { signal, send = csrfFetch, onWait }: FetchOptions = {},
): Promise<Data> {
  const { name, kind, text } = operation;
  const headers: Record<string, string> = { 'content-type': 'application/json', ...PREFLIGHT_HEADERS };
  if (kind === 'mutation') headers[CSRF_HEADER] = await csrfToken();
  const body = JSON.stringify({ operationName: name, query: text, variables });
  for (let tries = 1; ; tries += 1) {
    const response = await send(GRAPHQL_URL, { method: 'POST', headers, body, ...(signal && { signal }) });
    const answer = await jsonOf(response);
    const error = errorOf(response, answer);
    if (error?.code === 'OVERLOADED' && tries < MAX_TRIES) {
      onWait?.();
      await untilRetry(response);
      continue;
    }
    if (error) throw error;
    const { data } = (answer ?? {}) as { data?: Data };
    if (!data) throw new ServerError('INTERNAL', undefined);
    return data;
  }
}

/** Up to half as long again as the server asks for: visitors who came together should not come back together. */
function untilRetry({ headers }: Response): Promise<void> {
  const ms = Number(headers.get('retry-after')) * 1_000;
  return new Promise((resolve) => {
    setTimeout(resolve, ms * (1 + Math.random() / 2));
  });
}
