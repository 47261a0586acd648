import type { FastifyReply } from 'fastify';

export interface Download {
  /** ASCII characters without quotes. */
  readonly name: string;
  readonly type: string;
  readonly bytes: Buffer;
}

/** Sends a file as a download. A browser that opens it all the same runs no script in it. */
export async function sendDownload(reply: FastifyReply, { name, type, bytes }: Download): Promise<void> {
  await reply
    .header('cache-control', 'no-store')
    .header('content-disposition', `attachment; filename="${name}"`)
    .header('content-security-policy', "sandbox; default-src 'none'")
    .type(type)
    .send(bytes);
}
