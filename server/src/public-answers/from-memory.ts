import { Extensions } from '@nestjs/graphql';
import { RouteConfig } from '@nestjs/platform-fastify';
import type { GraphQLSchema, OperationDefinitionNode } from 'graphql';

const MARK = { fromMemory: true };

/**
 * For a public read whose answer depends on the agenda, the clock and the request's own words alone: identical requests
 * get the same bytes until one of them changes (`PublicAnswers`). A request that shows a token is always worked out.
 */
export const FromMemory = {
  /** Of a REST route. */
  Route: () => RouteConfig(MARK),
  /** Of a field of Query. */
  Field: () => Extensions(MARK),
};

export const isMarked = (config: object): boolean => 'fromMemory' in config;

/** Whether all that an operation asks for is marked. Fragments are not looked into: the public page sends none. */
export function asksOnlyMarked(schema: GraphQLSchema, operation: OperationDefinitionNode): boolean {
  const fields = schema.getQueryType()?.getFields() ?? {};
  return (
    operation.operation === 'query' &&
    operation.selectionSet.selections.every(
      (selection) => selection.kind === 'Field' && isMarked(fields[selection.name.value]?.extensions ?? {}),
    )
  );
}
