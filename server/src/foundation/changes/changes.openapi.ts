import type { Endpoint, Parameter } from '../openapi/describe-api.js';
import { answerObject, ID, INSTANT, type JsonSchema, listOf, TEXT } from '../openapi/json-schema.js';
import {
  CURSOR_HEADER,
  CURSOR_IN_QUERY,
  LIMIT_IN_QUERY,
  MORE_HEADER,
  SINCE_IN_QUERY,
} from './cambios.wire.js';
import { MOST_CHANGES, USUAL_CHANGES } from './changes.input.js';

/** The parameters of a list in pages. @param usual the default number of rows. */
export const pageInQuery = (usual: number, most: number): readonly Parameter[] => [
  { name: CURSOR_IN_QUERY, schema: TEXT, description: 'The `X-Cursor` of the previous page.' },
  {
    name: LIMIT_IN_QUERY,
    schema: { type: 'integer', minimum: 1, maximum: most },
    description: `The most rows on a page, by default ${usual}.`,
  },
];

/** The headers of a list that is always in pages. */
export const PAGE_HEADERS: NonNullable<Endpoint['headers']> = {
  [CURSOR_HEADER]: {
    description: 'Where the next page begins; absent if the page is empty.',
    schema: TEXT,
  },
  [MORE_HEADER]: { description: 'Whether there is a next page.', schema: { enum: ['true', 'false'] } },
};

export const CHANGES_IN_QUERY: readonly Parameter[] = [
  {
    name: SINCE_IN_QUERY,
    schema: INSTANT,
    description:
      'With this, `cursor` or `limite`, the answer is a page of what changed since then, in the order of the last change. With an offset; a `+` is written `%2B`.',
    example: '2027-01-01T00:00:00-03:00',
  },
  ...pageInQuery(USUAL_CHANGES, MOST_CHANGES),
];

export const CHANGES_HEADERS: NonNullable<Endpoint['headers']> = {
  [CURSOR_HEADER]: {
    description: 'Only on a page of changes: where the next page begins.',
    schema: TEXT,
  },
  [MORE_HEADER]: {
    description: 'Only on a page of changes: whether the next page has rows already.',
    schema: { enum: ['true', 'false'] },
  },
};

const DELETION: JsonSchema = answerObject({ id: ID, eliminado: INSTANT });

/**
 * A list of deletions.
 * @param things e.g. `patients`.
 */
export const deletionsOf = (id: string, things: string, description = ''): Endpoint => ({
  id,
  summary: `List the ids of deleted ${things}`,
  description: `In pages, in the order of deletion, for programs that keep a copy. ${description}`.trim(),
  query: CHANGES_IN_QUERY,
  headers: CHANGES_HEADERS,
  answer: { schema: listOf(DELETION), example: [{ id: 9, eliminado: '2027-01-04T13:05:00.000Z' }] },
});
