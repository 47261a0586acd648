import { type ArgumentsHost, Catch, type ExceptionFilter } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { FaultLog } from '../../foundation/errors/fault-log.js';
import { restFailure } from '../../foundation/errors/rest-errors.js';
import { toDomainError } from '../../foundation/errors/to-domain-error.js';
import { ErrorPages } from './error-pages.js';
import { HTML } from './page-writer.js';

/** Responds with a page where there would otherwise be JSON. */
@Catch()
export class PageErrorFilter implements ExceptionFilter {
  constructor(
    private readonly pages: ErrorPages,
    private readonly faults: FaultLog,
  ) {}

  async catch(error: unknown, host: ArgumentsHost): Promise<void> {
    const failure = toDomainError(error);
    const reply = host.switchToHttp().getResponse<FastifyReply>();
    if (failure.code === 'INTERNAL') this.faults.write(error, reply.request.id);
    const { status, headers, body } = restFailure(failure);
    void reply.status(status).headers(headers);
    const html = await this.pages.htmlOf(failure, reply.request);
    await (html === undefined ? reply.send(body) : reply.type(HTML).send(html));
  }
}
