import { DomainError } from '#domain/errors.js';
import { ERROR_MESSAGES } from '#domain/error-messages.es.js';
import { type ArgumentsHost, Catch, type ExceptionFilter } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { ERROR_STATUS } from '../errors/error-status.js';
import { FaultLog } from '../errors/fault-log.js';
import { toDomainError } from '../errors/to-domain-error.js';
import { PageWriter } from './page-writer.js';
import { PublicPagesService } from './public-pages.service.js';

/** A page for whatever else would be JSON. */
@Catch()
export class PageErrorFilter implements ExceptionFilter {
  constructor(
    private readonly pages: PublicPagesService,
    private readonly writer: PageWriter,
    private readonly faults: FaultLog,
  ) {}

  async catch(error: unknown, host: ArgumentsHost): Promise<void> {
    const failure = toDomainError(error);
    const reply = host.switchToHttp().getResponse<FastifyReply>();
    if (failure.code === 'INTERNAL') this.faults.write(error, reply.request.id);
    const sentence = failure.sentence ?? ERROR_MESSAGES[failure.code];
    await reply
      .status(ERROR_STATUS[failure.code])
      .headers(failure.retryAfter === undefined ? {} : { 'retry-after': String(failure.retryAfter) })
      .type('text/html; charset=utf-8')
      .send(await this.page(sentence));
  }

  /** Without the database, the clinic's name is not known either. */
  private async page(sentence: string): Promise<string> {
    const title = 'No se pudo abrir la página';
    const screen = await this.pages.message(title, sentence).catch(() => ({
      kind: 'message' as const,
      clinic: NO_CLINIC,
      now: { date: '', minutes: 0 },
      title,
      sentence,
    }));
    return this.writer.write(screen).catch((error: unknown) => {
      if (error instanceof DomainError) return sentence;
      throw error;
    });
  }
}

const NO_CLINIC = {
  name: 'Huella',
  place: '',
  phone: '',
  whatsappUrl: null,
  timeZone: '',
  openings: [],
  hours: [],
};
