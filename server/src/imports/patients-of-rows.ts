import { PATIENT_MATCH_FAULTS } from '#domain/imports/import.es.js';
import { OWN_HEADERS } from '#domain/imports/import-words.es.js';
import { asPatientValues, type PatientOfRow, matchPatient } from '#domain/imports/rows/patient-of-row.js';
import type { RowFault, RowValues } from '#domain/imports/rows/read-row.js';
import { Injectable } from '@nestjs/common';
import { type Candidate, PatientsInBulk } from '../patients/bulk/patients-in-bulk.js';
import { KnownPatients } from './known-patients.js';

/** The patient of a row, or why none could be determined. */
export type FoundPatient = { readonly patient: Candidate } | { readonly fault: RowFault };

/** Finds the stored patients that rows of other resources refer to. Never creates one. */
@Injectable()
export class PatientsOfRows {
  constructor(private readonly patients: PatientsInBulk) {}

  /** @param rows as read, at most some hundred. @returns by the row's index. */
  async find(rows: readonly RowValues[]): Promise<FoundPatient[]> {
    const asked = rows.map((row) => asPatientValues(row as PatientOfRow));
    const known = new KnownPatients(await this.patients.candidates(asked));
    return asked.map((row) => {
      const who = matchPatient(row, known.holdersOf(row), known.othersOf(row));
      if ('patient' in who) return who;
      const field = row.rut || !row.name ? 'patientRut' : 'patientName';
      return { fault: { column: OWN_HEADERS[field], sentence: PATIENT_MATCH_FAULTS[who.fault] } };
    });
  }
}
