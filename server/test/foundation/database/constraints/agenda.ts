import type { Violation } from './violation.js';

/** @param values in parentheses: patient, day, start, treatment, status, length. */
export const appointment = (values: string) =>
  `insert into appointment (patient_id, date, start_minute, treatment, status, duration_minutes, professional_id)
   values ${values.slice(0, -1)}, 1)`;

/** @param values first day, last day, part of the day. */
const waiting = (values: string) =>
  `insert into waiting_entry (patient_id, service_type, treatment, duration_minutes, booked_name, created_at, from_date,
     to_date, day_part)
   values (1, 'PODIATRY', 'x', 60, 'x', now(), ${values})`;

const offerToLast = (state: string) =>
  `insert into waiting_offer (waiting_entry_id, treatment, professional_id, date, start_minute, duration_minutes, state,
     created_at)
   select max(id), 'x', 1, '2026-11-20', 600, 60, '${state}', now() from waiting_entry`;

const offer = (state: string) => `${waiting(`'2026-11-20', '2026-11-20', 'all'`)}; ${offerToLast(state)}`;

export const block = (start: number, minutes: number, reason = 'Reunión', date = '2026-11-20') =>
  `insert into blocked_hours (professional_id, date, start_minute, duration_minutes, reason)
   values (1, '${date}', ${start}, ${minutes}, '${reason}')`;

const booked = (change: string) =>
  `${appointment("(1, '2026-11-20', 600, 'x', 'CANCELLED', 60)")}; update appointment set ${change}`;

const waits = (change: string) =>
  `${waiting(`'2026-11-20', '2026-11-20', 'all'`)}; update waiting_entry set ${change}`;

export const change = (kind: string, channel: string, before = 'null') =>
  `insert into appointment_change (appointment_id, at, kind, channel, before, after)
   values (1, now(), '${kind}', '${channel}', ${before}, '{}')`;

