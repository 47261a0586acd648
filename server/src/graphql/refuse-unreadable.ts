import { DomainError } from '#domain/errors.js';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ERROR_STATUS } from '../errors/error-status.js';
import { formatGraphqlError } from '../errors/graphql-errors.js';
import { parseJson, UnreadableBody } from '../http/parse-json.js';

/**
 * Answers GraphQL requests whose JSON can't be read, in GraphQL's own form; Apollo would find an object without a
 * query in them. Must be called before the routes are registered.
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

/** Other media types are left to Apollo, whose defence against cross-site requests goes by them. */
function faultOf({ body, query }: FastifyRequest): DomainError | undefined {
  const { variables, extensions } = (query ?? {}) as Record<string, unknown>;
  const parts = [body, ...[variables, extensions].map((text) => typeof text === 'string' && parseJson(text))];
  return parts
    .filter((part) => part instanceof UnreadableBody)
    .map((part) => part.error())
    .find(({ code }) => code === 'BAD_REQUEST');
}
