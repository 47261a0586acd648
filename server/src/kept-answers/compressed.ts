import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { RouteConfig } from '@nestjs/platform-fastify';
import type { FastifyReply, FastifyRequest } from 'fastify';

/**
 * For a page that is the same for every visitor: kept as `FromMemory` says, once for each encoding.
 * @param words all that the page reads of its address; what else stands there makes no other page.
 */
export const PageFromMemory = (words: readonly string[]) =>
  RouteConfig({ fromMemory: true, pageWords: words });

/** What a page is asked for; undefined for what is no page. */
export function pageQuestionOf(request: FastifyRequest): string | undefined {
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
/** Of 11: beyond it, a page takes longer to compress than to send. */
const BROTLI_LEVEL = 5;

/** Sends text, compressed as the browser can read it. Only for what holds no secret (the attack known as BREACH). */
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
