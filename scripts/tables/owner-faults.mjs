// @ts-check
import { entityTables, entityUses } from './entity-uses.mjs';
import { COMPUTED, sqlUses } from './sql-uses.mjs';

const ALL = 'server/src/';
const REASONS = 'scripts/tables/foreign-uses.mjs';

/** @typedef {Readonly<Record<string, string>>} Reasons by 'folder table', the folder relative to server/src. */

/**
 * @typedef {object} Rules
 * @property {Readonly<Record<string, readonly string[]>>} owners the tables of each folder.
 * @property {Reasons} reads outside the owner's folder.
 * @property {Reasons} writes outside the owner's folder.
 */

/**
 * @param {readonly (readonly [file: string, source: string])[]} sources of server/src and of domain.
 * @param {Rules} rules
 * @returns {string[]} uses of tables outside their owner's folder without a reason, and reasons without a use.
 */
export function faultsOfUses(sources, { owners, reads, writes }) {
  const ownerOf = new Map(
    Object.entries(owners).flatMap(([folder, tables]) =>
      tables.map((table) => /** @type {const} */ ([table, folder])),
    ),
  );
  const tables = new Set(ownerOf.keys());
  const unused = { READ: new Set(Object.keys(reads)), WRITE: new Set(Object.keys(writes)) };
  const faults = [];
  const entities = entityTables(sources);
  for (const [file, source] of sources) {
    const folders = foldersOf(file);
    for (const { table, kind, line } of [...sqlUses(source, tables), ...entityUses(source, entities)]) {
      const owner = ownerOf.get(table);
      if (owner !== undefined && folders.includes(owner)) continue;
      const reasons = kind === 'READ' ? reads : writes;
      const excused = folders
        .map((folder) => `${folder} ${table}`)
        .filter((key) => reasons[key] !== undefined);
      for (const key of excused) unused[kind].delete(key);
      if (excused.length === 0)
        faults.push(
          `${file}:${line} ${doing(kind)} ${table === COMPUTED ? 'a table with a computed name' : `${table}, which ${owner} owns`}.`,
        );
    }
  }
  for (const kind of /** @type {const} */ (['READ', 'WRITE']))
    for (const key of unused[kind]) faults.push(`${REASONS}: nothing ${doing(kind)} '${key}' any more.`);
  return faults;
}

/** @param {'READ' | 'WRITE'} kind */
const doing = (kind) => (kind === 'READ' ? 'reads' : 'writes');

/** @param {string} file @returns {string[]} its folder and the ones around it, relative to server/src. */
function foldersOf(file) {
  if (!file.startsWith(ALL)) return [];
  const names = file.slice(ALL.length).split('/').slice(0, -1);
  return names.map((_name, index) => names.slice(0, index + 1).join('/'));
}

/**
 * @param {Rules['owners']} owners
 * @param {readonly string[]} tables of the database.
 * @returns {string[]} tables without an owner or with several, and owned tables that do not exist.
 */
export function faultsOfOwners(owners, tables) {
  const owned = Object.values(owners).flat();
  return [
    ...tables.filter((table) => !owned.includes(table)).map((table) => `${table} has no owner.`),
    ...owned.filter((table) => !tables.includes(table)).map((table) => `There is no table ${table}.`),
    ...owned
      .filter((table, index) => owned.indexOf(table) !== index)
      .map((table) => `${table} has two owners.`),
  ];
}
