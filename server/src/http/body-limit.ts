import { RouteConfig } from '@nestjs/platform-fastify';
import type { FastifyInstance } from 'fastify';

/** A body is too large from one byte more than this on (rest-contract, 'Every call'). */
export const BODY_LIMIT_BYTES = 102_400;

/** Lets a door take larger bodies than the others. */
export const BodyLimit = (bytes: number) => RouteConfig({ bodyLimit: bytes });

/** Must be called before the routes are registered. */
export function registerBodyLimits(server: FastifyInstance): void {
  server.addHook('onRoute', (route) => {
    const { bodyLimit } = (route.config ?? {}) as { bodyLimit?: number };
    if (bodyLimit !== undefined) route.bodyLimit = bodyLimit;
  });
}
