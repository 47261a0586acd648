import type { FastifyReply } from 'fastify';

/** The address alone grants access, so no cache, search engine or other site may see it. */
export const secret = (reply: FastifyReply): FastifyReply =>
  reply
    .header('cache-control', 'no-store')
    .header('referrer-policy', 'no-referrer')
    .header('x-robots-tag', 'noindex, nofollow');
