import type { IncomingMessage } from 'node:http';
import proxyAddr from '@fastify/proxy-addr';

/** The proxies whose `X-Forwarded-For` is trusted: none, all, or the nearest N. */
export type TrustedProxies = boolean | number;

/**
 * Fastify's `trustProxy`.
 * @param hop 0 for the direct peer, 1 for the one before it, …
 */
export type ProxyTrust = (address: string, hop: number) => boolean;

/** Always a function, because Fastify treats a bare number as no trust. */
export function proxyTrust(trusted: TrustedProxies): ProxyTrust {
  const hops = typeof trusted === 'number' ? trusted : trusted ? Number.POSITIVE_INFINITY : 0;
  return (_address, hop) => hop < hops;
}

/**
 * The same value as Fastify's `request.ip`, for requests that don't pass through Fastify, such as upgrades. Undefined
 * once the connection is closed.
 */
export const addressOf = (request: IncomingMessage, trust: ProxyTrust): string | undefined =>
  proxyAddr(request, trust);
