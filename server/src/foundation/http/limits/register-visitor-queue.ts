import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { graphqlFailure } from '../../errors/graphql-errors.js';
import { toDomainError } from '../../errors/to-domain-error.js';
import { hasSignedBody } from '../bodies/signed-body.js';
import type { SenderClaims, SenderSessions } from './request-limit.js';
import type { VisitorQueue, VisitorWork } from './visitor-queue.js';

/** The routes that the queue limits. The others send files or report health. */
const WORKING_ROUTES = /^\/(api|fhir|graphql|public|verificar)(\/|$)/;
/** Costs nothing, and the panel needs it before it has a session. */
const TOKEN_ROUTE = '/api/get-csrf-token';
const GRAPHQL_ROUTE = '/graphql';

/**
 * Lets requests through a queue, except requests whose session, key or signature has been checked. Must be called
 * before the routes are registered, and after everything else that wraps their handlers.
 * @param answerFromMemory tries to send a response from memory: it may have been stored there while the request waited.
 */
export function registerVisitorQueue<Claims extends SenderClaims>(
  server: FastifyInstance,
  queue: VisitorQueue,
  sessions: SenderSessions<Claims>,
  answerFromMemory: (request: FastifyRequest, reply: FastifyReply) => boolean,
): void {
  server.addHook('onRoute', (route) => {
    if (!WORKING_ROUTES.test(route.url) || route.url === TOKEN_ROUTE) return;
    const { handler } = route;
    // Wraps the handler: the place is free again once the response is made, however slowly the client reads it.
    route.handler = async function answerInTurn(request, reply) {
      if (await isKnownSender(request, sessions)) return handler.call(this, request, reply);
      let hasWaited: boolean;
      try {
        hasWaited = await queue.enter(workOf(request));
      } catch (error) {
        if (route.url !== GRAPHQL_ROUTE) throw error;
        const { status, headers, body } = graphqlFailure(toDomainError(error));
        return reply.status(status).headers(headers).send(body);
      }
      try {
        return hasWaited && answerFromMemory(request, reply)
          ? reply
          : await handler.call(this, request, reply);
      } finally {
        // In the next turn of the event loop: by then the response is in memory, and requests from the panel come
        // first.
        setImmediate(() => queue.leave());
      }
    };
  });
}

/** A token or key alone proves nothing: its session must be open, or the key must exist. */
async function isKnownSender<Claims extends SenderClaims>(
  request: FastifyRequest,
  sessions: SenderSessions<Claims>,
): Promise<boolean> {
  // Its signature was checked before the handler.
  if (hasSignedBody(request)) return true;
  const claims = sessions.claimsOf(request);
  return claims !== undefined && sessions.isOpen(request, claims);
}

/** A GraphQL document that does not begin with its mutation counts as a read; our own clients send no such document. */
function workOf({ method, body, routeOptions }: FastifyRequest): VisitorWork {
  if (method === 'GET' || method === 'HEAD') return 'read';
  if (routeOptions.url !== GRAPHQL_ROUTE) return 'change';
  const { query } = (body ?? {}) as { readonly query?: unknown };
  return typeof query === 'string' && /^\s*mutation\b/.test(query) ? 'change' : 'read';
}
