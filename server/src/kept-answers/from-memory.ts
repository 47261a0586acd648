import { Extensions } from '@nestjs/graphql';
import { RouteConfig } from '@nestjs/platform-fastify';
import type { GraphQLSchema, OperationDefinitionNode } from 'graphql';

const MARKS = { fromMemory: { fromMemory: true }, whileUnchanged: { whileUnchanged: true } };
export type Mark = keyof typeof MARKS;

/**
 * For a public read whose answer depends on the agenda, the clock and the request's own words alone: identical requests
 * get the same bytes until one of them changes (`PublicAnswers`). A request that shows a token is always worked out.
 */
export const FromMemory = {
  /** Of a REST route. */
  Route: () => RouteConfig(MARKS.fromMemory),
  /** Of a field of Query. */
  Field: () => Extensions(MARKS.fromMemory),
};

/**
 * For a field of Query that reads the database and nothing else, neither what this process remembers nor the clock beyond its minute:
 * the same sender gets the same bytes again while nothing at all has changed there (`StaffAnswers`).
 */
export const WhileUnchanged = () => Extensions(MARKS.whileUnchanged);

export const isMarked = (config: object, mark: Mark): boolean => mark in config;

/** Whether all that an operation asks for is marked. A fragment among the query's own fields is not looked into: nobody of ours sends one. */
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
