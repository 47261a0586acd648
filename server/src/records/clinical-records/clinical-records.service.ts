import { isDeepStrictEqual } from 'node:util';
import { OWN_AGENDA_MESSAGES } from '#domain/access/own-agenda.es.js';
import { mergeQuantities } from '#domain/records/clinical-record.js';
import { DomainError, invalidField } from '#domain/errors.js';
import { EXAM_OF_MANICURE } from '#domain/records/foot/exam.es.js';
import type { FootExam } from '#domain/records/foot/exam.js';
import { FIELD_MESSAGES, RECORD_NOT_FOUND } from '#domain/sentences.es.js';
import { NO_APPOINTMENT_TO_RECORD } from '#domain/visits/visit.es.js';
import { Injectable } from '@nestjs/common';
import { AccessLog } from '../../access/log/access-log.js';
import type { Staff } from '../../access/actors/staff.js';
import { ExamSettingsService } from '../../clinic/settings/exam-settings.service.js';
import { Clock } from '../../foundation/clock.js';
import { isOfOthers, type RowAuthor } from '../../foundation/database/connections/row-limit.js';
import { Sql } from '../../foundation/database/sql.js';
import { assertVersion } from '../../foundation/database/row-version.js';
import { Transactional } from '../../foundation/database/transactional.js';
import { NewRecords } from './new-records.js';
import { RecordAttendant } from './attendant/record-attendant.js';
import { RecordList } from './record-list.js';
import { RecordSupplies } from './record-supplies.js';
import { RecordVersions } from './record-versions.js';
import type {
  CreateClinicalRecordInput,
  UpdateClinicalRecordInput,
  UsedSupplyInput,
} from './record.input.js';
import type { RecordRow } from './record.row.js';
import type { DismissedWarning, WarningKind } from '#domain/records/warnings/warning.js';
import type { FootExamModel } from './foot/foot-exam.model.js';
import { lacksCutOff, storedExam, withCutOff } from './foot/stored-exam.js';
import { ProcedureWarnings } from './warnings/procedure-warnings.js';

/** The reason of a stock movement in the ledger. */
const reasonOf = (recordId: number): string => `Ficha ${recordId}`;

/**
 * Writes clinical records. They are never deleted here, and each edit keeps the previous version. The response contains
 * the whole record, so each write is also logged as a read.
 */
@Injectable()
export class ClinicalRecordsService {
  constructor(
    private readonly sql: Sql,
    private readonly list: RecordList,
    private readonly newRecords: NewRecords,
    private readonly versions: RecordVersions,
    private readonly accessLog: AccessLog,
    private readonly supplies: RecordSupplies,
    private readonly attendant: RecordAttendant,
    private readonly examSettings: ExamSettingsService,
    private readonly warnings: ProcedureWarnings,
    private readonly clock: Clock,
  ) {}

  /**
   * Creates a record and takes the supplies it used from stock.
   * @throws DomainError `INVALID_INPUT` on `patientId` or `professionalId` if it does not exist, on `appointmentId` if
   *   it is another patient's or has a record, on `footExam` if that is a manicure, or on `usedSupplies`
   */
  @Transactional()
  async create(input: CreateClinicalRecordInput, staff: Staff): Promise<RecordRow> {
    if (input.professionalId) await this.attendant.hold(input.professionalId);
    if (input.appointmentId) await this.assertOpen(input.appointmentId, input.patientId);
    if (input.footExam) await this.assertExaminable(input.appointmentId ?? null);
    const professionalId = input.professionalId ?? (await this.attendant.presumed(input, staff));
    const footExam = storedExam(await this.withCutOff(input.footExam, null), input.date);
    const dismissedWarnings = await this.withDismissed(
      { patientId: input.patientId, dismissedWarnings: [] },
      input.dismissedWarnings,
      staff,
    );
    const [id] = await this.newRecords.insert(
      [{ ...input, professionalId, footExam, dismissedWarnings }],
      staff,
    );
    if (id === undefined) throw invalidField('patientId', FIELD_MESSAGES.unknownPatient);
    await this.accessLog.note('RECORDS_READ', input.patientId);
    const { usedSupplies, date } = input;
    const warnings = await this.supplies.set(id, usedSupplies ?? [], date, staff, reasonOf(id));
    return { ...(await this.keepVersion(id)), warnings };
  }

