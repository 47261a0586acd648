import type { IncomingMessage } from 'node:http';
import { DomainError } from '#domain/errors.js';
import { getOperationAST, GraphQLError, type GraphQLSchema, parse } from 'graphql';
import type { ServerOptions } from 'graphql-ws';
import type { AccessTokenClaims } from '../auth/sessions/access-token.strategy.js';
import type { RequestSessions } from '../auth/sessions/request-sessions.js';
import { formatGraphqlError } from '../errors/graphql-errors.js';

const MOST_TOKENS = 500;

/** How long a socket may stay open before it says whose it is. */
const SIGN_IN_WITHIN_MS = 3_000;

/** What graphql-ws hands back with each message of a connection. */
export interface Connection {
  readonly request: IncomingMessage;
  /** To be told by which token the connection is open. */
  signedIn(claims: AccessTokenClaims): void;
}

/**
 * Subscriptions by graphql-ws's protocol. The bearer token comes in the connection's parameters, for browsers can't
 * set headers on a WebSocket; the session guard then reads it where it always does.
 */
export function subscriptionProtocol(
  schema: () => GraphQLSchema,
  sessions: RequestSessions,
  mostSubscriptions: number,
): ServerOptions<Record<string, unknown>, Connection> {
  return {
    schema,
    connectionInitWaitTimeout: SIGN_IN_WITHIN_MS,
    context: ({ extra }) => ({ req: extra.request }),
    onConnect: async ({ connectionParams, extra }) => {
      const { authorization } = connectionParams ?? {};
      if (typeof authorization === 'string') extra.request.headers.authorization = authorization;
      const claims = sessions.claimsOf(extra.request);
      if (!claims || !(await sessions.owner(extra, claims))) return false;
      extra.signedIn(claims);
      return true;
    },
    // Anti-forgery and the limits of documents stand before HTTP's requests: nothing but subscriptions comes in here.
    onSubscribe: ({ subscriptions }, _id, { query, operationName }) => {
      // This one is among them already.
      if (Object.keys(subscriptions).length > mostSubscriptions) return [tooMany()];
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
}

const tooMany = (): GraphQLError =>
  new GraphQLError('Too many subscriptions.', { originalError: new DomainError('TOO_MANY_REQUESTS') });
