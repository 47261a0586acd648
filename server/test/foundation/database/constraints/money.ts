import type { Violation } from './violation.js';

const DAY = "'2026-11-18', '2026-11-18', now(), 1";
/** @param values kind, list price, discount, amount, tax, reason. */
export const charge = (values: string, description = "'x'"): string =>
  `insert into charge (description, belongs_to, booked_on, at, staff_user_id, patient_id, kind, list_price, discount,
                       amount, tax, reason)
   values (${description}, ${DAY}, 1, ${values})`;
const CHARGE = charge("'EXTRA', 1000, 0, 1000, 'TAXED', ''");
/** @param values kind, method, amount. @param more columns and values. */
export const payment = (values: string, columns = '', more = ''): string =>
  `insert into payment (belongs_to, booked_on, at, staff_user_id, patient_id, kind, method, amount${columns})
   values (${DAY}, 1, ${values}${more})`;
export const PAYMENT = payment("'PAYMENT', 'DEBIT', 1000");
const CASH = payment("'PAYMENT', 'CASH', 1000");
const ROUNDING = payment("'ROUNDING', 'CASH', 3", ', with_id', ', (select max(id) from payment)');
const ofNobody = (one: string): string => one.replace("1, 'PAYMENT'", "null, 'PAYMENT'");
const use = (paymentId: string, amount: number): string =>
  `insert into payment_use (payment_id, charge_id, amount, booked_on, at)
   values (${paymentId}, (select max(id) from charge), ${amount}, '2026-11-18', now())`;
const LAST_SUPPLY = '(select max(id) from supply)';
const SUPPLY = `with s as (insert into supply (name, unit, stock, critical_stock, unit_value) values ('x', 'x', 9, 0, 0) returning id)
  insert into stock_movement (supply_id, at, kind, quantity, balance) select id, now(), 'INITIAL', 9, 9 from s`;
const sale = (quantity: number): string =>
  `${SUPPLY}; ${CHARGE.replace('patient_id, kind', 'supply_id, quantity, patient_id, kind').replace('1, 1,', `1, ${LAST_SUPPLY}, ${quantity}, 1,`)}`;
const soldMovement = (quantity: number): string =>
  `with s as (update supply set stock = stock - ${quantity} where id = ${LAST_SUPPLY} returning id, stock)
   insert into stock_movement (supply_id, at, kind, quantity, balance, charge_id)
   select id, now(), 'SOLD', ${-quantity}, stock, (select max(id) from charge) from s`;
export const LAST_PAYMENT = '(select max(id) from payment)';
export const closing = (opening: number, counted: number, expected: number, reason = "''"): string =>
  `insert into cash_closing (day, opening_cash, counted_cash, expected_cash, reason, closed_at, closed_by)
   values ('2026-11-18', ${opening}, ${counted}, ${expected}, ${reason}, now(), 1)`;
const settlement = (expected: number, gross: number, net: number, reason = "''"): string =>
  `insert into card_settlement (day, expected, gross, net, reason, at, staff_user_id)
   values ('2026-11-18', ${expected}, ${gross}, ${net}, ${reason}, now(), 1)`;
const LAST_AGREEMENT = '(select max(id) from agreement)';
const agreement = (name: string): string => `insert into agreement (name) values (${name})`;
/** @param values treatment, value. */
const term = (values: string): string =>
  `insert into agreement_term (agreement_id, treatment_id, value, at) values (${LAST_AGREEMENT}, ${values}, now())`;
/** @param values category, amount, method. */
const expense = (values: string, columns = '', more = '', description = "'x'"): string =>
  `insert into expense (description, belongs_to, booked_on, at, staff_user_id, category, amount, method${columns})
   values (${description}, ${DAY}, ${values}${more})`;
const EXPENSE = expense("'RENT', 1000, 'CASH'");
const LAST_EXPENSE = '(select max(id) from expense)';
const expenseBack = (values: string): string =>
  expense(values, ', reverses_id, reason', `, ${LAST_EXPENSE}, 'x'`);
