import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';

/** A strong entity tag for a response's bytes (RFC 9110, 8.8.3). */
export const etagOf = (body: string | Buffer): string =>
  `"${createHash('sha256').update(body).digest('base64url')}"`;

/**
 * Whether `If-None-Match` names the tag, so that the response is 304. Tags are compared weakly (RFC 9110, 13.1.2),
 * because a proxy that compresses responses weakens them.
 */
export function hasEtag({ headers }: FastifyRequest, tag: string): boolean {
  const named = headers['if-none-match'];
  if (named === undefined) return false;
  return named.split(',').some((one) => one.trim() === '*' || unweakened(one.trim()) === unweakened(tag));
}

const unweakened = (tag: string): string => tag.replace(/^W\//, '');
