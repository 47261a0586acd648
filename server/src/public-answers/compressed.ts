import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { RouteConfig } from '@nestjs/platform-fastify';
import type { FastifyReply, FastifyRequest } from 'fastify';

const MARK = { fromMemory: true, compressed: true };

/** For a page that is the same for every visitor: kept as `FromMemory` says, once for each encoding. */
export const PageFromMemory = () => RouteConfig(MARK);

export const isCompressed = (config: object): boolean => 'compressed' in config;

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
