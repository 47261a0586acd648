import type { FastifyReply } from 'fastify';
import type { Page } from '../input/page-cursor.js';
import { asWholeNumber } from '../input/whole-number.js';
import type { Deletion } from './read-changes.js';

type Values = Readonly<Record<string, unknown>>;

export const SINCE_IN_QUERY = 'cambiado_desde';
export const CURSOR_IN_QUERY = 'cursor';
export const LIMIT_IN_QUERY = 'limite';
export const CURSOR_HEADER = 'x-cursor';
export const MORE_HEADER = 'x-hay-mas';

/** Whether a list is requested in pages, in the order of change. */
export const asksForChanges = (query: Values): boolean =>
  [SINCE_IN_QUERY, CURSOR_IN_QUERY, LIMIT_IN_QUERY].some((name) => query[name] !== undefined);

/** `?cursor=…&limite=100`; an empty cursor is the first page's. */
export function fromPageQuery(query: Values): object {
  const limit = query[LIMIT_IN_QUERY];
  return { after: query[CURSOR_IN_QUERY], ...(limit !== undefined && { first: asWholeNumber(limit) }) };
}

/** `?cambiado_desde=2027-01-01T00:00:00-03:00`, with `fromPageQuery`. */
export const fromChangesQuery = (query: Values): object => ({
  changedSince: query[SINCE_IN_QUERY],
  ...fromPageQuery(query),
});

/** A page has the same shape as the whole list, so the cursor of the next page is sent in headers. */
export function sendPage<Row>(
  reply: FastifyReply,
  { nodes, endCursor, hasNextPage }: Page<Row>,
  toWire: (row: Row) => object,
): object[] {
  void reply.headers({
    [MORE_HEADER]: String(hasNextPage),
    ...(endCursor !== null && { [CURSOR_HEADER]: endCursor }),
  });
  return nodes.map(toWire);
}

export const toEliminado = ({ id, at }: Deletion): object => ({ id, eliminado: at });
