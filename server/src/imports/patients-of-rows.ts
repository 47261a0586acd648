import { WHO_FAULTS } from '#domain/imports/import.es.js';
import { OWN_HEADERS } from '#domain/imports/import-words.es.js';
import { asPatientValues, type PatientOfRow, whoIs } from '#domain/imports/patient-of-row.js';
import type { RowFault, RowValues } from '#domain/imports/read-row.js';
import { Injectable } from '@nestjs/common';
import { type Candidate, PatientsInBulk } from '../patients/bulk/patients-in-bulk.js';
import { KnownPatients } from './known-patients.js';

/** Whose a row is, or why nobody can be said to be. */
export type FoundPatient = { readonly patient: Candidate } | { readonly fault: RowFault };

/** Finds the stored patients whom rows of other things are about. It makes nobody. */
@Injectable()
export class PatientsOfRows {
  constructor(private readonly patients: PatientsInBulk) {}

  /** @param rows as they were read, some hundred at most. @returns by the row's place. */
  async find(rows: readonly RowValues[]): Promise<FoundPatient[]> {
    const asked = rows.map((row) => asPatientValues(row as PatientOfRow));
    const known = new KnownPatients(await this.patients.candidates(asked));
    return asked.map((row) => {
      const who = whoIs(row, known.holdersOf(row), known.othersOf(row));
      if ('patient' in who) return who;
      const field = row.rut || !row.name ? 'patientRut' : 'patientName';
      return { fault: { column: OWN_HEADERS[field], sentence: WHO_FAULTS[who.fault] } };
    });
  }
}
