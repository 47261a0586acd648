import { isKeptOnCancelling, type OwnDeposit } from '#domain/money/deposit.js';
import { type CancellingScreen, type MovingScreen } from '#domain/visitors/booking/public-page.js';
import { type ClinicClock, type Hour, isLocalDate, minutesOf, parseLocalTime } from '#domain/clinic-time.js';
import { DomainError } from '#domain/errors.js';
import { ERROR_MESSAGES } from '#domain/error-messages.es.js';
import { PHOTO_FAULTS } from '#domain/records/photos/photo.es.js';
import { MAX_PHOTO_BYTES } from '#domain/records/photos/photo.js';
import { BOOKING_SUCCEEDED } from '#domain/sentences.es.js';
import { Body, Controller, Get, Param, Post, Query, Req, Res, UseFilters } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ClientNetwork } from '../../access/actors/current-staff.decorator.js';
import { Public } from '../../access/actors/public.decorator.js';
import { restFailure } from '../../foundation/errors/rest-errors.js';
import { fileInForm } from '../../foundation/http/bodies/file-in-form.js';
import { FormBody } from '../../foundation/http/bodies/form-body.js';
import { Upload } from '../../foundation/http/bodies/upload.js';
import { FormFields } from '../../foundation/http/bodies/form-fields.js';
import { OwnAppointmentsService } from '../own-appointments/own-appointments.service.js';
import { JUST_BOOKED } from './confirmation-page.js';
import { assertOwnForm } from './own-form.js';
import { PageErrorFilter } from './page-error.filter.js';
import { PageWriter } from './page-writer.js';
import { PublicPagesService } from './public-pages.service.js';
import { secret } from './secret-page.js';

type Words = Record<string, unknown>;

/** The notice for the query parameter that a form's redirect adds. */
const NOTICES: Readonly<Record<string, string>> = {
  [JUST_BOOKED]: BOOKING_SUCCEEDED,
  cambiada: 'Su hora quedó cambiada',
  cancelada: 'Su hora quedó cancelada',
  comprobante: 'Gracias, recibimos su comprobante',
  confirmada: 'Gracias, su hora quedó confirmada',
};

/**
 * The link holder's pages of an appointment. Only a POST changes anything, because programs that scan e-mails open
 * links. 404 for any token that opens no appointment.
 */
@Public()
@Controller('public/cita/:token')
@UseFilters(PageErrorFilter)
export class OwnPagesController {
  constructor(
    private readonly pages: PublicPagesService,
    private readonly writer: PageWriter,
    private readonly own: OwnAppointmentsService,
  ) {}

  /** 200, the appointment. */
  @Get()
  async show(
    @Param('token') token: string,
    @Query() query: Words,
    @Res() reply: FastifyReply,
    @ClientNetwork() network: string,
  ): Promise<void> {
    const known = Object.keys(NOTICES).find((word) => Object.hasOwn(query, word));
    await this.writer.sendSecret(reply, await this.pages.ofOwner(token, network, known && NOTICES[known]));
  }

  /** 200, the calendar entry (RFC 5545). */
  @Get('cita.ics')
  async calendar(
    @Param('token') token: string,
    @Res() reply: FastifyReply,
    @ClientNetwork() network: string,
  ): Promise<void> {
    const { fileName, contents } = await this.own.calendar(token, network);
    await secret(reply)
      .type('text/calendar; charset=utf-8')
      .header('content-disposition', `attachment; filename="${fileName}"`)
      .send(contents);
  }

  /** 200, the hours on `dia` to which it can be moved; if it can't be, 302 to its page, which says why. */
  @Get('cambiar')
  async chooseOther(
    @Param('token') token: string,
    @Query() query: Record<string, string>,
    @Res() reply: FastifyReply,
    @ClientNetwork() network: string,
  ): Promise<void> {
    const { actions } = await this.own.find(token, network);
    if (!actions.includes('MOVE')) return void secret(reply).redirect(pathOf(token), 302);
    await this.writer.sendSecret(reply, await this.pages.moving(token, query, network));
  }

  /** Moves it to `fecha` and `hora`. 303 to its page; 400 and 409 with the remaining hours. */
  @FormBody()
  @Post('cambiar')
  async move(
    @Param('token') token: string,
    @FormFields() body: Words,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
    @ClientNetwork() network: string,
  ): Promise<void> {
    assertOwnForm(request, this.writer.publicUrl);
    const to = hourOf(body['fecha'], body['hora']);
    try {
      await this.own.move(token, { ...to, professionalId: professionalOf(body) }, network, seenHour(body));
    } catch (error) {
      if (!(error instanceof DomainError) || !REFUSALS.has(error.code)) throw error;
      const reason = error.fields?.['time'] ?? error.fields?.['professionalId'];
      const sentence = reason?.join(' ') ?? error.sentence ?? ERROR_MESSAGES[error.code];
      const query = { dia: to.date, profesional: String(body['profesional'] ?? '') };
      const screen: MovingScreen = await this.pages.moving(token, query, network, sentence);
      const { status, headers } = restFailure(error);
      return this.writer.sendSecret(reply.status(status).headers(headers), screen);
    }
    await this.back(reply, token, 'cambiada');
  }

