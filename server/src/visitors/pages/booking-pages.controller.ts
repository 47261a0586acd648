import {
  isInvitation,
  QUERY_PARAMETERS,
  requestedChoice,
  choiceParameters,
  queryOf,
} from '#domain/visitors/booking/address.js';
import { type Choice, DEFAULT_CHOICE } from '#domain/visitors/booking/choices.js';
import { CONTACT_FIELDS } from '#domain/visitors/booking/contact.js';
import type { FormScreen } from '#domain/visitors/booking/public-page.js';
import { isTrapped, TRAP_FIELD } from '#domain/visitors/booking/trap.js';
import { isLocalDate, parseLocalTime } from '#domain/clinic-time.js';
import { DomainError } from '#domain/errors.js';
import { CHOICE_IS_GONE } from '#domain/clinic/treatments.es.js';
import { ERROR_MESSAGES } from '#domain/error-messages.es.js';
import { Controller, Get, Post, Query, Req, Res, UseFilters } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ClientNetwork } from '../../access/actors/current-staff.decorator.js';
import { Public } from '../../access/actors/public.decorator.js';
import { BookingForms } from '../booking/booking-forms.js';
import { restFailure } from '../../foundation/errors/rest-errors.js';
import { FormBody } from '../../foundation/http/bodies/form-body.js';
import { FormFields } from '../../foundation/http/bodies/form-fields.js';
import { CachedPage, sendCompressed } from '../../foundation/answers/compressed.js';
import { confirmationPage } from './confirmation-page.js';
import { assertOwnForm } from './own-form.js';
import { PageErrorFilter } from './page-error.filter.js';
import { HTML, PageWriter } from './page-writer.js';
import { PublicPagesService } from './public-pages.service.js';
import { faultsOf } from './refused-form.js';

type Words = Record<string, string>;

/** The booking page, which works without scripts: every step is a link or a plain form. */
@Public()
@Controller('public')
@UseFilters(PageErrorFilter)
export class BookingPagesController {
  constructor(
    private readonly pages: PublicPagesService,
    private readonly writer: PageWriter,
    private readonly bookings: BookingForms,
  ) {}

  /** 302 to the booking page, with the query; in that of an invitation, unavailable choices are left out. */
  @Get()
  async toBooking(
    @Query() query: Words,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    if (isInvitation(query)) return void reply.redirect(await this.pages.invitedTo(query), 302);
    const [, sent] = request.url.split('?');
    void reply.redirect(`/public/reservar${sent === undefined ? '' : `?${sent}`}`, 302);
  }

  /**
   * 200, the week of `dia` with its hours, or the week of the first free hour. The same for all visitors. 404, the page
   * without a choice, for a treatment or professional that is not available. While a user has paused bookings, a
   * sentence instead of the hours.
   */
  @CachedPage(QUERY_PARAMETERS)
  @Get('reservar')
  async choose(
    @Query() query: Words,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const paused = await this.pages.paused();
    const screen = paused ?? (await this.pages.choosing(query));
    const html = await this.writer.write(screen);
    void reply
      .status(screen.kind === 'choosing' && screen.choiceUnavailable ? 404 : 200)
      .header('cache-control', 'no-cache')
      .type(HTML);
    await sendCompressed(request, reply, html);
  }

  /** 200, the form for the hour at `dia` and `hora`; 302 back if they are invalid. */
  @Get('reservar/datos')
  async form(@Query() query: Words, @Res() reply: FastifyReply): Promise<void> {
    const time = parseLocalTime(String(query['hora']));
    const date = String(query['dia']);
    if (!time || !isLocalDate(date)) return void reply.redirect('/public/reservar', 302);
    const paused = await this.pages.paused();
    if (paused) return this.writer.send(reply, paused);
    const choice = await this.pages.choice(query);
    const isFree = choice && (await this.pages.freeHours(choice, date)).includes(time);
    // Taken since the page was rendered: the page of its day says so.
    if (!isFree) {
      const address = { date, time, part: 'all' as const, ...requestedChoice(query) };
      return void reply.redirect(`/public/reservar${queryOf(address)}`, 302);
    }
    await this.writer.send(reply, await this.pages.form({ date, time }, choice));
  }

  /**
   * Books, like POST /api/citas/reservar/, from a form with the same names. 303 to the confirmation page; 400, 409
   * and 429 with the form as filled in; 403 for a form on another site.
   */
  @FormBody()
  @Post('reservar/datos')
  async book(
    @FormFields() body: Record<string, unknown>,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
    @ClientNetwork() network: string,
  ): Promise<void> {
    assertOwnForm(request, this.writer.publicUrl);
    const hour = BookingForms.hourOf(body);
    // Without a valid hour, the form can't be shown again.
    if (!isLocalDate(hour.date) || !parseLocalTime(hour.time)) throw new DomainError('BAD_REQUEST');
    try {
      if (isTrapped(body[TRAP_FIELD])) return await this.bookings.refuse(network);
      const { linkToken } = await this.bookings.requestByForm(body, network);
      await reply.redirect(confirmationPage(linkToken), 303);
    } catch (error) {
      if (!(error instanceof DomainError) || !SHOWN_IN_FORM.has(error.code)) throw error;
      const contact = BookingForms.contactOf(body);
      const asked = BookingForms.choiceOf(body);
      const choice = await this.pages.choice(Object.fromEntries(choiceParameters(asked)));
      const problem = await this.problemOf(error, hour.date, choice);
      const screen = await this.pages.form(hour, choice ?? DEFAULT_CHOICE, contact, problem);
      const { status, headers } = restFailure(error);
      await this.writer.send(reply.status(status).headers(headers), screen);
    }
  }

  private async problemOf(
    error: DomainError,
    date: string,
    choice: Choice | undefined,
  ): Promise<Partial<Pick<FormScreen, 'faults' | 'refusal'>>> {
    const faults = faultsOf(CONTACT_FIELDS, error);
    const aboutTheHour = [...(error.fields?.['time'] ?? []), ...(error.fields?.['date'] ?? [])];
    const aboutTheChoice = [
      ...(error.fields?.['treatment'] ?? []),
      ...(error.fields?.['professionalId'] ?? []),
    ];
    if (aboutTheChoice.length > 0 || (!choice && error.code === 'INVALID_INPUT')) {
      const sentence = aboutTheChoice.join(' ') || CHOICE_IS_GONE;
      return { faults, refusal: { sentence, others: undefined, isOfChoice: true } };
    }
    const isHourGone = error.code === 'SLOT_TAKEN' || aboutTheHour.length > 0;
    if (!isHourGone && Object.keys(faults).length > 0) return { faults };
    const sentence = aboutTheHour.join(' ') || error.sentence || ERROR_MESSAGES[error.code];
    const others = isHourGone
      ? choice && isLocalDate(date)
        ? await this.pages.freeHours(choice, date)
        : []
      : undefined;
    return { faults, refusal: { sentence, others } };
  }
}

/** Errors that the form itself can explain; any other gets its own page. */
const SHOWN_IN_FORM: ReadonlySet<string> = new Set([
  'INVALID_INPUT',
  'SLOT_TAKEN',
  'BOOKINGS_PAUSED',
  'TOO_MANY_REQUESTS',
]);