  /**
   * Changes the fields that were sent and keeps the rest; the difference in supplies is taken from or returned to
   * stock. Without changes, no new version is created.
   * @param seenVersion the version the editor saw; undefined if the last write wins (REST).
   * @throws DomainError `NOT_FOUND`, `STALE`, `FORBIDDEN` for a person limited to their own agenda who neither attended
   *   nor wrote it, or `INVALID_INPUT` on `usedSupplies`, on `professionalId` if it does not
   *   exist, on `patientId` if it is another patient, or on `footExam` if it begins one of a manicure
   */
  @Transactional()
  async update(
    id: number,
    { patientId, ...sent }: UpdateClinicalRecordInput & { readonly patientId?: unknown },
    staff: Staff,
    seenVersion?: number,
  ): Promise<RecordRow> {
    const [held] = await this.sql.rows<RowAuthor>(
      `select professional_id as "professionalId", written_by as "writtenBy" from clinical_record where id = $1 for update`,
      [id],
    );
    const before = await this.list.find(id);
    if (!held || !before) throw new DomainError('NOT_FOUND', { message: RECORD_NOT_FOUND });
    if (isOfOthers(held)) throw new DomainError('FORBIDDEN', { message: OWN_AGENDA_MESSAGES.recordOfOthers });
    assertVersion(before.version, seenVersion);
    if (patientId !== undefined && patientId !== before.patientId) {
      throw invalidField('patientId', FIELD_MESSAGES.recordPatient);
    }
    await this.accessLog.note('RECORDS_READ', before.patientId);
    const footExamSent = await this.withCutOff(sent.footExam, before.footExam);
    const input = { ...sent, ...(footExamSent !== undefined && { footExam: footExamSent }) };
    if (!changes(input, before)) return before;
    if (input.footExam && !before.footExam) await this.assertExaminable(before.appointmentId);
    const seen = before.professional?.id ?? null;
    const { professionalId: named = seen, date: visitDate = before.date } = input;
    // The attendant stays if the editor leaves it as they see it: a limited person sees no other professional.
    const professionalId = named === seen ? held.professionalId : named;
    const footExam = storedExam(input.footExam === undefined ? before.footExam : input.footExam, visitDate);
    if (input.professionalId) await this.attendant.hold(input.professionalId);
    await this.sql.rows(
      `update clinical_record
       set date = coalesce($2, date), care_description = coalesce($3, care_description),
           procedure = coalesce($4, procedure), instructions = coalesce($5, instructions),
           version = version + 1, written_at = $6, written_by = $7, professional_id = $8, foot_exam = $9,
           dismissed_warnings = $10, irritating_products = coalesce($11, irritating_products)
       where id = $1`,
      [
        id,
        input.date ?? null,
        input.careDescription ?? null,
        input.procedure ?? null,
        input.instructions ?? null,
        this.clock.now(),
        staff.id,
        professionalId,
        footExam && JSON.stringify(footExam),
        JSON.stringify(await this.withDismissed(before, input.dismissedWarnings, staff)),
        input.irritatingProducts === null ? '' : input.irritatingProducts,
      ],
    );
    const { usedSupplies, date = before.date } = input;
    const warnings = usedSupplies ? await this.supplies.set(id, usedSupplies, date, staff, reasonOf(id)) : [];
    return { ...(await this.keepVersion(id)), warnings };
  }

  /** A warning is dismissed once: the first user and time stay. */
  private async withDismissed(
    { patientId, dismissedWarnings: known }: Pick<RecordRow, 'patientId' | 'dismissedWarnings'>,
    kinds: readonly WarningKind[] | null | undefined,
    staff: Staff,
  ): Promise<readonly DismissedWarning[]> {
    const added = newlyDismissed(known, kinds);
    if (added.length === 0) return known;
    const unreviewed = await this.warnings.unreviewed(patientId);
    const at = this.clock.now().toISOString();
    return [
      ...known,
      ...added.map((kind) => ({ kind, by: staff.name, at, isUnreviewed: unreviewed.has(kind) })),
    ];
  }

  /** Checks that the appointment is the patient's and has no record, and locks it until the transaction ends. */
  private async assertOpen(appointmentId: number, patientId: number): Promise<void> {
    const [found] = await this.sql.rows<{ patientId: number }>(
      'select patient_id as "patientId" from appointment where id = $1 for update',
      [appointmentId],
    );
    const records = await this.sql.rows('select from clinical_record where appointment_id = $1', [
      appointmentId,
    ]);
    if (found?.patientId !== patientId || records.length > 0)
      throw invalidField('appointmentId', NO_APPOINTMENT_TO_RECORD);
  }

  private async withCutOff(
    sent: FootExamModel | null | undefined,
    before: FootExam | null,
  ): Promise<FootExamModel | null | undefined> {
    if (!sent || !lacksCutOff(sent)) return sent;
    return withCutOff(sent, before, (await this.examSettings.read()).tenPointCutOff);
  }

  /** A manicure has a short form instead. */
  private async assertExaminable(appointmentId: number | null): Promise<void> {
    const manicures = await this.sql.rows(
      `select from appointment where id = $1 and service_type = 'MANICURE'`,
      [appointmentId],
    );
    if (manicures.length > 0) throw invalidField('footExam', EXAM_OF_MANICURE);
  }

  private async keepVersion(id: number): Promise<RecordRow> {
    await this.versions.keep([id]);
    const record = await this.list.find(id);
    if (!record) throw new DomainError('NOT_FOUND', { message: RECORD_NOT_FOUND });
    return record;
  }
}

const newlyDismissed = (
  known: readonly DismissedWarning[],
  kinds: readonly WarningKind[] | null | undefined,
): WarningKind[] => [...new Set(kinds)].filter((kind) => !known.some((one) => one.kind === kind));

function changes(
  {
    usedSupplies,
    professionalId,
    footExam,
    dismissedWarnings,
    irritatingProducts,
    ...said
  }: UpdateClinicalRecordInput,
  record: RecordRow,
): boolean {
  const quantities = (lines: readonly UsedSupplyInput[]) => JSON.stringify([...mergeQuantities(lines)]);
  return (
    Object.entries(said).some(
      ([field, value]) => value != null && value !== record[field as keyof RecordRow],
    ) ||
    (professionalId !== undefined && professionalId !== (record.professional?.id ?? null)) ||
    (footExam !== undefined &&
      !isDeepStrictEqual(storedExam(footExam, said.date ?? record.date), record.footExam)) ||
    newlyDismissed(record.dismissedWarnings, dismissedWarnings).length > 0 ||
    (irritatingProducts !== undefined && (irritatingProducts ?? '') !== record.irritatingProducts) ||
    (usedSupplies != null && quantities(usedSupplies) !== quantities(record.usedSupplies))
  );
}
