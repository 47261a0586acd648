import { isLocalDate } from '#domain/clinic-time.js';
import { invalidField } from '#domain/errors.js';
import { FIELD_MESSAGES } from '#domain/sentences.es.js';
import { LARGEST_INTEGER } from '#domain/whole-number.js';
import { isReadable } from './field-rules.js';

const KINDS = {
  text: (key: unknown) => typeof key === 'string' && isReadable(key),
  day: (key: unknown) => typeof key === 'string' && isLocalDate(key),
  /** Since 1970, after the epoch that PostgreSQL can add them to. */
  microseconds: (key: unknown) => Number.isSafeInteger(key) && Number(key) >= 0,
  integer: (key: unknown) => Number.isInteger(key) && Math.abs(Number(key)) <= LARGEST_INTEGER,
} as const;

/** An order in which a list is read: the keys that give each row its place. */
export interface PageOrder<Row> {
  /** Differs from all other orders: a cursor of one is no cursor of another. */
  readonly name: string;
  readonly kinds: ReadonlyArray<keyof typeof KINDS>;
  readonly keysOf: (row: Row) => readonly unknown[];
}

export interface Page<Row> {
  readonly nodes: Row[];
  /** Where the next page begins; null on an empty page. */
  readonly endCursor: string | null;
  readonly hasNextPage: boolean;
}

/**
 * Reads one page.
 * @param read gives so many rows, of those behind the row with these keys; null: from the beginning.
 * @throws DomainError `INVALID_INPUT` on `after` for a cursor that is not of this order.
 */
export async function readPage<Row>(
  { first, after }: { readonly first: number; readonly after?: string | null | undefined },
  order: PageOrder<Row>,
  read: (count: number, after: readonly unknown[] | null) => Promise<Row[]>,
): Promise<Page<Row>> {
  // One more than asked for shows whether there are more.
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
