import { parseInstant } from '#domain/clinic-time.js';
import { Injectable } from '@nestjs/common';
import { AccessLog } from '../../access/log/access-log.js';
import type { ChangesInput } from '../../foundation/changes/changes.input.js';
import {
  type ChangePage,
  type Deletion,
  readChanges,
  readDeletions,
} from '../../foundation/changes/read-changes.js';
import { changedMicroseconds, changedSince, inOrderOfChange } from '../../foundation/database/changes.js';
import { asIsoInstant, Sql, opaqueParameter } from '../../foundation/database/sql.js';
import { type ChangedRow, IN_ORDER_OF_CHANGE } from '../../foundation/input/changed-since.js';
import { type Page, type PageOrder, readPage } from '../../foundation/input/page-cursor.js';
import { PatientsService } from '../../patients/patients.service.js';
import type { PatientOfQuery } from './patient-of-query.input.js';
import type { ChangedRecordsInput, RecordPageInput } from './record.input.js';
import { RECORD_PROFESSIONAL } from './attendant/record-professional.js';
import { type RecordRow, type RecordVersionRow, SELECT_RECORDS } from './record.row.js';

/** The RUT is canonical. */
export interface ExportedRecordRow extends RecordRow {
  readonly patientRut: string;
  readonly patientName: string;
}

export type Irritation = Pick<RecordRow, 'date' | 'irritatingProducts'>;

export interface RecordPage extends Page<RecordRow> {
  readonly totalCount: number;
}

const NEWEST_FIRST = 'order by r.date desc, r.id desc';
const BY_DATE: PageOrder<RecordRow> = {
  name: 'RECORDS',
  kinds: ['day', 'integer'],
  keysOf: ({ date, id }) => [date, id],
};

/** Reads clinical records, newest date first. Each access is logged before the response is sent. */
@Injectable()
export class RecordList {
  constructor(
    private readonly sql: Sql,
    private readonly accessLog: AccessLog,
    private readonly patients: PatientsService,
  ) {}

  /**
   * @throws DomainError `NOT_FOUND`, or `BAD_REQUEST` if no patient is named
   */
  async ofPatient(asked: PatientOfQuery): Promise<RecordRow[]> {
    const patient = await this.patients.named(asked);
    await this.accessLog.note('RECORDS_READ', patient.id);
    return this.sql.rows<RecordRow>(`${SELECT_RECORDS} where r.patient_id = $1 ${NEWEST_FIRST}`, [
      patient.id,
    ]);
  }

  /** @throws DomainError `INVALID_INPUT` on `after` for a cursor that is not of this list. */
  async page({ patientId, ...page }: RecordPageInput): Promise<RecordPage> {
    const read = async (count: number, after: readonly unknown[] | null): Promise<RecordRow[]> => {
      await this.accessLog.note('RECORDS_READ', patientId);
      return this.sql.rows<RecordRow>(
        `${SELECT_RECORDS}
         where r.patient_id = $1 and ($3::date is null or (r.date, r.id) < ($3::date, $4::integer))
         ${NEWEST_FIRST} limit $2`,
        [patientId, count, after?.[0] ?? null, after?.[1] ?? null],
      );
    };
    const records = await readPage(page, BY_DATE, read);
    const [counted] = await this.sql.rows<{ total: number }>(
      'select count(*)::integer as total from clinical_record where patient_id = $1',
      [patientId],
    );
    return { ...records, totalCount: counted?.total ?? 0 };
  }

  /**
   * Records of all patients, ordered by their last change; the access is logged for each patient.
   * @throws DomainError `INVALID_INPUT` on `after` for a cursor that is not of this list.
   */
  changed(query: ChangedRecordsInput): Promise<Page<RecordRow>> {
    const since = parseInstant(query.changedSince);
    return readPage<RecordRow & ChangedRow>(query, IN_ORDER_OF_CHANGE, async (count, after) => {
      const rows = await this.sql.rowsWithFreshPlan<RecordRow & ChangedRow>(
        `select r.*, ${changedMicroseconds('c')} from (${SELECT_RECORDS}) as r join clinical_record c on c.id = r.id
         where ${changedSince('c')} ${inOrderOfChange('c')} limit $4`,
        [since, after?.[0] ?? null, after?.[1] ?? null, count],
      );
      // The last row only shows that there are more, so its read is not logged.
      const shown = new Set(rows.slice(0, count - 1).map(({ patientId }) => patientId));
      for (const patientId of shown) await this.accessLog.note('RECORDS_READ', patientId);
      return rows;
    });
  }