export const TILL = "insert into cash_day (day) values ('2026-11-18') on conflict do nothing";
export const reversal = (price: number): string =>
  `insert into charge (description, belongs_to, booked_on, at, patient_id, kind, list_price, amount, tax, reason,
                       reverses_id)
   values ('x', '2026-11-18', '2026-11-18', now(), 1, 'EXTRA', ${price}, ${price}, 'TAXED', 'x',
           (select max(id) from charge))`;
export const refund = (amount: number): string =>
  payment(`'REFUND', 'DEBIT', ${amount}`, ', refunds_id, reason', `, ${LAST_PAYMENT}, 'x'`);

export const MONEY_VIOLATIONS: readonly Violation[] = [
  [
    'a charge that is not its price less its discount',
    charge("'EXTRA', 1000, 0, 900, 'TAXED', ''"),
    'charge_amount_is_price_less_discount',
  ],
  ['a negative charge that reverses none', charge("'EXTRA', -1000, 0, -1000, 'TAXED', ''"), 'charge_amounts'],
  ['a discount above the price', charge("'EXTRA', 1000, 1001, -1, 'TAXED', 'x'"), 'charge_amounts'],
  [
    'a discount without a reason',
    charge("'EXTRA', 1000, 100, 900, 'TAXED', ''"),
    'charge_reduction_has_reason',
  ],
  [
    'a sale that the end of a visit charged',
    CHARGE.replace('patient_id, kind', 'automatic, patient_id, kind').replace('1, 1,', '1, true, 1,'),
    'charge_automatic_of_visit',
  ],
  [
    'a quantity of nothing',
    CHARGE.replace('patient_id, kind', 'quantity, patient_id, kind').replace('1, 1,', '1, 2, 1,'),
    'charge_quantity_of_supply',
  ],
  ['a sale of an unknown supply', sale(1).replace(LAST_SUPPLY, '999'), 'charge_supply_id_fkey'],
  ['a sale that leaves the stock as it is', sale(1), 'charge_moves_its_stock'],
  ['a sale of which more leaves the stock', `${sale(1)}; ${soldMovement(2)}`, 'charge_moves_its_stock'],
  [
    'a sale that leaves the stock twice',
    `${sale(1)}; ${soldMovement(1)}; ${soldMovement(1)}`,
    'stock_movement_charge_id_key',
  ],
  [
    'another supply than the one that was sold',
    `${sale(1)}; ${SUPPLY}; ${soldMovement(1)}`,
    'stock_movement_charge_id_fkey',
  ],
  [
    'a sold supply of no charge',
    `${SUPPLY}; ${soldMovement(1).replace('(select max(id) from charge)', 'null')}`,
    'stock_movement_charge_of_sale',
  ],
  ['a negative sale price', `${SUPPLY}; update supply set sale_price = -1`, 'supply_sale_price_not_negative'],
  ['a charge of an unknown kind', charge("'X', 1000, 0, 1000, 'TAXED', ''"), 'charge_kind_known'],
  ['a charge with an unknown tax', charge("'EXTRA', 1000, 0, 1000, 'X', ''"), 'charge_tax_known'],
  ['a charge of nothing', charge("'EXTRA', 1000, 0, 1000, 'TAXED', ''", "''"), 'charge_texts_length'],
  [
    'a charge that is edited',
    `${CHARGE}; update charge set list_price = 1, amount = 1`,
    'ledger_row_is_kept',
  ],
  ['a charge that is deleted', `${CHARGE}; delete from charge`, 'ledger_row_is_kept'],
  [
    'a charge that loses its reason but not its patient',
    `${charge("'EXTRA', 1000, 100, 900, 'TAXED', 'x'")}; update charge set reason = '(suprimido)'`,
    'ledger_row_is_kept',
  ],
  [
    'a charge that gets another reason with the loss of its patient',
    `${charge("'EXTRA', 1000, 100, 900, 'TAXED', 'x'")}; update charge set patient_id = null, reason = 'y'`,
    'ledger_row_is_kept',
  ],
  [
    'a charge of another patient without a merge',
    `${CHARGE}; update charge set patient_id = 2`,
    'ledger_row_is_kept',
  ],
  ['all charges emptied at once', 'truncate charge cascade', 'charge_is_not_truncated'],
  ['a reversal of another amount', `${CHARGE}; ${reversal(-900)}`, 'charge_reversal_is_whole'],
  [
    'a reversal of a reversal',
    `${CHARGE}; ${reversal(-1000)}; ${reversal(1000)}`,
    'charge_reversal_is_whole',
  ],
  [
    'a second reversal',
    `${CHARGE}; ${reversal(-1000)}; ${reversal(-1000).replace('max(id)', 'min(id)')}`,
    'charge_reverses_id_key',
  ],
  ['a payment of nothing', payment("'PAYMENT', 'DEBIT', 0"), 'payment_amount_of_kind'],
  ['a payment with a negative amount', payment("'PAYMENT', 'DEBIT', -10"), 'payment_amount_of_kind'],
  ['cash that no coins can pay', payment("'PAYMENT', 'CASH', 1003"), 'payment_cash_is_rounded'],
  ['a payment by an unknown method', payment("'PAYMENT', 'X', 10"), 'payment_method_known'],
  ['a payment of an unknown kind', payment("'X', 'CASH', 5"), 'payment_kind_known'],
  [
    'a rounding by card',
    `${CASH}; ${payment("'ROUNDING', 'DEBIT', 3", ', with_id', `, ${LAST_PAYMENT}`)}`,
    'payment_rounding_is_of_cash',
  ],
  ['a rounding without its payment', payment("'ROUNDING', 'CASH', 3"), 'payment_with_of_kind'],
  [
    'less cash handed over than paid',
    payment("'PAYMENT', 'CASH', 1000", ', tendered', ', 900'),
    'payment_tendered_is_enough',
  ],
  [
    'an authorisation code of a cash payment',
    payment("'PAYMENT', 'CASH', 1000", ', authorization_code', ", '1'"),
    'payment_authorization_of_card',
  ],
  [
    'a refund of no payment',
    payment("'REFUND', 'DEBIT', -10", ', reason', ", 'x'"),
    'payment_refund_names_payment',
  ],
  [
    'a refund without a reason',
    `${PAYMENT}; ${payment("'REFUND', 'DEBIT', -10", ', refunds_id', `, ${LAST_PAYMENT}`)}`,
    'payment_refund_has_reason',
  ],
  ['a refund of more than was paid', `${PAYMENT}; ${refund(-1010)}`, 'payment_refund_is_covered'],
  ['a payment that is edited', `${PAYMENT}; update payment set amount = 1`, 'ledger_row_is_kept'],
  [
    'a payment that gets another payer',
    `${PAYMENT}; update payment set payer_name = 'x'`,
    'ledger_row_is_kept',
  ],
  ['a payment that is deleted', `${PAYMENT}; delete from payment`, 'ledger_row_is_kept'],
  [
    'a payment of another patient without a merge',
    `${PAYMENT}; update payment set patient_id = 2`,
    'ledger_row_is_kept',
  ],
  [
    'a payment without a patient that gets one',
    `${ofNobody(PAYMENT)}; update payment set patient_id = 1`,
    'ledger_row_is_kept',
  ],
  ['all payments emptied at once', 'truncate payment cascade', 'payment_is_not_truncated'],
  ['all uses of payments emptied at once', 'truncate payment_use cascade', 'payment_use_is_not_truncated'],
  ['all closings emptied at once', 'truncate cash_closing', 'cash_closing_is_not_truncated'],
  [
    'a use of a payment that is not the patient’s',
    `${CHARGE}; ${ofNobody(PAYMENT)}; ${use(LAST_PAYMENT, 10)}`,
    'payment_use_of_patient',
  ],
  [
    'a use of what is no payment',
    `${CHARGE}; ${PAYMENT}; ${refund(-10)}; ${use(LAST_PAYMENT, 10)}`,
    'payment_use_of_payment',
  ],
  ['a rounding that is not the patient’s', `${ofNobody(CASH)}; ${ROUNDING}`, 'payment_comes_with_another'],
  ['a rounding of a payment by card', `${PAYMENT}; ${ROUNDING}`, 'payment_comes_with_another'],
  ['a rounding of a rounding', `${CASH}; ${ROUNDING}; ${ROUNDING}`, 'payment_comes_with_another'],
  [
    'a second rounding of a payment',
    `${CASH}; ${ROUNDING}; ${ROUNDING.replace('max(id)', 'min(id)')}`,
    'payment_is_rounded_once',
  ],
  ['a use of nothing', `${CHARGE}; ${PAYMENT}; ${use(LAST_PAYMENT, 0)}`, 'payment_use_moves'],
  [
    'a use that is edited',
    `${CHARGE}; ${PAYMENT}; ${use(LAST_PAYMENT, 10)}; update payment_use set amount = 20`,
    'ledger_row_is_kept',
  ],
  ['an expense of an unknown category', expense("'FOOD', 1000, 'CASH'"), 'expense_category_known'],
  ['an expense paid in an unknown way', expense("'RENT', 1000, 'CHEQUE'"), 'expense_method_known'],
  ['an expense of nothing', expense("'RENT', 0, 'CASH'"), 'expense_amount_range'],
  ['a negative expense that reverses none', expense("'RENT', -1000, 'CASH'"), 'expense_amount_range'],
  ['an expense in coins that do not exist', expense("'RENT', 1005, 'CASH'"), 'expense_cash_is_rounded'],
  ['an expense of a nameless thing', expense("'RENT', 10, 'CASH'", '', '', "''"), 'expense_texts_length'],
  [
    'an expense booked before its day',
    EXPENSE.replace("'2026-11-18', '2026-11-18'", "'2026-11-19', '2026-11-18'"),
    'expense_booked_from_its_day',
  ],
  [
    'an expense with the reason of a reversal',
    expense("'RENT', 10, 'CASH'", ', reason', ", 'x'"),
    'expense_reversal_has_reason',
  ],
  ['an expense that is edited', `${EXPENSE}; update expense set description = 'y'`, 'ledger_row_is_kept'],
  ['an expense that is deleted', `${EXPENSE}; delete from expense`, 'ledger_row_is_kept'],
  ['all expenses emptied at once', 'truncate expense', 'expense_is_not_truncated'],
  [
    'an expense reversed in part',
    `${EXPENSE}; ${expenseBack("'RENT', -900, 'CASH'")}`,
    'expense_reversal_is_whole',
  ],
  [
    'an expense reversed twice',
    `${EXPENSE}; ${expenseBack("'RENT', -1000, 'CASH'")}; ${expenseBack("'RENT', -1000, 'CASH'").replace('max(id)', 'min(id)')}`,
    'expense_reverses_id_key',
  ],
  ['an expense on a closed day', `${TILL}; ${closing(0, 0, 0)}; ${EXPENSE}`, 'ledger_day_is_open'],
  [
    'a closing without the expenses of its day',
    `${TILL}; ${EXPENSE}; ${closing(0, 0, 0)}`,
    'cash_closing_is_the_ledger',
  ],
  [
    'a closing that differs without a reason',
    `${TILL}; ${closing(0, 10, 0)}`,
    'cash_closing_difference_has_reason',
  ],
  [
    'a closing that is not the sum of its lines',
    `${TILL}; ${closing(0, 10, 10)}`,
    'cash_closing_is_the_ledger',
  ],
  ['a second closing of a day', `${TILL}; ${closing(0, 0, 0)}; ${closing(0, 0, 0)}`, 'cash_closing_day_key'],
  [
    'a closing that is edited',
    `${TILL}; ${closing(0, 0, 0)}; update cash_closing set counted_cash = 1`,
    'cash_closing_is_kept',
  ],
  [
    'a closing that is deleted',
    `${TILL}; ${closing(0, 0, 0)}; delete from cash_closing`,
    'cash_closing_is_kept',
  ],
  ['a day of the till that is deleted', `${TILL}; delete from cash_day`, 'cash_day_is_kept'],
  ['a line on a closed day', `${TILL}; ${closing(0, 0, 0)}; ${CHARGE}`, 'ledger_day_is_open'],
  [
    'a use of a payment on a closed day',
    `${CHARGE}; ${PAYMENT}; ${closing(0, 0, 0)}; ${use(LAST_PAYMENT, 10)}`,
    'ledger_day_is_open',
  ],
  [
    'a line on a day that is opened without a reopening',
    `${TILL}; ${closing(0, 0, 0)}; update cash_day set is_closed = false; ${CHARGE}`,
    'ledger_day_is_open',
  ],
  [
    'a day that is opened without a reopening',
    `${TILL}; ${closing(0, 0, 0)}; update cash_day set is_closed = false`,
    'cash_day_is_of_closing',
  ],
  [
    'a day that is closed without a closing',
    `${TILL}; update cash_day set is_closed = true`,
    'cash_day_is_of_closing',
  ],
];

