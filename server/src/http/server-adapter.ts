import { FastifyAdapter } from '@nestjs/platform-fastify';

/**
 * Nest would install its own answers to unknown paths and to early errors. Ours (fallbacks.ts) are set on the
 * Fastify instance instead, which takes only one of each; errors of handlers reach Nest's filters all the same.
 */
export class ServerAdapter extends FastifyAdapter {
  override setErrorHandler(): ReturnType<FastifyAdapter['setErrorHandler']> {
    return this.getInstance();
  }

  override setNotFoundHandler(): ReturnType<FastifyAdapter['setNotFoundHandler']> {
    return this.getInstance();
  }
}
