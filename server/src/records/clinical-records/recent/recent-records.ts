import { professionalName } from '#domain/clinic/professionals/professional.es.js';
import type { LocalDate } from '#domain/clinic-time.js';
import { findingKeysFor } from '#domain/records/foot/finding-search.es.js';
import { Injectable } from '@nestjs/common';
import { asIsoInstant, Sql } from '../../../foundation/database/sql.js';
import { type Page, type PageOrder, readPage } from '../../../foundation/input/page-cursor.js';
import { AccessLog } from '../../../access/log/access-log.js';
import { isListed } from '../../../patients/patient.row.js';
import { RECORD_PROFESSIONAL, type RecordProfessional } from '../attendant/record-professional.js';
import type { RecentRecordsInput } from './recent-records.input.js';

/** The patient, attendant and author of a record, without its content. */
export interface RecentRecordRow {
  readonly id: number;
  readonly patientId: number;
  readonly patientName: string;
  readonly date: LocalDate;
  /** Null if unknown, or not one of the clinic. */
  readonly professional: RecordProfessional | null;
  /** Null if it was written in this product; otherwise the attending professional in the file, or empty. */
  readonly importedProfessional: string | null;
  readonly version: number;
  /** When the newest version was written; ISO 8601, UTC. */
  readonly writtenAt: string;
  readonly writtenBy: string;
}

const BY_DATE: PageOrder<RecentRecordRow> = {
  name: 'RECENT_RECORDS',
  kinds: ['day', 'integer'],
  keysOf: ({ date, id }) => [date, id],
};

/** The current name of the professional who attended, or the name in the imported file; empty if unknown. */
export const attendantOf = ({
  professional,
  importedProfessional,
}: Pick<RecentRecordRow, 'professional' | 'importedProfessional'>): string =>
  professional ? professionalName(professional.name, professional.service) : (importedProfessional ?? '');

/** Up to so many records are found by the index of findings. If more match, reading in the list's order is faster. */
const FEW = 1_000;

/**
 * The newest records of all patients whose data is not blocked. Not logged as an access to health data, because it does
 * not say what a record contains: opening one is, and so is a search for findings.
 */
@Injectable()
export class RecentRecords {
  constructor(
    private readonly sql: Sql,
    private readonly accessLog: AccessLog,
  ) {}

  /** @throws DomainError `INVALID_INPUT` on `after` for a cursor that is not of this list. */
  async page(query: RecentRecordsInput): Promise<Page<RecentRecordRow>> {
    const keys = findingKeysFor(query.finding ?? '');
    const few = keys && (await this.fewWith(keys));
    const page = await readPage(query, BY_DATE, (count, after) =>
      this.sql.rowsWithFreshPlan<RecentRecordRow>(
        `select r.id, r.patient_id as "patientId", patient.name as "patientName", r.date,
                ${RECORD_PROFESSIONAL} as professional,
                (select i.professional_name from imported_record i where i.clinical_record_id = r.id) as "importedProfessional",
                r.version, ${asIsoInstant('r.written_at')} as "writtenAt", coalesce(w.name, '') as "writtenBy"
         from clinical_record r join patient on patient.id = r.patient_id
           left join staff_user w on w.id = r.written_by
           left join professional p on p.id = r.professional_id
         where ($1::date is null or r.date >= $1) and ($2::date is null or r.date <= $2)
           and ($3::integer is null or r.professional_id = $3) and ${isListed('r.patient_id')}
           and ($6::integer[] is null or r.id = any($6))
           -- In a subquery, so that the records are read in the order of the list and not from the index of findings.
           and ($7::text[] is null or (select finding_keys(r.foot_exam) && $7))
           and ($8::date is null or (r.date, r.id) < ($8::date, $9::integer))
         order by r.date desc, r.id desc limit $4 offset $5`,
        [
          query.from ?? null,
          query.to ?? null,
          query.professionalId ?? null,
          count,
          query.offset,
          few ?? null,
          few ? null : (keys ?? null),
          ...(after ?? [null, null]),
        ],
      ),
    );
    if (keys) await this.accessLog.noteRecords(page.nodes.map(({ patientId }) => patientId));
    return page;
  }

  /** The ids of the records with one of these findings; undefined if they are many. */
  private async fewWith(keys: readonly string[]): Promise<number[] | undefined> {
    const found = await this.sql.rowsWithFreshPlan<{ id: number }>(
      'select r.id from clinical_record r where finding_keys(r.foot_exam) && $1::text[] limit $2',
      [keys, FEW + 1],
    );
    return found.length > FEW ? undefined : found.map(({ id }) => id);
  }
}
