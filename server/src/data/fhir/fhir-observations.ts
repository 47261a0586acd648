import { FOOT_FINDINGS } from '#domain/patients/alert.js';
import { Injectable } from '@nestjs/common';
import type { Observation } from 'fhir/r4.js';
import { AccessLog } from '../../access/log/access-log.js';
import { RECORD_PROFESSIONAL } from '../../records/clinical-records/attendant/record-professional.js';
import { asIsoInstant, Sql } from '../../foundation/database/sql.js';
import { isId } from '../../foundation/input/field-rules.js';
import {
  type CodedPart,
  LOINC_OF_PART,
  type ObservedExam,
  type ObservedFinding,
  type ObservedPart,
  rankBefore,
  type RecordPart,
  toObservation,
} from './observation.resource.js';
import { LOINC, OWN_SYSTEMS } from './own-codes.js';
import type { Search } from './read-search.js';
import { mergedAt, RECORD_UPDATED, versionAfterMerges } from './merged-at.js';
import { type FoundPage, inMicroseconds, type MICROSECONDS, SearchPages } from './search-page.js';
import { byDay, byInstant, byReference, type SearchParameters, tokenOf } from './search-parameters.js';

const PARTS: Readonly<Record<RecordPart, string>> = {
  account: 'r.care_description',
  procedure: 'r.procedure',
  instructions: 'r.instructions',
  feet: 'r.foot_exam::text',
};

const ofPart = ([part, column]: [string, string], rank: number): string => `
  select 1 as source, ${String(rank)} as rank, r.id, '${part}' as part, '${LOINC}' as system,
         '${LOINC_OF_PART[part as RecordPart].code}' as code, r.patient_id, r.id as encounter_id, r.date as day,
         ${RECORD_UPDATED} as last_updated, r.written_at, r.version, ${column} as text, r.professional_id,
         null::timestamptz as noted_at, null::timestamptz as ended_at, null::date as until
  from clinical_record r${part === 'feet' ? ' where r.foot_exam is not null' : ''}`;

/** SQL for a part of an exam, with the JSON that it shows. @param each a join with the rows that have one resource each */
const ofExam = (
  part: CodedPart,
  [system, code]: readonly [string, string],
  {
    text,
    day,
    rank = '1',
    each = '',
    where,
  }: Record<'day' | 'text' | 'where', string> & Partial<Record<'each' | 'rank', string>>,
): string => `
  select 1 as source, ${String(rankBefore(part))} + ${rank} as rank, r.id, '${part}' as part, '${system}' as system,
         '${code}' as code, r.patient_id, r.id as encounter_id, ${day} as day, ${RECORD_UPDATED} as last_updated,
         r.written_at, r.version, ${text} as text, r.professional_id,
         null::timestamptz as noted_at, null::timestamptz as ended_at, null::date as until
  from clinical_record r ${each}
  where r.foot_exam is not null and ${where}`;

const EACH_FINDING = {
  each: `cross join lateral jsonb_array_elements(r.foot_exam -> 'skin') with ordinality as f(found, place)`,
  rank: 'f.place::integer',
  where: `f.found @> '{"finding": "ULCER", "isResolved": false}'`,
};
/** The parts of exams that have a resource with coded components. */
const EXAM_PARTS = [
  ofExam('sinbad', [OWN_SYSTEMS.sinbad, 'SINBAD'], {
    ...EACH_FINDING,
    day: 'r.date',
    text: `json_build_object('found', f.found, 'sensation', r.foot_exam -> 'sensation',
                             'circulation', r.foot_exam -> 'circulation', 'skin', r.foot_exam -> 'skin')::text`,
  }),
  ofExam('ulcer', [LOINC, '72287-6'], {
    ...EACH_FINDING,
    day: `(f.found ->> 'examinedOn')::date`,
    text: 'f.found::text',
  }),
  ofExam('sensation', [OWN_SYSTEMS.footExam, 'SENSATION'], {
    day: `(r.foot_exam #>> '{sensation,examinedOn}')::date`,
    text: `json_build_object('sensation', r.foot_exam -> 'sensation', 'skin', r.foot_exam -> 'skin')::text`,
    where: `r.foot_exam -> 'sensation' <> 'null'`,
  }),
  ofExam('circulation', [OWN_SYSTEMS.footExam, 'CIRCULATION'], {
    day: `(r.foot_exam #>> '{circulation,examinedOn}')::date`,
    text: `json_build_object('circulation', r.foot_exam -> 'circulation')::text`,
    where: `r.foot_exam -> 'circulation' <> 'null'`,
  }),
  ofExam('pain', [LOINC, '38214-3'], {
    day: 'r.date',
    text: `r.foot_exam ->> 'pain'`,
    where: `r.foot_exam -> 'pain' <> 'null'`,
  }),
];

/**
 * Observations of patients: the texts of records, the exams of the feet in words and in coded parts, the scores of open
 * ulcers, and findings about their feet.
 */
const OBSERVED_PARTS = [
  ...Object.entries(PARTS).map(ofPart),
  ...EXAM_PARTS,
  `
  select 2 as source, 0 as rank, e.id, 'finding' as part, '${OWN_SYSTEMS.finding}' as system, e.kind as code,
         e.patient_id, null::integer as encounter_id, e.since as day,
         greatest(coalesce(e.ended_at, e.noted_at), ${mergedAt('e.patient_id')}) as last_updated, null::timestamptz as written_at,
         case when e.ended_at is null then 1 else 2 end as version, e.note as text, null::integer as professional_id,
         e.noted_at, e.ended_at, e.until
  from patient_alert e
  where not e.is_denied and e.kind in (${FOOT_FINDINGS.map((kind) => `'${kind}'`).join(', ')})`,
];
const OBSERVED = `(${OBSERVED_PARTS.join(' union all ')}) as o`;

