import { DomainError } from '#domain/errors.js';
import { PATIENT_NOT_FOUND } from '#domain/screen-sentences.es.js';
import type { Sql } from '../foundation/database/sql.js';

/**
 * Keeps a patient from being deleted until the transaction ends.
 * @throws DomainError `NOT_FOUND`
 */
export async function holdPatient(sql: Sql, patientId: number): Promise<void> {
  const found = await sql.rows('select from patient where id = $1 for key share', [patientId]);
  if (found.length === 0) throw new DomainError('NOT_FOUND', { message: PATIENT_NOT_FOUND });
}