export const AGENDA_VIOLATIONS: readonly Violation[] = [
  [
    'an unknown attendance',
    `${appointment("(1, '2026-11-20', 600, 'x', 'BOOKED', 60)")}; update appointment set arrived_at = now(), attendance = 'LATE'`,
    'appointment_attendance_known',
  ],
  [
    'an unknown shape of nails',
    `${appointment("(1, '2026-11-20', 600, 'x', 'BOOKED', 60)")}; update appointment set nail_shape = 'HEART'`,
    'appointment_nail_shape_known',
  ],
  [
    'an unknown technique of a manicure',
    `${appointment("(1, '2026-11-20', 600, 'x', 'BOOKED', 60)")}; update appointment set nail_technique = 'GLUE'`,
    'appointment_nail_technique_known',
  ],
  [
    'a long colour of nails',
    `${appointment("(1, '2026-11-20', 600, 'x', 'BOOKED', 60)")}; update appointment set nail_color = repeat('x', 201)`,
    'appointment_nail_color_length',
  ],
  [
    'an attendance for a cancelled appointment',
    `${appointment("(1, '2026-11-20', 600, 'x', 'CANCELLED', 60)")}; update appointment set attendance = 'NO_SHOW'`,
    'appointment_cancelled_unattended',
  ],
  [
    'an arrival without its time',
    `${appointment("(1, '2026-11-20', 600, 'x', 'BOOKED', 60)")}; update appointment set attendance = 'ARRIVED'`,
    'appointment_arrival_complete',
  ],
  ['an unknown status', appointment("(1, '2026-11-20', 600, 'x', 'LATE', 60)"), 'appointment_status_known'],
  [
    'a length of ninety minutes',
    appointment("(1, '2026-11-20', 600, 'x', 'BOOKED', 90)"),
    'appointment_duration_known',
  ],
  [
    'a start off the half hour',
    appointment("(1, '2026-11-20', 605, 'x', 'BOOKED', 60)"),
    'appointment_start_on_slot',
  ],
  [
    'an end on the next day',
    appointment("(1, '2026-11-20', 1380, 'x', 'BOOKED', 120)"),
    'appointment_within_day',
  ],
  [
    'a day beyond the supported years',
    appointment("(1, '2101-01-01', 600, 'x', 'BOOKED', 60)"),
    'appointment_date_range',
  ],
  [
    'an appointment link with a token that is not hashed',
    `insert into appointment_link values ('x', 1, 'BOOKING', now())`,
    'appointment_link_token_hash_length',
  ],
  [
    'an appointment link with an unknown purpose',
    `insert into appointment_link values (sha256('x'), 1, 'FUN', now())`,
    'appointment_link_purpose_known',
  ],
  [
    'two links of one booking',
    `${appointment(`(1, '2026-11-20', 600, 'x', 'CANCELLED', 60)`)};
     insert into appointment_link
     select sha256(token::bytea), max(id), 'BOOKING', now() from appointment, unnest('{x,y}'::text[]) as token group by token`,
    'appointment_link_booking_key',
  ],
  [
    'a link to an unknown appointment',
    `insert into appointment_link values (sha256('x'), 999, 'BOOKING', now())`,
    'appointment_link_appointment_id_fkey',
  ],
  [
    'a waiting list entry with its days in the wrong order',
    waiting(`'2026-11-20', '2026-11-19', 'all'`),
    'waiting_entry_days_range',
  ],
  ['a wait of more than a month', waiting(`'2026-11-20', '2026-12-21', 'all'`), 'waiting_entry_days_range'],
  [
    'a waiting list entry for an unknown part of the day',
    waiting(`'2026-11-20', '2026-11-20', 'x'`),
    'waiting_entry_day_part_known',
  ],
  [
    'a waiting list entry for a quarter of an hour',
    `${waiting(`'2026-11-20', '2026-11-20', 'all'`)}; update waiting_entry set duration_minutes = 15`,
    'waiting_entry_duration_known',
  ],
  [
    'an offer without a treatment',
    `${offer('OPEN')}; update waiting_offer set treatment = ''`,
    'waiting_offer_treatment_length',
  ],
  [
    'a person waiting twice for one service',
    `${waiting(`'2026-11-20', '2026-11-20', 'all'`)}; ${waiting(`'2026-11-21', '2026-11-21', 'all'`)}`,
    'waiting_entry_open_key',
  ],
  ['two offers to one person', `${offer('OPEN')}; ${offerToLast('OPEN')}`, 'waiting_offer_open_key'],
  [
    'an offer of an unknown state',
    `${offer('OPEN')}; update waiting_offer set state = 'MAYBE', settled_at = now()`,
    'waiting_offer_state_known',
  ],
  ['a settled offer without its time', offer('DECLINED'), 'waiting_offer_settled_complete'],
  [
    'an offer link with a token that is not hashed',
    `${offer('OPEN')}; insert into waiting_offer_link select 'x', max(id), now() from waiting_offer`,
    'waiting_offer_link_token_hash_length',
  ],
  [
    'an appointment whose hold expires',
    `${appointment(`(1, '2026-11-20', 600, 'x', 'BOOKED', 60)`)};
     insert into appointment_slot (professional_id, day, slot, appointment_id, held_until)
     select 1, '2026-11-20', 20, max(id), now() from appointment`,
    'appointment_slot_only_blocks_end',
  ],
  ['a change of an unknown kind', change('MOVED', 'SYSTEM', `'{}'`), 'appointment_change_kind_known'],
  ['a change by pigeon', change('CREATED', 'PIGEON'), 'appointment_change_channel_known'],
  ['a change by staff without a name', change('CREATED', 'PANEL'), 'appointment_change_by_staff'],
  ['a deletion with facts after it', change('DELETED', 'SYSTEM'), 'appointment_change_facts_of_kind'],
  [
    'a series without an interval',
    'insert into appointment_series (every_weeks) values (0)',
    'appointment_series_every_weeks_range',
  ],
  ['an appointment of no service', booked("service_type = 'MASSAGE'"), 'appointment_service_type_known'],
  ['an appointment without a treatment', booked("treatment = ''"), 'appointment_treatment_length'],
  ['endless notes of an appointment', booked("notes = repeat('x', 20001)"), 'appointment_notes_length'],
  [
    'an appointment in a long name',
    booked("booked_name = repeat('x', 201)"),
    'appointment_booked_name_length',
  ],
  [
    'a half hour after midnight',
    `insert into appointment_slot (professional_id, day, slot, appointment_id) values (1, '2026-11-20', 48, 1)`,
    'appointment_slot_range',
  ],
  [
    'a waiting list entry for no service',
    waits("service_type = 'MASSAGE'"),
    'waiting_entry_service_type_known',
  ],
  ['a waiting list entry without a treatment', waits("treatment = ''"), 'waiting_entry_treatment_length'],
  [
    'a waiting list entry in a long name',
    waits("booked_name = repeat('x', 201)"),
    'waiting_entry_booked_name_length',
  ],
  ['an unknown end of a wait', waits("ending = 'BORED', ended_at = now()"), 'waiting_entry_ending_known'],
  ['the end of a wait without its kind', waits('ended_at = now()'), 'waiting_entry_ending_complete'],
  [
    'an offer that is over and holds its hour',
    `${offer('OPEN')}; update waiting_offer set state = 'EXPIRED', settled_at = now(), blocked_hours_id = 1`,
    'waiting_offer_holds_while_open',
  ],
  [
    'an open offer with its appointment',
    `${offer('OPEN')}; update waiting_offer set appointment_id = 1`,
    'waiting_offer_books_when_accepted',
  ],
  [
    'two offers of one held hour',
    `insert into waiting_offer (waiting_entry_id, treatment, professional_id, date, start_minute, duration_minutes, state,
       created_at, blocked_hours_id)
     select id, 'x', 1, '2026-11-20', 600, 60, 'OPEN', now(), 1 from generate_series(1, 2) as id`,
    'waiting_offer_blocked_hours_id_key',
  ],
  ['a block that ends on the next day', block(1410, 60), 'blocked_hours_within_day'],
  ['a block off the half hours', block(785, 30), 'blocked_hours_on_slot'],
  ['a block without a reason', block(780, 30, ''), 'blocked_hours_reason_length'],
  ['a block beyond the supported years', block(780, 30, 'x', '2101-01-01'), 'blocked_hours_date_range'],
  [
    'an appointment of an unknown professional',
    appointment("(1, '2026-11-20', 600, 'x', 'CANCELLED', 60)").replace(/1\)$/, '999)'),
    'appointment_professional_id_fkey',
  ],
];
