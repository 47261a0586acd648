import { Extensions } from '@nestjs/graphql';
import { RouteConfig } from '@nestjs/platform-fastify';
import type { GraphQLSchema, OperationDefinitionNode } from 'graphql';

const MARKS = { fromMemory: { fromMemory: true }, whileUnchanged: { whileUnchanged: true } };
export type Mark = keyof typeof MARKS;

/**
 * For a public read whose response depends only on the agenda, the clock and the request itself: identical requests get
 * the same bytes until one of them changes (`PublicResponseCache`). A request with a token is never answered from the cache.
 */
export const Cached = {
  /** For a REST route. */
  Route: () => RouteConfig(MARKS.fromMemory),
  /** For a field of Query. */
  Field: () => Extensions(MARKS.fromMemory),
};

/**
 * For a field of Query that reads only the database, neither this process's memory nor the clock beyond its minute: the
 * same sender gets the same bytes again while nothing at all has changed in the database (`StaffResponseCache`).
 */
export const CachedWhileUnchanged = () => Extensions(MARKS.whileUnchanged);

export const isMarked = (config: object, mark: Mark): boolean => mark in config;

/**
 * Whether all root fields of an operation are marked. Fragments on Query are not resolved, because our own clients
 * send none.
 */
export function asksOnlyMarked(
  schema: GraphQLSchema,
  operation: OperationDefinitionNode,
  mark: Mark,
): boolean {
  const fields = schema.getQueryType()?.getFields() ?? {};
  return (
    operation.operation === 'query' &&
    operation.selectionSet.selections.every(
      (selection) =>
        selection.kind === 'Field' && isMarked(fields[selection.name.value]?.extensions ?? {}, mark),
    )
  );
}
