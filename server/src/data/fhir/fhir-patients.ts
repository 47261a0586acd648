import { comparableEmail } from '#domain/patients/email.js';
import { searchForm } from '#domain/patients/patient-search.js';
import { parseIdentifierValue } from '#domain/patients/identifiers/identifier.js';
import { parsePhone } from '#domain/patients/phone.js';
import { parseRut } from '#domain/rut.js';
import { onOneLine } from '#domain/written-text.js';
import { Injectable } from '@nestjs/common';
import type { Patient } from 'fhir/r4.js';
import { asIsoInstant, Sql } from '../../foundation/database/sql.js';
import { PATIENT_COLUMNS } from '../../patients/patient.row.js';
import { RUN_SYSTEM } from './cl-core.wire.js';
import { OWN_SYSTEMS } from './own-codes.js';
import {
  type FhirPatientRow,
  type MergedPatientRow,
  toMergedPatient,
  toPatient,
} from './patient.resource.js';
import type { Search } from './read-search.js';
import { type FoundPage, SearchPages } from './search-page.js';
import {
  type Bind,
  byDay,
  byId,
  byInstant,
  type SearchParameter,
  type SearchParameters,
  tokenOf,
} from './search-parameters.js';

const FORMER = `(select f.patient_id from former_rut f where f.rut = `;

function ofIdentifier(value: string, bind: Bind): string {
  const { system, code } = tokenOf(value);
  const rut = parseRut(code);
  const number = parseIdentifierValue(code);
  const conditions: string[] = [];
  if (rut && system !== '') {
    const at = bind(rut);
    if (system === undefined) conditions.push(`p.rut = ${at}`, `p.id = ${FORMER}${at})`);
    if (system === RUN_SYSTEM)
      conditions.push(`(p.rut = ${at} and not p.provisional_rut)`, `p.id = ${FORMER}${at})`);
    if (system === OWN_SYSTEMS.provisionalRut) conditions.push(`(p.rut = ${at} and p.provisional_rut)`);
  }
  // Other documents have no system: their type distinguishes them.
  if (number && (system === undefined || system === '')) {
    conditions.push(
      `p.id in (select i.patient_id from patient_identifier i where i.value = ${bind(number)})`,
    );
  }
  return conditions.length > 0 ? `(${conditions.join(' or ')})` : 'false';
}

/** Each search word must be a prefix of a word in the name, ignoring accents and case. */
function ofName(value: string, bind: Bind): string | undefined {
  const words = searchForm(value).split(/\s+/).filter(Boolean);
  if (words.length === 0) return undefined;
  return words
    .map((word) => {
      const literal = word.replace(/[\\%_]/g, '\\$&');
      // The first condition can use the index of the panel's search.
      return `(p.search_text like ${bind(`%${literal}%`)} and ' ' || search_form(p.name) like ${bind(`% ${literal}%`)})`;
    })
    .join(' and ');
}

const token = (
  documentation: string,
  condition: SearchParameter['condition'],
  namesPatient?: true,
): SearchParameter => ({ type: 'token', documentation, condition, ...(namesPatient && { namesPatient }) });

export const PATIENT_PARAMETERS: SearchParameters = {
  _id: byId('p.id'),
  _lastUpdated: byInstant('p.changed_at', 'When it was last changed.'),
  identifier: token(
    'A RUN, also one from before a merge, in any notation, or the number of another document; with or without its system.',
    ofIdentifier,
    true,
  ),
  name: {
    type: 'string',
    documentation: 'Words with which words of the name begin, without regard to accents and case.',
    condition: ofName,
  },
  phone: token('In any notation; a number without a country code is Chilean.', (value, bind) => {
    const { code } = tokenOf(value);
    const number = parsePhone(code);
    return number ? `p.phone_e164 = ${bind(number)}` : `p.phone = ${bind(onOneLine(code))}`;
  }),
  email: token('The whole address, without regard to case.', (value, bind) => {
    return `lower(p.email) = ${bind(comparableEmail(tokenOf(value).code))}`;
  }),
  birthdate: byDay(
    () => 'p.birth_date',
    'A day, a month or a year, with `ne`, `ge`, `gt`, `le`, `lt`, `sa`, `eb` and `ap`.',
  ),
};

/** Patients as FHIR resources. No health data are read. */
@Injectable()
export class FhirPatients {
  constructor(
    private readonly sql: Sql,
    private readonly pages: SearchPages,
  ) {}

  /** Also finds a patient who was merged into another one; the resource then links to that patient. */
  async read(id: number): Promise<Patient | undefined> {
    const [row] = await this.sql.rows<FhirPatientRow>(`${SELECT} where p.id = $1`, [id]);
    if (row) return toPatient(row);
    const [merged] = await this.sql.rows<MergedPatientRow>(
      `select id as "mergeId", merged_patient_id as id, kept_patient_id as "keptId", ${asIsoInstant('at')} as at
       from patient_merge where merged_patient_id = $1 and undone_at is null order by id desc limit 1`,
      [id],
    );
    return merged && toMergedPatient(merged);
  }

  async search(search: Search): Promise<FoundPage<Patient>> {
    const page = await this.pages.read<FhirPatientRow>(search, {
      select: () => SELECT,
      from: 'patient p',
      patientColumn: 'p.id',
      order: { name: 'FHIR_PATIENTS', kinds: ['integer'], keysOf: ({ id }) => [id] },
      keys: ['p.id'],
    });
    return { ...page, nodes: page.nodes.map(toPatient) };
  }
}

const SELECT = `
  select ${PATIENT_COLUMNS}, ${asIsoInstant('p.changed_at')} as "lastUpdated",
         array(select f.rut from former_rut f where f.patient_id = p.id order by f.merge_id, f.rut) as "formerRuts",
         array(select m.merged_patient_id from patient_merge m
               where m.kept_patient_id = p.id and m.undone_at is null order by m.id) as "mergedIds"
  from patient p`;