  /** 200, asks for confirmation; if it can't be cancelled, 302 to its page, which says why. */
  @Get('cancelar')
  async askToCancel(
    @Param('token') token: string,
    @Res() reply: FastifyReply,
    @ClientNetwork() network: string,
  ): Promise<void> {
    const { clinic, now, hour, actions, deposit } = await this.pages.ofOwner(token, network);
    if (!actions.includes('CANCEL')) return void secret(reply).redirect(pathOf(token), 302);
    await this.writer.sendSecret(reply, {
      kind: 'cancelling',
      clinic,
      now,
      token,
      hour,
      deposit: receivedDeposit(deposit, hour, now, clinic.timeZone),
    });
  }

  /** 303 to its page. */
  @FormBody()
  @Post('cancelar')
  cancel(
    @Param('token') token: string,
    @FormFields() body: Words,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
    @ClientNetwork() network: string,
  ): Promise<void> {
    return this.change(request, reply, token, 'cancelada', () =>
      this.own.cancel(token, network, seenHour(body)),
    );
  }

  /** 303 to its page; 400, 409, 413, 415 and 429 with what to do. The body is a form with a file. */
  @Upload({ area: 'VISITOR', largestBytes: MAX_PHOTO_BYTES, tooLarge: PHOTO_FAULTS.tooHeavy })
  @Post('comprobante')
  async addProof(
    @Param('token') token: string,
    @Body() body: unknown,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
    @ClientNetwork() network: string,
  ): Promise<void> {
    assertOwnForm(request, this.writer.publicUrl);
    const file = Buffer.isBuffer(body) ? await fileInForm(request.headers['content-type'], body) : undefined;
    if (!file) throw new DomainError('BAD_REQUEST', { message: PHOTO_FAULTS.none });
    await this.own.addProof(token, file, network);
    await this.back(reply, token, 'comprobante');
  }

  /** 303 to its page. */
  @FormBody()
  @Post('confirmar')
  confirm(
    @Param('token') token: string,
    @FormFields() body: Words,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
    @ClientNetwork() network: string,
  ): Promise<void> {
    return this.change(request, reply, token, 'confirmada', () =>
      this.own.confirm(token, network, seenHour(body)),
    );
  }

  private async change(
    request: FastifyRequest,
    reply: FastifyReply,
    token: string,
    news: keyof typeof NOTICES,
    work: () => Promise<unknown>,
  ): Promise<void> {
    assertOwnForm(request, this.writer.publicUrl);
    await work();
    await this.back(reply, token, news);
  }

  private async back(reply: FastifyReply, token: string, news: keyof typeof NOTICES): Promise<void> {
    await secret(reply).redirect(`${pathOf(token)}?${news}`, 303);
  }
}

const pathOf = (token: string): string => `/public/cita/${encodeURIComponent(token)}`;

/** The consequence of a cancellation for what a received deposit has not paid yet. */
const receivedDeposit = (
  deposit: OwnDeposit | null,
  { date, time }: Hour,
  now: ClinicClock,
  timeZone: string,
): CancellingScreen['deposit'] =>
  deposit?.state === 'RECEIVED' && deposit.kept > 0
    ? {
        amount: deposit.kept,
        isKept: isKeptOnCancelling(
          { date, startMinute: minutesOf(time) },
          deposit.terms.noticeHours,
          now,
          timeZone,
        ),
      }
    : null;

/** Errors that another choice can fix. */
const REFUSALS: ReadonlySet<string> = new Set(['SLOT_TAKEN', 'INVALID_INPUT']);

function hourOf(date: unknown, time: unknown): Hour {
  const parsed = parseLocalTime(String(time));
  if (typeof date !== 'string' || !isLocalDate(date) || !parsed) throw new DomainError('BAD_REQUEST');
  return { date, time: parsed };
}

/** Undefined: any free professional. */
const professionalOf = (body: Words): number | undefined => Number(body['profesional']) || undefined;

/** The hour shown when the form was rendered; undefined if the form does not include it. */
const seenHour = (body: Words): Hour | undefined =>
  body['fecha_vista'] === undefined ? undefined : hourOf(body['fecha_vista'], body['hora_vista']);