const select = (from: string): string => `
  select o.source, o.rank, o.id, o.part, o.code as kind, o.patient_id as "patientId", o.day as date,
         ${asIsoInstant('o.last_updated')} as "lastUpdated", ${asIsoInstant('o.written_at')} as "writtenAt", o.version, ${versionAfterMerges('o.version', 'o.patient_id')} as "versionId",
         o.text,
         ${RECORD_PROFESSIONAL} as professional, ${asIsoInstant('o.noted_at')} as "notedAt",
         ${asIsoInstant('o.ended_at')} as "endedAt", o.until, ${inMicroseconds('o.last_updated')}
  from ${from} left join professional p on p.id = o.professional_id`;

type ObservedRow = (ObservedExam | ObservedFinding | ObservedPart) & {
  readonly source: number;
  readonly rank: number;
  readonly [MICROSECONDS]: number;
};

const ID =
  /^(?:record-(\d{1,10})-(account|procedure|instructions|feet|sensation|circulation|pain|(?:sinbad|ulcer)-\d{1,3})|finding-(\d{1,10}))$/;

interface Key {
  readonly part: string;
  readonly number: number;
  /** The place of the ulcer in the exam, for a score or an ulcer. */
  readonly rank: number | null;
}

function keyOf(id: string): Key | undefined {
  const [match, record, named, finding] = ID.exec(id) ?? [];
  const number = Number(record ?? finding);
  const [part = 'finding', place] = named?.split('-') ?? [];
  return match && isId(number)
    ? { part, number, rank: place === undefined ? null : rankBefore(part as CodedPart) + Number(place) }
    : undefined;
}

const HAS_KEY = (part: string, number: string, rank: string): string =>
  `(o.part = ${part} and o.id = ${number} and (${rank}::integer is null or o.rank = ${rank}::integer))`;

export const OBSERVATION_PARAMETERS: SearchParameters = {
  _id: {
    type: 'token',
    documentation: 'The id of the resource.',
    namesPatient: true,
    condition: (value, bind) => {
      const key = keyOf(value);
      return key ? HAS_KEY(bind(key.part), bind(key.number), bind(key.rank)) : 'false';
    },
  },
  _lastUpdated: byInstant('o.last_updated', 'When it was last written, or the patient last merged.'),
  patient: byReference('Patient', 'o.patient_id', 'The patient concerned.', true),
  encounter: byReference('Encounter', 'o.encounter_id', 'The visit; findings have none.', true),
  code: {
    type: 'token',
    documentation:
      'Of LOINC: 29545-1, 29554-3, 69730-0, 10196-4, 72287-6, 38214-3; SINBAD; SENSATION; CIRCULATION; or one of the findings; with or without its system.',
    condition: (value, bind) => {
      const { system, code } = tokenOf(value);
      const conditions = [
        ...(system === undefined ? [] : [`o.system = ${bind(system)}`]),
        ...(code === '' ? [] : [`o.code = ${bind(code)}`]),
      ];
      return conditions.length > 0 ? `(${conditions.join(' and ')})` : undefined;
    },
  },
  date: byDay(
    (bind, timeZone) => `coalesce(o.day, (o.noted_at at time zone ${bind(timeZone)})::date)`,
    'The day of the visit or of the examination, or the first day of a finding, or else the day on which it was noted, with `ne`, `ge`, `gt`, `le`, `lt`, `sa`, `eb` and `ap`.',
  ),
};

/** Observations as FHIR resources. Each read is logged first. */
@Injectable()
export class FhirObservations {
  constructor(
    private readonly sql: Sql,
    private readonly pages: SearchPages,
    private readonly accessLog: AccessLog,
  ) {}

  /** @param id the resource's id: `record-7-account`, `record-7-feet`, `record-7-sinbad-1`, `record-7-pain`, `finding-3`. */
  async read(id: string): Promise<Observation | undefined> {
    const key = keyOf(id);
    if (!key) return undefined;
    const rows = await this.sql.rows<ObservedRow & Record<string, unknown>>(
      `${select(OBSERVED)} where ${HAS_KEY('$1', '$2', '$3')}`,
      [key.part, key.number, key.rank],
    );
    return (await this.answer(rows))[0];
  }

  async search(search: Search): Promise<FoundPage<Observation>> {
    const page = await this.pages.read<ObservedRow & Record<string, unknown>>(search, {
      select,
      from: OBSERVED,
      union: {
        parts: OBSERVED_PARTS,
        alias: 'o',
        // In each part the source is constant, so only a bound on its primary key remains.
        bound: (places) => {
          const [source = '', id = ''] = places.slice(-3);
          return places.length > 3
            ? `o.last_updated >= ${places[0] ?? ''}`
            : `(o.source > ${source}::integer or o.id >= ${id}::integer)`;
        },
      },
      patientColumn: 'o.patient_id',
      order: {
        name: 'FHIR_OBSERVATIONS',
        kinds: ['integer', 'integer', 'integer'],
        keysOf: ({ source, id, rank }) => [source, id, rank],
      },
      keys: ['o.source', 'o.id', 'o.rank'],
      time: 'o.last_updated',
    });
    return { ...page, nodes: await this.answer(page.nodes) };
  }

  private async answer(rows: readonly ObservedRow[]): Promise<Observation[]> {
    const patientsOf = (isFinding: boolean): number[] =>
      rows.filter(({ part }) => (part === 'finding') === isFinding).map(({ patientId }) => patientId);
    await this.accessLog.noteRecords(patientsOf(false));
    await this.accessLog.noteListed('ALERTS', patientsOf(true));
    return rows.map(toObservation);
  }
}
