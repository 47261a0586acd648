import type { ErrorCode } from '#domain/errors.js';

/**
 * The errors for constraints that users can violate, as a safety net below the services' own checks. A violation of any
 * other constraint is a bug and is reported as `INTERNAL`.
 */
export const CONSTRAINT_ERRORS: Readonly<Record<string, ErrorCode>> = {
  appointment_slot_key: 'SLOT_TAKEN',
  patient_rut_key: 'RUT_IN_USE',
  rut_is_not_former: 'RUT_IN_USE',
  patient_identifier_key: 'IDENTIFIER_IN_USE',
  clinical_record_patient_id_fkey: 'PATIENT_HAS_RECORDS',
  photo_patient_id_fkey: 'PATIENT_HAS_RECORDS',
  consent_answer_patient_id_fkey: 'PATIENT_HAS_RECORDS',
  charge_patient_id_fkey: 'PATIENT_HAS_MONEY',
  payment_patient_id_fkey: 'PATIENT_HAS_MONEY',
  pack_gift_patient_id_fkey: 'PATIENT_HAS_MONEY',
  pack_has_sessions: 'PACK_SPENT',
  used_supply_supply_id_fkey: 'SUPPLY_IN_USE',
  charge_supply_id_fkey: 'SUPPLY_IN_USE',
  appointment_professional_id_fkey: 'PROFESSIONAL_IN_USE',
  clinical_record_professional_id_fkey: 'PROFESSIONAL_IN_USE',
  clinical_record_version_professional_id_fkey: 'PROFESSIONAL_IN_USE',
  charge_professional_id_fkey: 'PROFESSIONAL_IN_USE',
  payment_professional_id_fkey: 'PROFESSIONAL_IN_USE',
  staff_user_limited_has_professional: 'PROFESSIONAL_IN_USE',
  pay_regime_professional_id_fkey: 'PROFESSIONAL_IN_USE',
  pay_settlement_professional_id_fkey: 'PROFESSIONAL_IN_USE',
  professional_in_history_is_kept: 'PROFESSIONAL_IN_USE',
  // Another user has connected or set it at the same moment.
  mail_connection_pkey: 'STALE',
  whatsapp_connection_pkey: 'STALE',
  public_address_pkey: 'STALE',
  backup_folder_pkey: 'STALE',
  // The treatment was deleted at the same moment.
  phrase_treatment_id_fkey: 'NOT_FOUND',
  staff_user_with_team_remains: 'LAST_FULL_USER',
};
