// @ts-check
import fs from 'node:fs';
import path from 'node:path';
import { inRoot, root } from '../../../scripts/bootstrap/checkout.mjs';

/**
 * What keeps the product's promises, taken away: the simulation must notice.
 * @typedef {'slots' | 'stock'} Sabotage
 * @typedef {object} Sabotaged
 * @property {readonly string[]} [command] another server than the built one.
 * @property {(database: import('pg').Client) => Promise<unknown>} beforehand
 */

const CONDITION = 'stock::bigint + $2 between 0 and $3';
/** Always true, with the same parameters. */
const NO_CONDITION = '$3::bigint > 0';

/**
 * @param {Sabotage} what slots: two appointments may hold the same half hour; stock: more may be used than there is.
 * @param {string} folder empty.
 * @returns {Sabotaged}
 */
export function sabotage(what, folder) {
  if (what === 'slots') {
    return {
      beforehand: (database) =>
        database.query('alter table appointment_slot drop constraint appointment_slot_key'),
    };
  }
  return {
    command: [path.relative(root, serverWithoutCondition(folder))],
    beforehand: (database) =>
      database.query(`
        alter table supply drop constraint supply_stock_not_negative;
        alter table stock_movement drop constraint stock_movement_balance_not_negative`),
  };
}

/** @param {string} folder @returns {string} a copy of the built server whose update of the stock has no condition. */
function serverWithoutCondition(folder) {
  fs.cpSync(inRoot('dist'), path.join(folder, 'dist'), { recursive: true });
  fs.copyFileSync(inRoot('package.json'), path.join(folder, 'package.json'));
  fs.symlinkSync(inRoot('node_modules'), path.join(folder, 'node_modules'));
  const ledger = path.join(folder, 'dist/server/src/supplies/stock-ledger.js');
  const text = fs.readFileSync(ledger, 'utf8');
  if (!text.includes(CONDITION)) throw new Error(`${ledger} has no '${CONDITION}' to take away`);
  fs.writeFileSync(ledger, text.replace(CONDITION, NO_CONDITION));
  return path.join(folder, 'dist/server/src/main.js');
}
