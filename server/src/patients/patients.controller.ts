import { DomainError } from '#domain/errors.js';
import type { Rut } from '#domain/rut.js';
import { PATIENT_NOT_FOUND } from '#domain/screen-sentences.es.js';
import { Controller, Delete, Get, HttpCode, Param, Post, Put, Query, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { AccessLog } from '../access/log/access-log.js';
import { EXPORT_PAGE, ListExports } from '../access/list-exports.js';
import { AreaKeys } from '../access/rights/area-keys.decorator.js';
import { Needs, WholeClinic } from '../access/rights/needs.decorator.js';
import {
  asksForChanges,
  fromChangesQuery,
  sendPage,
  toEliminado,
} from '../foundation/changes/cambios.wire.js';
import { ChangesInput } from '../foundation/changes/changes.input.js';
import { WireErrors } from '../foundation/errors/wire-errors.js';
import { JsonBody } from '../foundation/http/bodies/json-body.js';
import { IsRut } from '../foundation/input/field-rules.js';
import { Inputs } from '../foundation/input/inputs.js';
import { asWholeNumber } from '../foundation/input/whole-number.js';
import { Idempotent } from '../foundation/http/idempotent.decorator.js';
import { ChangedPatients } from './changed-patients.js';
import {
  fromPaciente,
  fromPatientsQuery,
  HEALTH_DATA_KEYS,
  originalRutOf,
  PACIENTE,
  toPaciente,
} from './paciente.wire.js';
import { PatientList } from './patient-list.js';
import { PatientListInput } from './patient-list.input.js';
import { PatientIdInput, PatientRutInput } from './patient-key.input.js';
import { CreatePatientInput, UpdatePatientInput } from './patient.input.js';
import type { PatientRow } from './patient.row.js';
import { PatientsService } from './patients.service.js';

class OriginalRutInput {
  @IsRut() originalRut!: Rut;
}

@Needs('PATIENTS')
@AreaKeys('HEALTH_DATA', ...HEALTH_DATA_KEYS)
@Controller('api/pacientes')
@WireErrors(PACIENTE)
export class PatientsController {
  constructor(
    private readonly patients: PatientsService,
    private readonly patientList: PatientList,
    private readonly changed: ChangedPatients,
    private readonly exports: ListExports,
    private readonly accessLog: AccessLog,
    private readonly inputs: Inputs,
  ) {}

  /**
   * 200, all by `nombre`; with `?rut=` an array of one or none, 400 for an invalid one. With `cambiado_desde`, `cursor`
   * or `limite`, a page of what changed.
   */
  @Get()
  async list(@Query() query: Record<string, unknown>, @Res({ passthrough: true }) reply: FastifyReply) {
    const { rut } = query;
    if (asksForChanges(query)) return this.changes(query, reply);
    if (rut === undefined) return this.answer(await this.patients.all());
    const found = await this.patients.findByRut(await this.rutOf(rut));
    return this.answer(found ? [found] : []);
  }

  /** 200, ordered by `orden`, descending with `descendente=true`; `busqueda` filters. */
  @Get('exportar')
  async export(@Query() query: Record<string, unknown>, @Res() reply: FastifyReply): Promise<void> {
    const asked = await this.inputs.checkQuery(PatientListInput, fromPatientsQuery(query));
    await this.exports.send(reply, 'PATIENTS', query['formato'], async (after) => {
      const page = await this.patientList.page({ ...asked, first: EXPORT_PAGE, after });
      await this.accessLog.noteShown(
        'CONDITION',
        page.nodes.map(({ id }) => id),
      );
      return page;
    });
  }

  /** 200 `{existe, paciente}`; 400 for an invalid RUT. */
  @Get('verificar_rut')
  async checkRut(@Query('rut') rut?: unknown) {
    const found = await this.patients.findByRut(await this.rutOf(rut));
    const [shown = null] = await this.answer(found ? [found] : []);
    return { existe: found !== undefined, paciente: shown };
  }

  /** 200, a page of the ids of patients that were deleted or whose data are blocked. */
  @WholeClinic()
  @Get('eliminados')
  async deletions(@Query() query: Record<string, unknown>, @Res({ passthrough: true }) reply: FastifyReply) {
    const asked = await this.inputs.checkQuery(ChangesInput, fromChangesQuery(query));
    return sendPage(reply, await this.changed.deletions(asked), toEliminado);
  }

  /** 200; 404, also for a patient who was merged into another. */
  @Get(':id')
  async read(@Param('id') text: string) {
    const { id } = await this.inputs.checkQuery(PatientIdInput, { id: asWholeNumber(text) });
    const found = await this.patients.find(id);
    if (!found) throw new DomainError('NOT_FOUND', { message: PATIENT_NOT_FOUND });
    return (await this.answer([found]))[0];
  }

  /** 201; 400 by field; 409 for a RUT in use. An empty `rut` gets a provisional one. */
  @Idempotent.Route()
  @Post('crear_paciente_admin')
  async create(@JsonBody() body: Record<string, unknown>) {
    const input = await this.inputs.check(CreatePatientInput, fromPaciente(body));
    return toPaciente(await this.patients.shown(() => this.patients.create(input)));
  }

  /** 200; identified by `rut_original`, otherwise `rut`; 404 if unknown; last write wins, key by key. */
  @Put('actualizar_paciente_admin')
  async update(@JsonBody() body: Record<string, unknown>) {
    const { originalRut } = await this.inputs.check(OriginalRutInput, originalRutOf(body));
    const input = await this.inputs.check(UpdatePatientInput, fromPaciente(body));
    return toPaciente(await this.patients.shown(() => this.patients.updateByRut(originalRut, input)));
  }

  /** 204, also deletes the patient's appointments; 404; 409 for a patient with clinical records. */
  @WholeClinic()
  @Delete('eliminar_paciente_admin/:rut')
  @HttpCode(204)
  async delete(@Param('rut') rut: string): Promise<void> {
    await this.patients.deleteByRut(await this.rutOf(rut));
  }

  /** A page of patients in the order of change, of all or of the one with a RUT. */
  private async changes(query: Record<string, unknown>, reply: FastifyReply) {
    const asked = await this.inputs.checkQuery(ChangesInput, fromChangesQuery(query));
    const { rut } = query;
    const only = rut === undefined ? undefined : await this.patients.findByRut(await this.rutOf(rut));
    const page = await this.changed.pageForCopies(asked, rut === undefined ? undefined : (only?.id ?? null));
    await this.noteShown(page.nodes);
    return sendPage(reply, page, toPaciente);
  }

  /** Patients with their conditions. The access is logged first. */
  private async answer(rows: readonly PatientRow[]): Promise<Record<string, unknown>[]> {
    await this.noteShown(rows);
    return rows.map(toPaciente);
  }

  private noteShown(rows: readonly PatientRow[]): Promise<void> {
    return this.accessLog.noteShown(
      'CONDITION',
      rows.map(({ id }) => id),
    );
  }

  private async rutOf(text: unknown): Promise<Rut> {
    return (await this.inputs.checkQuery(PatientRutInput, { rut: text })).rut;
  }
}
