import type { IncomingMessage } from 'node:http';
import proxyAddr from '@fastify/proxy-addr';

/** Whose `X-Forwarded-For` is trusted: no proxy's, every proxy's, or that of the nearest N proxies. */
export type TrustedProxies = boolean | number;

/** Fastify's `trustProxy`. @param hop 0 for the direct peer, 1 for the one before it, … */
export type ProxyTrust = (address: string, hop: number) => boolean;

/** Always a function: Fastify treats a bare number as no trust. */
export function proxyTrust(trusted: TrustedProxies): ProxyTrust {
  const hops = typeof trusted === 'number' ? trusted : trusted ? Number.POSITIVE_INFINITY : 0;
  return (_address, hop) => hop < hops;
}

/**
 * What Fastify's `request.ip` returns, for requests that don't pass through Fastify, such as upgrades. Undefined once
 * the connection is closed.
 */
export const addressOf = (request: IncomingMessage, trust: ProxyTrust): string | undefined =>
  proxyAddr(request, trust);
