import { isLocalDate } from '#domain/clinic-time.js';
import { invalidField } from '#domain/errors.js';
import { FIELD_MESSAGES } from '#domain/sentences.es.js';
import { MAX_INTEGER } from '#domain/whole-number.js';
import { isReadable } from './field-rules.js';

const KINDS = {
  text: (key: unknown) => typeof key === 'string' && isReadable(key),
  day: (key: unknown) => typeof key === 'string' && isLocalDate(key),
  /** Since 1970, in the range that PostgreSQL can add to the epoch. */
  microseconds: (key: unknown) => Number.isSafeInteger(key) && Number(key) >= 0,
  integer: (key: unknown) => Number.isInteger(key) && Math.abs(Number(key)) <= MAX_INTEGER,
} as const;

/** The order of a list: the keys that determine each row's position. */
export interface PageOrder<Row> {
  /** Unique among all orders: a cursor of one order is invalid in another. */
  readonly name: string;
  readonly kinds: ReadonlyArray<keyof typeof KINDS>;
  readonly keysOf: (row: Row) => readonly unknown[];
}

export interface Page<Row> {
  readonly nodes: Row[];
  /** The cursor of the last row: `after` of the next page. Null on an empty page. */
  readonly endCursor: string | null;
  readonly hasNextPage: boolean;
}

/**
 * @param read returns up to `count` rows after the row with the keys `after`; null means from the beginning.
 * @throws DomainError `INVALID_INPUT` on `after` for a cursor that is not of this order.
 */
export async function readPage<Row>(
  { first, after }: { readonly first: number; readonly after?: string | null | undefined },
  order: PageOrder<Row>,
  read: (count: number, after: readonly unknown[] | null) => Promise<Row[]>,
): Promise<Page<Row>> {
  // One row more than requested shows whether there are more.
  const rows = await read(first + 1, after ? readCursor(after, order) : null);
  const nodes = rows.slice(0, first);
  const last = nodes.at(-1);
  return {
    nodes,
    endCursor: last === undefined ? null : writeCursor(order, last),
    hasNextPage: rows.length > first,
  };
}

const writeCursor = <Row>({ name, keysOf }: PageOrder<Row>, row: Row): string =>
  Buffer.from(JSON.stringify([name, ...keysOf(row)])).toString('base64url');

function readCursor(
  cursor: string,
  { name, kinds }: Pick<PageOrder<unknown>, 'name' | 'kinds'>,
): readonly unknown[] {
  const [order, ...keys] = parsed(cursor);
  const fits =
    order === name && keys.length === kinds.length && kinds.every((kind, index) => KINDS[kind](keys[index]));
  if (!fits) throw invalidField('after', FIELD_MESSAGES.cursor);
  return keys;
}

function parsed(cursor: string): unknown[] {
  try {
    const value: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString());
    return Array.isArray(value) ? value : [];
  } catch {
    return [];
  }
}
