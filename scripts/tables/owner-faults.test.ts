import { describe, expect, it } from '@jest/globals';
import { sqlUses } from './sql-uses.mjs';
import { faultsOfOwners, faultsOfUses } from './owner-faults.mjs';

const TABLES = new Set(['patient', 'appointment', 'session']);

const usesOf = (source: string) =>
  sqlUses(source, TABLES).map(({ kind, table, line }) => `${line} ${kind} ${table}`);

describe('Tables in SQL', () => {
  it.each([
    ["'select id from patient'", 'READ patient'],
    ["'select from only patient'", 'READ patient'],
    ["'select id from public.patient'", 'READ patient'],
    ["'... x left join patient p on true'", 'READ patient'],
    ["'delete from x using patient p'", 'READ patient'],
    ["'SELECT id FROM patient'", 'READ patient'],
    ["'insert into patient (name) values ($1)'", 'WRITE patient'],
    ["'update patient set name = $1'", 'WRITE patient'],
    ["'delete from patient where id = $1'", 'WRITE patient'],
    ["'lock table patient in share mode'", 'WRITE patient'],
    ["'truncate patient'", 'WRITE patient'],
    ['`update patient set name = ${name} where id = $1`', 'WRITE patient'],
    ['`select id from ${table} t`', 'READ (computed)'],
    ['`select id from ${schema}.${table} t`', 'READ (computed)'],
    ['`delete from ${table}`', 'WRITE (computed)'],
    ['`select id from ${schema}.patient`', 'READ patient'],
    [`'select id from "patient"'`, 'READ patient'],
    [`'select id from public."patient"'`, 'READ patient'],
    ["'select id from (patient p cross join x)'", 'READ patient'],
    ["'select id ' + 'from ' + 'patient'", 'READ patient'],
    ["'select id from ' + table + ' t'", 'READ (computed)'],
    ["@Entity({ tableName: 'patient' }) class Patient {}", 'WRITE patient'],
  ])('finds the table of %s', (source, use) => {
    expect(usesOf(source)).toEqual([`1 ${use}`]);
  });

  it('finds every table of a list', () => {
    expect(usesOf('`select 1 from patient p, appointment as a, ${other} o`')).toEqual([
      '1 READ patient',
      '1 READ appointment',
      '1 READ (computed)',
    ]);
  });

  it.each([
    'from unnest($1::text[]) as u(name), patient p where true',
    'from appointment a cross join lateral (select 1) s, patient p',
    'from (select 1 as one, 2 as two) x, patient p',
    'from appointment a join session s on s.id = coalesce(a.id, 1), only patient',
  ])('finds a table after a comma in %s', (sql) => {
    expect(usesOf(`'select 1 ${sql}'`)).toContain('1 READ patient');
  });

  it('takes no column after a comma for a table', () => {
    const columns =
      'select (select 1 from appointment), patient from (select a, patient from x) y order by a, patient';
    expect(usesOf(`'${columns}'`)).toEqual(['1 READ appointment']);
  });

  it('finds SQL within inserted values, and gives the lines', () => {
    expect(
      usesOf('const sql = `select 1 from appointment a\n  ${joined ? `join patient p on true` : ""}`;'),
    ).toEqual(['1 READ appointment', '2 READ patient']);
  });

  it.each([
    ['comments', '// from patient\n/* join patient */'],
    ['comments in SQL', '`select 1 -- from patient\n`'],
    ['longer comments in SQL', '`select 1 /* from patient */`'],
    ['imports', "import { from } from './patient';"],
    ['code', 'for (const patient of from(patient)) update(patient);'],
    ['columns', "'select a.patient from x where patient.id = 1'"],
    ['unknown tables', "'select 1 from stranger'"],
    ['locks', '`select 1 from x for update ${skip}`'],
    ['conflicts', "'on conflict (id) do update set patient = 1'"],
    ['sentences', '`can not be run from ${folder}`'],
    ['subqueries', '`select 1 from (${query}) x`'],
    ['functions', '`select extract(epoch from ${time}), a is distinct from ${b}`'],
  ])('finds nothing in %s', (_what, source) => {
    expect(usesOf(source)).toEqual([]);
  });
});

