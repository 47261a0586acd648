import type { Rut } from '#domain/rut.js';
import { Controller, Delete, Get, HttpCode, Param, Post, Put, Query, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { AccessLog } from '../audit/access-log.js';
import { EXPORT_PAGE, ListExports } from '../audit/list-exports.js';
import { AreaKeys } from '../auth/rights/area-keys.decorator.js';
import { Needs } from '../auth/rights/needs.decorator.js';
import { WireErrors } from '../errors/wire-errors.js';
import { JsonBody } from '../http/bodies/json-body.js';
import { IsRut } from '../input/field-rules.js';
import { Inputs } from '../input/inputs.js';
import { Idempotent } from '../http/idempotent.decorator.js';
import { fromPaciente, fromPatientsQuery, originalRutOf, PACIENTE, toPaciente } from './paciente.wire.js';
import { PatientList } from './patient-list.js';
import { PatientListInput } from './patient-list.input.js';
import { PatientRutInput } from './patient-key.input.js';
import { CreatePatientInput, UpdatePatientInput } from './patient.input.js';
import type { PatientRow } from './patient.row.js';
import { PatientsService } from './patients.service.js';

class OriginalRutInput {
  @IsRut() originalRut!: Rut;
}

@Needs('PATIENTS')
@AreaKeys('HEALTH_DATA', PACIENTE.underlyingCondition, PACIENTE.clinicalCase)
@Controller('api/pacientes')
@WireErrors(PACIENTE)
export class PatientsController {
  constructor(
    private readonly patients: PatientsService,
    private readonly patientList: PatientList,
    private readonly exports: ListExports,
    private readonly accessLog: AccessLog,
    private readonly inputs: Inputs,
  ) {}

  /** 200, all by `nombre`; with `?rut=` an array of one or none, 400 for an invalid one. */
  @Get()
  async list(@Query('rut') rut?: unknown) {
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
  @Delete('eliminar_paciente_admin/:rut')
  @HttpCode(204)
  async delete(@Param('rut') rut: string): Promise<void> {
    await this.patients.deleteByRut(await this.rutOf(rut));
  }

  /** Patients with their conditions. The access is logged first. */
  private async answer(rows: readonly PatientRow[]): Promise<Record<string, unknown>[]> {
    await this.accessLog.noteShown(
      'CONDITION',
      rows.map(({ id }) => id),
    );
    return rows.map(toPaciente);
  }

  private async rutOf(text: unknown): Promise<Rut> {
    return (await this.inputs.checkQuery(PatientRutInput, { rut: text })).rut;
  }
}
