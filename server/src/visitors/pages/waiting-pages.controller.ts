import { CONTACT_FIELDS } from '#domain/visitors/booking/contact.js';
import { requestedChoice, choiceParameters, queryOf, readAddress } from '#domain/visitors/booking/address.js';
import { DEFAULT_CHOICE } from '#domain/visitors/booking/choices.js';
import type { WaitingScreen } from '#domain/visitors/booking/public-page.js';
import { DomainError } from '#domain/errors.js';
import { ERROR_MESSAGES } from '#domain/error-messages.es.js';
import { Controller, Get, Param, Post, Query, Req, Res, UseFilters } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ClientNetwork } from '../../access/actors/current-staff.decorator.js';
import { Public } from '../../access/actors/public.decorator.js';
import { Clock } from '../../foundation/clock.js';
import { ERROR_STATUS } from '../../foundation/errors/error-status.js';
import { restFailure } from '../../foundation/errors/rest-errors.js';
import { FormBody } from '../../foundation/http/bodies/form-body.js';
import { FormFields } from '../../foundation/http/bodies/form-fields.js';
import { WaitingPagesService } from '../waiting-list/waiting-pages.service.js';
import { confirmationPage } from './confirmation-page.js';
import { assertOwnForm } from './own-form.js';
import { PageErrorFilter } from './page-error.filter.js';
import { PageWriter } from './page-writer.js';
import { PublicPagesService } from './public-pages.service.js';
import { faultsOf } from './refused-form.js';
import { secret } from './secret-page.js';

type Words = Record<string, string>;

/** Where visitors join the waiting list and answer offers. Only a POST changes anything. */
@Public()
@Controller('public')
@UseFilters(PageErrorFilter)
export class WaitingPagesController {
  constructor(
    private readonly pages: PublicPagesService,
    private readonly writer: PageWriter,
    private readonly waiting: WaitingPagesService,
    private readonly clock: Clock,
  ) {}

  /** 200, the form for the day `dia`; 302 to the booking page for a treatment or professional that is not available. */
  @Get('avisar')
  async form(@Query() query: Words, @Res() reply: FastifyReply): Promise<void> {
    const today = this.clock.wall().date;
    const { date, part } = readAddress(query, today, today);
    const choice = await this.pages.choice(query);
    if (!choice)
      return void reply.redirect(
        `/public/reservar${queryOf({ date, part, ...requestedChoice(query) })}`,
        302,
      );
    await this.writer.send(
      reply,
      await this.pages.waiting(choice, { fromDate: date, toDate: date, dayPart: part }),
    );
  }

  /** 303 to a confirmation; 400 and 429 with the form as filled in; 403 for a form on another site. */
  @FormBody()
  @Post('avisar')
  async join(
    @FormFields() body: Record<string, unknown>,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
    @ClientNetwork() network: string,
  ): Promise<void> {
    assertOwnForm(request, this.writer.publicUrl);
    try {
      await this.waiting.join(body, network);
    } catch (error) {
      if (!(error instanceof DomainError) || !SHOWN_IN_FORM.has(error.code)) throw error;
      const contact = WaitingPagesService.contactOf(body);
      const asked = Object.fromEntries(choiceParameters(WaitingPagesService.choiceOf(body)));
      const choice = await this.pages.choice(asked);
      const screen = await this.pages.waiting(
        choice ?? DEFAULT_CHOICE,
        WaitingPagesService.wishOf(body),
        contact,
        problemOf(error),
      );
      const { status, headers } = restFailure(error);
      return this.writer.send(reply.status(status).headers(headers), screen);
    }
    await reply.redirect('/public/avisar/listo', 303);
  }

  /** 200, confirms that the visitor will be notified. */
  @Get('avisar/listo')
  async joined(@Res() reply: FastifyReply): Promise<void> {
    await this.writer.send(reply, await this.pages.message(JOINED.title, JOINED.sentence));
  }

