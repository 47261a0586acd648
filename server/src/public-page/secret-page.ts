import type { FastifyReply } from 'fastify';

/** Whoever has the address has what it opens: no cache, no search engine and no other site may get it. */
export const secret = (reply: FastifyReply): FastifyReply =>
  reply
    .header('cache-control', 'no-store')
    .header('referrer-policy', 'no-referrer')
    .header('x-robots-tag', 'noindex, nofollow');
