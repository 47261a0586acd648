import { checkDigit } from '#domain/rut.js';
import type { Pool } from 'pg';

/** The canonical RUT of a body. */
export const rutOf = (body: number): string => String(body) + checkDigit(String(body));

/** A made-up canonical RUT, the same one for the same number. */
export const madeUpRut = (n: number): string => rutOf(45_000_000 + n);

interface PatientColumns {
  readonly phone?: string;
  readonly phone_e164?: string;
  readonly email?: string;
}

/** Inserts a patient directly into the database, with `madeUpRut(n)` as RUT. */
export async function addPatient(
  database: Pool,
  n: number,
  name: string,
  columns: PatientColumns = {},
): Promise<void> {
  const {
    phone = `+56 9 0000 ${1000 + n}`,
    phone_e164 = null,
    email = `paciente${n}@demo.invalid`,
  } = columns;
  await database.query(
    'insert into patient (rut, name, phone, phone_e164, email) values ($1, $2, $3, $4, $5)',
    [madeUpRut(n), name, phone, phone_e164, email],
  );
}

/** Adds Rosa, who has a mobile number, and a patient without a number. */
export async function addPatientsWithAndWithoutNumber(database: Pool): Promise<void> {
  const rosa = { phone: '9 1234 5678', phone_e164: '+56912345678', email: 'rosa@demo.invalid' };
  await addPatient(database, 1, 'Rosa Ñandú Soto', rosa);
  await addPatient(database, 2, 'Sin Teléfono', { phone: 'no tiene', email: 'sin@demo.invalid' });
}

export async function addClinicalRecord(database: Pool, patientId: number): Promise<void> {
  await database.query(
    `insert into clinical_record (patient_id, date, care_description, procedure, instructions)
     values ($1, '2026-11-01', 'x', 'x', 'x')`,
    [patientId],
  );
}
