import { DomainError } from '#domain/errors.js';
import type { Area } from '#domain/access/rights.js';
import { RouteConfig } from '@nestjs/platform-fastify';
import type { FastifyContextConfig, FastifyInstance, FastifyRequest } from 'fastify';
import { earlyErrorAnswer, type ErrorPages } from '../fallbacks.js';
import { OpenUploads, type UploadsAtOnce } from './open-uploads.js';

export type UploadArea = Area | 'VISITOR';

interface UploadRule {
  /** The area to which an upload needs write access; `VISITOR` is open to all, limited per network. */
  readonly area: UploadArea;
  readonly largestBytes: number;
  /** The error message for a body that is too large. */
  readonly tooLarge: string;
  /** Absent where each file takes little memory. */
  readonly atOnce?: UploadsAtOnce;
}

type UploadRouteConfig = FastifyContextConfig & { upload?: UploadRule };

interface Access {
  /** @returns a name of the sender. @throws DomainError if they may not upload. */
  assertMayUpload(request: FastifyRequest, area: UploadArea): Promise<string>;
}

/** For a route whose body is a file: the raw bytes as a Buffer, whatever their type; undefined without a body. */
export const Upload = (rule: UploadRule) => RouteConfig({ upload: rule });

/**
 * Must be called before the routes are registered. No part of a file is read before the sender's right to upload it, and
 * how many others are on their way, are checked.
 */
export function registerUploads(server: FastifyInstance, access: Access, pages: ErrorPages): void {
  const open = new OpenUploads();
  server.addHook('onRoute', (route) => {
    const { upload: rule } = (route.config ?? {}) as UploadRouteConfig;
    if (!rule) return;
    const answer = earlyErrorAnswer(pages);
    const tooLarge = new DomainError('PAYLOAD_TOO_LARGE', { message: rule.tooLarge });
    route.bodyLimit = rule.largestBytes;
    route.preParsing = async (request, reply) => {
      const sender = await access.assertMayUpload(request, rule.area);
      if (Number(request.headers['content-length']) > rule.largestBytes) throw tooLarge;
      // Also if the connection is lost.
      if (rule.atOnce) reply.raw.once('close', open.begin(rule.atOnce, sender));
    };
    route.errorHandler = (error, request, reply) =>
      void answer(error.code === 'FST_ERR_CTP_BODY_TOO_LARGE' ? tooLarge : error, request, reply);
  });
}

export const acceptsUpload = ({ routeOptions }: FastifyRequest): boolean =>
  (routeOptions.config as UploadRouteConfig).upload !== undefined;
