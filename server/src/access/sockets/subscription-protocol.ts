import type { IncomingMessage } from 'node:http';
import { CLIENT_HEADER } from '#domain/access/log/actor-channel.js';
import { DomainError } from '#domain/errors.js';
import {
  getOperationAST,
  GraphQLError,
  type GraphQLFormattedError,
  type GraphQLSchema,
  Kind,
  parse,
} from 'graphql';
import type { ServerOptions } from 'graphql-ws';
import type { RequestSessions } from '../sessions/request-sessions.js';
import { formatGraphqlError } from '../../foundation/errors/graphql-errors.js';

const MAX_TOKENS = 500;

const SIGN_IN_WITHIN_MS = 3_000;

/** Passed on by graphql-ws with each message (`extra`). */
export interface Connection {
  readonly request: IncomingMessage;
  /** @param session or key that opened the connection. @param until when its token expires, in seconds since 1970. */
  signedIn(session: string, until: number): void;
}

/**
 * The bearer token and the client's name come in the connection's parameters, because browsers can't set headers on a
 * WebSocket. They are copied into the request's headers, where they are read.
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
      for (const header of ['authorization', CLIENT_HEADER]) {
        const value = connectionParams?.[header];
        if (typeof value === 'string') extra.request.headers[header] = value;
      }
      const claims = sessions.claimsOf(extra.request);
      const owner = claims && (await sessions.owner(extra, claims));
      if (!claims || !owner || owner.mustSetUpSecondFactor) return false;
      extra.signedIn(owner.sessionId, 'exp' in claims ? claims.exp : Infinity);
      return true;
    },
    // Anti-forgery and the document limits apply to HTTP requests only, so sockets accept nothing but subscriptions.
    onSubscribe: ({ subscriptions }, _id, { query, operationName }) => {
      // The new one is already among them.
      if (Object.keys(subscriptions).length > mostSubscriptions) return [tooMany()];
      try {
        const operation = getOperationAST(parse(query, { maxTokens: MAX_TOKENS }), operationName);
        if (operation?.operation === 'subscription') return undefined;
        return operation
          ? [withCode(new GraphQLError('Only subscriptions travel over WebSocket.'), 'BAD_REQUEST')]
          : [withCode(new GraphQLError(unknownOperation(operationName)), 'OPERATION_RESOLUTION_FAILURE')];
      } catch (error) {
        return [withCode(error as GraphQLError, 'GRAPHQL_PARSE_FAILED')];
      }
    },
    onError: (_context, _id, _payload, errors) => formatted(errors, 'GRAPHQL_VALIDATION_FAILED'),
    // If a subscription can't start because of its variables or a guard, graphql-ws reports that as a result.
    onNext: (_context, _id, _payload, _args, { errors, ...result }) => ({
      ...result,
      ...(errors && { errors: formatted(errors, 'BAD_USER_INPUT') as unknown as GraphQLError[] }),
    }),
  };
}

/** @param code for errors about the request itself, which have none over WebSocket: the one Apollo uses over HTTP. */
const formatted = (errors: readonly (GraphQLError | GraphQLFormattedError)[], code: string) =>
  errors.map((error) => {
    if (!(error instanceof GraphQLError)) return formatGraphqlError(error, error);
    return formatGraphqlError((isAboutRequest(error) ? withCode(error, code) : error).toJSON(), error);
  });

/**
 * Whether an error is about the request itself, rather than thrown by a resolver or guard. A scalar's error about a
 * variable has an `originalError` too, but its node is the variable's definition.
 */
const isAboutRequest = ({ path, originalError, nodes, extensions }: GraphQLError): boolean =>
  !path &&
  extensions['code'] === undefined &&
  (!originalError || nodes?.[0]?.kind === Kind.VARIABLE_DEFINITION);

/** The same messages as over HTTP, where suggestions are hidden, too. */
const unknownOperation = (name: string | null | undefined): string =>
  name
    ? `Unknown operation named "${name}".`
    : 'Must provide operation name if query contains multiple operations.';
const withoutSuggestions = (message: string): string =>
  message.replace(/Did you mean ".+"/g, '[Suggestion hidden]');

const withCode = (error: GraphQLError, code: string): GraphQLError =>
  new GraphQLError(withoutSuggestions(error.message), {
    nodes: error.nodes,
    source: error.source,
    positions: error.positions,
    extensions: { code },
  });

const tooMany = (): GraphQLError =>
  new GraphQLError('Too many subscriptions.', { originalError: new DomainError('TOO_MANY_REQUESTS') });
