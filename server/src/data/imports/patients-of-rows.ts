import { choiceFor, type Doubt, type DoubtDecision, otherName } from '#domain/data/imports/doubts.js';
import { PATIENT_MATCH_FAULTS } from '#domain/data/imports/import.es.js';
import { OWN_HEADERS } from '#domain/data/imports/import-words.es.js';
import {
  asPatientValues,
  type PatientOfRow,
  matchPatient,
} from '#domain/data/imports/rows/patient-of-row.js';
import type { RowFault } from '#domain/data/imports/rows/read-row.js';
import { Injectable } from '@nestjs/common';
import { type Candidate, PatientsInBulk } from '../../patients/bulk/patients-in-bulk.js';
import { KnownPatients } from './known-patients.js';
import type { NumberedRow } from './resource-import.js';

export type FoundPatient =
  | { readonly patient: Candidate }
  | { readonly fault: RowFault; readonly doubts: readonly Doubt[] };

/** Finds the stored patients that rows of other resources refer to. Never creates one. */
@Injectable()
export class PatientsOfRows {
  constructor(private readonly patients: PatientsInBulk) {}

  /** @param rows as read, at most some hundred. @returns by the row's index. */
  async find(
    rows: readonly Pick<NumberedRow, 'number' | 'values'>[],
    decisions: readonly DoubtDecision[],
  ): Promise<FoundPatient[]> {
    const asked = rows.map(({ values }) => asPatientValues(values as PatientOfRow));
    const known = new KnownPatients(await this.patients.candidates(asked));
    return asked.map((row, index) => {
      const who = matchPatient(row, known.holdersOf(row), known.othersOf(row));
      if ('patient' in who) return who;
      const field = row.rut || !row.name ? 'patientRut' : 'patientName';
      const doubts = 'asked' in who ? [otherName('patientRut', who.asked.id)] : [];
      const isDecided = doubts.some(
        (doubt) => choiceFor(decisions, doubt, rows[index]?.number ?? 0) === 'TAKE',
      );
      if ('asked' in who && isDecided) return { patient: who.asked };
      return { doubts, fault: { column: OWN_HEADERS[field], sentence: PATIENT_MATCH_FAULTS[who.fault] } };
    });
  }
}
