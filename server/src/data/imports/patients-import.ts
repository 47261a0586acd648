import {
  fillOf,
  matchPatientRow,
  hasOtherName,
  isOfTwoPeople,
  patientKey,
  type PatientValues,
} from '#domain/data/imports/rows/match-patient-row.js';
import { choiceFor, type DoubtDecision, otherName } from '#domain/data/imports/doubts.js';
import { MEANWHILE, ROW_FAULTS } from '#domain/data/imports/import.es.js';
import { fieldOf } from '#domain/data/imports/import-fields.js';
import type { RowValues } from '#domain/data/imports/rows/read-row.js';
import { Injectable } from '@nestjs/common';
import { PatientsInBulk, type WrittenPatient } from '../../patients/bulk/patients-in-bulk.js';
import { KnownPatients } from './known-patients.js';
import type { Filling, JudgedRow, NumberedRow, ResourceImport, WrittenRow } from './resource-import.js';

@Injectable()
export class PatientsImport implements ResourceImport {
  readonly resource = 'PATIENTS';
  readonly refusals = { create: MEANWHILE.patientTaken, fill: MEANWHILE.patientGone };

  constructor(private readonly patients: PatientsInBulk) {}

  async judge(rows: readonly NumberedRow[], decisions: readonly DoubtDecision[]): Promise<JudgedRow[]> {
    const known = new KnownPatients(
      await this.patients.candidates(rows.map(({ values }) => values as PatientValues)),
    );
    return rows.map((row) => judged(row, known, decisions));
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

function judged(
  { number, values, faults }: NumberedRow,
  known: KnownPatients,
  decisions: readonly DoubtDecision[],
): JudgedRow {
  const row = values as PatientValues;
  if (faults.length > 0) return { verdict: 'REJECTED', faults };
  const holders = known.holdersOf(row);
  if (isOfTwoPeople(row, holders)) return rejected(ROW_FAULTS.otherRut);
  const { verdict, target } = matchPatientRow(row, holders[0], known.othersOf(row));
  const key = patientKey(row);
  if (!target) return { verdict, key, faults: [] };
  if (!target.isListed) return rejected(ROW_FAULTS.blocked);
  const doubt = otherName('rut', target.id);
  if (verdict === 'SAME' && hasOtherName(row, target) && choiceFor(decisions, doubt, number) !== 'TAKE')
    return { ...rejected(ROW_FAULTS.otherName(target.name)), doubts: [doubt] };
  const fills = Object.keys(fillOf(row, target)).filter((field) => field !== 'provisionalRut');
  return { verdict, key, targetId: target.id, fills, faults: [] };
}

const rejected = (sentence: string): JudgedRow => ({
  verdict: 'REJECTED',
  faults: [{ column: fieldOf('PATIENTS', 'rut')?.header ?? '', sentence }],
});
