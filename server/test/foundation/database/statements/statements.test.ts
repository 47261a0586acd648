import { beforeAll, describe, expect, it } from '@jest/globals';
import type pg from 'pg';
import { OWN_ROWS_SCHEMA } from '../../../../src/foundation/database/connections/row-limit.js';
import { Sql } from '../../../../src/foundation/database/sql.js';
import { OWNERS } from '../../../../../scripts/tables/table-owners.mjs';
import { DECLARED_TABLES } from '../../../product/declared-tables.js';
import { useProduct } from '../../../product/use-product.js';
import { runOn } from '../../../messages/message-helper.js';
import { describeStatement, type ResultColumn } from './describe-statement.js';
import { type Statement, StatementFinder } from './find-statements.js';
import { kindOfValue, type Property } from './row-types.js';
import { Sources } from './sources.js';

/** Statements that are only known at run time, by reason. */
const COMPOSED: Readonly<Record<string, readonly string[]>> = {
  'The catalog names the tables, of a later version too.': [
    'server/src/patients/merge/moved-rows.ts `select from ${table} where ${column} = $1`',
    'server/src/data/backup/dump/row-counts.ts `select count(*) from ${CLINIC_SCHEMA}.${pg.escape',
    'server/src/data/backup/dump/schema-statements.ts `${sequences .map( (sequence, at) => `select ${at}',
    'server/src/data/backup/dump/schema-statements.ts `select ${at} as at, last_value::text as value, is',
    'server/src/data/backup/dump/schema-statements.ts `select pg_catalog.setval(${target}, ${at?.value ?',
  ],
  'The entities declare the tables.': [
    'server/src/data/backup/archive/read-table.ts `declare archived no scroll cursor for select ${fi',
    "server/src/data/backup/archive/read-table.ts `select ${counts.join(' + ')} as sum`",
  ],
  'Writes the columns that were stored with the merge.': [
    'server/src/patients/merge/moved-rows.ts `insert into patient (${names}) select ${names} fr',
    'server/src/patients/merge/patient-merges.ts `update patient p set ${written ? `${written}, ` :',
  ],
  'A program chooses the conditions of its search. The selected columns are constant, and checked by themselves.':
    [
      'server/src/data/fhir/search-page.ts `${select(from)} ${some}`',
      "server/src/data/fhir/search-page.ts `${select(`(${pages.join(' union all ')}) as ${ali",
      'server/src/data/fhir/search-page.ts `select count(*)::integer as total from ${from} wh',
    ],
  'Limits a transaction to the views of a limited person, or creates them.': [
    'server/src/foundation/database/connections/request-dialect.ts limit ? `${how}; ${limitingStatements(limit)}` : h',
    'server/src/foundation/database/migrate-with.ts statement',
    'server/src/foundation/database/prepare-database.ts statement',
  ],
  'Sets timeouts of a role.': ['server/src/foundation/database/connections/timeouts.ts statement'],
  'A statement of a backup.': ['server/src/data/backup/restore/restore-dump.ts plan.run'],
  'The restored database says which of these tables it has.': [
    'server/src/data/backup/restore/restore-database.ts `truncate ${withoutRows.map((name) => `${CLINIC_SC',
  ],
};

/** Columns that may be null, but not in the rows of a statement, by reason. */
const NEVER_NULL: Readonly<Record<string, readonly string[]>> = {
  'An archive that is ready has its key.': ['server/src/data/backup/archive/archives.service.ts key'],
  'The statement only reads rows that have it.': [
    'server/src/messages/outbox/outbox.ts patientId',
    'server/src/money/charges/sold-supplies.ts salePrice',
    'server/src/data/imports/import-steps.ts key',
    'server/src/records/clinical-records/foot/foot-standings.ts exam',
    'server/src/foundation/database/seeds/demo-letters.ts signerRut',
  ],
  'The demo fills it in every row.': ['server/src/foundation/database/seeds/demo-messages.ts phone'],
  'A row has it once its import was checked or applied.': ['said', 'verdict', 'action', 'undo', 'name'].map(
    (column) => `server/src/data/imports/import-steps.ts ${column}`,
  ),
};