/** Checked at commit. */
export const MONEY_SUMS: readonly Violation[] = [
  [
    'a charge that is paid with more than its amount',
    `${CHARGE}; ${payment("'PAYMENT', 'DEBIT', 2000")}; ${use(LAST_PAYMENT, 1001)}`,
    'charge_is_paid_once',
  ],
  [
    'a payment that is used beyond its amount',
    `${charge("'EXTRA', 5000, 0, 5000, 'TAXED', ''")}; ${PAYMENT}; ${use(LAST_PAYMENT, 1001)}`,
    'payment_is_used_once',
  ],
  [
    'a paid charge that is reversed and stays paid',
    `${CHARGE}; ${PAYMENT}; ${use(LAST_PAYMENT, 1000)}; ${reversal(-1000)}`,
    'charge_is_paid_once',
  ],
  [
    'a payment that goes back and stays used',
    `${CHARGE}; ${PAYMENT}; ${use(LAST_PAYMENT, 1000)}; ${refund(-10)}`,
    'payment_is_used_once',
  ],
  ['a settlement of an open day', `${TILL}; ${settlement(0, 0, 0)}`, 'card_settlement_of_closed_day'],
  [
    'a settlement of other cards than those of the day',
    `${TILL}; ${closing(0, 0, 0)}; ${settlement(1, 1, 1)}`,
    'card_settlement_is_the_ledger',
  ],
  [
    'a settlement that differs for no reason',
    `${TILL}; ${closing(0, 0, 0)}; ${settlement(0, 1, 1)}`,
    'card_settlement_difference_has_reason',
  ],
  [
    'a settlement that pays more than its total',
    `${TILL}; ${closing(0, 0, 0)}; ${settlement(0, 1, 2, "'x'")}`,
    'card_settlement_amounts',
  ],
  [
    'a settlement with a long reason',
    `${TILL}; ${closing(0, 0, 0)}; ${settlement(0, 1, 1, "repeat('x', 201)")}`,
    'card_settlement_reason_length',
  ],
  [
    'a settlement that is edited',
    `${TILL}; ${closing(0, 0, 0)}; ${settlement(0, 0, 0)}; update card_settlement set net = 0`,
    'card_settlement_is_kept',
  ],
  [
    'a settlement that is deleted',
    `${TILL}; ${closing(0, 0, 0)}; ${settlement(0, 0, 0)}; delete from card_settlement`,
    'card_settlement_is_kept',
  ],
  ['all settlements emptied at once', 'truncate card_settlement', 'card_settlement_is_not_truncated'],
  ['an agreement without a name', agreement("''"), 'agreement_name_length'],
  ['two agreements of one name', `${agreement("'Banco'")}; ${agreement("'BANCO'")}`, 'agreement_name_key'],
  ['a percentage above a hundred', `${agreement("'x'")}; ${term('null, 101')}`, 'agreement_term_value_range'],
  [
    'a negative price in an agreement',
    `${agreement("'x'")}; ${term('(select min(id) from treatment), -1')}`,
    'agreement_term_value_range',
  ],
  [
    'the terms of an unknown treatment',
    `${agreement("'x'")}; ${term('999999, 1')}`,
    'agreement_term_treatment_id_fkey',
  ],
  [
    'a term of an agreement that is edited',
    `${agreement("'x'")}; ${term('null, 10')}; update agreement_term set value = 20`,
    'agreement_term_is_kept',
  ],
  [
    'a term of an agreement that is deleted',
    `${agreement("'x'")}; ${term('null, 10')}; delete from agreement_term`,
    'agreement_term_is_kept',
  ],
  ['all terms emptied at once', 'truncate agreement_term', 'agreement_term_is_not_truncated'],
  [
    'an agreement of an unknown patient',
    `${agreement("'x'")}; insert into patient_agreement (patient_id, agreement_id) values (999999, ${LAST_AGREEMENT})`,
    'patient_agreement_patient_id_fkey',
  ],
];
