import type { IncomingMessage } from 'node:http';
import { getOperationAST, GraphQLError, parse } from 'graphql';
import type { Context, ServerOptions } from 'graphql-ws';
import { formatGraphqlError } from '../errors/graphql-errors.js';

/** What graphql-ws knows of a connection. */
interface Connection {
  readonly request: IncomingMessage;
}

const MOST_TOKENS = 500;

/**
 * Subscriptions over graphql-ws. The bearer token comes in the connection's parameters, for browsers can't set
 * headers on a WebSocket; the session guard then reads it where it always does.
 */
export const websocketOptions: Partial<ServerOptions<Record<string, unknown>, Connection>> = {
  onConnect: ({ connectionParams, extra }) => {
    const { authorization } = connectionParams ?? {};
    if (typeof authorization === 'string') extra.request.headers.authorization = authorization;
    return true;
  },
  // Limits, anti-forgery and the request log stand at the HTTP door: nothing but subscriptions comes in here.
  onSubscribe: (_context, _id, { query, operationName }) => {
    try {
      const operation = getOperationAST(parse(query, { maxTokens: MOST_TOKENS }), operationName);
      if (operation?.operation === 'subscription') return undefined;
      return [new GraphQLError('Only subscriptions travel over WebSocket.')];
    } catch (error) {
      return [error as GraphQLError];
    }
  },
  onError: (_context, _id, _payload, errors) =>
    errors.map((error) => formatGraphqlError('toJSON' in error ? error.toJSON() : error, error)),
};

export type WebsocketContext = Context<Record<string, unknown>, Connection>;
