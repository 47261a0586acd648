import type { Staff } from './staff.js';

/** Writes a record of 5 March 2024. @returns its id. */
export async function newRecord(staff: Staff, patientId: number, more: object = {}): Promise<number> {
  const input = {
    patientId,
    date: '2024-03-05',
    careDescription: 'Uña encarnada',
    procedure: 'Limpieza',
    instructions: 'Reposo',
    ...more,
  };
  const { createClinicalRecord } = await staff.ask<{ createClinicalRecord: { id: number } }>(
    'mutation ($input: CreateClinicalRecordInput!) { createClinicalRecord(input: $input) { id } }',
    { input },
  );
  return createClinicalRecord.id;
}