describe('Uses of tables by folder', () => {
  const owners = {
    patients: ['patient'],
    'agenda/appointments': ['appointment'],
    'access/sessions': ['session'],
  };
  const faultsOf = (
    file: string,
    sql: string,
    reads: Record<string, string> = {},
    writes: Record<string, string> = {},
  ) => faultsOfUses([[`server/src/${file}`, `const sql = '${sql}';`]], { owners, reads, writes });

  it.each(['patients/patients.service.ts', 'patients/merge/moved-rows.ts'])(
    'lets the owner use it in %s',
    (file) => {
      expect(faultsOf(file, 'update patient set name = $1')).toEqual([]);
    },
  );

  it('reports a foreign write', () => {
    expect(faultsOf('visits/visits.service.ts', 'update patient set name = $1')).toEqual([
      'server/src/visits/visits.service.ts:1 writes patient, which patients owns.',
    ]);
  });

  it('reports a use in the folder around the owner’s, and in one whose name begins with the owner’s', () => {
    expect(faultsOf('agenda/list.ts', 'select 1 from appointment')).toHaveLength(1);
    expect(faultsOf('patients-more/list.ts', 'select 1 from patient')).toHaveLength(1);
  });

  it('accepts a use with a reason, also in the folders within', () => {
    expect(
      faultsOf('visits/timeline/keys.ts', 'select 1 from patient', { 'visits patient': 'Why not.' }),
    ).toEqual([]);
  });

  it('does not take the reason of a read for a write', () => {
    expect(faultsOf('visits/a.ts', 'update patient set x = 1', { 'visits patient': 'Reads.' })).toEqual([
      'server/src/visits/a.ts:1 writes patient, which patients owns.',
      "scripts/tables/foreign-uses.mjs: nothing reads 'visits patient' any more.",
    ]);
  });

  it('reports a reason that no use needs any more', () => {
    expect(faultsOf('visits/a.ts', 'select 1', {}, { 'visits session': 'Once.' })).toEqual([
      "scripts/tables/foreign-uses.mjs: nothing writes 'visits session' any more.",
    ]);
  });

  it('reports an entity of another folder that the EntityManager gets, as a write if it changes it', () => {
    const entity = "@Entity({ tableName: 'patient' }) export class Patient {}";
    const foreign = (line: string) =>
      faultsOfUses(
        [
          ['server/src/patients/patient.entity.ts', entity],
          ['server/src/visits/a.ts', line],
        ],
        { owners, reads: { 'visits patient': 'Reads.' }, writes: {} },
      );
    const write = 'server/src/visits/a.ts:1 writes patient, which patients owns.';
    expect(foreign('await this.em.findOne(Patient, 1);')).toEqual([]);
    expect(foreign('await em.count(Patient, {});')).toEqual([]);
    for (const line of [
      'await this.em.findOne(Patient, 1, FOR_UPDATE);',
      'await this.em.nativeUpdate(Patient, 1, {});',
      'this.em.create(Patient, {});',
      'await storeOnlyRow(this.em, Patient, null, {});',
    ])
      expect(foreign(line)).toContain(write);
  });

  it('reports SQL in the rules that server and client share', () => {
    const sources = [['domain/patients/a.ts', "const sql = 'select 1 from patient';"]] as const;
    expect(faultsOfUses(sources, { owners, reads: {}, writes: {} })).toEqual([
      'domain/patients/a.ts:1 reads patient, which patients owns.',
    ]);
  });

  it('reports a computed table even in the folder of an owner', () => {
    const sources = [['server/src/patients/a.ts', 'const sql = `select 1 from ${table}`;']] as const;
    expect(faultsOfUses(sources, { owners, reads: {}, writes: {} })).toEqual([
      'server/src/patients/a.ts:1 reads a table with a computed name.',
    ]);
  });
});

describe('Owners', () => {
  it('reports a table without an owner, with two, or that does not exist', () => {
    expect(
      faultsOfOwners({ patients: ['patient', 'ghost'], visits: ['patient'] }, ['patient', 'orphan']),
    ).toEqual(['orphan has no owner.', 'There is no table ghost.', 'patient has two owners.']);
  });
});
