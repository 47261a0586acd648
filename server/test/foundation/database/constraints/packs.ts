import type { Violation } from './violation.js';

const charge = (kind: string, amount: number, more: { patient?: number; reverses?: string } = {}): string =>
  `insert into charge (description, belongs_to, booked_on, at, patient_id, kind, list_price, amount, tax, reason, reverses_id)
   values ('x', '2026-11-18', '2026-11-18', now(), ${more.patient ?? 1}, '${kind}', ${amount}, ${amount}, 'TAXED', 'x',
           ${more.reverses ?? 'null'})`;
const LAST_CHARGE = '(select max(id) from charge)';
const LAST_PACK = '(select max(id) from pack)';
const LAST_USE = '(select max(id) from pack_use)';
/** @param values name, sessions, price, treatments, treatment ids, sold on, expires on. */
const packOf = (values: string): string =>
  `insert into pack (charge_id, name, sessions, price, treatments, treatment_ids, sold_on, expires_on)
   values (${LAST_CHARGE}, ${values})`;
const DAYS = "'2026-11-18', '2027-05-18'";
const PACK_CHARGE = charge('PACK', 1000);
const pack = (sessions: number): string =>
  `${PACK_CHARGE}; ${packOf(`'x', ${sessions}, 1000, '{Láser}', '{1}', ${DAYS}`)}`;
const use = (usedOn = '2026-11-18'): string =>
  `insert into pack_use (pack_id, charge_id, used_on, at) values (${LAST_PACK}, ${LAST_CHARGE}, '${usedOn}', now())`;
const USED = `${charge('VISIT', 0)}; ${use()}`;
const giveBack = (ofUse = LAST_USE, ofPack = LAST_PACK): string =>
  `insert into pack_use (pack_id, charge_id, used_on, at, reason, reverses_id)
   select ${ofPack}, u.charge_id, u.used_on, now(), 'x', u.id from pack_use u where u.id = ${ofUse}`;
const VISITOR = `insert into patient (id, rut, name, phone, email) values (2, '222222222', 'Eva', '1', 'e@b.cl')`;
const member = (more = '', values = ''): string =>
  `insert into pack_member (pack_id, patient_id, added_at, added_by${more}) values (${LAST_PACK}, 2, now(), 1${values})`;
const SHARED = `${VISITOR}; ${pack(5)}; ${member()}`;
const REMOVE = `update pack_member set removed_at = now(), removed_by = 1`;
const GIFT = `${VISITOR}; ${pack(5)}; insert into pack_gift (pack_id, code_hash) values (${LAST_PACK}, sha256('x'))`;
const REDEEM = `update pack_gift set patient_id = 2, redeemed_at = now(), redeemed_by = 1`;
const CANCEL = `update pack set cancelled_at = now(), cancelled_by = 1, cancel_reason = 'x'`;
const OFFER = `insert into pack_offer (name, sessions, price, valid_months) values`;

