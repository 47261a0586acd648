import type { LocalDate } from '#domain/clinic-time.js';
import { Injectable } from '@nestjs/common';
import type { RiskAssessment } from 'fhir/r4.js';
import { AccessLog } from '../../access/log/access-log.js';
import { asIsoInstant, Sql } from '../../foundation/database/sql.js';
import { isId } from '../../foundation/input/field-rules.js';
import { FootStandings } from '../../records/clinical-records/foot/foot-standings.js';
import { mergedAt } from './merged-at.js';
import type { Search } from './read-search.js';
import { toRiskAssessment } from './risk-assessment.resource.js';
import { type FoundPage, inMicroseconds, MICROSECONDS, SearchPages } from './search-page.js';
import { byDay, byId, byInstant, byReference, type SearchParameters } from './search-parameters.js';

/**
 * Patients whose feet were examined, with the last change of an exam or of a fact on which the risk rests. An edit may
 * have taken an exam out of its record.
 */
const ASSESSED = `(
  select r.patient_id, max(r.date) as day,
         greatest((select max(w.written_at) from clinical_record w
                   where w.patient_id = r.patient_id and (w.foot_exam is not null or w.version > 1)),
                  (select max(coalesce(e.ended_at, e.noted_at)) from patient_alert e where e.patient_id = r.patient_id),
                  ${mergedAt('r.patient_id')}) as last_updated
  from clinical_record r where r.foot_exam is not null group by r.patient_id) as o`;

const select = (from: string): string => `
  select o.patient_id as "patientId", o.day as date, ${asIsoInstant('o.last_updated')} as "lastUpdated",
         ${inMicroseconds('o.last_updated')}
  from ${from}`;

interface SelectedRow extends Record<string, unknown> {
  readonly patientId: number;
  readonly date: LocalDate;
  readonly lastUpdated: string;
  readonly [MICROSECONDS]: number;
}

export const RISK_PARAMETERS: SearchParameters = {
  _id: byId('o.patient_id'),
  _lastUpdated: byInstant(
    'o.last_updated',
    'When an exam or a fact about the patient was last written, or the patient last merged.',
  ),
  patient: byReference('Patient', 'o.patient_id', 'The patient.', true),
  date: byDay(
    () => 'o.day',
    'The day of the newest exam, with `ne`, `ge`, `gt`, `le`, `lt`, `sa`, `eb` and `ap`.',
  ),
};

/** The risk of the feet as FHIR resources, one for each examined patient. Each read is logged first. */
@Injectable()
export class FhirRiskAssessments {
  constructor(
    private readonly sql: Sql,
    private readonly pages: SearchPages,
    private readonly standings: FootStandings,
    private readonly accessLog: AccessLog,
  ) {}

  /** @param patientId is the resource's id too. */
  async read(patientId: number): Promise<RiskAssessment | undefined> {
    if (!isId(patientId)) return undefined;
    const rows = await this.sql.rows<SelectedRow>(`${select(ASSESSED)} where o.patient_id = $1`, [patientId]);
    return (await this.answer(rows))[0];
  }

  async search(search: Search): Promise<FoundPage<RiskAssessment>> {
    const page = await this.pages.read<SelectedRow>(search, {
      select: () => select(ASSESSED),
      from: ASSESSED,
      patientColumn: 'o.patient_id',
      order: { name: 'FHIR_RISKS', kinds: ['integer'], keysOf: ({ patientId }) => [patientId] },
      keys: ['o.patient_id'],
      time: 'o.last_updated',
    });
    return { ...page, nodes: await this.answer(page.nodes) };
  }

  private async answer(rows: readonly SelectedRow[]): Promise<RiskAssessment[]> {
    const patientIds = rows.map(({ patientId }) => patientId);
    await this.accessLog.noteRecords(patientIds);
    const standings = await this.standings.ofPatients(patientIds);
    return rows.flatMap((row) => {
      const standing = standings.get(row.patientId);
      return standing ? [toRiskAssessment({ ...row, version: String(row[MICROSECONDS]), standing })] : [];
    });
  }
}
