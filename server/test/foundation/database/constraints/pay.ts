import type { Violation } from './violation.js';

const LAST_REGIME = '(select max(id) from pay_regime)';
const LAST_CHARGE = '(select max(id) from charge)';
const LAST_SETTLEMENT = '(select max(id) from pay_settlement)';
/** @param values kind, basis, basis points, rent. */
const regime = (values: string, validFrom = '2026-11-01'): string =>
  `insert into pay_regime (professional_id, valid_from, at, staff_user_id, kind, basis, basis_points, rent)
   values (1, '${validFrom}', now(), 1, ${values})`;
const REGIME = regime("'FEES', 'CHARGED', 4000, 0");
const rate = (basisPoints: number, treatment = 'x', treatmentId = 'null'): string =>
  `insert into pay_rate (regime_id, treatment_id, treatment, basis_points)
   values (${LAST_REGIME}, ${treatmentId}, '${treatment}', ${basisPoints})`;
/** @param sums base, gross, retention basis points, retention, rent, net. */
const settlement = (sums: string, month = '2026-11-01'): string =>
  `insert into pay_settlement (professional_id, professional_name, settled_at, settled_by, month, base, gross,
                               retention_basis_points, retention, rent, net)
   values (1, 'x', now(), 1, '${month}', ${sums})`;
const EMPTY = '0, 0, 0, 0, 0, 0';
const ONE = '1000, 400, 0, 0, 0, 400';
const charge = (professional: number | 'null' = 1): string =>
  `insert into charge (description, belongs_to, booked_on, at, patient_id, professional_id, kind, list_price, amount, tax)
   values ('x', '2026-11-18', '2026-11-18', now(), 1, ${professional}, 'EXTRA', 1000, 1000, 'TAXED')`;
/** @param values kind, base, basis points, amount. */
const line = (values: string, columns = '', more = '', description = 'x'): string =>
  `insert into pay_line (settlement_id, charge_id, day, description, kind, base, basis_points, amount${columns})
   values (${LAST_SETTLEMENT}, ${LAST_CHARGE}, '2026-11-18', '${description}', ${values}${more})`;
const LINE = line("'FEES', 1000, 4000, 400");
const SETTLED = `${REGIME}; ${charge()}; ${settlement(ONE)}; ${LINE}`;
const PAID = `insert into payment (belongs_to, booked_on, at, staff_user_id, patient_id, kind, method, amount)
              values ('2026-11-18', '2026-11-18', now(), 1, 1, 'PAYMENT', 'DEBIT', 1000);
              insert into payment_use (payment_id, charge_id, amount, booked_on, at)
              values ((select max(id) from payment), ${LAST_CHARGE}, 1000, '2026-11-18', now())`;
const LAST_USE = '(select max(id) from payment_use)';

