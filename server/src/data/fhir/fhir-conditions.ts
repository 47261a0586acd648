import { SIDES } from '#domain/records/foot/answer.js';
import { ZONES } from '#domain/records/foot/findings.js';
import { ALERT_KINDS } from '#domain/patients/alert.js';
import { Injectable } from '@nestjs/common';
import type { Condition } from 'fhir/r4.js';
import { AccessLog } from '../../access/log/access-log.js';
import { asIsoInstant, Sql } from '../../foundation/database/sql.js';
import { isId } from '../../foundation/input/field-rules.js';
import { type ExaminedUlcer, fromId, type LastingFact, toCondition } from './condition.resource.js';
import { mergedAt, versionAfterMerges } from './merged-at.js';
import { OWN_SYSTEMS } from './own-codes.js';
import type { Search } from './read-search.js';
import { type FoundPage, inMicroseconds, type MICROSECONDS, SearchPages } from './search-page.js';
import { byDay, byInstant, byReference, type SearchParameters, tokenOf } from './search-parameters.js';

const list = (codes: readonly string[]): string => codes.map((code) => `'${code}'`).join(', ');

/** FHIR has a resource of its own for allergies. */
const CONDITIONS = ALERT_KINDS.filter((kind) => !kind.endsWith('_ALLERGY'));

const FACTS = `
  select 1 as source, e.patient_id, e.id, e.kind as code, e.ended_at is null as is_active, e.since, e.until,
         e.noted_at, e.ended_at, e.note, null::integer as record_id, null::date as day, null::jsonb as found,
         null::text as side, null::text as zone, greatest(coalesce(e.ended_at, e.noted_at), ${mergedAt('e.patient_id')}) as last_updated,
         ${versionAfterMerges(`case when e.ended_at is null then '1' else '2' end`, 'e.patient_id')} as version
  from patient_alert e
  where not e.is_denied and e.kind in (${list(CONDITIONS)})`;

/**
 * One row for each place that had an ulcer, from the newest exam that mentions it. An ulcer also ends if a later exam
 * records something else in its zone, as in the calculation of the risk.
 */
const ULCERS = `
  select distinct on (m.patient_id, m.side, m.zone)
         2 as source, m.patient_id,
         array_position(array[${list(ZONES)}], m.zone) + case m.side when '${SIDES[0]}' then 0 else 100 end as id,
         'ULCER' as code, m.age = 1 and not (m.found ->> 'isResolved')::boolean as is_active,
         (m.found #>> '{ulcer,since}')::date as since,
         case when (m.found ->> 'isResolved')::boolean then (m.found ->> 'examinedOn')::date end as until,
         null::timestamptz as noted_at, null::timestamptz as ended_at, '' as note, m.id as record_id, m.date as day,
         m.found, m.side, m.zone, u.last_updated, trunc(extract(epoch from u.last_updated) * 1000000)::text as version
  from (
    select r.id, r.patient_id, r.date, f.found, f.found ->> 'side' as side, f.found ->> 'zone' as zone,
           rank() over (partition by r.patient_id, f.found ->> 'side', f.found ->> 'zone'
                        order by r.date desc, r.id desc) as age,
           max(r.written_at) over (partition by r.patient_id, f.found ->> 'side', f.found ->> 'zone') as last_updated
    from clinical_record r cross join lateral jsonb_array_elements(r.foot_exam -> 'skin') as f(found)
    where r.foot_exam is not null
  ) m
  -- An edit may have taken the newest mention out of its record.
  cross join lateral (
    select greatest(m.last_updated, ${mergedAt('m.patient_id')},
                    (select max(w.written_at) from clinical_record w where w.patient_id = m.patient_id and w.version > 1))
      as last_updated) u
  where m.found ->> 'finding' = 'ULCER'
  order by m.patient_id, m.side, m.zone, m.age`;

const PARTS = [FACTS, ULCERS];
const FROM = `(${FACTS} union all (${ULCERS})) as o`;

const select = (from: string): string => `
  select o.source, o.patient_id as "patientId", o.id, o.code as kind, o.is_active as "isActive", o.since, o.until,
         ${asIsoInstant('o.noted_at')} as "notedAt", ${asIsoInstant('o.ended_at')} as "endedAt", o.note,
         o.record_id as "recordId", o.day as date, o.found, ${asIsoInstant('o.last_updated')} as "lastUpdated",
         o.version, ${inMicroseconds('o.last_updated')}
  from ${from}`;

