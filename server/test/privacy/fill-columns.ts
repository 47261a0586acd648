import { EMPTY_EXAM } from '#domain/records/foot/exam-edits.js';
import type pg from 'pg';
import { madeUpRut } from '../product/builders.js';
import { DECLARED_TABLES } from '../product/declared-tables.js';

export interface Column {
  readonly table: string;
  readonly name: string;
  readonly type: string;
  readonly references: string | null;
  /** The possible values, if a constraint lists them. */
  readonly values: readonly string[];
}

/** The tables with rows about a patient. */
export const PATIENT_TABLES = Object.entries(DECLARED_TABLES).flatMap(([table, { patient }]) =>
  patient ? [{ table, ...patient }] : [],
);
const NAMES = PATIENT_TABLES.map(({ table }) => table);

/** The columns of `PATIENT_TABLES`, read from the catalog, without computed ones. */
export async function patientColumns(database: pg.Pool): Promise<Column[]> {
  const { rows } = await database.query<Omit<Column, 'values'> & { check: string | null }>(
    `select c.table_name as table, c.column_name as name, c.udt_name as type,
            (select k.confrelid::regclass::text from pg_constraint k
             where k.contype = 'f' and k.conrelid = a.attrelid and a.attnum = any(k.conkey)
             order by cardinality(k.conkey) limit 1) as references,
            (select pg_get_constraintdef(k.oid) from pg_constraint k
             where k.contype = 'c' and k.conrelid = a.attrelid and k.conkey = array[a.attnum]
               and pg_get_constraintdef(k.oid) like '%= ANY (ARRAY[%' limit 1) as check
     from information_schema.columns c
     join pg_attribute a on a.attrelid = format('public.%I', c.table_name)::regclass and a.attname = c.column_name
     where c.table_schema = 'public' and c.table_name = any($1) and c.is_generated = 'NEVER'
     order by array_position($1, c.table_name::text), c.ordinal_position`,
    [NAMES],
  );
  return rows.map(({ check, ...column }) => ({
    ...column,
    values: [...(check ?? '').matchAll(/'([^']+)'::/g)].map((match) => match[1] ?? ''),
  }));
}

/** A column's unique text, if it has no list of values. */
export const markOf = (table: string, column: string, patient: number): string =>
  `${table}.${column} ${patient}`;

const facts = (patientId: number, treatment: string) => ({
  patientId,
  professionalId: 1,
  serviceType: 'PODIATRY',
  date: '2026-11-02',
  startMinute: 600,
  durationMinutes: 60,
  status: 'BOOKED',
  treatment,
});

const dismissed = (by: string) => ({ kind: 'PREGNANCY', by, at: '2026-11-02T12:00:00.000Z' });

/** Values that do not follow from the column's type alone. */
const specialValues = (n: number): Readonly<Record<string, unknown>> => ({
  'patient.rut': madeUpRut(10 * n),
  'patient_identifier.country': n === 1 ? 'PE' : 'AR',
  'patient.representative_rut': madeUpRut(10 * n + 1),
  'former_rut.rut': madeUpRut(10 * n + 2),
  'privacy_request.rut': madeUpRut(10 * n + 3),
  // The patient's own: that of another person who paid is left out of an export.
  'payment.payer_rut': madeUpRut(10 * n),
  'patient_merge.kept_patient_id': n,
  'patient_merge.merged_patient_id': 90 + n,
  'patient_merge.undo': { merged: { name: markOf('patient_merge', 'undo', n), rut: madeUpRut(10 * n + 4) } },
  'consent.text_version': 1,
  'audit_entry.patient_ids': `{[${n},${n + 1})}`,
  'data_export.list': null,
  'appointment_change.before': facts(n, 'Antes'),
  'appointment_change.after': facts(n, 'Después'),
  'clinical_record_version.used_supplies': [{ supplyId: 1, supplyName: 'Gasa', quantity: 1 }],
  'clinical_record.foot_exam': { ...EMPTY_EXAM, footwear: markOf('clinical_record', 'foot_exam', n) },
  'clinical_record_version.foot_exam': {
    ...EMPTY_EXAM,
    footwear: markOf('clinical_record_version', 'foot_exam', n),
  },
  'pack.treatment_ids': [n],
  'photo.toe': n,
  'clinical_record.dismissed_warnings': [dismissed(markOf('clinical_record', 'dismissed_warnings', n))],
  'clinical_record_version.dismissed_warnings': [
    dismissed(markOf('clinical_record_version', 'dismissed_warnings', n)),
  ],
  'certificate.parts': { FINDINGS: 'Gasa' },
  'certificate.patient': { name: 'Rosa', rut: '1-9' },
  'certificate.signer': { name: 'Ana', title: 'Podóloga', rut: '1-9', registryNumber: '1' },
  'certificate.clinic': { name: 'Clínica', address: 'x', city: 'Temuco', phone: '9' },
  'intake.consent_version': 1,
  'consent_answer.consent_text_id': 1,
  'consent_answer.text_version': 1,
  'consent_answer.signer_rut': madeUpRut(10 * n + 5),
  'consent_answer.strokes': [[1, 2, 30, 40]],
  'outbound_message.state': 'SENT',
  'outbound_message.erased_at': null,
});

