import type { IncomingMessage } from 'node:http';
import proxyAddr from '@fastify/proxy-addr';

/**
 * Which proxies before this server are believed when they say whom a request comes from: none, all of them, or
 * the nearest so many.
 */
export type TrustedProxies = boolean | number;

/** Fastify's `trustProxy`. @param hop 0 for whoever is connected to this server, 1 for the one before it, … */
export type ProxyTrust = (address: string, hop: number) => boolean;

/** A function even for a number: Fastify takes a bare number for no trust at all. */
export function proxyTrust(trusted: TrustedProxies): ProxyTrust {
  const hops = typeof trusted === 'number' ? trusted : trusted ? Number.POSITIVE_INFINITY : 0;
  return (_address, hop) => hop < hops;
}

/**
 * The address that a request comes from, as Fastify's `request.ip` has it: for requests that don't pass through
 * Fastify, such as upgrades. Undefined once the connection is gone.
 */
export const addressOf = (request: IncomingMessage, trust: ProxyTrust): string | undefined =>
  proxyAddr(request, trust);
