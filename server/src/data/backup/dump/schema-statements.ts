import pg from 'pg';
import { CLINIC_EXTENSIONS, CLINIC_SCHEMA, notOfExtension } from './clinic-schema.js';

export type Rows = <Row>(text: string, values?: unknown[]) => Promise<Row[]>;

const id = pg.escapeIdentifier;
const literal = pg.escapeLiteral;

/** Excludes PostgreSQL's own schemas, the job queue (a start creates it again) and other applications'. */
const OWN_SCHEMA = `n.nspname = '${CLINIC_SCHEMA}'`;
/** Excludes tables of extensions, and materialized views. */
const OWN_TABLE = `${OWN_SCHEMA} and c.relkind = 'r' and ${notOfExtension('pg_class', 'c.oid')}`;

/** The extensions, collations and functions that tables may depend on. */
export async function* foundations(rows: Rows): AsyncGenerator<string> {
  const extensions = await rows<{ name: string; schema: string }>(CLINIC_EXTENSIONS);
  for (const { name, schema } of extensions) {
    if (schema !== CLINIC_SCHEMA && schema !== 'pg_catalog')
      yield `create schema if not exists ${id(schema)};\n`;
    yield `create extension if not exists ${id(name)} with schema ${id(schema)};\n`;
  }
  const collations = await rows<{ schema: string; name: string; locale: string; exact: boolean }>(
    `-- The column's name changed with PostgreSQL 17.
     select n.nspname as schema, c.collname as name,
            coalesce(to_jsonb(c) ->> 'colllocale', to_jsonb(c) ->> 'colliculocale') as locale,
            c.collisdeterministic as exact
     from pg_collation c join pg_namespace n on n.oid = c.collnamespace
     where ${OWN_SCHEMA} and c.collprovider = 'i' and ${notOfExtension('pg_collation', 'c.oid')} order by 1, 2`,
  );
  for (const { schema, name, locale, exact } of collations) {
    yield `create collation ${id(schema)}.${id(name)} (provider = icu, locale = ${literal(locale)}, deterministic = ${exact});\n`;
  }
  const functions = await rows<{ definition: string }>(
    `select pg_get_functiondef(p.oid) as definition from pg_proc p join pg_namespace n on n.oid = pronamespace
     where ${OWN_SCHEMA} and prokind in ('f', 'p') and ${notOfExtension('pg_proc', 'p.oid')} order by p.oid`,
  );
  for (const { definition } of functions) yield `${definition.trimEnd()};\n`;
}

export interface Sequence {
  readonly schema: string;
  readonly name: string;
  readonly type: string;
  readonly start: string;
  readonly increment: string;
  readonly least: string;
  readonly most: string;
  readonly cycles: boolean;
  /** The identity column it belongs to; null for a stand-alone sequence. */
  readonly ofTable: string | null;
  readonly ofColumn: string | null;
}

export const readSequences = (rows: Rows): Promise<Sequence[]> =>
  rows<Sequence>(
    `select n.nspname as schema, s.relname as name, format_type(q.seqtypid, null) as type, seqstart::text as start,
            seqincrement::text as increment, seqmin::text as least, seqmax::text as most, seqcycle as cycles,
            pn.nspname || '.' || pt.relname as "ofTable", a.attname as "ofColumn"
     from pg_class s join pg_sequence q on q.seqrelid = s.oid join pg_namespace n on n.oid = s.relnamespace
     left join pg_depend d on d.objid = s.oid and d.classid = 'pg_class'::regclass
       and d.refclassid = 'pg_class'::regclass and d.deptype = 'i'
     left join pg_class pt on pt.oid = d.refobjid left join pg_namespace pn on pn.oid = pt.relnamespace
     left join pg_attribute a on a.attrelid = d.refobjid and a.attnum = d.refobjsubid
     where ${OWN_SCHEMA} and ${notOfExtension('pg_class', 's.oid')} order by s.oid`,
  );

export const createSequence = (sequence: Sequence): string =>
  `create sequence ${id(sequence.schema)}.${id(sequence.name)} as ${sequence.type} increment ${sequence.increment} ` +
  `minvalue ${sequence.least} maxvalue ${sequence.most} start ${sequence.start}${sequence.cycles ? ' cycle' : ''};\n`;

const fullName = ({ schema, name }: Sequence): string => `${id(schema)}.${id(name)}`;

/** One statement reads all sequences: a round trip costs more than reading a sequence. */
export async function setSequences(rows: Rows, sequences: readonly Sequence[]): Promise<string> {
  if (sequences.length === 0) return '';
  const values = await rows<{ value: string; called: boolean }>(
    `${sequences
      .map(
        (sequence, at) =>
          `select ${at} as at, last_value::text as value, is_called as called from ${fullName(sequence)}`,
      )
      .join(' union all ')} order by at`,
  );
  return sequences.map((sequence, at) => setSequence(sequence, values[at])).join('');
}

function setSequence(sequence: Sequence, at: { value: string; called: boolean } | undefined): string {
  const target =
    sequence.ofTable && sequence.ofColumn
      ? `pg_get_serial_sequence(${literal(sequence.ofTable)}, ${literal(sequence.ofColumn)})`
      : literal(fullName(sequence));
  return `select pg_catalog.setval(${target}, ${at?.value ?? 1}, ${at?.called ?? false});\n`;
}

/** Created after the rows are loaded: keys, checks, foreign keys, indexes and triggers. */
export async function* constraintsAndIndexes(rows: Rows): AsyncGenerator<string> {
  const constraints = await rows<{ schema: string; table: string; name: string; definition: string }>(
    `select n.nspname as schema, c.relname as table, k.conname as name, pg_get_constraintdef(k.oid) as definition
     from pg_constraint k join pg_class c on c.oid = k.conrelid join pg_namespace n on n.oid = c.relnamespace
     where ${OWN_TABLE} and k.contype in ('p', 'u', 'x', 'c', 'f') and k.coninhcount = 0
     order by case k.contype when 'p' then 0 when 'u' then 1 when 'x' then 2 when 'c' then 3 else 4 end, k.oid`,
  );
  for (const { schema, table, name, definition } of constraints) {
    yield `alter table ${id(schema)}.${id(table)} add constraint ${id(name)} ${definition};\n`;
  }
  const indexes = await rows<{ definition: string }>(
    `select pg_get_indexdef(i.indexrelid) as definition
     from pg_index i join pg_class c on c.oid = i.indrelid join pg_namespace n on n.oid = c.relnamespace
     where ${OWN_TABLE} and not exists (select from pg_constraint k where k.conindid = i.indexrelid
       and k.contype in ('p', 'u', 'x')) order by i.indexrelid`,
  );
  for (const { definition } of indexes) yield `${definition};\n`;
  const triggers = await rows<{ definition: string }>(
    `select pg_get_triggerdef(t.oid) as definition
     from pg_trigger t join pg_class c on c.oid = t.tgrelid join pg_namespace n on n.oid = c.relnamespace
     where ${OWN_TABLE} and not t.tgisinternal order by t.oid`,
  );
  for (const { definition } of triggers) yield `${definition};\n`;
}
