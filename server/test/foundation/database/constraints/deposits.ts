import { madeUpRut } from '../../../product/builders.js';
import type { Violation } from './violation.js';

const APPOINTMENTS = `
  insert into appointment (patient_id, date, start_minute, treatment, status, duration_minutes, professional_id)
  values (1, '2026-11-20', 600, 'x', 'BOOKED', 60, 1), (1, '2026-11-20', 720, 'x', 'BOOKED', 60, 1)`;
const APPOINTMENT = '(select max(id) from appointment)';
const deposit = (columns = '', values = ''): string =>
  `insert into deposit (appointment_id, notice_hours, amount${columns && `, ${columns}`}) values (${APPOINTMENT}, 24, 1000${values && `, ${values}`})`;
const payment = (more: { method?: string; amount?: number } = {}): string =>
  `insert into payment (kind, method, patient_id, amount, belongs_to, booked_on, at, staff_user_id)
   select 'PAYMENT', '${more.method ?? 'TRANSFER'}', patient_id, ${more.amount ?? 1000}, '2026-11-18', '2026-11-18', now(), 1
   from appointment where id = ${APPOINTMENT}`;
const charge = (kind: string): string =>
  `insert into charge (description, belongs_to, booked_on, at, patient_id, appointment_id, kind, list_price, amount, tax)
   select 'x', '2026-11-18', '2026-11-18', now(), patient_id, id, '${kind}', 1000, 1000, 'TAXED'
   from appointment where id = ${APPOINTMENT}`;
const DECIDED = `decided_at = now()`;
const part = (amount = 1000, ofPayment = '(select max(id) from payment)'): string =>
  `insert into deposit_part (deposit_id, payment_id, amount) select max(id), ${ofPayment}, ${amount} from deposit`;
const RECEIVE = `update deposit set state = 'RECEIVED', ${DECIDED} where state = 'PENDING'`;
const RECEIVED = `${deposit()}; ${payment()}; ${part()}; ${RECEIVE}`;
/** Checks at once what is otherwise checked at commit. */
const CHECKED = 'set constraints deposit_is_whole, deposit_part_is_whole immediate';
/** A deposit of the first of the two appointments. */
const EARLIER_DEPOSIT = deposit().replace('max(id)', 'min(id)');
const PAYMENT = `(select max(id) from payment where kind = 'PAYMENT')`;
const KEEP = `update deposit set state = 'KEPT', kept_charge_id = (select max(id) from charge)`;
const WAIVE = `update deposit set state = 'WAIVED', waive_reason = 'x', ${DECIDED}`;
const proof = (kind = 'PHOTO', bytes = `'x'`): string =>
  `insert into deposit_proof (deposit_id, kind, bytes, sent_at) select max(id), '${kind}', ${bytes}, now() from deposit`;

/** The appointment becomes that of another patient. */
const MOVE = `insert into patient (rut, name, phone, email) values ('${madeUpRut(9)}', 'Eva', '1', 'a@b.cl');
  update appointment set status = 'CANCELLED';
  update appointment set patient_id = (select max(id) from patient) where id = ${APPOINTMENT}`;

