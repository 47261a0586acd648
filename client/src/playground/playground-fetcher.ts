import { CLIENT_HEADER, PLAYGROUND_CLIENT } from '#domain/access/log/actor-channel.js';
import type { Fetcher } from '@graphiql/toolkit';
import { type DocumentNode, getOperationAST, OperationTypeNode, parse } from 'graphql';
import { createClient } from 'graphql-ws';
import { GRAPHQL_URL, liveUrl, PREFLIGHT_HEADERS } from '../calls/fetch-graphql';
import { readTokens } from '../session/session-tokens';
import { sendPlaygroundRequest } from './send-request';
import { readTabToken } from './tab-session';

function kindOf(query: string, operationName: string | null | undefined): OperationTypeNode | undefined {
  let document: DocumentNode;
  try {
    document = parse(query);
  } catch {
    // The server's message explains better why the document is invalid.
    return undefined;
  }
  return getOperationAST(document, operationName)?.operation;
}

/**
 * Sends GraphiQL's requests like the panel: with the authorization in the editor's headers, otherwise with this tab's
 * token, otherwise with the panel's session. Subscriptions use their own socket.
 */
export const playgroundFetcher: Fetcher = async ({ query, operationName, variables }, options) => {
  const headers = new Headers({
    'content-type': 'application/json',
    ...PREFLIGHT_HEADERS,
    ...(options?.headers as Record<string, string> | undefined),
  });
  const tabToken = readTabToken();
  if (tabToken && !headers.has('Authorization')) headers.set('Authorization', `Bearer ${tabToken}`);

  const kind = kindOf(query, operationName);
  if (kind === OperationTypeNode.SUBSCRIPTION) {
    const authorization = headers.get('Authorization') ?? panelAuthorization();
    return createClient({
      url: liveUrl(),
      retryAttempts: 0,
      connectionParams: { [CLIENT_HEADER]: PLAYGROUND_CLIENT, ...(authorization && { authorization }) },
    }).iterate({ query, operationName, variables });
  }
  const body = JSON.stringify({ query, operationName, variables });
  const asked = { method: 'POST', headers, body };
  const response = await sendPlaygroundRequest(GRAPHQL_URL, asked, kind === OperationTypeNode.MUTATION);
  return response.json();
};

function panelAuthorization(): string | undefined {
  const token = readTokens()?.accessToken;
  return token && `Bearer ${token}`;
}
