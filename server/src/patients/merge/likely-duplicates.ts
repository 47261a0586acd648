import { type DuplicateReason, duplicateReasons } from '#domain/patients/merge.js';
import { searchForm } from '#domain/patients/patient-search.js';
import { Injectable } from '@nestjs/common';
import { Sql } from '../../database/sql.js';
import { IS_LISTED, PATIENT_COLUMNS, type PatientRow } from '../patient.row.js';

export interface LikelyDuplicate {
  readonly patient: PatientRow;
  readonly reasons: readonly DuplicateReason[];
}

type Candidate = PatientRow & { readonly phoneE164: string | null };

const MOST_CANDIDATES = 100;
const MOST_SHOWN = 10;

/** Finds patients who may be the same person as another one. */
@Injectable()
export class LikelyDuplicates {
  constructor(private readonly sql: Sql) {}

  /** Who has most in common comes first; none for a patient who does not exist. */
  async of(patientId: number): Promise<LikelyDuplicate[]> {
    const [one] = await this.read('p.id = $1', [patientId]);
    if (!one) return [];
    const candidates = await this.read(
      `p.id <> $1 and ${IS_LISTED} and p.id in (
         (select id from patient where phone_e164 = $2 limit ${MOST_CANDIDATES})
         union all (select id from patient where lower(email) = lower($3) limit ${MOST_CANDIDATES})
         union all (select id from patient where birth_date = $4::date limit ${MOST_CANDIDATES})
         union all (select id from patient where provisional_rut <> $5 and search_text like $6 limit ${MOST_CANDIDATES}))`,
      [patientId, one.phoneE164, one.email, one.birthDate, one.provisionalRut, longestWord(one.name)],
    );
    return candidates
      .map((patient) => ({ patient, reasons: duplicateReasons(one, patient) }))
      .filter(({ reasons }) => reasons.length > 0)
      .toSorted((a, b) => b.reasons.length - a.reasons.length || a.patient.id - b.patient.id)
      .slice(0, MOST_SHOWN);
  }

  private read(condition: string, values: readonly unknown[]): Promise<Candidate[]> {
    return this.sql.rows<Candidate>(
      `select ${PATIENT_COLUMNS}, p.phone_e164 as "phoneE164" from patient p where ${condition}`,
      values,
    );
  }
}

/** The pattern of the word of a name that is in fewest others, which the index of the search finds. */
function longestWord(name: string): string {
  const words = searchForm(name).match(/[a-z]+/g) ?? [];
  const longest = words.toSorted((a, b) => b.length - a.length)[0];
  // Nobody has it.
  return longest ? `%${longest}%` : '\u0001';
}