export const PACKS_VIOLATIONS: readonly Violation[] = [
  ['a pack for sale without a name', `${OFFER} ('', 5, 1, 6)`, 'pack_offer_name_length'],
  ['a pack for sale of 51 sessions', `${OFFER} ('x', 51, 1, 6)`, 'pack_offer_sessions_range'],
  ['a pack for sale at no price', `${OFFER} ('x', 5, 0, 6)`, 'pack_offer_price_range'],
  ['a pack for sale that never expires', `${OFFER} ('x', 5, 1, 0)`, 'pack_offer_valid_months_range'],
  ['two packs for sale of one name', `${OFFER} ('x', 5, 1, 6), ('X', 5, 1, 6)`, 'pack_offer_name_key'],
  [
    'a sold pack without a name',
    `${PACK_CHARGE}; ${packOf(`'', 5, 1000, '{Láser}', '{1}', ${DAYS}`)}`,
    'pack_name_length',
  ],
  [
    'a sold pack of no sessions',
    `${PACK_CHARGE}; ${packOf(`'x', 0, 1000, '{Láser}', '{1}', ${DAYS}`)}`,
    'pack_sessions_range',
  ],
  [
    'a sold pack at no price',
    `${PACK_CHARGE}; ${packOf(`'x', 5, 0, '{Láser}', '{1}', ${DAYS}`)}`,
    'pack_price_range',
  ],
  [
    'a sold pack for no treatment',
    `${PACK_CHARGE}; ${packOf(`'x', 5, 1000, '{}', '{}', ${DAYS}`)}`,
    'pack_covers_treatments',
  ],
  [
    'a pack that expires when it is sold',
    `${PACK_CHARGE}; ${packOf("'x', 5, 1000, '{Láser}', '{1}', '2026-11-18', '2026-11-18'")}`,
    'pack_expires_after_sale',
  ],
  [
    'two packs of one charge',
    `${pack(5)}; ${packOf(`'x', 5, 1000, '{Láser}', '{1}', ${DAYS}`)}`,
    'pack_charge_id_key',
  ],
  ['a sold pack with more sessions', `${pack(5)}; update pack set sessions = 6`, 'pack_is_kept'],
  ['a sold pack that is deleted', `${pack(5)}; delete from pack`, 'pack_is_kept'],
  ['all packs emptied at once', 'truncate pack cascade', 'pack_is_not_truncated'],
  ['all uses of packs emptied at once', 'truncate pack_use cascade', 'pack_use_is_not_truncated'],
  [
    'a cancelled pack without a user',
    `${pack(5)}; ${CANCEL.replace('cancelled_by = 1', 'cancelled_by = null')}`,
    'pack_cancelled_whole',
  ],
  ['a refund of more than the price', `${pack(5)}; ${CANCEL}, refund = 1001`, 'pack_refund_is_of_price'],
  [
    'an endless reason of a cancellation',
    `${pack(5)}; ${CANCEL.replace("'x'", "repeat('x', 201)")}`,
    'pack_cancel_reason_length',
  ],
  ['a pack that is cancelled twice', `${pack(5)}; ${CANCEL}; ${CANCEL}`, 'pack_is_kept'],
  [
    'a cancelled pack with another reason',
    `${pack(5)}; ${CANCEL}; update pack set cancel_reason = 'y'`,
    'pack_is_kept',
  ],
  ['more uses than sessions', `${pack(1)}; ${USED}; ${USED}`, 'pack_has_sessions'],
  [
    'a use after the last day',
    `${pack(5)}; ${charge('VISIT', 0)}; ${use('2027-05-19')}`,
    'pack_use_of_valid_pack',
  ],
  ['a use of a cancelled pack', `${pack(5)}; ${CANCEL}; ${USED}`, 'pack_use_of_valid_pack'],
  [
    'a use that covers a visit with a price',
    `${pack(5)}; ${charge('VISIT', 500)}; ${use()}`,
    'pack_use_covers_visit',
  ],
  [
    'a use for another patient whom the pack does not name',
    `${VISITOR}; ${pack(5)}; ${charge('VISIT', 0, { patient: 2 })}; ${use()}`,
    'pack_use_covers_visit',
  ],
  [
    'a use for a patient whom the pack named before',
    `${SHARED}; ${REMOVE}; ${charge('VISIT', 0, { patient: 2 })}; ${use()}`,
    'pack_use_covers_visit',
  ],
  ['a pack that names a patient twice', `${SHARED}; ${member()}`, 'pack_member_key'],
  ['a pack that names an unknown patient', `${pack(5)}; ${member()}`, 'pack_member_patient_id_fkey'],
  [
    'a named patient who was removed by no user',
    `${VISITOR}; ${pack(5)}; ${member(', removed_at', ', now()')}`,
    'pack_member_removed_whole',
  ],
  [
    'a removed patient who comes back',
    `${SHARED}; ${REMOVE}; ${REMOVE.replace('= now()', '= null').replace('= 1', '= null')}`,
    'pack_member_is_kept',
  ],
  [
    'a named patient who moves to another pack',
    `${SHARED}; update pack_member set pack_id = pack_id + 1`,
    'pack_member_is_kept',
  ],
  [
    'a pack that names another patient instead, without a merge',
    `${SHARED}; update pack_member set patient_id = 1`,
    'pack_member_is_kept',
  ],
  ['all named patients emptied at once', 'truncate pack_member', 'pack_member_is_not_truncated'],
  ['a gift that its buyer uses before it is redeemed', `${GIFT}; ${USED}`, 'pack_use_covers_visit'],
  ['a redeemed gift that its buyer uses', `${GIFT}; ${REDEEM}; ${USED}`, 'pack_use_covers_visit'],
  [
    'a gift that is redeemed twice',
    `${GIFT}; ${REDEEM}; ${REDEEM.replace('now()', "now() + interval '1 s'")}`,
    'pack_gift_is_kept',
  ],
  [
    'a redeemed gift that gets another code',
    `${GIFT}; ${REDEEM}; update pack_gift set code_hash = sha256('y')`,
    'pack_gift_is_kept',
  ],
  [
    'a redeemed gift that becomes another patient’s without a merge',
    `${GIFT}; ${REDEEM}; update pack_gift set patient_id = 1`,
    'pack_gift_is_kept',
  ],
  ['a gift that is deleted', `${GIFT}; delete from pack_gift`, 'pack_gift_is_kept'],
  ['all gifts emptied at once', 'truncate pack_gift', 'pack_gift_is_not_truncated'],
  ['a cancelled gift that is redeemed', `${GIFT}; ${CANCEL}; ${REDEEM}`, 'pack_gift_of_valid_pack'],
  [
    'a gift that is redeemed by no user',
    `${GIFT.replace('code_hash)', 'code_hash, redeemed_at)').replace("sha256('x'))", "sha256('x'), now())")}`,
    'pack_gift_redeemed_whole',
  ],
  ['a gift with a readable code', `${GIFT.replace("sha256('x')", "'x'")}`, 'pack_gift_code_is_hash'],
  [
    'two gifts with one code',
    `${GIFT}; ${pack(5)}; insert into pack_gift (pack_id, code_hash) values (${LAST_PACK}, sha256('x'))`,
    'pack_gift_code_key',
  ],
  [
    'a gift of an unknown patient',
    `${GIFT}; ${REDEEM.replace('= 2', '= 999999')}`,
    'pack_gift_patient_id_fkey',
  ],
  ['a use that covers a sale', `${pack(5)}; ${charge('EXTRA', 0)}; ${use()}`, 'pack_use_covers_visit'],
  ['two uses for one visit', `${pack(5)}; ${USED}; ${use()}`, 'pack_use_charge_key'],
  [
    'a session given back twice',
    `${pack(5)}; ${USED}; ${giveBack()}; ${giveBack('(select min(id) from pack_use)')}`,
    'pack_use_reverses_id_key',
  ],
  [
    'a session given back to itself',
    `${pack(5)}; ${USED}; ${giveBack()}; ${giveBack()}`,
    'pack_use_reversal_is_whole',
  ],
  [
    'a session given back without a reason',
    `${pack(5)}; ${USED}; ${giveBack().replace("'x'", "''")}`,
    'pack_use_reversal_has_reason',
  ],
  [
    'an endless reason of a session given back',
    `${pack(5)}; ${USED}; ${giveBack().replace("'x'", "repeat('x', 201)")}`,
    'pack_use_reason_length',
  ],
  [
    'a use that is edited',
    `${pack(5)}; ${USED}; update pack_use set used_on = '2026-11-17'`,
    'ledger_row_is_kept',
  ],
  ['a use that is deleted', `${pack(5)}; ${USED}; delete from pack_use`, 'ledger_row_is_kept'],
  // Checked at commit.
  [
    'a pack of another price than its charge',
    `${charge('PACK', 900)}; ${packOf(`'x', 5, 1000, '{Láser}', '{1}', ${DAYS}`)}`,
    'pack_follows_charge',
  ],
  ['a pack that is cancelled and stays charged', `${pack(5)}; ${CANCEL}`, 'pack_follows_charge'],
  [
    'a pack whose charge is taken back',
    `${pack(5)}; ${charge('PACK', -1000, { reverses: LAST_CHARGE })}`,
    'pack_follows_charge',
  ],
  [
    'a session that stays used without its visit',
    `${pack(5)}; ${USED}; ${charge('VISIT', 0, { reverses: LAST_CHARGE })}`,
    'pack_use_follows_charge',
  ],
  [
    'a session that is given back and stays covered',
    `${pack(5)}; ${USED}; ${giveBack()}`,
    'pack_use_follows_charge',
  ],
];
