import { existsSync } from 'node:fs';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { POLICY_OF_PARTS } from './security-headers.js';

const YEAR_SECONDS = 31_536_000;
const REST_DOCS = 'rest-docs.html';
const PLAYGROUND = 'playground.html';

export type SendClient = (reply: FastifyReply) => FastifyReply;

/**
 * Serves the built client: files with a hash in their name are cached forever, pages are revalidated each time.
 * @param hasPlayground whether the GraphQL playground can be opened.
 * @returns a function that sends the page; undefined if the client is not built, e.g. in tests of the endpoints alone.
 */
export async function registerClientFiles(
  server: FastifyInstance,
  folder: string,
  hasPlayground: boolean,
): Promise<SendClient | undefined> {
  if (!existsSync(path.join(folder, 'index.html'))) return undefined;
  await server.register(fastifyStatic, {
    root: folder,
    wildcard: false,
    // Compressed files are sent in place of the originals; a separate route for each would slow the start.
    globIgnore: ['**/*.{br,gz}', ...(hasPlayground ? [] : [PLAYGROUND])],
    index: false,
    preCompressed: true,
    // The plugin answers an unsatisfiable range with an internal error, and no file here needs ranges.
    acceptRanges: false,
    cacheControl: false,
    setHeaders(reply, file) {
      const isHashed = file.includes(`${path.sep}assets${path.sep}`);
      void reply.header(
        'cache-control',
        isHashed ? `public, max-age=${YEAR_SECONDS}, immutable` : 'no-cache',
      );
      if (isHashed) void reply.header('content-security-policy', POLICY_OF_PARTS);
    },
  });
  if (hasPlayground) registerPlayground(server, folder);
  registerRestDocs(server, folder);
  return (reply) => reply.sendFile('index.html');
}

/** Serves GraphiQL at /graphql to browsers; other requests there go to GraphQL. */
function registerPlayground(server: FastifyInstance, folder: string): void {
  if (!existsSync(path.join(folder, PLAYGROUND))) return;
  server.addHook('onRequest', async (request, reply) => {
    const [address = ''] = request.url.split('?');
    const opens = request.method === 'GET' && /^\/graphql\/?$/.test(address);
    if (opens && (request.headers.accept ?? '').includes('text/html')) {
      return reply.sendFile(PLAYGROUND);
    }
    return undefined;
  });
}

function registerRestDocs(server: FastifyInstance, folder: string): void {
  if (!existsSync(path.join(folder, REST_DOCS))) return;
  server.get('/api/docs', (_request, reply) => reply.sendFile(REST_DOCS));
}