function valueOf({ table, name, type, references, values }: Column, n: number): unknown {
  const special = specialValues(n);
  const key = `${table}.${name}`;
  if (key in special) return special[key];
  if (references && type !== 'date')
    return NAMES.includes(references) ? n : references === 'blocked_hours' ? null : 1;
  switch (type) {
    case 'text':
      return values.length > 0 ? values[(n - 1) % values.length] : markOf(table, name, n);
    case '_text':
      return [markOf(table, name, n)];
    case 'bool':
      return true;
    case 'date':
      return '2026-11-02';
    case 'timestamptz':
      return '2026-11-02T12:00:00Z';
    case 'inet':
      return '10.1.1.1';
    case 'bytea':
      return Buffer.alloc(32, n);
    case 'jsonb':
      throw new Error(`${key} needs a value in specialValues`);
    default:
      return name === 'id' || name.endsWith('_id') || name === 'version' ? n : 600;
  }
}

const asParameter = ({ type }: Column, value: unknown): unknown =>
  type === 'jsonb' && value !== null ? JSON.stringify(value) : value;

/** Drops constraints, so that a new column with one needs no value here. */
export async function allowAnyValue(database: pg.Pool): Promise<void> {
  const { rows } = await database.query<{ statement: string }>(
    `select format('alter table %s drop constraint %I', conrelid::regclass, conname) as statement
     from pg_constraint where contype = 'c' and conrelid::regclass::text = any($1)`,
    [NAMES],
  );
  for (const { statement } of rows) await database.query(statement);
  await database.query(
    `insert into supply (id, name, unit, stock, critical_stock, unit_value) values (1, 'Gasa', 'u', 0, 0, 1);
     insert into appointment_series values (1, 4);
     insert into agreement (id, name) values (1, 'Municipalidad');
     insert into consent_text (id) values (1);
     insert into consent_text_version values (1, 1, 'Láser', 'Acepto.', now(), 1);
     insert into import (id, resource, file_name, state, task_has_begun, done_rows, row_count, headers, columns, on_same,
       on_likely, counts, created_at, created_by)
     values (1, 'RECORDS', 'x.csv', 'UPLOADED', false, 0, 1, '[]', '[]', 'FILL', 'SKIP', '{}', now(), 1)`,
  );
}

/** Runs work without triggers and foreign keys. */
async function unchecked(database: pg.Pool, work: (client: pg.PoolClient) => Promise<void>): Promise<void> {
  const client = await database.connect();
  try {
    await client.query('begin');
    await client.query('set local session_replication_role = replica');
    await work(client);
    await client.query('commit');
    client.release();
  } catch (error) {
    client.release(true);
    throw error;
  }
}

/** Adds a row with a value in every column to each table about a patient; `patient` is the row's id everywhere. */
export const fillColumns = (database: pg.Pool, columns: readonly Column[], patient: number): Promise<void> =>
  unchecked(database, async (client) => {
    for (const table of NAMES) {
      const own = columns.filter((column) => column.table === table);
      await client.query(
        `insert into ${table} (${own.map(({ name }) => `"${name}"`).join(', ')})
         values (${own.map((_, index) => `$${index + 1}`).join(', ')})`,
        own.map((column) => asParameter(column, valueOf(column, patient))),
      );
      if (own.some(({ name, type }) => name === 'id' && type === 'int4'))
        await client.query(`select setval(pg_get_serial_sequence($1, 'id'), 1000)`, [table]);
    }
  });

function otherValue(column: Column): unknown {
  const value = valueOf(column, 1);
  if (column.name.endsWith('rut') && column.type === 'text') return madeUpRut(77);
  if (column.name === 'country') return 'AR';
  if (column.values.length > 0) return column.values.find((one) => one !== value);
  switch (column.type) {
    case 'text':
      return `${String(value)} x`;
    case '_text':
      return ['x'];
    case 'bool':
      return false;
    case 'date':
      return '2026-11-03';
    case 'timestamptz':
      return '2026-11-03T12:00:00Z';
    case 'inet':
      return '10.1.1.2';
    case 'bytea':
      return Buffer.alloc(32, 9);
    case 'jsonb':
      return JSON.parse(
        JSON.stringify(value)
          .replace(/"(Rosa|Ana|Clínica|Gasa|Antes|Después)"/, '"x"')
          .replace(/\.(undo|foot_exam|dismissed_warnings) 1/, '.$1 x')
          .replace('[[1,', '[[9,'),
      );
    default:
      return Number(value) + 1;
  }
}

/** Runs `work` while a column of the filled row has another value. */
export async function withOtherValue<T>(
  database: pg.Pool,
  column: Column,
  work: () => Promise<T>,
): Promise<T> {
  const name = `"${column.name}"`;
  const { rows } = await database.query(`select ${name} as value from ${column.table}`);
  const write = (value: unknown) =>
    unchecked(database, async (client) => {
      await client.query(`update ${column.table} set ${name} = $1`, [asParameter(column, value)]);
    });
  await write(otherValue(column));
  try {
    return await work();
  } finally {
    await write(rows[0].value);
  }
}
