import { createHmac } from 'node:crypto';
import { DomainError } from '#domain/errors.js';
import { BAD_SIGNATURE } from '#domain/messages/message.es.js';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '../../config.js';
import { isSameSecret } from '../same-secret.js';
import { parseJson, UnreadableBody } from './parse-json.js';
import type { SignedRouteConfig } from './signed-body.js';

const SIGNATURE_HEADER = 'x-hub-signature-256';

/**
 * Must be called before the routes are registered.
 * @param countForgery counts a request with a wrong signature towards its network's limit.
 */
export function registerSignedBodies(
  server: FastifyInstance,
  config: Config,
  countForgery: (request: FastifyRequest) => Promise<void>,
): void {
  server.addHook('onRoute', (route) => {
    const { signedBody: rule } = (route.config ?? {}) as SignedRouteConfig;
    const signingKey = rule?.key(config);
    if (!rule || signingKey === undefined) return;
    route.config = { ...route.config, signingKey } as SignedRouteConfig;
    route.bodyLimit = rule.largestBytes;
    route.preValidation = async (request) => {
      const bytes = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
      if (!isSignature(request.headers[SIGNATURE_HEADER], bytes, signingKey)) {
        await countForgery(request);
        throw new DomainError('FORBIDDEN', { message: BAD_SIGNATURE });
      }
      const body = parseJson(bytes.toString('utf8'));
      request.body = body instanceof UnreadableBody ? undefined : body;
    };
  });
}

function isSignature(header: unknown, bytes: Buffer, key: string): boolean {
  const given = typeof header === 'string' ? /^sha256=([0-9a-f]{64})$/i.exec(header)?.[1] : undefined;
  const own = createHmac('sha256', key).update(bytes).digest('hex');
  return given !== undefined && isSameSecret(given.toLowerCase(), own);
}
