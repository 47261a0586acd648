import type { PrivacyScreen } from '#domain/visitors/booking/public-page.js';
import { isTrapped, TRAP_FIELD } from '#domain/visitors/booking/trap.js';
import { isLocalDate } from '#domain/clinic-time.js';
import { DomainError } from '#domain/errors.js';
import { ERROR_MESSAGES } from '#domain/error-messages.es.js';
import { REQUEST_FIELDS, REQUEST_FORM } from '#domain/privacy/request-form.js';
import { formWords } from '#domain/written-text.js';
import { Controller, Get, Post, Query, Req, Res, UseFilters } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ClientNetwork } from '../../access/actors/current-staff.decorator.js';
import { Public } from '../../access/actors/public.decorator.js';
import { restFailure } from '../../foundation/errors/rest-errors.js';
import { FormBody } from '../../foundation/http/bodies/form-body.js';
import { FormFields } from '../../foundation/http/bodies/form-fields.js';
import { PrivacyRequestForms } from '../../privacy/requests/privacy-request-forms.js';
import { assertOwnForm } from './own-form.js';
import { PageErrorFilter } from './page-error.filter.js';
import { PageWriter } from './page-writer.js';
import { PublicPagesService } from './public-pages.service.js';
import { faultsOf } from './refused-form.js';

type Body = Readonly<Record<string, unknown>>;

/** The page about the use of visitors' data, with the form for requests about them; works without scripts. */
@Public()
@Controller('public/privacidad')
@UseFilters(PageErrorFilter)
export class PrivacyPagesController {
  constructor(
    private readonly pages: PublicPagesService,
    private readonly writer: PageWriter,
    private readonly requests: PrivacyRequestForms,
  ) {}

  /** 200; with `recibida` and `responde`, the dates of the request just sent. */
  @Get()
  async show(@Query() query: Body, @Res() reply: FastifyReply): Promise<void> {
    await this.writer.send(reply, await this.pages.privacy({ received: receivedIn(query) }));
  }

  /**
   * Records a request, like `askAboutMyData`. 303 to the page with its dates; 400 and 429 with the form as filled in;
   * 403 for a form on another site.
   */
  @FormBody()
  @Post()
  async ask(
    @FormFields() body: Body,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
    @ClientNetwork() network: string,
  ): Promise<void> {
    assertOwnForm(request, this.writer.publicUrl);
    const words = formWords(REQUEST_FIELDS, REQUEST_FORM, body);
    try {
      if (isTrapped(body[TRAP_FIELD])) return await this.requests.refuse(network);
      const { receivedOn, dueOn } = await this.requests.ask(words, network);
      await reply.redirect(`/public/privacidad?recibida=${receivedOn}&responde=${dueOn}`, 303);
    } catch (error) {
      if (!(error instanceof DomainError) || !SHOWN_IN_FORM.has(error.code)) throw error;
      const { status, headers } = restFailure(error);
      const screen = await this.pages.privacy({ words, ...problemOf(error) });
      await this.writer.send(reply.status(status).headers(headers), screen);
    }
  }
}

/** Errors that the form itself can explain; any other gets its own page. */
const SHOWN_IN_FORM: ReadonlySet<string> = new Set(['INVALID_INPUT', 'TOO_MANY_REQUESTS']);

function problemOf(error: DomainError): Pick<PrivacyScreen, 'faults' | 'refusal'> {
  const faults = faultsOf(REQUEST_FIELDS, error);
  const isAboutFields = Object.keys(faults).length > 0;
  return { faults, refusal: isAboutFields ? undefined : (error.sentence ?? ERROR_MESSAGES[error.code]) };
}

function receivedIn({ recibida, responde }: Body): PrivacyScreen['received'] {
  return typeof recibida === 'string' &&
    typeof responde === 'string' &&
    isLocalDate(recibida) &&
    isLocalDate(responde)
    ? { receivedOn: recibida, dueOn: responde }
    : undefined;
}
