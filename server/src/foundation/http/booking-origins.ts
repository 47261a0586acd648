import cors from '@fastify/cors';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/**
 * The endpoints that the clinic's own website may call from its visitors' browsers. None of them needs a session or a
 * key.
 */
const METHOD_OF_PATH: Readonly<Record<string, string>> = {
  '/api/citas/disponibles': 'GET',
  '/api/citas/reservar': 'POST',
};

/** A day. Browsers cache the response to a preflight for less. */
const MAX_AGE_SECONDS = 86_400;

/** Lets only pages of these origins book for their visitors, never with cookies or an `Authorization` header. */
export async function registerBookingOrigins(
  server: FastifyInstance,
  origins: readonly string[],
): Promise<void> {
  if (origins.length === 0) return;
  await server.register(cors, {
    delegator: (request, answer) => {
      const methods = methodAt(request);
      const isListed = origins.includes(request.headers.origin ?? '');
      if (methods === undefined || !isListed) answer(null, { origin: false });
      else
        answer(null, {
          origin: [...origins],
          methods,
          allowedHeaders: ['content-type', 'idempotency-key'],
          exposedHeaders: ['idempotency-replayed', 'retry-after', 'x-request-id'],
          maxAge: MAX_AGE_SECONDS,
        });
    },
  });
}

/** @returns undefined for every endpoint that is not for booking. */
function methodAt({ url }: FastifyRequest): string | undefined {
  const path = url.replace(/\?.*$/, '').replace(/\/$/, '');
  return Object.hasOwn(METHOD_OF_PATH, path) ? METHOD_OF_PATH[path] : undefined;
}
