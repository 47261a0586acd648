import { DomainError } from '#domain/errors.js';
import { ERROR_MESSAGES } from '#domain/error-messages.es.js';
import { CODE_NOT_CONFIRMED } from '#domain/records/certificates/check-code.es.js';
import { Controller, Get, Query, Res, UseFilters } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { ClientNetwork } from '../../access/actors/current-staff.decorator.js';
import { Public } from '../../access/actors/public.decorator.js';
import { restFailure } from '../../foundation/errors/rest-errors.js';
import { CertificateChecks } from '../../records/certificates/certificate-checks.js';
import { PageErrorFilter } from './page-error.filter.js';
import { PageWriter } from './page-writer.js';
import { PublicPagesService } from './public-pages.service.js';

/** The page on which anyone checks a certificate by its code; works without scripts. */
@Public()
@Controller('verificar')
@UseFilters(PageErrorFilter)
export class VerifyingPageController {
  constructor(
    private readonly pages: PublicPagesService,
    private readonly writer: PageWriter,
    private readonly checks: CertificateChecks,
  ) {}

  /**
   * 200, the form; with `codigo`, the number and the date of its certificate. 404 with the same page for a malformed,
   * an unknown and a withdrawn code; 429 after many of those.
   */
  @Get()
  async show(
    @Query('codigo') codigo: unknown,
    @Res() reply: FastifyReply,
    @ClientNetwork() network: string,
  ): Promise<void> {
    // Sent twice, it is a list, and as malformed as any other.
    const code = codigo === undefined ? '' : String(codigo).trim().slice(0, LONGEST_SHOWN);
    if (code === '') return this.writer.sendSecret(reply, await this.pages.verifying(''));
    try {
      const found = await this.checks.check(code, network);
      await this.writer.sendSecret(reply, await this.pages.verifying(code, { found }));
    } catch (error) {
      if (!(error instanceof DomainError) || !SHOWN_ON_PAGE.has(error.code)) throw error;
      const { status, headers } = restFailure(error);
      const refusal =
        error.code === 'NOT_FOUND' ? CODE_NOT_CONFIRMED : (error.sentence ?? ERROR_MESSAGES[error.code]);
      await this.writer.sendSecret(
        reply.status(status).headers(headers),
        await this.pages.verifying(code, { refusal }),
      );
    }
  }
}

/** More than any code with its hyphens and spaces. */
const LONGEST_SHOWN = 40;
const SHOWN_ON_PAGE: ReadonlySet<string> = new Set(['NOT_FOUND', 'TOO_MANY_REQUESTS']);
