import type { Violation } from './violation.js';

const professional = (services: string) =>
  `insert into professional (position, services) values (9, ${services})`;

/** @param prices the former one and the new one. */
const priceChange = (prices: string) =>
  `insert into treatment_price (treatment_id, at, former_price, price) select min(id), now(), ${prices} from treatment`;

/** @param values name, minutes, weeks until the control. */
const treatment = (values: string) =>
  `insert into treatment (service_type, name, duration_minutes, control_weeks)
   values ('PODIATRY', ${values})`;

export const hours = (values: string, weekday = 1) =>
  `insert into professional_hours (professional_id, weekday, opens_at, closes_at) values (1, ${weekday}, ${values})`;

export const CLINIC_VIOLATIONS: readonly Violation[] = [
  [
    'an image stored under another image’s address',
    `insert into clinic_image_file values ('LOGO', 'WHOLE', encode(sha256('a'), 'hex'), 'image/png', 9, 9, 'b')`,
    'clinic_image_file_hash_is_its_bytes',
  ],
  [
    'an image of type HTML',
    `insert into clinic_image_file values ('LOGO', 'WHOLE', encode(sha256('a'), 'hex'), 'text/html', 9, 9, 'a')`,
    'clinic_image_file_media_type_known',
  ],
  [
    'an image with huge dimensions',
    `insert into clinic_image_file values ('LOGO', 'WHOLE', encode(sha256('a'), 'hex'), 'image/png', 1601, 9, 'a')`,
    'clinic_image_file_size_range',
  ],
  [
    'a limit of zero bookings for visitors',
    'update agenda set open_bookings_limit = 0',
    'agenda_open_bookings_range',
  ],
  ['a treatment without a name', treatment("'', 60, 1"), 'treatment_name_length'],
  ['a treatment of ninety minutes', treatment("'Láser', 90, 1"), 'treatment_duration_known'],
  ['a control after a hundred years', treatment("'Láser', 60, 5200"), 'treatment_control_weeks_range'],
  ['a negative price', 'update treatment set price = -1', 'treatment_price_not_negative'],
  ['a treatment with an unknown tax', "update treatment set tax = 'IVA'", 'treatment_tax_known'],
  [
    'an unknown document that the clinic issues',
    "update clinic_settings set issued_documents = '{TICKET}'",
    'clinic_settings_issued_documents_known',
  ],
  ['a treatment of no service', "update treatment set service_type = 'X'", 'treatment_service_type_known'],
  ['the same treatment twice', treatment("'MANICURA', 60, 1"), 'treatment_name_key'],
  [
    'a reason for an expired supply that was not used',
    `with s as (insert into supply (name, unit, stock, critical_stock, unit_value) values ('x', 'x', 0, 0, 0) returning id)
     insert into stock_movement (supply_id, at, kind, quantity, balance, expired_reason)
     select id, now(), 'CORRECTION', 1, 1, '' from s`,
    'stock_movement_expired_reason_of_use',
  ],
  [
    'a longer reason for using an expired supply',
    `with s as (insert into supply (name, unit, stock, critical_stock, unit_value) values ('x', 'x', 0, 0, 0) returning id)
     insert into stock_movement (supply_id, at, kind, quantity, balance, clinical_record_id, expired_reason)
     select id, now(), 'USED', 1, 1, 1, repeat('x', 201) from s`,
    'stock_movement_expired_reason_length',
  ],
  ['a price change that changes nothing', priceChange('5, 5'), 'treatment_price_changes'],
  ['a change to a negative price', priceChange('5, -1'), 'treatment_price_amounts'],
  [
    'rewriting the history of a price',
    `${priceChange('5, 6')}; update treatment_price set price = 7`,
    'treatment_price_is_kept',
  ],
  [
    'deleting the history of a price',
    `${priceChange('5, 6')}; delete from treatment_price`,
    'treatment_price_is_kept',
  ],
  [
    'a kit with a quantity of zero',
    `with s as (insert into supply (name, unit, stock, critical_stock, unit_value) values ('x', 'x', 0, 0, 0) returning id)
     insert into treatment_supply select 1, id, 0 from s`,
    'treatment_supply_quantity_positive',
  ],
  [
    'an overlong hold of an offered hour',
    'update clinic_settings set waiting_hold_minutes = 241',
    'clinic_settings_waiting_hold_minutes_range',
  ],
  [
    'an unknown first step',
    `update clinic_settings set first_steps_skipped = '{COFFEE}'`,
    'clinic_settings_first_steps_known',
  ],
  [
    'a deadline for changes after the start',
    'update clinic_settings set change_deadline_hours = -1',
    'clinic_settings_change_deadline_hours_range',
  ],
  [
    'an overlong text of what to bring',
    `update clinic_settings set what_to_bring = repeat('x', 1001)`,
    'clinic_settings_what_to_bring_length',
  ],
  ['a professional without services', professional("'{}'"), 'professional_services_known'],
  ['a professional of an unknown service', professional("'{MASSAGE}'"), 'professional_services_known'],
  [
    'a professional with an invalid RUT',
    `update professional set rut = '123456789' where id = 1`,
    'professional_rut_valid',
  ],
  [
    'a professional with a long name',
    `update professional set name = repeat('x', 201)`,
    'professional_text_length',
  ],
  ['hours that end before they begin', hours('600, 540'), 'professional_hours_order'],
  ['hours that are too short', hours('600, 630'), 'professional_hours_order'],
  ['hours between two half hours', hours('605, 700'), 'professional_hours_on_slot'],
  ['hours of an eighth weekday', hours('540, 720', 8), 'professional_hours_weekday_range'],
  [
    'days off that end before they begin',
    `insert into day_off (professional_id, from_date, to_date, reason) values (1, '2026-11-20', '2026-11-19', 'x')`,
    'day_off_order',
  ],
  [
    'a day off without a reason',
    `insert into day_off (professional_id, from_date, to_date, reason) values (1, '2026-11-20', '2026-11-20', '')`,
    'day_off_reason_length',
  ],
  [
    'a day off beyond the supported years',
    `insert into day_off (professional_id, from_date, to_date, reason) values (1, '1899-11-20', '2026-11-20', 'x')`,
    'day_off_date_range',
  ],
  ['a second clinic', 'insert into clinic_settings (id) values (2)', 'clinic_settings_single_row'],
];
