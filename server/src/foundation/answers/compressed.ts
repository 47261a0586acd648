import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { RouteConfig } from '@nestjs/platform-fastify';
import type { FastifyReply, FastifyRequest } from 'fastify';

/**
 * For a page that is the same for every visitor: cached like `Cached`, once per encoding.
 * @param words all query parameters that the page reads; any others don't change the page.
 */
export const CachedPage = (words: readonly string[]) => RouteConfig({ fromMemory: true, pageWords: words });

/** The page's cache key; undefined if the request is not for a page. */
export function pageCacheKey(request: FastifyRequest): string | undefined {
  const { url = '', config } = request.routeOptions;
  const { pageWords } = config as { pageWords?: readonly string[] };
  if (!pageWords) return undefined;
  const query = request.query as Readonly<Record<string, unknown>>;
  return JSON.stringify([encodingFor(request), url, pageWords.map((word) => query[word] ?? null)]);
}

export type Encoding = 'br' | 'gzip' | 'identity';

export function encodingFor({ headers }: FastifyRequest): Encoding {
  const accepted = String(headers['accept-encoding'] ?? '');
  if (/\bbr\b/.test(accepted)) return 'br';
  return /\bgzip\b/.test(accepted) ? 'gzip' : 'identity';
}

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);
/** Brotli's levels go to 11. Above this one, compressing a page takes longer than sending it. */
const BROTLI_LEVEL = 5;

/** Sends text in an encoding that the browser accepts. Only for text without secrets (the BREACH attack). */
export async function sendCompressed(
  request: FastifyRequest,
  reply: FastifyReply,
  text: string,
): Promise<void> {
  const encoding = encodingFor(request);
  void reply.header('vary', 'accept-encoding');
  if (encoding === 'identity') return void (await reply.send(text));
  void reply.header('content-encoding', encoding);
  const params = { [constants.BROTLI_PARAM_QUALITY]: BROTLI_LEVEL };
  await reply.send(encoding === 'br' ? await toBrotli(text, { params }) : await toGzip(text));
}
