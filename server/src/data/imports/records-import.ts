import type { DoubtDecision } from '#domain/data/imports/doubts.js';
import { MEANWHILE } from '#domain/data/imports/import.es.js';
import { matchRecordRow, recordKey, type RecordValues } from '#domain/data/imports/rows/match-record-row.js';
import type { RowValues } from '#domain/data/imports/rows/read-row.js';
import { Injectable } from '@nestjs/common';
import type { Staff } from '../../access/actors/staff.js';
import {
  type RecordToWrite,
  RecordsInBulk,
  type WrittenRecord,
} from '../../records/clinical-records/bulk/records-in-bulk.js';
import { PatientsOfRows } from './patients-of-rows.js';
import type { JudgedRow, NumberedRow, ResourceImport, WrittenRow } from './resource-import.js';

/** Past clinical records, as text. They are only created; stored records are never changed. */
@Injectable()
export class RecordsImport implements ResourceImport {
  readonly resource = 'RECORDS';
  readonly refusals = { create: MEANWHILE.recordTaken };

  constructor(
    private readonly records: RecordsInBulk,
    private readonly patients: PatientsOfRows,
  ) {}

  async judge(rows: readonly NumberedRow[], decisions: readonly DoubtDecision[]): Promise<JudgedRow[]> {
    const found = await this.patients.find(rows, decisions);
    const read = rows.map(({ values, faults }, index) => {
      const who = found[index];
      // The patient of an unreadable row can't be determined.
      const isUnknown = faults.length === 0 && who && 'fault' in who;
      return {
        record: values as unknown as RecordValues,
        faults: isUnknown ? [who.fault] : faults,
        ...(isUnknown && { doubts: who.doubts }),
        who,
      };
    });
    const known = read.flatMap(({ record, faults, who }) =>
      faults.length === 0 && who && 'patient' in who
        ? [{ patientId: who.patient.id, date: record.date }]
        : [],
    );
    const stored = await this.records.stored(known);
    return read.map(({ record, faults, who, ...rest }) => {
      if (faults.length > 0 || !who || 'fault' in who) return { verdict: 'REJECTED', faults, ...rest };
      const values: RecordToWrite = { ...record, patientId: who.patient.id };
      const key = recordKey(values.patientId, values);
      return { ...matchRecordRow(key, stored), values: { ...values }, key, faults };
    });
  }

  create(rows: readonly RowValues[], staff: Staff, importId: number): Promise<(WrittenRow | undefined)[]> {
    return this.records.create(rows as unknown as readonly RecordToWrite[], importId, staff);
  }

  undoCreated(written: readonly WrittenRow[]): Promise<ReadonlyMap<number, string>> {
    return this.records.removeUnused(written as readonly WrittenRecord[]);
  }
}
