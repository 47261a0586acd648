import { insertInto } from './insert-into.js';
import type { Violation } from './violation.js';

const clinic = (change: string): string => `update clinic_settings set ${change}`;
const agenda = (change: string): string => `update agenda set ${change}`;
const openingHours = (change: string): string => `update opening_hours set ${change}`;
const closure = (changes: Readonly<Record<string, string>>): string =>
  insertInto('closure', { from_date: `'2026-11-20'`, to_date: `'2026-11-20'`, reason: `'x'`, ...changes });
const image = (variant: string, bytes: string): string =>
  `insert into clinic_image_file values ('LOGO', '${variant}', encode(sha256('${bytes}'), 'hex'), 'image/png', 9, 9, '${bytes}')`;

export const SETTINGS_VIOLATIONS: readonly Violation[] = [
  ['an overlong name of the clinic', clinic("name = repeat('x', 201)"), 'clinic_settings_name_length'],
  ['an overlong phone of the clinic', clinic("phone = repeat('x', 201)"), 'clinic_settings_phone_length'],
  ['an overlong address', clinic("address = repeat('x', 201)"), 'clinic_settings_address_length'],
  ['an overlong city', clinic("city = repeat('x', 201)"), 'clinic_settings_city_length'],
  [
    'holidays of a year that is not supported',
    clinic('holidays_closed_until = 2102'),
    'clinic_settings_holidays_closed_until_range',
  ],
  [
    'an unknown part of the exam of the feet',
    clinic("exam_groups = '{HANDS}'"),
    'clinic_settings_exam_groups_known',
  ],
  [
    'a cut-off of eleven of ten points',
    clinic('ten_point_cut_off = 11'),
    'clinic_settings_ten_point_cut_off_range',
  ],
  ['an agenda of no service', agenda("service_type = 'MASSAGE'"), 'agenda_service_type_known'],
  ['hours that begin every 45 minutes', agenda('step_minutes = 45'), 'agenda_step_known'],
  ['a horizon of no days', agenda('horizon_days = 0'), 'agenda_horizon_range'],
  ['a notice of no minutes', agenda('notice_minutes = 0'), 'agenda_notice_range'],
  ['opening hours of an eighth weekday', openingHours('weekday = 8'), 'opening_hours_weekday_range'],
  ['opening hours between two half hours', openingHours('opens_at = 545'), 'opening_hours_on_slot'],
  ['opening hours that end as they begin', openingHours('closes_at = opens_at'), 'opening_hours_order'],
  ['a closure that ends before it begins', closure({ to_date: `'2026-11-19'` }), 'closure_order'],
  ['a closure beyond the supported years', closure({ to_date: `'2101-01-01'` }), 'closure_date_range'],
  ['a closure without a reason', closure({ reason: `''` }), 'closure_reason_length'],
  ['an image of an unknown kind', insertInto('clinic_image', { kind: `'MAP'` }), 'clinic_image_kind_known'],
  ['an image of an unknown size', image('TINY', 'a'), 'clinic_image_file_variant_known'],
  ['an image without bytes', image('WHOLE', ''), 'clinic_image_file_bytes_length'],
];
