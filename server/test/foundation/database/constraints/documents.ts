import { LAST_PAYMENT, PAYMENT, payment, refund } from './money.js';
import type { Violation } from './violation.js';

const document = (number: string): string =>
  `insert into fiscal_document (kind, number) values ('VOUCHER', '${number}')`;

const DOCUMENTED = payment(
  "'PAYMENT', 'DEBIT', 10",
  ', document_id',
  ', (select max(id) from fiscal_document)',
);
const ISSUED = `${document('7')}; ${PAYMENT}`;
const LATER = `insert into payment_document (payment_id, document_id, at, staff_user_id)
  values (${LAST_PAYMENT}, (select max(id) from fiscal_document), now(), 1)`;
const CORRECTED = LATER.replace('at, staff_user_id', 'reason, at, staff_user_id').replace(
  'now(), 1',
  "'x', now(), 1",
);

/** Violations of the documents of payments. */
export const DOCUMENT_VIOLATIONS: readonly Violation[] = [
  ['all documents emptied at once', 'truncate fiscal_document cascade', 'fiscal_document_is_not_truncated'],
  ['a document without a number', document(''), 'fiscal_document_number_digits'],
  ['the same document twice', `${document('7')}; ${document('7')}`, 'fiscal_document_key'],
  [
    'a second document of a payment',
    `${document('7')}; ${DOCUMENTED}; ${document('8')}; ${LATER}`,
    'payment_document_has_reason',
  ],
  ['a document of a refund', `${ISSUED}; ${refund(-10)}; ${LATER}`, 'payment_document_of_payment'],
  [
    'a later document that the payment names already',
    `${document('7')}; ${DOCUMENTED}; ${CORRECTED}`,
    'payment_document_is_another',
  ],
  [
    'a second later document of a payment, without a reason',
    `${ISSUED}; ${LATER}; ${document('8')}; ${LATER}`,
    'payment_document_has_reason',
  ],
  [
    'a document taken away from a payment that has none',
    `${ISSUED}; ${CORRECTED.replace('(select max(id) from fiscal_document)', 'null')}`,
    'payment_document_is_another',
  ],
  [
    'an endless reason for another document',
    `${ISSUED}; ${CORRECTED.replace("'x'", "repeat('x', 201)")}`,
    'payment_document_reason_length',
  ],
  [
    'a later document that does not exist',
    `${PAYMENT}; ${LATER.replace('(select max(id) from fiscal_document)', '999999')}`,
    'payment_document_document_id_fkey',
  ],
  [
    'a later document by an unknown user',
    `${ISSUED}; ${LATER.replace('now(), 1', 'now(), 999999')}`,
    'payment_document_staff_user_id_fkey',
  ],
  [
    'a later document that is taken back',
    `${ISSUED}; ${LATER}; delete from payment_document`,
    'ledger_row_is_kept',
  ],
  ['all later documents emptied at once', 'truncate payment_document', 'payment_document_is_not_truncated'],
  [
    'a later document of an unknown payment',
    `alter table payment_document disable trigger payment_document_holds; ${document('7')};
     ${LATER.replace(LAST_PAYMENT, '999999')}`,
    'payment_document_payment_id_fkey',
  ],
  [
    'a document of an unknown kind',
    "insert into fiscal_document (kind, number) values ('TICKET', '7')",
    'fiscal_document_kind_known',
  ],
];
