import { asPatientValues, type PatientOfRow } from '#domain/data/imports/rows/patient-of-row.js';
import type { PatientValues } from '#domain/data/imports/rows/match-patient-row.js';
import { type Match, matchesOf } from '#domain/data/imports/rows/row-match.js';
import { readRow } from '#domain/data/imports/rows/read-row.js';
import type { Rut } from '#domain/rut.js';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../foundation/clock.js';
import { type Candidate, PatientsInBulk } from '../../patients/bulk/patients-in-bulk.js';
import type { ImportedRow, ImportRow } from './import.row.js';
import { KnownPatients } from './known-patients.js';

/** A stored patient that a row refers to, or who shares a phone or an e-mail with a new one. */
export interface MatchedPatient {
  readonly id: number;
  readonly name: string;
  readonly rut: Rut;
  readonly phone: string;
  readonly birthDate: string | null;
  readonly matchedBy: readonly Match[];
}

@Injectable()
export class MatchedPatients {
  constructor(
    private readonly patients: PatientsInBulk,
    private readonly clock: Clock,
  ) {}

  /** @param rows at most some hundred. @returns by the row's index. */
  async of(
    one: ImportRow,
    rows: readonly (ImportedRow & { readonly patientId: number | null })[],
  ): Promise<(MatchedPatient | null)[]> {
    if (one.resource === 'SUPPLIES') return rows.map(() => null);
    const reader = { ...one, today: this.clock.wall().date };
    const read = rows.map((row): PatientValues => {
      const { values } = readRow(row, reader);
      return one.resource === 'PATIENTS'
        ? (values as PatientValues)
        : asPatientValues(values as PatientOfRow);
    });
    const candidates = await this.patients.candidates(read);
    const byId = new Map(candidates.map((candidate) => [candidate.id, candidate]));
    const known = new KnownPatients(candidates);
    // Once stored, a new patient would match their own record.
    const isBefore = one.resource === 'PATIENTS' && one.state === 'CHECKED';
    return read.map((values, index) => {
      const { patientId = null, verdict = null } = rows[index] ?? {};
      if (patientId !== null) return matched(values, byId.get(patientId));
      return isBefore && verdict === 'NEW' ? matched(values, known.othersOf(values)[0]) : null;
    });
  }
}

function matched(row: PatientValues, patient: Candidate | undefined): MatchedPatient | null {
  if (!patient?.isListed) return null;
  const { id, name, rut, phone, birthDate } = patient;
  return { id, name, rut, phone, birthDate, matchedBy: matchesOf(row, patient) };
}
