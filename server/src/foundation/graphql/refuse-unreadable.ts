import { createHash } from 'node:crypto';
import { DomainError } from '#domain/errors.js';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { graphqlFailure } from '../errors/graphql-errors.js';
import { parseJson, UnreadableBody } from '../http/bodies/parse-json.js';

/**
 * Responds to GraphQL requests with unreadable JSON in GraphQL's format, because Apollo would report a missing query,
 * and to requests with an impossible persisted query. Must be called before the routes are registered.
 */
export function refuseUnreadableGraphql(server: FastifyInstance): void {
  server.addHook('onRoute', (route) => {
    if (route.url !== '/graphql') return;
    route.preHandler = async (request, reply) => {
      const error = faultOf(request);
      if (!error) return undefined;
      const { status, headers, body } = graphqlFailure(error);
      return reply.status(status).headers(headers).send(body);
    };
  });
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** Apollo reports an internal error for a hash that is not a text or belongs to another query. */
function isOfQuery(persisted: unknown, query: unknown): boolean {
  if (!isObject(persisted)) return false;
  const { version, sha256Hash } = persisted;
  if (version !== 1 || typeof sha256Hash !== 'string') return false;
  return typeof query !== 'string' || sha256Hash === createHash('sha256').update(query).digest('hex');
}

/** Whether the persisted query that a request names (Apollo's extension), if any, can be looked up or stored. */
function isPersistable({ query, extensions }: Readonly<Record<string, unknown>>): boolean {
  const persisted = isObject(extensions) ? extensions['persistedQuery'] : undefined;
  return !persisted || isOfQuery(persisted, query);
}

/** Bodies of other media types are left to Apollo: its CSRF prevention depends on them. */
function faultOf({ body, query }: FastifyRequest): DomainError | undefined {
  const { variables, extensions } = (query ?? {}) as Record<string, unknown>;
  const parts = [body, ...[variables, extensions].map((text) => typeof text === 'string' && parseJson(text))];
  const unreadable = parts
    .filter((part) => part instanceof UnreadableBody)
    .map((part) => part.error())
    .find(({ code }) => code === 'BAD_REQUEST');
  if (unreadable) return unreadable;
  const asked = [body, { ...(query as object), extensions: parts[2] }].filter(isObject);
  return asked.every(isPersistable) ? undefined : new DomainError('BAD_REQUEST');
}