/** Statements that read a table itself, also for a person limited to their own agenda, by reason. */
const PASSES_VIEWS: Readonly<Record<string, readonly string[]>> = {
  'Refuses a RUT that any patient has, without saying which.': ['server/src/patients/patients.service.ts'],
  'Numbers new patients.': ['server/src/patients/new-patients.ts'],
};

/** Secrets that statements select outside the folder that owns their table, by reason. */
const SELECTED_SECRETS: Readonly<Record<string, readonly string[]>> = {};

/** A value of each type that statements select, to see what the drivers make of it. */
const SAMPLES = {
  bool: 'true',
  int2: '1',
  int4: '1',
  int8: '1',
  oid: '1',
  float4: '1',
  float8: '1',
  numeric: '1',
  text: "'a'",
  varchar: "'a'",
  char: "'a'",
  name: "'a'",
  uuid: "'00000000-0000-0000-0000-000000000000'",
  date: "'2026-11-18'",
  timestamptz: "'2026-11-18T15:00:00Z'",
  bytea: "'a'",
  json: `'{"a": 1}'`,
  jsonb: `'{"a": 1}'`,
};
/** Not `char(1)`, but PostgreSQL's own type. */
const quoted = (type: string): string => `"${type}"`;
const JSON_TYPES = /^jsonb?$/;

const product = useProduct();
const found = new StatementFinder(new Sources());
/** By oid. */
const types = new Map<number, string>();
/** A driver's JavaScript type for a database type. */
const kinds = { pool: new Map<string, string>(), pg: new Map<string, string>() };
/** `oid.number` of the columns that may be null. */
const nullable = new Set<string>();
/** Names of the secret columns, by `oid.number`. */
const secrets = new Map<string, string>();
/** Those that a statement selects in a folder that does not own their table. */
const foreignSecrets = new Set<string>();
/** Such columns that a row declares as never null. */
const declaredNotNull = new Set<string>();
const faults = new Set<string>();
/** Statements that fail for a person limited to their own agenda, whose tables are views. */
const faultsOfLimited = new Set<string>();

beforeAll(async () => {
  const client = await product.database.connect();
  try {
    await learnTypes(client);
    await check(client);
    await checkLimited(client);
  } finally {
    client.release(true);
  }
});

async function learnTypes(client: pg.PoolClient): Promise<void> {
  const all = await client.query<{ oid: number; name: string }>('select oid, typname as name from pg_type');
  for (const { oid, name } of all.rows) types.set(oid, name);
  const samples = Object.entries(SAMPLES).flatMap(([type, value]) => [
    `${value}::${quoted(type)} as ${quoted(type)}`,
    `array[${value}]::${quoted(type)}[] as _${type}`,
  ]);
  const select = `select ${samples.join(', ')}`;
  const [pooled] = await runOn(product, Sql, (sql) => sql.rows(select));
  const {
    rows: [plain],
  } = await client.query(select);
  for (const type of Object.keys(plain)) {
    kinds.pool.set(type, kindOfValue(pooled![type]));
    kinds.pg.set(type, kindOfValue(plain[type]));
  }
  const columns = await client.query<{ key: string; table: string; column: string; isNullable: boolean }>(
    `select attrelid || '.' || attnum as key, relname as table, attname as column, not attnotnull as "isNullable"
     from pg_attribute join pg_class c on c.oid = attrelid
     where attnum > 0 and c.relnamespace = 'public'::regnamespace and c.relkind = 'r'`,
  );
  for (const { key, table, column, isNullable } of columns.rows) {
    if (isNullable) nullable.add(key);
    if (DECLARED_TABLES[table]?.columns[column]?.kind === 'SECRET') secrets.set(key, `${table}.${column}`);
  }
}

async function check(client: pg.PoolClient): Promise<void> {
  for (const text of found.tables) await client.query(text.replace('on commit drop', ''));
  for (const statement of found.statements) {
    const { place, text } = statement;
    try {
      const columns = await describeStatement(client, text);
      for (const fault of faultsOf(statement, columns)) faults.add(`${place}: ${fault}`);
      for (const { tableID, columnID } of columns) {
        const secret = secrets.get(`${tableID}.${columnID}`);
        if (secret !== undefined && !isInOwnersFolder(place, secret))
          foreignSecrets.add(`${place.replace(/:.*/, '')} ${secret}`);
      }
    } catch (error) {
      faults.add(`${place}: ${String(error)} in ${text.replaceAll(/\s+/g, ' ')}`);
    }
  }
}

