import type { FastifyInstance } from 'fastify';

/** Responses may contain patients' data, so caches must not store them. The client's files set their own header. */
export function registerCacheControl(server: FastifyInstance): void {
  server.addHook('onRequest', (_request, reply, done) => {
    void reply.header('cache-control', 'no-store');
    done();
  });
}
