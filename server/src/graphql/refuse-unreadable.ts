import { DomainError } from '#domain/errors.js';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ERROR_STATUS } from '../errors/error-status.js';
import { formatGraphqlError } from '../errors/graphql-errors.js';
import { parseJson, UnreadableBody } from '../http/bodies/parse-json.js';

/**
 * Responds to GraphQL requests with unreadable JSON in GraphQL's format; Apollo would report a missing query. Must be
 * called before the routes are registered.
 */
export function refuseUnreadableGraphql(server: FastifyInstance): void {
  server.addHook('onRoute', (route) => {
    if (route.url !== '/graphql') return;
    route.preHandler = async (request, reply) => {
      const error = faultOf(request);
      if (!error) return undefined;
      return reply
        .status(ERROR_STATUS[error.code])
        .send({ errors: [formatGraphqlError({ message: error.code }, error)] });
    };
  });
}

/** Other media types are left to Apollo: its CSRF prevention depends on them. */
function faultOf({ body, query }: FastifyRequest): DomainError | undefined {
  const { variables, extensions } = (query ?? {}) as Record<string, unknown>;
  const parts = [body, ...[variables, extensions].map((text) => typeof text === 'string' && parseJson(text))];
  return parts
    .filter((part) => part instanceof UnreadableBody)
    .map((part) => part.error())
    .find(({ code }) => code === 'BAD_REQUEST');
}