  /** 200, the offered hour, or that the offer has ended; 404 for any token without an offer. */
  @Get('oferta/:token')
  async show(
    @Param('token') token: string,
    @Res() reply: FastifyReply,
    @ClientNetwork() network: string,
  ): Promise<void> {
    await this.sendOffer(reply, token, network);
  }

  /** Books the hour: 303 to the confirmation page; 409 if it is no longer held. */
  @FormBody()
  @Post('oferta/:token/aceptar')
  async accept(
    @Param('token') token: string,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
    @ClientNetwork() network: string,
  ): Promise<void> {
    await this.answer(request, reply, token, network, async () => {
      return confirmationPage(await this.waiting.accept(token, network));
    });
  }

  /** Declines the hour: 303 to the offer's page; 409 if it is no longer held. */
  @FormBody()
  @Post('oferta/:token/rechazar')
  async decline(
    @Param('token') token: string,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
    @ClientNetwork() network: string,
  ): Promise<void> {
    await this.answer(request, reply, token, network, async () => {
      await this.waiting.decline(token, network);
      return `/public/oferta/${encodeURIComponent(token)}`;
    });
  }

  /** Takes the visitor off the list: 303 to a confirmation. */
  @FormBody()
  @Post('oferta/:token/salir')
  async leave(
    @Param('token') token: string,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
    @ClientNetwork() network: string,
  ): Promise<void> {
    await this.answer(request, reply, token, network, async () => {
      await this.waiting.leave(token, network);
      return '/public/avisar/fin';
    });
  }

  /** 200, confirms that the visitor will no longer be notified. */
  @Get('avisar/fin')
  async left(@Res() reply: FastifyReply): Promise<void> {
    await this.writer.send(reply, await this.pages.message(LEFT.title, LEFT.sentence));
  }

  /** @param work returns the URL of the next page. */
  private async answer(
    request: FastifyRequest,
    reply: FastifyReply,
    token: string,
    network: string,
    work: () => Promise<string>,
  ): Promise<void> {
    assertOwnForm(request, this.writer.publicUrl);
    try {
      const next = await work();
      await secret(reply).redirect(next, 303);
    } catch (error) {
      if (!(error instanceof DomainError) || error.code !== 'SLOT_TAKEN') throw error;
      await this.sendOffer(reply.status(ERROR_STATUS.SLOT_TAKEN), token, network, 'OVER');
    }
  }

  private async sendOffer(
    reply: FastifyReply,
    token: string,
    network: string,
    answer?: 'OVER',
  ): Promise<void> {
    const offer = await this.waiting.show(token, network);
    await this.writer.send(
      secret(reply),
      await this.pages.offerOf(token, answer ? { ...offer, answer } : offer),
    );
  }
}

const JOINED = {
  title: 'Quedó en la lista de espera',
  sentence:
    'Si se libera una hora en esos días, se la ofreceremos por correo o WhatsApp y se la guardaremos un momento.',
};
const LEFT = {
  title: 'Salió de la lista de espera',
  sentence: 'Ya no le avisaremos. Puede reservar una hora libre cuando quiera.',
};

/** Errors that the form itself can explain; any other gets its own page. */
const SHOWN_IN_FORM: ReadonlySet<string> = new Set(['INVALID_INPUT', 'TOO_MANY_REQUESTS']);

function problemOf(error: DomainError): Pick<WaitingScreen, 'faults' | 'daysFault' | 'refusal'> {
  const faults = faultsOf(CONTACT_FIELDS, error);
  const { fromDate, toDate, dayPart } = faultsOf(['fromDate', 'toDate', 'dayPart'], error);
  const daysFault = fromDate ?? toDate ?? dayPart;
  const { treatment, professionalId } = faultsOf(['treatment', 'professionalId'], error);
  const choiceFault = treatment ?? professionalId;
  if (choiceFault !== undefined) return { faults, refusal: { sentence: choiceFault, isOfChoice: true } };
  const isExplained = daysFault !== undefined || Object.keys(faults).length > 0;
  return {
    faults,
    daysFault,
    refusal: isExplained
      ? undefined
      : { sentence: error.sentence ?? ERROR_MESSAGES[error.code], isOfChoice: false },
  };
}
