import type { SigningScreen } from '#domain/visitors/booking/public-page.js';
import { DomainError } from '#domain/errors.js';
import { ERROR_MESSAGES } from '#domain/error-messages.es.js';
import { strokesOfText } from '#domain/records/signed-consents/signature.js';
import { SIGNED_THANKS } from '#domain/records/signed-consents/signed-consent.es.js';
import {
  SIGNING_ANSWERS,
  SIGNING_FIELDS,
  SIGNING_FORM,
} from '#domain/records/signed-consents/signing-form.js';
import { formWords } from '#domain/written-text.js';
import { Controller, Get, Param, Post, Req, Res, UseFilters } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ClientNetwork } from '../../access/actors/current-staff.decorator.js';
import { Public } from '../../access/actors/public.decorator.js';
import { restFailure } from '../../foundation/errors/rest-errors.js';
import { FormBody } from '../../foundation/http/bodies/form-body.js';
import { FormFields } from '../../foundation/http/bodies/form-fields.js';
import { Inputs } from '../../foundation/input/inputs.js';
import { ConsentLinks } from '../../records/signed-consents/consent-links.js';
import { LinkedSignature } from '../../records/signed-consents/linked-signature.js';
import { assertOwnForm } from './own-form.js';
import { PageErrorFilter } from './page-error.filter.js';
import { PageWriter } from './page-writer.js';
import { PublicPagesService } from './public-pages.service.js';
import { faultsOf } from './refused-form.js';
import { secret } from './secret-page.js';

type Body = Readonly<Record<string, unknown>>;

/**
 * Where a consent text is signed on one's own phone; works without scripts, with a typed name. 404 for every link that
 * can't be signed: unknown, expired or used.
 */
@Public()
@Controller('public/consentimiento')
@UseFilters(PageErrorFilter)
export class ConsentPagesController {
  constructor(
    private readonly pages: PublicPagesService,
    private readonly writer: PageWriter,
    private readonly links: ConsentLinks,
    private readonly inputs: Inputs,
  ) {}

  /** 200, confirms that an answer was stored. */
  @Get('listo')
  async signed(@Res() reply: FastifyReply): Promise<void> {
    await this.writer.sendSecret(
      reply,
      await this.pages.message(SIGNED_THANKS.title, SIGNED_THANKS.sentence),
    );
  }

  /** 200, the text as it reads now. */
  @Get(':token')
  async show(
    @Param('token') token: string,
    @Res() reply: FastifyReply,
    @ClientNetwork() network: string,
  ): Promise<void> {
    await this.writer.sendSecret(reply, await this.pages.signing(token, network));
  }

  /**
   * Stores the answer and uses up the link. 303 to a confirmation; 400 with the form as filled in; 409 with the new
   * text if it changed meanwhile; 403 for a form on another site.
   */
  @FormBody()
  @Post(':token')
  async sign(
    @Param('token') token: string,
    @FormFields() body: Body,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
    @ClientNetwork() network: string,
  ): Promise<void> {
    assertOwnForm(request, this.writer.publicUrl);
    const words = formWords(SIGNING_FIELDS, SIGNING_FORM, body);
    try {
      const signature = await this.inputs.check(LinkedSignature, {
        ...words,
        strokes: strokesOfText(words.strokes),
        digest: body[SIGNING_FORM.digest],
        answer: answerIn(body),
      });
      await this.links.sign(token, signature, network);
    } catch (error) {
      if (!(error instanceof DomainError) || !SHOWN_IN_FORM.has(error.code)) throw error;
      const screen = await this.pages.signing(token, network, { words, ...problemOf(error) });
      const { status, headers } = restFailure(error);
      return this.writer.sendSecret(reply.status(status).headers(headers), screen);
    }
    await secret(reply).redirect('/public/consentimiento/listo', 303);
  }
}

/** Errors that the form itself can explain; any other gets its own page. */
const SHOWN_IN_FORM: ReadonlySet<string> = new Set(['INVALID_INPUT', 'STALE']);

function problemOf(error: DomainError): Pick<SigningScreen, 'faults' | 'refusal'> {
  const faults = faultsOf(SIGNING_FIELDS, error);
  const isAboutFields = Object.keys(faults).length > 0;
  return { faults, refusal: isAboutFields ? undefined : (error.sentence ?? ERROR_MESSAGES[error.code]) };
}

const answerIn = (body: Body): unknown =>
  Object.entries(SIGNING_ANSWERS).find(([, word]) => word === body[SIGNING_FORM.answer])?.[0];
