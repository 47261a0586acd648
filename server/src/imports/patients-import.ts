import { fillOf, judgePatient, patientKey, type PatientValues } from '#domain/imports/judge-patient.js';
import { MEANWHILE, ROW_FAULTS } from '#domain/imports/import.es.js';
import { fieldOf } from '#domain/imports/import-fields.js';
import type { ReadRow, RowValues } from '#domain/imports/read-row.js';
import { comparableEmail } from '#domain/patients/email.js';
import { identifierKey } from '#domain/patients/identifiers/identifier.js';
import { parsePhone } from '#domain/patients/phone.js';
import { Injectable } from '@nestjs/common';
import { type Candidate, PatientsInBulk, type WrittenPatient } from '../patients/bulk/patients-in-bulk.js';
import type { Filling, JudgedRow, ResourceImport, WrittenRow } from './resource-import.js';

@Injectable()
export class PatientsImport implements ResourceImport {
  readonly resource = 'PATIENTS';
  readonly refusals = { create: MEANWHILE.patientTaken, fill: MEANWHILE.patientGone };

  constructor(private readonly patients: PatientsInBulk) {}

  async judge(rows: readonly ReadRow[]): Promise<JudgedRow[]> {
    const known = new Known(
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

function judged(row: PatientValues, faults: ReadRow['faults'], known: Known): JudgedRow {
  if (faults.length > 0) return { verdict: 'REJECTED', faults };
  const { verdict, target } = judgePatient(row, known.holderOf(row), known.othersOf(row));
  const key = patientKey(row);
  if (!target) return { verdict, key, faults: [] };
  const isBlocked = !known.isListed(target.id);
  if (isBlocked)
    return {
      verdict: 'REJECTED',
      faults: [{ column: fieldOf('PATIENTS', 'rut')?.header ?? '', sentence: ROW_FAULTS.blocked }],
    };
  const fills = Object.keys(fillOf(row, target)).filter((field) => field !== 'provisionalRut');
  return { verdict, key, targetId: target.id, fills, faults: [] };
}

/** Those who may be somebody of a chunk of rows, by what rows know of them. */
class Known {
  private readonly holders = new Map<string, Candidate>();
  private readonly contacts = new Map<string, Candidate[]>();
  private readonly blocked = new Set<number>();

  constructor(candidates: readonly Candidate[]) {
    for (const one of candidates) {
      for (const rut of [one.rut, ...one.formerRuts]) this.holders.set(rut, one);
      for (const document of one.identifiers) this.holders.set(identifierKey(document), one);
      if (!one.isListed) this.blocked.add(one.id);
      else
        for (const contact of contactsOf(one))
          this.contacts.set(contact, [...(this.contacts.get(contact) ?? []), one]);
    }
  }

  isListed(id: number): boolean {
    return !this.blocked.has(id);
  }

  holderOf({ rut, identifiers = [] }: PatientValues): Candidate | undefined {
    return [rut ?? '', ...identifiers.map(identifierKey)]
      .map((key) => this.holders.get(key))
      .find((holder) => holder !== undefined);
  }

  othersOf(row: PatientValues): Candidate[] {
    const { phone = '', email = '' } = row;
    return contactsOf({ phone, email }).flatMap((contact) => this.contacts.get(contact) ?? []);
  }
}

const contactsOf = ({ phone, email }: { readonly phone: string; readonly email: string }): string[] => [
  ...(email ? [`email ${comparableEmail(email)}`] : []),
  ...(parsePhone(phone) ? [`phone ${parsePhone(phone)}`] : []),
];
