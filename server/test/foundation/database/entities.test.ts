import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { DatabaseSchema, MikroORM, type SchemaDifference, SchemaComparator } from '@mikro-orm/postgresql';
import { ENTITIES } from '../../../src/entities.js';
import { ormOptions } from '../../../src/foundation/database/orm-options.js';
import { createDatabase, dropDatabase } from '../../product/test-databases.js';

/** Columns that no entity has, by reason. */
const ONLY_IN_SQL: Readonly<Record<string, readonly string[]>> = {
  'The database fills it.': [
    'patient.created_at',
    'patient.updated_at',
    'patient.changed_at',
    'patient.identifier_text',
    'patient.search_text',
    'appointment.created_at',
    'appointment.updated_at',
    'appointment.changed_at',
  ],
  'Only SQL statements read and write it.': ['patient.made_by_visitor'],
  'A default writes it, and a view reads it.': ['patient.registered_by'],
};

/**
 * Differences between columns that don't matter, because migrations alone define the schema: the comparer reads the
 * items of an enum from checks, only SQL sorts by a collation, and `generated` tells how the database makes ids.
 * Indexes, keys, checks and triggers are left out for the same reason (constraints.test.ts violates each of them).
 */
const LEFT_TO_MIGRATIONS: ReadonlySet<string> = new Set(['enumItems', 'collation', 'generated', 'comment']);

const name = `entities_${randomUUID().replaceAll('-', '')}`;
let difference: SchemaDifference;

beforeAll(async () => {
  const orm = await MikroORM.init(ormOptions(await createDatabase(name), ENTITIES));
  try {
    const driver = orm.em.getDriver();
    const platform = driver.getPlatform();
    const metadata = [...orm.getMetadata().getAll().values()].filter(({ embeddable }) => !embeddable);
    const declared = DatabaseSchema.fromMetadata(metadata, platform, orm.config, 'public', orm.em);
    const tables = metadata.map(({ tableName }) => tableName);
    const connection = driver.getConnection();
    const migrated = await DatabaseSchema.create(
      connection,
      platform,
      orm.config,
      'public',
      ['public'],
      tables,
    );
    difference = new SchemaComparator(platform).compare(migrated, declared);
  } finally {
    await orm.close(true);
  }
});
afterAll(() => dropDatabase(name));

describe('Entities', () => {
  it('declares the tables and columns of the migrated database, with their types, nullability and defaults', () => {
    const faults = Object.values(difference.changedTables).flatMap((table) => {
      const { addedColumns, removedColumns, renamedColumns, changedColumns } = table;
      return [
        ...Object.keys(addedColumns)
          // A column in both lists only differs in `generated`.
          .filter((column) => !removedColumns[column])
          .map((column) => `${table.name}.${column} is not in the database`),
        ...Object.entries(renamedColumns).map(
          ([column, to]) => `${table.name}.${to.name} is not in the database, which has ${column}`,
        ),
        ...Object.entries(changedColumns).flatMap(([column, { changedProperties, fromColumn, column: to }]) =>
          [...changedProperties]
            .filter((property) => !LEFT_TO_MIGRATIONS.has(property))
            .map((property) => {
              const [stored, declared] = [fromColumn, to].map((one) => String(Reflect.get(one, property)));
              return `${table.name}.${column}: ${property} is ${stored} in the database, but ${declared} in the entity`;
            }),
        ),
      ];
    });
    expect(faults).toEqual([]);
    expect(Object.keys(difference.newTables)).toEqual([]);
  });

  it('declares every column of the tables, except for a stated reason', () => {
    const missing = Object.values(difference.changedTables).flatMap(
      ({ name: table, addedColumns, removedColumns }) =>
        Object.keys(removedColumns)
          .filter((column) => !addedColumns[column])
          .map((column) => `${table}.${column}`),
    );
    expect(missing.toSorted()).toEqual(Object.values(ONLY_IN_SQL).flat().toSorted());
  });
});
