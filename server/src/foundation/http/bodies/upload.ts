import { DomainError } from '#domain/errors.js';
import type { Area } from '#domain/access/rights.js';
import { RouteConfig } from '@nestjs/platform-fastify';
import type { FastifyContextConfig, FastifyInstance, FastifyRequest } from 'fastify';
import { earlyErrorAnswer, type ErrorPages } from '../fallbacks.js';

export type UploadArea = Area | 'VISITOR';

interface UploadRule {
  /** The area to which an upload needs write access; `VISITOR` is open to all, limited per network. */
  readonly area: UploadArea;
  readonly largestBytes: number;
  /** The error message for a body that is too large. */
  readonly tooLarge: string;
}

type UploadRouteConfig = FastifyContextConfig & { upload?: UploadRule };

interface Access {
  /** @throws DomainError if the sender may not upload. */
  assertMayUpload(request: FastifyRequest, area: UploadArea): Promise<void>;
}

/** For a route whose body is a file: the raw bytes as a Buffer, whatever their type; undefined without a body. */
export const Upload = (rule: UploadRule) => RouteConfig({ upload: rule });

/**
 * Must be called before the routes are registered. No part of a file is read before the sender's right to upload it is
 * checked.
 */
export function registerUploads(server: FastifyInstance, access: Access, pages: ErrorPages): void {
  server.addHook('onRoute', (route) => {
    const { upload: rule } = (route.config ?? {}) as UploadRouteConfig;
    if (!rule) return;
    const answer = earlyErrorAnswer(pages);
    const tooLarge = new DomainError('PAYLOAD_TOO_LARGE', { message: rule.tooLarge });
    route.bodyLimit = rule.largestBytes;
    route.preParsing = async (request) => {
      await access.assertMayUpload(request, rule.area);
      if (Number(request.headers['content-length']) > rule.largestBytes) throw tooLarge;
    };
    route.errorHandler = (error, request, reply) =>
      void answer(error.code === 'FST_ERR_CTP_BODY_TOO_LARGE' ? tooLarge : error, request, reply);
  });
}

export const acceptsUpload = ({ routeOptions }: FastifyRequest): boolean =>
  (routeOptions.config as UploadRouteConfig).upload !== undefined;
