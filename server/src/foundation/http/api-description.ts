import { readFile } from 'node:fs/promises';
import type { FastifyInstance } from 'fastify';
import { etagOf, hasEtag } from './etag.js';

const ADDRESS = '/api/openapi.json';

/** Serves the REST API's description without a session, because it contains nothing secret. */
export function registerApiDescription(server: FastifyInstance, file: string): void {
  let description: Promise<{ text: string; etag: string }> | undefined;
  server.get(ADDRESS, async (request, reply) => {
    description ??= readDescription(file);
    const { text, etag } = await description;
    void reply.headers({ 'cache-control': 'no-cache', etag });
    if (hasEtag(request, etag)) return reply.status(304).send();
    return reply.type('application/json; charset=utf-8').send(text);
  });
}

async function readDescription(file: string): Promise<{ text: string; etag: string }> {
  const text = await readFile(file, 'utf8');
  return { text, etag: etagOf(text) };
}
