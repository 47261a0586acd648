import { FastifyAdapter } from '@nestjs/platform-fastify';

/**
 * Keeps Nest from installing its own handlers for unknown paths and early errors: Fastify accepts only one of each, and
 * ours are in fallbacks.ts. Errors thrown in endpoints still reach Nest's filters.
 */
export class ServerAdapter extends FastifyAdapter {
  override setErrorHandler(): ReturnType<FastifyAdapter['setErrorHandler']> {
    return this.getInstance();
  }

  override setNotFoundHandler(): ReturnType<FastifyAdapter['setNotFoundHandler']> {
    return this.getInstance();
  }
}
