import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { buffer } from 'node:stream/consumers';
import { inflateSync } from 'node:zlib';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { MikroORM } from '@mikro-orm/postgresql';
import { TypeMetadataStorage } from '@nestjs/graphql';
import pg from 'pg';
import { MERGE_FIELDS } from '#domain/patients/merge.js';
import { faultsOfOwners } from '../../../scripts/tables/owner-faults.mjs';
import { OWNERS } from '../../../scripts/tables/table-owners.mjs';
import { archivedTables } from '../../src/data/backup/archive/archived-tables.js';
import { archiveStream } from '../../src/data/backup/archive/write-archive.js';
import { isArchived } from '../../src/foundation/database/columns/declared-tables.js';
import { COLUMN_NAMES } from '../../src/foundation/database/columns/spanish-names.es.js';
import { TABLE_NAMES } from '../../src/foundation/database/columns/table-names.es.js';
import { MOVED_TABLES } from '../../src/patients/merge/patient-tables.js';
import { toExportacion } from '../../src/privacy/export/exportacion.wire.js';
import { PersonDataReader } from '../../src/privacy/export/person-data.js';
import { personPdf } from '../../src/privacy/export/person-pdf.es.js';
import { readArchive } from '../data/backup/archive-reader.js';
import { runOn } from '../messages/message-helper.js';
import { DECLARED_TABLES } from '../product/declared-tables.js';
import { emptyTables } from '../product/empty-tables.js';
import { stopSchedules } from '../product/stop-schedules.js';
import { useProduct } from '../product/use-product.js';
import {
  allowAnyValue,
  type Column,
  fillColumns,
  markOf,
  PATIENT_TABLES,
  patientColumns,
  withOtherValue,
} from './fill-columns.js';

const product = useProduct();
const { staff } = product;
let columns: Column[];

/** All rows by table, as JSON. */
type Stored = Record<string, Record<string, unknown>[]>;
async function stored(): Promise<Stored> {
  const all: Stored = {};
  for (const { table } of PATIENT_TABLES) {
    const { rows } = await product.database.query(`select to_jsonb(t) as row from ${table} t order by 1`);
    all[table] = rows.map(({ row }) => row);
  }
  return all;
}

const declared = ({ table, name }: Pick<Column, 'table' | 'name'>) => DECLARED_TABLES[table]!.columns[name]!;
const isAboutPerson = (column: Column): boolean => /PERSONAL|HEALTH/.test(declared(column).kind);
const nameOf = ({ table, name }: Column): string => `${table}.${name}`;

/** Tables of which a patient has at most one row: that of the merged patient is set aside if the kept one has one. */
const ONE_PER_PATIENT = new Set(
  MOVED_TABLES.filter(({ clash }) => clash === 'true').map(({ table }) => table),
);

/** The text drawn on the pages of a PDF. */
const pagesOf = (pdf: Uint8Array): string =>
  [
    ...Buffer.from(pdf)
      .toString('latin1')
      .matchAll(/FlateDecode\n>>\nstream\n([^]*?)\nendstream/g),
  ]
    .map((match) => inflateSync(Buffer.from(match[1]!, 'latin1')).toString('latin1'))
    .join('');

async function fill(...patients: number[]): Promise<void> {
  await emptyTables(product.database, PATIENT_TABLES.map(({ table }) => table).join(', '));
  for (const n of patients) await fillColumns(product.database, columns, n);
}

it('declares every column of the database', async () => {
  const { rows } = await product.database.query<{ column: string }>(
    `select table_name || '.' || column_name as column from information_schema.columns
     where table_schema = 'public'`,
  );
  const names = Object.entries(DECLARED_TABLES).flatMap(([table, { columns: own }]) =>
    Object.keys(own).map((column) => `${table}.${column}`),
  );
  expect(names.toSorted()).toEqual(rows.map(({ column }) => column).toSorted());
});

it('gives each table one owner', () => {
  expect(faultsOfOwners(OWNERS, Object.keys(DECLARED_TABLES))).toEqual([]);
});

it('shows no secret and no undeclared property of an entity in GraphQL', () => {
  const kinds = new Map<string, string>();
  for (const { class: entity, embeddable, tableName, props, properties } of product.app
    .get(MikroORM)
    .getMetadata()
    .getAll()
    .values())
    for (const { name, fieldNames, embedded } of embeddable ? [] : props) {
      const [owner, property] = embedded
        ? [properties[embedded[0]]!.embeddable, embedded[1]]
        : [entity, name];
      const kind = DECLARED_TABLES[tableName]?.columns[fieldNames[0]!]?.kind;
      if (kind) kinds.set(`${owner.name}.${property}`, kind);
    }
  const shown = TypeMetadataStorage.getObjectTypesMetadata().flatMap(({ target, properties = [] }) =>
    product.app.get(MikroORM).getMetadata().has(target)
      ? properties.map(({ name }) => `${target.name}.${name}`)
      : [],
  );
  expect(shown.length).toBeGreaterThan(300);
  expect(shown.filter((property) => (kinds.get(property) ?? 'SECRET') === 'SECRET')).toEqual([]);
});