export const PAY_VIOLATIONS: readonly Violation[] = [
  ['a regime of an unknown kind', regime("'TIPS', 'CHARGED', 1, 0"), 'pay_regime_kind_known'],
  ['a regime on an unknown basis', regime("'FEES', 'BOOKED', 1, 0"), 'pay_regime_basis_known'],
  ['fees without a basis', regime("'FEES', null, 1, 0"), 'pay_regime_basis_of_kind'],
  ['a percentage above 100', regime("'FEES', 'CHARGED', 10001, 0"), 'pay_regime_percent_range'],
  ['a rent with a part of what is charged', regime("'RENT', null, 5000, 10"), 'pay_regime_percent_range'],
  ['a rent of nothing', regime("'RENT', null, 10000, 0"), 'pay_regime_rent_of_kind'],
  ['fees with a rent', regime("'FEES', 'CHARGED', 1, 10"), 'pay_regime_rent_of_kind'],
  [
    'a regime of an unknown professional',
    REGIME.replace('values (1,', 'values (99999,'),
    'pay_regime_professional_id_fkey',
  ],
  [
    'a regime in a settled month',
    `${SETTLED}; ${regime("'FEES', 'CHARGED', 1, 0", '2026-11-30')}`,
    'pay_regime_after_settlements',
  ],
  ['a regime that is edited', `${REGIME}; update pay_regime set basis_points = 1`, 'ledger_row_is_kept'],
  ['a regime that is deleted', `${REGIME}; delete from pay_regime`, 'ledger_row_is_kept'],
  ['all regimes emptied at once', 'truncate pay_regime cascade', 'pay_regime_is_not_truncated'],
  ['a percentage of a treatment above 100', `${REGIME}; ${rate(10_001)}`, 'pay_rate_percent_range'],
  ['a percentage of a nameless treatment', `${REGIME}; ${rate(1, '')}`, 'pay_rate_treatment_length'],
  [
    'a percentage of an unknown treatment',
    `${REGIME}; ${rate(1, 'x', '99999')}`,
    'pay_rate_treatment_id_fkey',
  ],
  [
    'two percentages of one treatment',
    `insert into treatment (service_type, name) values ('PODIATRY', 'Tratamiento con dos'); ${REGIME};
     ${rate(1, 'x', '(select max(id) from treatment)')}; ${rate(2, 'x', '(select max(id) from treatment)')}`,
    'pay_rate_treatment_key',
  ],
  [
    'a percentage that is edited',
    `${REGIME}; ${rate(1)}; update pay_rate set basis_points = 2`,
    'ledger_row_is_kept',
  ],
  ['a percentage that is deleted', `${REGIME}; ${rate(1)}; delete from pay_rate`, 'ledger_row_is_kept'],
  ['all percentages emptied at once', 'truncate pay_rate', 'pay_rate_is_not_truncated'],
  ['a month settled without a regime', settlement(EMPTY), 'pay_settlement_has_regime'],
  [
    'a month settled with an unknown professional',
    settlement(EMPTY).replace('values (1,', 'values (99999,'),
    'pay_settlement_has_regime',
  ],
  [
    'a month settled twice',
    `${REGIME}; ${settlement(EMPTY)}; ${settlement(EMPTY)}`,
    'pay_settlement_month_key',
  ],
  [
    'a month that begins on its second day',
    `${REGIME}; ${settlement(EMPTY, '2026-11-02')}`,
    'pay_settlement_month_first',
  ],
  ['a net that is not what is left', `${REGIME}; ${settlement('0, 0, 0, 0, 0, 1')}`, 'pay_settlement_net'],
  ['a negative retention', `${REGIME}; ${settlement('0, 0, 0, -1, 0, 1')}`, 'pay_settlement_not_negative'],
  [
    'a retention above 100 %',
    `${REGIME}; ${settlement('0, 0, 10001, 0, 0, 0')}`,
    'pay_settlement_retention_range',
  ],
  ['a settlement without its lines', `${REGIME}; ${settlement(ONE)}`, 'pay_settlement_is_its_lines'],
  [
    'a line added to a settlement',
    `${SETTLED}; ${charge()}; ${line("'FEES', 1000, 0, 0")}`,
    'pay_settlement_is_its_lines',
  ],
  ['a settlement that is edited', `${SETTLED}; update pay_settlement set net = 1`, 'ledger_row_is_kept'],
  ['a settlement that is deleted', `${SETTLED}; delete from pay_settlement`, 'ledger_row_is_kept'],
  ['all settlements emptied at once', 'truncate pay_settlement cascade', 'pay_settlement_is_not_truncated'],
  ['a line that is edited', `${SETTLED}; update pay_line set description = 'y'`, 'ledger_row_is_kept'],
  ['a line that is deleted', `${SETTLED}; delete from pay_line`, 'ledger_row_is_kept'],
  ['all lines emptied at once', 'truncate pay_line', 'pay_line_is_not_truncated'],
  ['a charge that is paid twice', `${SETTLED}; ${LINE}`, 'pay_line_source_key'],
  [
    'a line of an unknown kind',
    `${REGIME}; ${charge()}; ${settlement(ONE)}; ${line("'TIPS', 1000, 4000, 400")}`,
    'pay_line_kind_known',
  ],
  [
    'a line that is not its share',
    `${REGIME}; ${charge()}; ${settlement(ONE)}; ${line("'FEES', 1000, 4000, 401")}`,
    'pay_line_amount_is_share',
  ],
  [
    'a line of more than all of it',
    `${REGIME}; ${charge()}; ${settlement(ONE)}; ${line("'FEES', 1000, 10010, 1001")}`,
    'pay_line_percent_range',
  ],
  [
    'a line of nothing',
    `${REGIME}; ${charge().replaceAll('1000', '0')}; ${settlement(EMPTY)}; ${line("'FEES', 0, 4000, 0")}`,
    'pay_line_of_something',
  ],
  [
    'a line without a description',
    `${REGIME}; ${charge()}; ${settlement(ONE)}; ${line("'FEES', 1000, 4000, 400", '', '', '')}`,
    'pay_line_description_length',
  ],
  [
    'a line of two sources',
    `${REGIME}; ${charge()}; ${PAID}; ${settlement(ONE)};
     ${line("'FEES', 1000, 4000, 400", ', payment_use_id, pack_use_id', `, ${LAST_USE}, 1`)}`,
    'pay_line_one_source',
  ],
  [
    'a line of another amount than its charge',
    `${REGIME}; ${charge()}; ${settlement('500, 200, 0, 0, 0, 200')}; ${line("'FEES', 500, 4000, 200")}`,
    'pay_line_is_of_its_source',
  ],
  [
    'a line of an unknown charge',
    `${REGIME}; ${charge('null')}; ${settlement(ONE)}; ${LINE}`,
    'pay_line_is_of_its_source',
  ],
];
