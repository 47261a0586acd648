import { totalCost } from '#domain/records/clinical-record.js';
import { DomainError, invalidField } from '#domain/errors.js';
import { examInWords } from '#domain/records/foot/exam-words.es.js';
import { FIELD_MESSAGES, RECORD_NOT_FOUND } from '#domain/sentences.es.js';
import { Controller, Get, Param, Post, Put, Query, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { EXPORT_PAGE, ListExports } from '../../access/list-exports.js';
import { CurrentStaff } from '../../access/actors/current-staff.decorator.js';
import { Needs, WholeClinic } from '../../access/rights/needs.decorator.js';
import type { SignedInStaff } from '../../access/actors/staff.js';
import {
  asksForChanges,
  fromChangesQuery,
  sendPage,
  toEliminado,
} from '../../foundation/changes/cambios.wire.js';
import { ChangesInput } from '../../foundation/changes/changes.input.js';
import { WireErrors } from '../../foundation/errors/wire-errors.js';
import { JsonBody } from '../../foundation/http/bodies/json-body.js';
import { allFaults } from '../../foundation/input/all-faults.js';
import { isId } from '../../foundation/input/field-rules.js';
import { Inputs } from '../../foundation/input/inputs.js';
import { asWholeNumber } from '../../foundation/input/whole-number.js';
import { PatientsService } from '../../patients/patients.service.js';
import { Idempotent } from '../../foundation/http/idempotent.decorator.js';
import { ClinicalRecordsService } from './clinical-records.service.js';
import { FICHA, readPatientId, readPatientQuery, readRecord, toFicha } from './ficha.wire.js';
import { FootHistory } from './foot/foot-history.js';
import { FootHistoryInput, placeOf } from './foot/foot-history.model.js';
import { FootStandings } from './foot/foot-standings.js';
import { readPlaceQuery, toHistoriaPie } from './foot/historia-pie.wire.js';
import { toRiesgoPie } from './foot/riesgo-pie.wire.js';
import { ProcedureWarnings } from './warnings/procedure-warnings.js';
import { toAdvertencia } from './warnings/advertencias.es.js';
import { ProcedureWarningsInput } from './warnings/warning.model.js';
import { PatientOfQuery } from './patient-of-query.input.js';
import { RecordList } from './record-list.js';
import { CreateClinicalRecordInput, RecordIdInput, RestRecordChanges } from './record.input.js';

type Values = Record<string, unknown>;

@Needs('HEALTH_DATA')
@Controller('api/pacientes/fichas')
@WireErrors(FICHA)
export class ClinicalRecordsController {
  constructor(
    private readonly records: ClinicalRecordsService,
    private readonly list: RecordList,
    private readonly standings: FootStandings,
    private readonly history: FootHistory,
    private readonly procedureWarnings: ProcedureWarnings,
    private readonly patients: PatientsService,
    private readonly exports: ListExports,
    private readonly inputs: Inputs,
  ) {}

  /**
   * 200, a patient's records, newest `fecha` first, by `?paciente={id}` or `?rut=`; 400 without one, 404 if unknown.
   * With `cambiado_desde`, `cursor` or `limite`, a page of changed records, of one patient or all.
   */
  @Get()
  async ofPatient(@Query() query: Values, @Res({ passthrough: true }) reply: FastifyReply) {
    if (asksForChanges(query)) return this.changes(query, reply);
    const patient = await this.readQuery(query);
    return (await this.list.ofPatient(patient)).map(toFicha);
  }

  /**
   * 200, records, newest `fecha` first: a patient's, by `?paciente={id}` or `?rut=`, or all; 404 for an unknown
   * patient.
   */
  @Get('exportar')
  async export(@Query() query: Values, @Res() reply: FastifyReply): Promise<void> {
    const patientId = await this.patientIdOf(query);
    await this.exports.send(reply, 'RECORDS', query['formato'], async (after) => {
      const page = await this.list.pageToExport(patientId, { first: EXPORT_PAGE, after });
      return {
        ...page,
        nodes: page.nodes.map((row) => ({
          ...row,
          professionalName: row.professional?.name ?? row.imported?.professionalName ?? '',
          footExam: row.footExam ? examInWords(row.footExam).join('. ') : '',
          usedSupplies: row.usedSupplies
            .map(({ supplyName, quantity }) => `${quantity} × ${supplyName}`)
            .join('; '),
          totalCost: totalCost(row.usedSupplies),
        })),
      };
    });
  }

  /** 200, the risk of a patient's feet and the newest exam, by `?paciente={id}` or `?rut=`; 400 without one, 404 if unknown. */
  @Get('riesgo-pie')
  async footStanding(@Query() query: Values) {
    const { id } = await this.patients.named(await this.readQuery(query));
    return toRiesgoPie(await this.standings.ofPatient(id));
  }

  /**
   * 200, what the exams say of one nail, zone or foot, newest first, by `?paciente={id}` or `?rut=`, with `lado` and
   * `ortejo`, `zona` or neither; 400 without a patient or for an unknown place, 404 if unknown.
   */
  @Get('historia-pie')
  async footHistory(@Query() query: Values) {
    const patientId = await this.patientIdOf(query);
    const input = await this.inputs.checkQuery(FootHistoryInput, { patientId, ...readPlaceQuery(query) });
    return (await this.history.of(input.patientId, placeOf(input))).map(toHistoriaPie);
  }

  /** 200, what to notice before `?tratamiento={id}` of `?paciente={id}` or `?rut=`; 400 without them, 404 if unknown. */
  @Get('advertencias')
  async warnings(@Query() query: Values) {
    const { treatmentId, patientId } = await this.inputs.checkQuery(ProcedureWarningsInput, {
      patientId: await this.patientIdOf(query),
      treatmentId: asWholeNumber(query['tratamiento']),
    });
    return (await this.procedureWarnings.before(patientId, treatmentId)).map(toAdvertencia);
  }

  /** 200, a page of the ids of records deleted after their legal retention period. */
  @WholeClinic()
  @Get('eliminados')
  async deletions(@Query() query: Values, @Res({ passthrough: true }) reply: FastifyReply) {
    const asked = await this.inputs.checkQuery(ChangesInput, fromChangesQuery(query));
    return sendPage(reply, await this.list.deletions(asked), toEliminado);
  }

  /** 200; 404. */
  @Get(':id')
  async read(@Param('id') text: string) {
    const found = await this.list.read(await this.idOf(text));
    if (!found) throw new DomainError('NOT_FOUND', { message: RECORD_NOT_FOUND });
    return toFicha(found);
  }

  /** 201; 400 with errors by field, on `productos_usados` if there is not enough stock. */
  @Idempotent.Route()
  @Post()
  async create(@JsonBody() body: Values, @CurrentStaff() staff: SignedInStaff) {
    const patientId = readPatientId(body);
    const checked = this.inputs.check(CreateClinicalRecordInput, { ...readRecord(body), patientId });
    // Creating looks the patient up, but other wrong fields prevent it.
    const patient = checked.then(
      () => undefined,
      () => this.assertExists(patientId),
    );
    const [input] = await allFaults(checked, patient);
    return toFicha(await this.records.create(input, staff));
  }

  /** 200; an absent key keeps its value, last write wins; without a product list, the products stay. */
  @Put(':id')
  async update(@Param('id') text: string, @JsonBody() body: Values, @CurrentStaff() staff: SignedInStaff) {
    const id = await this.idOf(text);
    const changes = { ...readRecord(body), patientId: readPatientId(body) };
    const input = await this.inputs.check(RestRecordChanges, changes);
    return toFicha(await this.records.update(id, input, staff));
  }

  private async assertExists(patientId: unknown): Promise<void> {
    if (!isId(patientId) || (await this.patients.find(patientId))) return;
    throw invalidField('patientId', FIELD_MESSAGES.unknownPatient);
  }

  private async changes(query: Values, reply: FastifyReply) {
    const asked = await this.inputs.checkQuery(ChangesInput, fromChangesQuery(query));
    const page = await this.list.changesForCopies(asked, await this.patientIdOf(query));
    return sendPage(reply, page, toFicha);
  }

  /**
   * @returns undefined if the query names no patient.
   * @throws DomainError `NOT_FOUND`
   */
  private async patientIdOf(query: Values): Promise<number | undefined> {
    const asked = await this.readQuery(query);
    return asked.id || asked.rut ? (await this.patients.named(asked)).id : undefined;
  }

  private readQuery(query: Values): Promise<PatientOfQuery> {
    return this.inputs.checkQuery(PatientOfQuery, readPatientQuery(query));
  }

  private async idOf(text: string): Promise<number> {
    return (await this.inputs.checkQuery(RecordIdInput, { id: asWholeNumber(text) })).id;
  }
}