function isInOwnersFolder(place: string, column: string): boolean {
  const [table = ''] = column.split('.');
  return Object.entries(OWNERS).some(
    ([folder, tables]) => tables.includes(table) && place.startsWith(`server/src/${folder}/`),
  );
}

/** Has the views of `own_rows` stand for the tables, as in the transactions of a limited person. */
async function checkLimited(client: pg.PoolClient): Promise<void> {
  await client.query(`set search_path = ${OWN_ROWS_SCHEMA}, public`);
  for (const { place, text } of found.statements) {
    try {
      await describeStatement(client, text);
    } catch (error) {
      faultsOfLimited.add(`${place.replace(/:.*/, '')}: ${String(error)}`);
    }
  }
}

/** @returns what is wrong with a declared row. */
function faultsOf({ row, driver, place }: Statement, columns: readonly ResultColumn[]): string[] {
  if (!row) return [];
  const declared = new Map(row.map((property) => [property.name, property]));
  const given = new Set(columns.map(({ name }) => name));
  return [
    ...row
      .filter(({ name, isOptional }) => !isOptional && !given.has(name))
      .map(({ name }) => `no column ${name}`),
    ...columns.flatMap((column) => {
      const property = declared.get(column.name);
      if (!property) return [`${column.name} is not declared`];
      if (mayBeNull(property, column)) declaredNotNull.add(`${place.replace(/:.*/, '')} ${column.name}`);
      return kindFaults(property, column, driver);
    }),
  ];
}

function kindFaults(
  { name, kinds: declared }: Property,
  { dataTypeID }: ResultColumn,
  driver: Statement['driver'],
): string[] {
  const type = types.get(dataTypeID)!;
  if (!declared || JSON_TYPES.test(type)) return [];
  const drivers = driver === 'either' ? [kinds.pool, kinds.pg] : [kinds[driver]];
  const made = drivers.map((one) => one.get(type) ?? `an unknown ${type}`);
  return declared.every((kind) => made.includes(kind))
    ? []
    : [`${name} is ${declared.join(' | ')}, but ${type} gives ${made.join(' or ')}`];
}

const mayBeNull = ({ isNullable, isOptional }: Property, { tableID, columnID }: ResultColumn): boolean =>
  !isNullable && !isOptional && nullable.has(`${tableID}.${columnID}`);

describe('SQL statements in the sources', () => {
  it('finds each SQL statement accepted by the migrated database, with the declared rows', () => {
    expect(found.statements.filter(({ row }) => row).length).toBeGreaterThan(100);
    expect([...faults]).toEqual([]);
  });

  it('finds each SQL statement accepted with the views of a limited person in place of the tables', () => {
    expect([...faultsOfLimited]).toEqual([]);
  });

  it('finds no table named by its schema, which would bypass those views, except for a stated reason', () => {
    const passing = found.statements.filter(
      ({ place, text }) => /\bpublic\./.test(text) && !place.startsWith('server/src/data/backup/'),
    );
    expect([...new Set(passing.map(({ place }) => place.replace(/:.*/, '')))].toSorted()).toEqual(
      Object.values(PASSES_VIEWS).flat().toSorted(),
    );
  });

  it('finds columns that may be null declared as such, except for a stated reason', () => {
    expect([...declaredNotNull].toSorted()).toEqual(Object.values(NEVER_NULL).flat().toSorted());
  });

  it('finds secrets selected only in the folder that owns their table, except for a stated reason', () => {
    expect(secrets.size).toBeGreaterThan(10);
    expect([...foreignSecrets].toSorted()).toEqual(Object.values(SELECTED_SECRETS).flat().toSorted());
  });

  it('finds each SQL statement constant, except for a stated reason', () => {
    const listed = Object.values(COMPOSED).flat();
    const unlisted = found.composed.filter(({ key }) => !listed.includes(key));
    expect(unlisted.map(({ key, why }) => `${key} is not constant because of ${why}`)).toEqual([]);
    expect(listed.filter((one) => found.composed.every(({ key }) => key !== one))).toEqual([]);
  });
});
