import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { FastifyInstance } from 'fastify';

const ADDRESS = '/api/openapi.json';

/** Serves the description of the REST API, which tells what is public anyhow: no session is needed. */
export function registerApiDescription(server: FastifyInstance, file: string): void {
  let description: Promise<{ text: string; etag: string }> | undefined;
  server.get(ADDRESS, async ({ headers }, reply) => {
    description ??= readDescription(file);
    const { text, etag } = await description;
    void reply.headers({ 'cache-control': 'no-cache', etag });
    if (headers['if-none-match'] === etag) return reply.status(304).send();
    return reply.type('application/json; charset=utf-8').send(text);
  });
}

async function readDescription(file: string): Promise<{ text: string; etag: string }> {
  const text = await readFile(file, 'utf8');
  return { text, etag: `"${createHash('sha256').update(text).digest('base64url')}"` };
}
