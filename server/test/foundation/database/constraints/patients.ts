import { madeUpRut } from '../../../product/builders.js';
import type { Violation } from './violation.js';

export const PATIENT = `insert into patient (rut, name, phone, email) values ('${madeUpRut(0)}', 'Ana', '1', 'a@b.cl')`;

/** @param rest the undo data, and when and by whom the merge was undone. */
const merge = (kept: number, merged: number, rest = 'null, null, null') =>
  `insert into patient_merge (at, staff_user_id, kept_patient_id, merged_patient_id, undo, undone_at, undone_by)
   values (now(), 1, ${kept}, ${merged}, ${rest})`;

const formerRut = (rut: string) =>
  `${merge(1, 2)}; insert into former_rut select '${rut}', 1, max(id) from patient_merge`;

/** @param values kind, country, number. */
const identifier = (values: string) =>
  `insert into patient_identifier (patient_id, kind, country, value) values (1, ${values})`;

/** @param values kind, note, when and by whom it ended. */
const alert = (values: string) =>
  `insert into patient_alert (patient_id, noted_at, noted_by, kind, note, ended_at, ended_by)
   values (1, now(), 1, ${values})`;

export const PATIENTS_VIOLATIONS: readonly Violation[] = [
  [
    'a patient registered by an unknown user',
    'update patient set registered_by = 999',
    'patient_registered_by_fkey',
  ],
  [
    'a long text about products that irritated',
    `insert into clinical_record (patient_id, date, care_description, procedure, instructions, irritating_products)
     values (1, '2026-11-01', 'x', 'x', 'x', repeat('x', 201))`,
    'clinical_record_irritating_products_length',
  ],
  [
    'a long text about products that irritated in a version',
    `insert into clinical_record_version (clinical_record_id, version, date, care_description, procedure, instructions,
                                          used_supplies, written_at, irritating_products)
     values (1, 1, '2026-11-01', 'x', 'x', 'x', '[]', now(), repeat('x', 201))`,
    'clinical_record_version_irritating_products_length',
  ],
  ['a wrong check digit', "update patient set rut = '1111111K'", 'patient_rut_valid'],
  ['a RUT with dots', "update patient set rut = '45.000.000-6'", 'patient_rut_valid'],
  ['a RUT with a leading zero', "update patient set rut = '011111111'", 'patient_rut_valid'],
  ['a small k', "update patient set rut = '1000005k'", 'patient_rut_valid'],
  ['no name', "update patient set name = ''", 'patient_name_length'],
  ['merging a patient with themselves', merge(1, 1), 'patient_merge_of_two'],
  [
    'an undone merge without the user who undid it',
    merge(1, 2, 'null, now(), null'),
    'patient_merge_undone_is_complete',
  ],
  ['an undone merge with undo data', merge(1, 2, "'{}', now(), 1"), 'patient_merge_is_undone_once'],
  ['a patient merged into two', `${merge(1, 2)}; ${merge(3, 2)}`, 'patient_merge_standing_key'],
  [
    'a change of the patients of a merge',
    `${merge(1, 2)}; update patient_merge set kept_patient_id = 3`,
    'patient_merge_is_kept',
  ],
  [
    'a change of a merge’s undo data',
    `${merge(1, 2, "'{}', null, null")}; update patient_merge set undo = '{"merged": {}}'`,
    'patient_merge_is_kept',
  ],
  ['deleting a merge', `${merge(1, 2)}; delete from patient_merge`, 'patient_merge_is_kept'],
  ['a former RUT with a wrong check digit', formerRut('123456789'), 'former_rut_valid'],
  [
    'one former RUT of two patients',
    `${formerRut(madeUpRut(1))}; insert into former_rut select * from former_rut`,
    'former_rut_key',
  ],
  ['a former RUT that a patient has now', formerRut(madeUpRut(0)), 'former_rut_is_free'],
  [
    'a RUT that is a former one',
    `${formerRut(madeUpRut(1))}; update patient set rut = '${madeUpRut(1)}'`,
    'rut_is_not_former',
  ],
  ['an unknown kind of document', identifier("'DNI', '', '12345'"), 'patient_identifier_kind_known'],
  ['a passport of no country', identifier("'PASSPORT', '', '12345'"), 'patient_identifier_country_of_kind'],
  ['a NIP with a country', identifier("'NIP', 'PE', '12345'"), 'patient_identifier_country_of_kind'],
  ['a number with hyphens', identifier("'NIP', '', '123-45'"), 'patient_identifier_value_canonical'],
  [
    'one document twice',
    `${identifier("'NIP', '', '12345'")}; ${identifier("'NIP', '', '12345'")}`,
    'patient_identifier_key',
  ],
  ['an unknown sex', "update patient set sex = 'X'", 'patient_sex_known'],
  ['an unknown insurance', "update patient set health_insurance = 'ACHS'", 'patient_health_insurance_known'],
  [
    'an unknown tier of FONASA',
    "update patient set health_insurance = 'FONASA', fonasa_tier = 'E'",
    'patient_fonasa_tier_known',
  ],
  ['a tier without FONASA', "update patient set fonasa_tier = 'A'", 'patient_fonasa_tier_of_fonasa'],
  [
    'an insurer’s name where none is needed',
    "update patient set health_insurance = 'FONASA', insurer_name = 'x'",
    'patient_insurer_name_of_insurer',
  ],
  [
    'a representative without a name',
    "update patient set representative_phone = '9'",
    'patient_representative_has_name',
  ],
  [
    'a representative with a wrong RUT',
    "update patient set representative_name = 'x', representative_rut = '123456789'",
    'patient_representative_rut_valid',
  ],
  ['a long occupation', "update patient set occupation = repeat('x', 201)", 'patient_particulars_length'],
  ['an unknown alert', alert("'COLD', '', null, null"), 'patient_alert_kind_known'],
  [
    'an alert with a long note',
    alert(`'DIABETES', '${'x'.repeat(201)}', null, null`),
    'patient_alert_note_length',
  ],
  [
    'an alert that is over and still applies',
    `${alert("'DIABETES', '', null, null")}; update patient_alert set until = '2026-11-01'`,
    'patient_alert_until_ends',
  ],
  [
    'an alert that is over before it began',
    `insert into patient_alert (patient_id, noted_at, noted_by, kind, ended_at, ended_by, since, until)
     values (1, now(), 1, 'DIABETES', now(), 1, '2026-11-02', '2026-11-01')`,
    'patient_alert_until_after_since',
  ],
  [
    'a denial with a first day',
    `insert into patient_alert (patient_id, noted_at, noted_by, kind, is_denied, since)
     values (1, now(), 1, 'DIABETES', true, '2026-11-01')`,
    'patient_alert_denial_is_undated',
  ],
  [
    'a changed day of an alert',
    `${alert("'DIABETES', '', null, null")}; update patient_alert set since = '2026-11-01'`,
    'patient_alert_is_kept',
  ],
  ['an ended alert without a user', alert("'DIABETES', '', now(), null"), 'patient_alert_end_is_complete'],
  [
    'the same alert twice at the same time',
    `${alert("'DIABETES', '', null, null")}; ${alert("'DIABETES', 'x', null, null")}`,
    'patient_alert_open_key',
  ],
  [
    'a changed note of an alert',
    `${alert("'DIABETES', '', null, null")}; update patient_alert set note = 'x'`,
    'patient_alert_is_kept',
  ],
  [
    'deleting an alert',
    `${alert("'DIABETES', '', null, null")}; delete from patient_alert`,
    'patient_alert_is_kept',
  ],
  ['a phone that is not E.164', "update patient set phone_e164 = '912345678'", 'patient_phone_e164_form'],
  [
    'a condition without its version',
    `update patient set underlying_condition = 'Diabetes'`,
    'patient_condition_has_its_version',
  ],
  [
    'a new patient whose condition has no version',
    PATIENT.replace('email)', 'email, clinical_case)')
      .replace(`'a@b.cl'`, `'a@b.cl', 'x'`)
      .replace(madeUpRut(0), madeUpRut(1)),
    'patient_condition_has_its_version',
  ],
  [
    'a security log of less than 12 months',
    'update retention_settings set security_log_months = 11',
    'retention_settings_security_log_months_range',
  ],
  [
    'deleting message texts immediately',
    'update retention_settings set message_months = 0',
    'retention_settings_message_months_range',
  ],
  [
    'deleting visitors immediately',
    'update retention_settings set visitor_months = 5',
    'retention_settings_visitor_months_range',
  ],
  [
    'a second row of retention settings',
    'insert into retention_settings (id) values (2)',
    'retention_settings_single_row',
  ],
  [
    'a retention run with negative counts',
    "insert into retention_run (night, started_at, visitors) values ('2026-11-20', now(), -1)",
    'retention_run_counts_not_negative',
  ],
  [
    'a retention run that ends before it starts',
    "insert into retention_run (night, started_at, finished_at) values ('2026-11-20', now(), '2026-11-01')",
    'retention_run_ends_after_start',
  ],
];
