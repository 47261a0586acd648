import type { FastifyInstance } from 'fastify';

/** Answers hold patients' data unless they say otherwise, as the client's files do: no cache may keep them. */
export function registerCacheControl(server: FastifyInstance): void {
  server.addHook('onRequest', async (_request, reply) => {
    void reply.header('cache-control', 'no-store');
  });
}