describe('Columns of the archive of everything', () => {
  const noProgress = { begin: async () => undefined, add: async () => undefined };
  const archivedColumns = Object.entries(DECLARED_TABLES).flatMap(([table, { columns: own }]) =>
    Object.keys(own)
      .filter((name) => isArchived(DECLARED_TABLES, table, name))
      .map((name) => ({ table, name, key: `${table}.${name}` })),
  );

  it.each([
    ['a column of an undeclared table', 'nowhere', 'name'],
    ['an undeclared column', 'patient', 'nickname'],
    ['a secret', 'staff_user', 'password_hash'],
    ['a column of a table that is left out', 'session', 'user_agent'],
    ['a column that is left out', 'patient', 'search_text'],
  ])('never has %s', (_what, table, column) => {
    expect(isArchived(DECLARED_TABLES, table, column)).toBe(false);
  });

  it('archives every column that is declared as archived, once', async () => {
    const held = (await archivedTables(product.database, DECLARED_TABLES)).flatMap(({ table, fields }) =>
      fields.flatMap(({ column }) => (column === undefined ? [] : [`${table}.${column}`])),
    );
    expect(held.toSorted()).toEqual(archivedColumns.map(({ key }) => key).toSorted());
  });

  it('has a Spanish name for each archived table and column', async () => {
    const tables = new Set(archivedColumns.map(({ table }) => table));
    expect(Object.keys(TABLE_NAMES).toSorted()).toEqual([...tables].toSorted());
    const unnamed = (await archivedTables(product.database, DECLARED_TABLES)).flatMap(({ table, fields }) =>
      fields.flatMap(({ column, header }) => (header === column ? [`${table}.${column}`] : [])),
    );
    expect(unnamed).toEqual([]);
    const known = new Set(archivedColumns.flatMap(({ name, key }) => [name, key]));
    expect(Object.keys(COLUMN_NAMES).filter((key) => !known.has(key))).toEqual([]);
  });

  it('describes each file of the archive once in the documentation', async () => {
    const page = await readFile('docs/full-export.md', 'utf8');
    const described = [...page.matchAll(/^\| (`[^|]+) \|/gm)].flatMap(([, files]) =>
      [...files!.matchAll(/`([^`]+)\.csv`/g)].map(([, file]) => file),
    );
    const files = (await archivedTables(product.database, DECLARED_TABLES)).map(({ file }) => file);
    expect(described.toSorted()).toEqual(files.toSorted());
  });

  it('leaves tables and columns that are not declared out of the archive', async () => {
    await product.database.query(
      `create table undeclared (note text); insert into undeclared values ('nadie lo declaró');
       alter table closure add column undeclared text default 'nadie lo declaró';
       insert into closure (from_date, to_date, reason) values ('2026-12-24', '2026-12-26', 'Navidad')`,
    );
    const client = new pg.Client({ connectionString: product.databaseUrl });
    await client.connect();
    try {
      const { files } = await readArchive(
        await buffer(await archiveStream(client, DECLARED_TABLES, 'America/Santiago', noProgress)),
      );
      expect(files.get('cierres.csv')?.toString()).toContain('Navidad');
      expect([...files].filter(([, file]) => /undeclared|nadie lo declaró/.test(file.toString()))).toEqual(
        [],
      );
    } finally {
      await client.end();
      await product.database.query('drop table undeclared; alter table closure drop column undeclared');
    }
  });

  it('reads no other personal data and no secret for the archive, not even in the tables that it joins', async () => {
    const role = `archivist_${randomUUID().slice(0, 8)}`;
    const grants = Object.entries(DECLARED_TABLES).flatMap(([table, { columns: own }]) => {
      // The archive may join and sort by keys that it leaves out.
      const read = Object.keys(own).filter(
        (column) => isArchived(DECLARED_TABLES, table, column) || own[column]?.kind === 'TECHNICAL',
      );
      const names = read.map((column) => `"${column}"`).join(', ');
      return names ? [`grant select (${names}) on "${table}" to ${role}`] : [];
    });
    const url = new URL(product.databaseUrl);
    const administrator = new URL(process.env['TEST_POSTGRES_ADMINISTRATOR_URL'] ?? '');
    administrator.pathname = url.pathname;
    const client = new pg.Client({ connectionString: administrator.href });
    await client.connect();
    try {
      await client.query(`create role ${role}`);
      for (const grant of grants) await client.query(grant);
      await client.query(`set role ${role}`);
      const zip = await buffer(await archiveStream(client, DECLARED_TABLES, 'America/Santiago', noProgress));
      expect((await readArchive(zip)).tables.size).toBe(Object.keys(TABLE_NAMES).length);
    } finally {
      await client.query('rollback; reset role');
      await client.query(`drop owned by ${role}; drop role ${role}`);
      await client.end();
    }
  });
});

describe('Columns about a patient', () => {
  beforeAll(async () => {
    await stopSchedules(product);
    columns = await patientColumns(product.database);
    await allowAnyValue(product.database);
  });

  it('erases the declared columns and rows on a suppression, and keeps all others', async () => {
    await fill(1);
    const before = await stored();
    const { body } = await staff.graphql('mutation { suppressPatient(patientId: 1) { kind } }');
    expect(body.data.suppressPatient.kind).toBe('REDUCED');
    const after = await stored();
    for (const { table, suppression } of PATIENT_TABLES)
      expect([table, after[table]!.length > 0]).toEqual([table, suppression === 'KEPT']);

    const kept = columns.filter(({ table }) => after[table]!.length > 0).filter(isAboutPerson);
    const valueIn = (all: Stored, { table, name }: Column) => all[table]![0]![name];
    const changed = kept.filter(
      (column) => JSON.stringify(valueIn(before, column)) !== JSON.stringify(valueIn(after, column)),
    );
    expect(changed.map(nameOf)).toEqual(kept.filter((one) => declared(one).isErased).map(nameOf));

    // No other column contains a copy either.
    const left = JSON.stringify(after).toLowerCase();
    const copied = columns
      .filter((one) => declared(one).isErased || after[one.table]!.length === 0)
      .filter(({ table, name }) => left.includes(markOf(table, name, 1).toLowerCase()));
    expect(copied.map(nameOf)).toEqual([]);
  });

  const heading = {
    clinic: { name: '', place: '', phone: '' },
    madeAt: '2026-11-18T15:00:00Z',
    timeZone: 'America/Santiago',
  };
  it('exports the declared columns of a person, and no others, as JSON and as PDF', async () => {
    await fill(1);
    // An insurer's name is shown only if there is no tier of Fonasa.
    await product.database.query('update patient set fonasa_tier = null');
    const exported = async (): Promise<{ json: string; pdf: string }> => {
      const data = (await runOn(product, PersonDataReader, (reader) => reader.read(1)))!;
      return {
        json: JSON.stringify(toExportacion(data, heading)),
        pdf: pagesOf(await personPdf({ data, heading })),
      };
    };
    const whole = await exported();
    const shown = { json: [] as string[], pdf: [] as string[] };
    const tested = columns.filter((one) => declared(one).kind !== 'TECHNICAL');
    for (const column of tested) {
      const { json, pdf } = await withOtherValue(product.database, column, exported);
      if (json !== whole.json) shown.json.push(nameOf(column));
      if (pdf !== whole.pdf) shown.pdf.push(nameOf(column));
    }
    expect(await exported()).toEqual(whole);
    const expected = tested.filter((one) => isAboutPerson(one) && !declared(one).notInPersonExport);
    expect(shown).toEqual({ json: expected.map(nameOf), pdf: expected.map(nameOf) });
  });

  it('takes every requested column of the other patient on a merge, and moves the rows', async () => {
    expect(MOVED_TABLES.map(({ table }) => table).toSorted()).toEqual(
      PATIENT_TABLES.filter(({ merge }) => merge === 'MOVED')
        .map(({ table }) => table)
        .toSorted(),
    );
    await fill(1, 2);
    const before = await stored();
    const { body } = await staff.graphql(
      `mutation ($take: [PatientMergeField!]!) {
         mergePatients(input: { keptId: 1, keptVersion: 1, mergedId: 2, mergedVersion: 2, take: $take }) { id } }`,
      { take: MERGE_FIELDS },
    );
    expect(body.errors).toBeUndefined();
    const after = await stored();
    const [kept, ...others] = after['patient']!;
    expect(others).toEqual([]);
    const merged = before['patient']![1]!;
    const own = columns.filter((one) => one.table === 'patient' && isAboutPerson(one));
    const missed = own.filter(({ name }) => name !== 'identifier_text' && kept![name] !== merged[name]);
    expect(missed.map(nameOf)).toEqual([]);
    for (const { table, merge } of PATIENT_TABLES) {
      const ids = after[table]!.map((row) => row['patient_id']).filter((id) => id !== undefined);
      if (merge === 'STAYS') expect(after[table]).toEqual(expect.arrayContaining(before[table]!));
      else expect([table, ids.filter((id) => id !== 1)]).toEqual([table, []]);
      if (merge !== 'STAYS' && merge !== 'CHOSEN')
        expect([table, after[table]!.length >= (ONE_PER_PATIENT.has(table) ? 1 : 2)]).toEqual([table, true]);
    }
  });
});
