// @ts-check
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { inRoot, root } from '../../../scripts/bootstrap/checkout.mjs';
import { SERVER } from '../../../scripts/bootstrap/commands.mjs';

/**
 * Removes constraints and conditions that enforce the product's promises: the simulation must detect it.
 * @typedef {'slots' | 'stock'} Sabotage
 * @typedef {object} Sabotaged
 * @property {readonly string[]} [command] a server other than the built one.
 * @property {(database: import('pg').Client) => Promise<unknown>} beforehand
 */

/** The conditions in the built server that keep the stock from going below zero, with replacements. */
const CONDITIONS = [
  {
    file: 'records/clinical-records/record-supplies.js',
    condition: 'stock < 0 || after > ',
    replacement: 'after > ',
  },
  {
    file: 'stock/stock-ledger.js',
    condition: 's.stock::bigint + m.quantity between 0 and $6',
    // Always true, with the same parameter.
    replacement: '$6::bigint > 0',
  },
];

/**
 * @param {Sabotage} what slots: two appointments may hold the same half hour; stock: more may be used than is in stock.
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
    command: [path.relative(root, serverWithoutConditions(folder))],
    beforehand: (database) =>
      database.query(`
        alter table supply drop constraint supply_stock_not_negative;
        alter table stock_movement drop constraint stock_movement_balance_not_negative`),
  };
}

/** @param {string} folder @returns {string} a copy of the built server that takes any quantity from the stock. */
function serverWithoutConditions(folder) {
  fs.cpSync(inRoot('dist'), path.join(folder, 'dist'), { recursive: true });
  fs.copyFileSync(inRoot('package.json'), path.join(folder, 'package.json'));
  fs.symlinkSync(inRoot('node_modules'), path.join(folder, 'node_modules'));
  for (const { file, condition, replacement } of CONDITIONS) {
    const module = path.join(folder, 'dist/server/src', file);
    const text = fs.readFileSync(module, 'utf8');
    if (!text.includes(condition)) throw new Error(`${module} has no '${condition}' to take away`);
    fs.writeFileSync(module, text.replace(condition, replacement));
  }
  execFileSync(process.execPath, [inRoot('scripts/pack-server.mjs'), path.join(folder, 'dist')]);
  return path.join(folder, SERVER);
}