const TRIED: readonly Violation[] = [
  ['a treatment with a negative deposit', 'update treatment set deposit = -1', 'treatment_deposit_range'],
  [
    'an account of an unknown kind',
    `update clinic_settings set deposit_account_kind = 'GOLD'`,
    'clinic_settings_deposit_account_kind_known',
  ],
  [
    'endless conditions of deposits',
    `update clinic_settings set deposit_terms = repeat('x', 1001)`,
    'clinic_settings_deposit_texts_length',
  ],
  [
    'a negative notice for deposits',
    'update clinic_settings set deposit_notice_hours = -1',
    'clinic_settings_deposit_notice_hours_range',
  ],
  [
    'hours that are released at once',
    'update clinic_settings set deposit_release_hours = 0',
    'clinic_settings_deposit_release_hours_range',
  ],
  ['a deposit of nothing', deposit().replace('1000', '0'), 'deposit_amount_range'],
  ['two deposits of an appointment', `${deposit()}; ${deposit()}`, 'deposit_appointment_id_key'],
  [
    'a deposit of an unknown appointment',
    'insert into deposit (appointment_id, notice_hours, amount) values (999999, 24, 1000)',
    'deposit_appointment_id_fkey',
  ],
  ['a deposit that begins received', deposit('state', `'RECEIVED'`), 'deposit_state_follows'],
  [
    'a released hour that is paid',
    `${deposit()}; update deposit set state = 'RELEASED', ${DECIDED}; update deposit set state = 'RECEIVED'`,
    'deposit_state_follows',
  ],
  [
    'a deposit of an unknown state',
    `alter table deposit disable trigger deposit_holds; ${deposit('state, decided_at', `'LOST', now()`)}`,
    'deposit_state_known',
  ],
  ['a deposit of another amount', `${deposit()}; update deposit set amount = 2000`, 'deposit_is_frozen'],
  [
    'a deposit of other hours of notice',
    `${deposit()}; update deposit set notice_hours = 48`,
    'deposit_keeps_its_notice',
  ],
  ['a deposit with a negative notice', deposit().replace('24', '-1'), 'deposit_notice_hours_range'],
  ['an appointment moved twice', `${deposit()}; update deposit set moves = 2`, 'deposit_moves_range'],
  ['a received deposit without its payment', `${deposit()}; ${RECEIVE}; ${CHECKED}`, 'deposit_is_whole'],
  [
    'a part of a deposit that is not received',
    `${deposit()}; ${payment()}; ${part()}; ${CHECKED}`,
    'deposit_is_whole',
  ],
  [
    'a received deposit that loses a part',
    `${deposit()}; ${payment()}; ${part(600)}; ${payment()}; ${part(400)}; ${RECEIVE};
     delete from deposit_part where amount = 400; ${CHECKED}`,
    'deposit_is_whole',
  ],
  [
    'a kept deposit without its charge',
    `${RECEIVED}; update deposit set state = 'KEPT'`,
    'deposit_kept_charge_of_state',
  ],
  [
    'a deposit waived without a reason',
    `${deposit()}; update deposit set state = 'WAIVED', ${DECIDED}`,
    'deposit_waived_has_reason',
  ],
  [
    'a deposit waived for an endless reason',
    `${deposit()}; ${WAIVE.replace("'x'", "repeat('x', 201)")}`,
    'deposit_waive_reason_length',
  ],
  [
    'a decision at no time',
    `${deposit()}; update deposit set state = 'RELEASED'`,
    'deposit_decided_of_state',
  ],
  ['a decision by an unknown user', `${deposit()}; ${WAIVE}, decided_by = 999999`, 'deposit_decided_by_fkey'],
  [
    'a deposit received with a payment of which something went back',
    `${deposit()}; ${payment({ amount: 1010 })};
     insert into payment (kind, method, patient_id, amount, refunds_id, reason, belongs_to, booked_on, at, staff_user_id)
     select 'REFUND', method, patient_id, -20, id, 'x', belongs_to, booked_on, at, 1 from payment where id = (select max(id) from payment);
     ${part(1000, PAYMENT)}`,
    'deposit_part_fits',
  ],
  [
    'a deposit received with a payment that pays something else',
    `${deposit()}; ${payment()};
     insert into charge (description, belongs_to, booked_on, at, patient_id, kind, list_price, amount, tax)
     select 'x', '2026-11-18', '2026-11-18', now(), patient_id, 'EXTRA', 1, 1, 'TAXED' from appointment where id = ${APPOINTMENT};
     insert into payment_use (payment_id, charge_id, amount, at, booked_on)
     select (select max(id) from payment), max(id), 1, now(), '2026-11-18' from charge; ${part()}`,
    'deposit_part_fits',
  ],
  [
    'a deposit received with the payment of another patient',
    `${MOVE}; ${payment()}; ${EARLIER_DEPOSIT}; ${part()}`,
    'deposit_part_fits',
  ],
  [
    'a part larger than its payment',
    `${deposit()}; ${payment({ amount: 900 })}; ${part()}`,
    'deposit_part_fits',
  ],
  [
    'a payment of two deposits that together are more',
    `${payment({ amount: 1500 })}; ${EARLIER_DEPOSIT}; ${part()}; ${deposit()}; ${part()}`,
    'deposit_part_fits',
  ],
  [
    'a deposit received in part',
    `${deposit()}; ${payment({ amount: 900 })}; ${part(900)}; ${RECEIVE}; ${CHECKED}`,
    'deposit_is_whole',
  ],
  ['a part of nothing', `${deposit()}; ${payment()}; ${part(0)}`, 'deposit_part_amount_range'],
  ['two parts of one payment', `${deposit()}; ${payment()}; ${part(500)}; ${part(500)}`, 'deposit_part_pkey'],
  ['a part that changes', `${RECEIVED}; update deposit_part set amount = amount`, 'deposit_part_is_frozen'],
  [
    'a part of an unknown payment',
    `alter table deposit_part disable trigger deposit_part_fits; ${deposit()}; ${part(1000, '999999')}`,
    'deposit_part_payment_id_fkey',
  ],
  [
    'a part of an unknown deposit',
    `alter table deposit_part disable trigger deposit_part_fits; ${payment()};
     insert into deposit_part (deposit_id, payment_id, amount) select 999999, max(id), 1 from payment`,
    'deposit_part_deposit_id_fkey',
  ],
  [
    'a deposit kept with the charge of the visit',
    `${RECEIVED}; ${charge('VISIT')}; ${KEEP}`,
    'deposit_kept_charge_fits',
  ],
  [
    'a deposit kept with an unknown charge',
    `alter table deposit disable trigger deposit_holds; ${RECEIVED};
     update deposit set state = 'KEPT', kept_charge_id = 999999`,
    'deposit_kept_charge_id_fkey',
  ],
  [
    'a charge that keeps two deposits',
    `alter table deposit disable trigger deposit_holds; ${charge('EXTRA')};
     insert into deposit (appointment_id, notice_hours, amount, state, kept_charge_id, decided_at)
     select a.id, 24, 1000, 'KEPT', (select max(id) from charge), now()
     from (select id from appointment order by id limit 2) a`,
    'deposit_kept_charge_id_key',
  ],
  ['a proof of an unknown kind', `${deposit()}; ${proof('FILM')}`, 'deposit_proof_kind_known'],
  ['an empty proof', `${deposit()}; ${proof('PHOTO', `''`)}`, 'deposit_proof_size'],
  ['two proofs of a deposit', `${deposit()}; ${proof()}; ${proof()}`, 'deposit_proof_pkey'],
  ['a proof after the decision', `${deposit()}; ${WAIVE}; ${proof()}`, 'deposit_proof_is_open'],
  [
    'an appointment that moves to another patient without its charge',
    `${charge('VISIT')}; ${MOVE}`,
    'appointment_charges_follow',
  ],
  [
    'a proof of no deposit',
    `alter table deposit_proof disable trigger deposit_proof_is_open;
     insert into deposit_proof (deposit_id, kind, bytes, sent_at) values (999999, 'PHOTO', 'x', now())`,
    'deposit_proof_deposit_id_fkey',
  ],
];

export const DEPOSITS_VIOLATIONS: readonly Violation[] = TRIED.map(([tried, statements, constraint]) => [
  tried,
  `${APPOINTMENTS}; ${statements}`,
  constraint,
]);
