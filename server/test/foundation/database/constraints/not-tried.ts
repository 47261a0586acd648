/** Named constraints that no test violates, by reason. */
export const NOT_TRIED: Readonly<Record<string, readonly string[]>> = {
  'Only for foreign keys to refer to: with the primary key in it, no two rows can be the same.': [
    'appointment_of_patient_key',
    'charge_supply_key',
    'clinical_record_of_patient_key',
  ],
  'One text made it for records and their versions, and it is tried with records.': [
    'clinical_record_version_dismissed_warnings_known',
    'clinical_record_version_foot_exam_codes',
    'clinical_record_version_foot_exam_edges',
    'clinical_record_version_foot_exam_form',
    'clinical_record_version_foot_exam_measured_on',
    'clinical_record_version_foot_exam_measures',
    'clinical_record_version_foot_exam_own_risk',
    'clinical_record_version_foot_exam_shape',
    'clinical_record_version_foot_exam_stage_scale',
    'clinical_record_version_foot_exam_valid_days',
    'clinical_record_version_foot_exam_values',
    'clinical_record_version_ten_point_cut_off_range',
  ],
  'The trigger pay_settlement_has_regime and pay_regime_professional_id_fkey refuse first.': [
    'pay_settlement_professional_id_fkey',
  ],
};
