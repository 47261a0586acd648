import { insertInto } from './insert-into.js';
import type { Violation } from './violation.js';

type Changes = Readonly<Record<string, string>>;

const supply = (changes: Changes): string =>
  insertInto('supply', {
    name: `'x'`,
    unit: `'x'`,
    stock: '0',
    critical_stock: '0',
    unit_value: '0',
    ...changes,
  });
const movement = (changes: Changes): string =>
  insertInto('stock_movement', {
    supply_id: '1',
    at: 'now()',
    kind: `'CORRECTION'`,
    quantity: '1',
    balance: '1',
    ...changes,
  });
/** @param values quantity and value. */
const used = (values: string): string => `insert into used_supply values (1, 1, ${values})`;

export const STOCK_VIOLATIONS: readonly Violation[] = [
  ['less than nothing in stock', supply({ stock: '-1' }), 'supply_stock_not_negative'],
  ['a negative critical stock', supply({ critical_stock: '-1' }), 'supply_critical_stock_not_negative'],
  ['a negative value of a supply', supply({ unit_value: '-1' }), 'supply_unit_value_not_negative'],
  ['the use of no unit of a supply', used('0, 0'), 'used_supply_quantity_positive'],
  ['the use of a supply at a negative value', used('1, -1'), 'used_supply_unit_value_not_negative'],
  ['a stock movement of an unknown kind', movement({ kind: `'STOLEN'` }), 'stock_movement_kind_known'],
  ['a stock movement of nothing', movement({ quantity: '0' }), 'stock_movement_quantity_moves'],
  ['a stock movement below zero', movement({ balance: '-1' }), 'stock_movement_balance_not_negative'],
  [
    'a stock movement with a long reason',
    movement({ reason: `repeat('x', 201)` }),
    'stock_movement_reason_length',
  ],
  ['a use in no record', movement({ kind: `'USED'` }), 'stock_movement_record_of_use'],
];
