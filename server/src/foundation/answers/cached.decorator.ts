import { Extensions } from '@nestjs/graphql';
import { RouteConfig } from '@nestjs/platform-fastify';
import type { GraphQLSchema, OperationDefinitionNode } from 'graphql';

const MARK = { fromMemory: true };

/**
 * For a public read whose response depends only on the agenda, the clock and the request itself: identical requests get
 * the same bytes until one of them changes (`PublicResponseCache`). A request with a token is never answered from the
 * cache.
 */
export const Cached = {
  /** For a REST route. */
  Route: () => RouteConfig(MARK),
  /** For a field of Query. */
  Field: () => Extensions(MARK),
};

export const isMarked = (config: object): boolean => 'fromMemory' in config;

/**
 * Whether all root fields of an operation are marked. Fragments on Query are not resolved, because our own clients
 * send none.
 */
export function asksOnlyMarked(schema: GraphQLSchema, operation: OperationDefinitionNode): boolean {
  const fields = schema.getQueryType()?.getFields() ?? {};
  return (
    operation.operation === 'query' &&
    operation.selectionSet.selections.every(
      (selection) => selection.kind === 'Field' && isMarked(fields[selection.name.value]?.extensions ?? {}),
    )
  );
}
