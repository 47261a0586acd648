import type { EntityMetadata } from '@mikro-orm/core';
import type { ColumnFate, ColumnKind, DeclaredColumn, DeclaredTable } from './declared-table.js';

interface RowFacts extends Omit<DeclaredTable, 'columns'> {
  /** Columns without a property: SQL or the database alone writes them. */
  readonly onlyInSql?: DeclaredTable['columns'];
}

/** The archive shows columns in this order: keys come first. */
const KINDS: readonly ColumnKind[] = ['TECHNICAL', 'PERSONAL', 'HEALTH', 'SECRET'];
const ROWS = new WeakMap<object, RowFacts>();
const HELD = new WeakMap<object, Map<string, DeclaredColumn>>();

/** The effect of suppressions, merges and the archive on the rows of an entity's table. */
export const Rows = (facts: RowFacts) => (entity: { readonly prototype: object }) => {
  ROWS.set(entity.prototype, facts);
};

/** The kind of data in the column of an entity's property. Without it, no export and no archive has the column. */
export const Holds =
  (kind: ColumnKind, fate: ColumnFate = {}) =>
  (prototype: object, property: string): void => {
    const held = HELD.get(prototype) ?? new Map<string, DeclaredColumn>();
    HELD.set(prototype, held.set(property, { kind, ...fate }));
  };

/** @param entity as MikroORM has discovered it. */
export function tableOf({ prototype, props, properties }: EntityMetadata): DeclaredTable {
  const { onlyInSql, ...facts } = ROWS.get(prototype) ?? {};
  const heldBy = (owner: object | undefined, property: string) => owner && HELD.get(owner)?.get(property);
  const columns = props.flatMap(({ name, fieldNames, embedded }) => {
    const declared = embedded
      ? heldBy(properties[embedded[0]]?.embeddable.prototype, embedded[1])
      : heldBy(prototype, name);
    return declared ? fieldNames.map((column): [string, DeclaredColumn] => [column, declared]) : [];
  });
  const inOrder = columns.toSorted(
    ([, one], [, other]) => KINDS.indexOf(one.kind) - KINDS.indexOf(other.kind),
  );
  return { ...facts, columns: { ...Object.fromEntries(inOrder), ...onlyInSql } };
}
