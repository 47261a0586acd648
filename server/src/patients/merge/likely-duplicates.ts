import { type DuplicateReason, duplicateReasons } from '#domain/patients/merge.js';
import { searchForm } from '#domain/patients/patient-search.js';
import { Injectable } from '@nestjs/common';
import { Sql } from '../../foundation/database/sql.js';
import { IS_LISTED, PATIENT_COLUMNS, type PatientRow } from '../patient.row.js';

export interface LikelyDuplicate {
  readonly patient: PatientRow;
  readonly reasons: readonly DuplicateReason[];
}

type Candidate = PatientRow & { readonly phoneE164: string | null };

const MAX_CANDIDATES = 100;
const MAX_SHOWN = 10;

@Injectable()
export class LikelyDuplicates {
  constructor(private readonly sql: Sql) {}

  /** The ones with most in common first; empty for an unknown patient. */
  async of(patientId: number): Promise<LikelyDuplicate[]> {
    const [one] = await this.read('p.id = $1', [patientId]);
    if (!one) return [];
    const candidates = await this.read(
      `p.id <> $1 and ${IS_LISTED} and p.id in (
         (select id from patient where phone_e164 = $2 limit ${MAX_CANDIDATES})
         union all (select id from patient where lower(email) = lower($3) limit ${MAX_CANDIDATES})
         union all (select id from patient where birth_date = $4::date limit ${MAX_CANDIDATES})
         union all (select id from patient where provisional_rut <> $5 and search_text like $6 limit ${MAX_CANDIDATES}))`,
      [patientId, one.phoneE164, one.email, one.birthDate, one.provisionalRut, longestWord(one.name)],
    );
    return candidates
      .map((patient) => ({ patient, reasons: duplicateReasons(one, patient) }))
      .filter(({ reasons }) => reasons.length > 0)
      .toSorted((a, b) => b.reasons.length - a.reasons.length || a.patient.id - b.patient.id)
      .slice(0, MAX_SHOWN);
  }

  private read(condition: string, values: readonly unknown[]): Promise<Candidate[]> {
    return this.sql.rows<Candidate>(
      `select ${PATIENT_COLUMNS}, p.phone_e164 as "phoneE164" from patient p where ${condition}`,
      values,
    );
  }
}

/** A search pattern for the longest word of a name, likely the rarest; the search's index serves it. */
function longestWord(name: string): string {
  const words = searchForm(name).match(/[a-z]+/g) ?? [];
  const longest = words.toSorted((a, b) => b.length - a.length)[0];
  // Matches no patient.
  return longest ? `%${longest}%` : '\u0001';
}
