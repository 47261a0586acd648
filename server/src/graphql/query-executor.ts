import {
  type DocumentNode,
  execute,
  type ExecutionResult,
  type FragmentDefinitionNode,
  getVariableValues,
  type GraphQLFieldResolver,
  type GraphQLSchema,
  Kind,
  type OperationDefinitionNode,
} from 'graphql';
import { QueryPlan, type RootStep } from './query-plan.js';

type Resolve = GraphQLFieldResolver<unknown, unknown>;
type Resolved = ReadonlyMap<unknown, PromiseSettledResult<unknown>>;

/** An operation of a valid document. */
export interface ParsedOperation {
  readonly schema: GraphQLSchema;
  readonly document: DocumentNode;
  readonly operationName: string | undefined;
  /** The operation with that name, if there is one. */
  readonly operation: OperationDefinitionNode | undefined;
}

/** The operation of one request. */
export interface AskedOperation extends ParsedOperation {
  readonly variables: Readonly<Record<string, unknown>> | undefined;
  /** An object for this request only. `isPlain` is set once a plan has produced the response. */
  readonly context: { readonly req?: object; isPlain?: boolean };
}

/**
 * Executes operations like graphql-js, which spends most of its time on the fields of long lists, one by one, although
 * nearly all of them are values that a resolver has already returned. A query that selects nothing else is executed by
 * a plan, in a fraction of that time. Anything else (an error, a null in a non-null field, a variable of the wrong
 * type) is left to graphql-js, which reuses the results of resolvers that have already run, so none runs twice.
 */
export class QueryExecutor {
  /** By request context. */
  private readonly resolved = new WeakMap<object, Resolved>();

  /** Wraps a root field's resolver; the schema must use the wrapped one. */
  once(resolve: Resolve): Resolve {
    return (source, args, context, info) => {
      const outcome = info.path.prev ? undefined : this.resolved.get(context as object)?.get(info.path.key);
      if (!outcome) return resolve(source, args, context, info);
      if (outcome.status === 'rejected') throw outcome.reason;
      return outcome.value;
    };
  }

  async execute(asked: AskedOperation): Promise<ExecutionResult> {
    const steps = planOf(asked);
    if (steps) {
      const { context } = asked;
      const outcomes = new Map(
        await Promise.all(steps.map(async (step) => [step.key, await outcomeOf(step, context)] as const)),
      );
      const data = dataOf(steps, outcomes);
      if (data) {
        context.isPlain = true;
        return { data };
      }
      this.resolved.set(context, outcomes);
    }
    return execute({
      schema: asked.schema,
      document: asked.document,
      operationName: asked.operationName,
      variableValues: asked.variables,
      contextValue: asked.context,
    });
  }
}

/** Undefined if graphql-js has to execute the operation; nothing has run by then. */
function planOf({ schema, document, operation, variables }: AskedOperation): RootStep[] | undefined {
  if (operation?.operation !== 'query') return undefined;
  const { coerced } = getVariableValues(schema, operation.variableDefinitions ?? [], variables ?? {}, {
    maxErrors: 1,
  });
  if (!coerced) return undefined;
  const fragments: Record<string, FragmentDefinitionNode> = Object.create(null);
  for (const definition of document.definitions)
    if (definition.kind === Kind.FRAGMENT_DEFINITION) fragments[definition.name.value] = definition;
  try {
    return new QueryPlan({ schema, operation, fragments, variableValues: coerced }).steps();
  } catch {
    return undefined;
  }
}

async function outcomeOf(
  { resolve, args, info }: RootStep,
  context: object,
): Promise<PromiseSettledResult<unknown>> {
  try {
    return { status: 'fulfilled', value: await resolve(undefined, args, context, info) };
  } catch (reason) {
    return { status: 'rejected', reason };
  }
}

/** Undefined if anything is not plain. */
function dataOf(steps: readonly RootStep[], outcomes: Resolved): Record<string, unknown> | undefined {
  const data: Record<string, unknown> = {};
  try {
    for (const { key, complete } of steps) {
      const outcome = outcomes.get(key);
      if (outcome?.status !== 'fulfilled') return undefined;
      data[key] = complete(outcome.value);
    }
  } catch {
    return undefined;
  }
  return data;
}
