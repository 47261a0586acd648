import { RouteConfig } from '@nestjs/platform-fastify';
import type { FastifyContextConfig, FastifyRequest } from 'fastify';
import type { Config } from '../../config.js';

interface SignedBodyRule {
  readonly largestBytes: number;
  /** The sender's key. If undefined, the route accepts bodies like any other. */
  readonly key: (config: Config) => string | undefined;
}

/** `signingKey` is set when the route is registered, if there is a key. */
export type SignedRouteConfig = FastifyContextConfig & { signedBody?: SignedBodyRule; signingKey?: string };

/**
 * For a route whose sender signs the body (HMAC-SHA256 over its bytes, in `X-Hub-Signature-256`). The signature is
 * verified before parsing; an invalid one is a 403. Then the request's `body` is the JSON value, or undefined if it is
 * not valid JSON.
 */
export const SignedBody = (rule: SignedBodyRule) => RouteConfig({ signedBody: rule });

/** A signed body stays raw bytes until its signature is verified. */
export const hasSignedBody = (request: FastifyRequest): boolean =>
  (request.routeOptions.config as SignedRouteConfig).signingKey !== undefined;