  /**
   * A page of changes for API clients that keep a copy, of one patient or all.
   * @throws DomainError `BAD_REQUEST` for a cursor that is not of this list
   */
  changesForCopies(asked: ChangesInput, patientId: number | undefined): Promise<ChangePage<RecordRow>> {
    return readChanges(this.sql, asked, {
      table: 'clinical_record',
      only: patientId === undefined ? undefined : { column: 'c.patient_id', value: patientId },
      rows: async (ids, values) => {
        const rows = await this.sql.rows<RecordRow>(`${SELECT_RECORDS} where r.id = any(${ids})`, values);
        await this.accessLog.noteRecords(rows.map((row) => row.patientId));
        return rows;
      },
    });
  }

  /** @throws as `changesForCopies` */
  deletions(asked: ChangesInput): Promise<ChangePage<Deletion>> {
    return readDeletions(this.sql, asked, { table: 'clinical_record' });
  }

  /**
   * The records of one patient, or of all patients whose data is not blocked, each with its patient; in pages.
   * @throws DomainError `INVALID_INPUT` on `after` for a cursor that is not of this list
   */
  pageToExport(
    patientId: number | undefined,
    page: { readonly first: number; readonly after: string | null },
  ): Promise<Page<ExportedRecordRow>> {
    return readPage(page, BY_DATE as PageOrder<ExportedRecordRow>, async (count, after) => {
      const rows = await this.sql.rows<RecordRow>(
        `${SELECT_RECORDS}
         where ($1::integer is null or r.patient_id = $1)
           and ($1 is not null or not exists (
             select from patient_block b where b.patient_id = r.patient_id and b.lifted_at is null))
           and ($3::date is null or (r.date, r.id) < ($3::date, $4::integer))
         ${NEWEST_FIRST} limit $2`,
        [patientId ?? null, count, after?.[0] ?? null, after?.[1] ?? null],
      );
      const patientIds = [...new Set(rows.map((row) => row.patientId))];
      await this.accessLog.noteRecords(patientIds);
      const patients = await this.sql.rows<{ id: number; rut: string; name: string }>(
        `select id, rut, name from patient where id = any(${opaqueParameter('$1', 'integer[]')})`,
        [patientIds],
      );
      const byId = new Map(patients.map((patient) => [patient.id, patient]));
      return rows.map((row) => {
        const { rut: patientRut = '', name: patientName = '' } = byId.get(row.patientId) ?? {};
        return { ...row, patientRut, patientName };
      });
    });
  }

  async ofPatientByIds(patientId: number, ids: readonly number[]): Promise<RecordRow[]> {
    if (ids.length === 0) return [];
    await this.accessLog.note('RECORDS_READ', patientId);
    return this.sql.rows<RecordRow>(
      `${SELECT_RECORDS} where r.patient_id = $1 and r.id = any(${opaqueParameter('$2', 'integer[]')})`,
      [patientId, ids],
    );
  }

  /** The products that irritated the patient, from the newest record that names any. */
  async lastIrritation(patientId: number): Promise<Irritation | undefined> {
    await this.accessLog.note('RECORDS_READ', patientId);
    const [found] = await this.sql.rows<Irritation>(
      `select r.date, r.irritating_products as "irritatingProducts" from clinical_record r
       where r.patient_id = $1 and r.irritating_products <> '' ${NEWEST_FIRST} limit 1`,
      [patientId],
    );
    return found;
  }

  async read(id: number): Promise<RecordRow | undefined> {
    const found = await this.find(id);
    if (found) await this.accessLog.note('RECORDS_READ', found.patientId);
    return found;
  }

  /** Does not log the access: for internal use, before a response. */
  async find(id: number): Promise<RecordRow | undefined> {
    return (await this.sql.rows<RecordRow>(`${SELECT_RECORDS} where r.id = $1`, [id]))[0];
  }

  /** All versions of a record, newest first, including the current one. */
  async versions(id: number, patientId: number): Promise<RecordVersionRow[]> {
    await this.accessLog.note('VERSIONS_READ', patientId);
    return this.sql.rows<RecordVersionRow>(
      `select v.version, v.date, v.care_description as "careDescription", v.procedure, v.instructions,
              v.used_supplies as "usedSupplies", v.foot_exam as "footExam", v.dismissed_warnings as "dismissedWarnings",
              v.irritating_products as "irritatingProducts", ${asIsoInstant('v.written_at')} as "writtenAt", coalesce(w.name, '') as "writtenBy",
              ${RECORD_PROFESSIONAL} as professional
       from clinical_record_version v left join staff_user w on w.id = v.written_by
         left join professional p on p.id = v.professional_id
       where v.clinical_record_id = $1 order by v.version desc`,
      [id],
    );
  }
}
