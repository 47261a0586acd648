import { DomainError } from '#domain/errors.js';
import { APPOINTMENT_NOT_FOUND } from '#domain/sentences.es.js';
import { Controller, Delete, Get, HttpCode, Param, Post, Put, Query, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { AccessLog } from '../../../access/log/access-log.js';
import { AreaKeys } from '../../../access/rights/area-keys.decorator.js';
import { Needs, WholeClinic } from '../../../access/rights/needs.decorator.js';
import {
  asksForChanges,
  fromChangesQuery,
  sendPage,
  toEliminado,
} from '../../../foundation/changes/cambios.wire.js';
import { ChangesInput } from '../../../foundation/changes/changes.input.js';
import { withWireFieldNames } from '../../../foundation/errors/wire-errors.js';
import { JsonBody } from '../../../foundation/http/bodies/json-body.js';
import { Inputs } from '../../../foundation/input/inputs.js';
import { asWholeNumber } from '../../../foundation/input/whole-number.js';
import { Idempotent } from '../../../foundation/http/idempotent.decorator.js';
import { DayInput, OpenRangeInput } from '../agenda.input.js';
import { AppointmentBody } from './appointment-body.js';
import { changesOf, draftOf } from '../appointment.draft.js';
import { AppointmentIdInput, CreateAppointmentInput, UpdateAppointmentInput } from '../appointment.input.js';
import { AppointmentBooking } from '../appointment-booking.js';
import { AppointmentDeletion } from '../appointment-deletion.js';
import { AppointmentEditing } from '../appointment-editing.js';
import { AppointmentList } from '../appointment-list.js';
import { type AppointmentRow, patientsWithNotes } from '../appointment.row.js';
import { AppointmentPages } from '../pages/appointment-pages.js';
import { CITA, errorNames, fromAvailabilityQuery, fromRangeQuery, toCita } from './cita.wire.js';

type Values = Record<string, unknown>;

@Needs('AGENDA')
@AreaKeys('HEALTH_DATA', CITA.notes)
@Controller('api/citas')
export class AppointmentsController {
  constructor(
    private readonly booking: AppointmentBooking,
    private readonly editing: AppointmentEditing,
    private readonly deletion: AppointmentDeletion,
    private readonly list: AppointmentList,
    private readonly pages: AppointmentPages,
    private readonly body: AppointmentBody,
    private readonly accessLog: AccessLog,
    private readonly inputs: Inputs,
  ) {}

  /**
   * 200, one day's appointments by `hora`; 400 without a valid `fecha`. With `cambiado_desde`, `cursor` or `limite`, a
   * page of changed appointments, on one day or all.
   */
  @Get()
  async ofDay(@Query() query: Values, @Res({ passthrough: true }) reply: FastifyReply) {
    if (asksForChanges(query)) return this.changes(query, reply);
    const { date } = await this.inputs.checkQuery(DayInput, fromAvailabilityQuery(query));
    return this.answer(await this.list.inRange(date, date));
  }

  /** 200 `{citas}`, all appointments; `desde` and `hasta`, both inclusive, narrow it. */
  @Get('debug')
  async all(@Query() query: Values) {
    const { from, to } = await this.inputs.checkQuery(OpenRangeInput, fromRangeQuery(query));
    return { citas: await this.answer(await this.list.inRange(from, to)) };
  }

  /** 200, a page of the ids of deleted appointments. */
  @WholeClinic()
  @Get('eliminados')
  async deletions(@Query() query: Values, @Res({ passthrough: true }) reply: FastifyReply) {
    const asked = await this.inputs.checkQuery(ChangesInput, fromChangesQuery(query));
    return sendPage(reply, await this.pages.deletions(asked), toEliminado);
  }

  /** 200; 404. */
  @Get(':id')
  async read(@Param('id') text: string) {
    const found = await this.list.find(await this.idOf(text));
    if (!found) throw new DomainError('NOT_FOUND', { message: APPOINTMENT_NOT_FOUND });
    return (await this.answer([found]))[0];
  }

  /** 201; 400 with errors by field; 409 'Hora no disponible'. */
  @Idempotent.Route()
  @Post('crear_cita_admin')
  create(@JsonBody() body: Values) {
    return withWireFieldNames(errorNames(body), async () => {
      const draft = draftOf(await this.body.read(CreateAppointmentInput, body));
      return toCita(await this.booking.create(draft, this.register));
    });
  }

  /** 200; an absent key keeps its value, last write wins; 400 with errors by field, 404, 409. */
  @Put('actualizar/:id')
  async update(@Param('id') text: string, @JsonBody() body: Values) {
    const id = await this.idOf(text);
    return withWireFieldNames(errorNames(body), async () => {
      const changes = changesOf(await this.body.read(UpdateAppointmentInput, body));
      return toCita(await this.editing.update(id, changes, undefined, this.register));
    });
  }

  /** 204; 404. */
  @Delete('eliminar/:id')
  @HttpCode(204)
  async delete(@Param('id') text: string): Promise<void> {
    await this.deletion.delete(await this.idOf(text));
  }

  private async changes(query: Values, reply: FastifyReply) {
    const asked = await this.inputs.checkQuery(ChangesInput, fromChangesQuery(query));
    const { date } =
      query[CITA.date] === undefined
        ? { date: undefined }
        : await this.inputs.checkQuery(DayInput, fromAvailabilityQuery(query));
    const page = await this.pages.changesForCopies(asked, date);
    await this.accessLog.noteShown('NOTES', patientsWithNotes(page.nodes));
    return sendPage(reply, page, toCita);
  }

  /** Appointments with their notes. The access is logged first. */
  private async answer(rows: readonly AppointmentRow[]) {
    await this.accessLog.noteShown('NOTES', patientsWithNotes(rows));
    return rows.map(toCita);
  }

  private readonly register = (written: AppointmentRow): Promise<void> =>
    this.accessLog.noteShown('NOTES', patientsWithNotes([written]));

  private async idOf(text: string): Promise<number> {
    return (await this.inputs.checkQuery(AppointmentIdInput, { id: asWholeNumber(text) })).id;
  }
}
