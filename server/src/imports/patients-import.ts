import {
  fillOf,
  checkPatientRow,
  hasOtherName,
  patientKey,
  type PatientValues,
} from '#domain/imports/rows/check-patient-row.js';
import { MEANWHILE, ROW_FAULTS } from '#domain/imports/import.es.js';
import { fieldOf } from '#domain/imports/import-fields.js';
import type { ReadRow, RowValues } from '#domain/imports/rows/read-row.js';
import { Injectable } from '@nestjs/common';
import { PatientsInBulk, type WrittenPatient } from '../patients/bulk/patients-in-bulk.js';
import { KnownPatients } from './known-patients.js';
import type { Filling, JudgedRow, ResourceImport, WrittenRow } from './resource-import.js';

@Injectable()
export class PatientsImport implements ResourceImport {
  readonly resource = 'PATIENTS';
  readonly refusals = { create: MEANWHILE.patientTaken, fill: MEANWHILE.patientGone };

  constructor(private readonly patients: PatientsInBulk) {}

  async judge(rows: readonly ReadRow[]): Promise<JudgedRow[]> {
    const known = new KnownPatients(
      await this.patients.candidates(rows.map(({ values }) => values as PatientValues)),
    );
    return rows.map(({ values, faults }) => judged(values as PatientValues, faults, known));
  }

  create(rows: readonly RowValues[]): Promise<(WrittenRow | undefined)[]> {
    return this.patients.create(rows as readonly PatientValues[]);
  }

  fill(rows: readonly Filling[]): Promise<(WrittenRow | undefined)[]> {
    return this.patients.fill(
      rows.map(({ targetId, values }) => ({ patientId: targetId, values: values as PatientValues })),
    );
  }

  undoCreated(written: readonly WrittenRow[]): Promise<ReadonlyMap<number, string>> {
    return this.patients.removeUnused(written as readonly WrittenPatient[]);
  }

  undoFilled(written: readonly WrittenRow[]): Promise<ReadonlyMap<number, string>> {
    return this.patients.revert(written as readonly WrittenPatient[]);
  }
}

function judged(row: PatientValues, faults: ReadRow['faults'], known: KnownPatients): JudgedRow {
  if (faults.length > 0) return { verdict: 'REJECTED', faults };
  const { verdict, target } = checkPatientRow(row, known.holdersOf(row)[0], known.othersOf(row));
  const key = patientKey(row);
  if (!target) return { verdict, key, faults: [] };
  if (!target.isListed) return rejected(ROW_FAULTS.blocked);
  if (verdict === 'SAME' && hasOtherName(row, target)) return rejected(ROW_FAULTS.otherName(target.name));
  const fills = Object.keys(fillOf(row, target)).filter((field) => field !== 'provisionalRut');
  return { verdict, key, targetId: target.id, fills, faults: [] };
}

const rejected = (sentence: string): JudgedRow => ({
  verdict: 'REJECTED',
  faults: [{ column: fieldOf('PATIENTS', 'rut')?.header ?? '', sentence }],
});