type SelectedRow = (ExaminedUlcer | LastingFact) & {
  readonly id: number;
  readonly [MICROSECONDS]: number;
} & Record<string, unknown>;

const ID = /^(?:fact-(\d{1,10})|ulcer-(\d{1,10})-(left|right)-([a-z0-9-]+))$/;

/** @returns the condition for the resource with the id; undefined if no resource can have it. */
function whereOf(id: string, bind: (value: unknown) => string): string | undefined {
  const [, fact, patient, side = '', zone = ''] = ID.exec(id) ?? [];
  if (fact !== undefined)
    return isId(Number(fact)) ? `(o.source = 1 and o.id = ${bind(Number(fact))})` : undefined;
  if (patient === undefined || !isId(Number(patient))) return undefined;
  return `(o.source = 2 and o.patient_id = ${bind(Number(patient))} and o.side = ${bind(fromId(side))} and o.zone = ${bind(fromId(zone))})`;
}

export const CONDITION_PARAMETERS: SearchParameters = {
  _id: {
    type: 'token',
    documentation: 'The id of the resource.',
    namesPatient: true,
    condition: (value, bind) => whereOf(value, bind) ?? 'false',
  },
  _lastUpdated: byInstant(
    'o.last_updated',
    'When it was noted, ended or last examined, or the patient last merged.',
  ),
  patient: byReference('Patient', 'o.patient_id', 'The patient concerned.', true),
  encounter: byReference('Encounter', 'o.record_id', 'The newest visit that mentions an ulcer.', true),
  'clinical-status': {
    type: 'token',
    documentation: '`active` or `resolved`.',
    condition: (value, bind) =>
      `case when o.is_active then 'active' else 'resolved' end = ${bind(tokenOf(value).code)}`,
  },
  code: {
    type: 'token',
    documentation: `A kind of alert that is no allergy, such as DIABETES, or ULCER; with or without the system ${OWN_SYSTEMS.finding}.`,
    condition: (value, bind) => {
      const { system, code } = tokenOf(value);
      if (system !== undefined && system !== OWN_SYSTEMS.finding) return 'false';
      return code === '' ? undefined : `o.code = ${bind(code)}`;
    },
  },
  'onset-date': byDay(
    () => 'o.since',
    'Its first day, if known, with `ne`, `ge`, `gt`, `le`, `lt`, `sa`, `eb` and `ap`.',
  ),
};

/** Facts that last and ulcers as FHIR resources. Each read is logged first. */
@Injectable()
export class FhirConditions {
  constructor(
    private readonly sql: Sql,
    private readonly pages: SearchPages,
    private readonly accessLog: AccessLog,
  ) {}

  /** @param id the resource's id: `fact-3`, `ulcer-7-right-heel`. */
  async read(id: string): Promise<Condition | undefined> {
    const values: unknown[] = [];
    const where = whereOf(id, (value) => `$${String(values.push(value))}`);
    if (where === undefined) return undefined;
    return (await this.answer(await this.sql.rows<SelectedRow>(`${select(FROM)} where ${where}`, values)))[0];
  }

  async search(search: Search): Promise<FoundPage<Condition>> {
    const page = await this.pages.read<SelectedRow>(search, {
      select,
      from: FROM,
      union: {
        parts: PARTS,
        alias: 'o',
        bound: (places) =>
          places.length > 3
            ? `o.last_updated >= ${places[0] ?? ''}`
            : `o.patient_id >= ${places[0] ?? ''}::integer`,
      },
      patientColumn: 'o.patient_id',
      order: {
        name: 'FHIR_CONDITIONS',
        kinds: ['integer', 'integer', 'integer'],
        keysOf: ({ patientId, source, id }) => [patientId, source, id],
      },
      keys: ['o.patient_id', 'o.source', 'o.id'],
      time: 'o.last_updated',
    });
    return { ...page, nodes: await this.answer(page.nodes) };
  }

  private async answer(rows: readonly SelectedRow[]): Promise<Condition[]> {
    const patientsOf = (source: 1 | 2): number[] =>
      rows.filter((row) => row.source === source).map(({ patientId }) => patientId);
    await this.accessLog.noteListed('ALERTS', patientsOf(1));
    await this.accessLog.noteRecords(patientsOf(2));
    return rows.map(toCondition);
  }
}
