import type { ErrorCode } from '#domain/errors.js';

/**
 * What a person is told when the database itself refuses a row: the net below the services' own checks.
 * A constraint that is not here means a fault of ours, and is answered as one.
 */
export const CONSTRAINT_ERRORS: Readonly<Record<string, ErrorCode>> = {
  appointment_slot_key: 'SLOT_TAKEN',
  patient_rut_key: 'RUT_IN_USE',
  clinical_record_patient_id_fkey: 'PATIENT_HAS_RECORDS',
  used_supply_supply_id_fkey: 'SUPPLY_IN_USE',
};
