import { DomainError } from '#domain/errors.js';
import { APPOINTMENT_NOT_FOUND } from '#domain/sentences.es.js';
import type { Sql } from '../../foundation/database/sql.js';

/**
 * Keeps an appointment from being deleted until the transaction ends.
 * @throws DomainError `NOT_FOUND`, also for an appointment of another patient
 */
export async function holdAppointmentOf(sql: Sql, patientId: number, appointmentId: number): Promise<void> {
  const found = await sql.rows('select from appointment where id = $1 and patient_id = $2 for key share', [
    appointmentId,
    patientId,
  ]);
  if (found.length === 0) throw new DomainError('NOT_FOUND', { message: APPOINTMENT_NOT_FOUND });
}
