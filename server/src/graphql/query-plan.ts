import {
  type FieldNode,
  type FragmentDefinitionNode,
  getArgumentValues,
  getDirectiveValues,
  GraphQLIncludeDirective,
  type GraphQLField,
  type GraphQLFieldResolver,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLResolveInfo,
  GraphQLSkipDirective,
  isAbstractType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
  Kind,
  type SelectionNode,
} from 'graphql';

/** Thrown for anything that only graphql-js can handle: a promise, an error, a null in a non-null field. */
export class NotPlannable extends Error {}

type Complete = (value: unknown) => unknown;

/** A root field of the query. */
export interface RootStep {
  readonly key: string;
  readonly args: Record<string, unknown>;
  readonly resolve: GraphQLFieldResolver<unknown, unknown>;
  readonly info: GraphQLResolveInfo;
  /** Builds the response from the resolver's result. @throws NotPlannable, or what a scalar throws */
  readonly complete: Complete;
}

/** The parts of the resolvers' `info` that are the same for all fields of a query. */
export type QueryInfo = Pick<GraphQLResolveInfo, 'schema' | 'fragments' | 'operation' | 'variableValues'>;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** Whether graphql-js would not use a value as it is: it awaits promises, calls functions and throws errors. */
function isSpecial(value: unknown): boolean {
  if (typeof value === 'function' || value instanceof Error) return true;
  if (!isObject(value) || typeof value['then'] !== 'function') return false;
  // graphql-js reads it again; if that creates another promise, nobody else would handle this one's rejection.
  void Promise.resolve(value).catch(() => undefined);
  return true;
}

/**
 * Plans the response of a query in which resolvers run only for root fields: all other values are read from their
 * results. The directives are evaluated with this request's variables, so a plan is valid for one request.
 */
export class QueryPlan {
  constructor(private readonly info: QueryInfo) {}

  /** @throws NotPlannable if graphql-js has to execute the query; GraphQLError for an argument that it would refuse. */
  steps(): RootStep[] {
    const { schema, operation, variableValues } = this.info;
    const type = schema.getQueryType();
    if (!type) throw new NotPlannable();
    return [...this.fieldsOf(type, [operation])].map(([key, nodes]) => {
      const [node, field] = [nodes[0], fieldOf(type, nodes)];
      if (!node || !field?.resolve) throw new NotPlannable();
      return {
        key,
        args: getArgumentValues(field, node, variableValues),
        resolve: field.resolve as GraphQLFieldResolver<unknown, unknown>,
        info: {
          ...this.info,
          fieldName: field.name,
          fieldNodes: nodes,
          returnType: field.type,
          parentType: type,
          path: { prev: undefined, key, typename: type.name },
          rootValue: undefined,
        },
        complete: this.completion(field.type, nodes),
      };
    });
  }

  private completion(type: GraphQLOutputType, nodes: readonly FieldNode[]): Complete {
    if (isNonNullType(type)) {
      const complete = this.completion(type.ofType, nodes);
      return (value) => {
        const completed = complete(value);
        if (completed === null) throw new NotPlannable();
        return completed;
      };
    }
    if (isListType(type)) return listOf(this.completion(type.ofType, nodes));
    if (isLeafType(type)) return leaf((value) => type.serialize(value));
    // Resolving the concrete type of an interface or union is left to graphql-js.
    if (!isObjectType(type)) throw new NotPlannable();
    return this.objectOf(type, nodes);
  }

  private objectOf(type: GraphQLObjectType, nodes: readonly FieldNode[]): Complete {
    if (type.isTypeOf) throw new NotPlannable();
    const steps = [...this.fieldsOf(type, nodes)].map(([key, fieldNodes]) => {
      if (fieldNodes[0]?.name.value === '__typename')
        return { key, name: undefined, complete: () => type.name };
      const field = fieldOf(type, fieldNodes);
      if (!field || field.resolve || field.args.length > 0) throw new NotPlannable();
      return { key, name: field.name, complete: this.completion(field.type, fieldNodes) };
    });
    return (value) => {
      if (value === null || value === undefined) return null;
      if (!isObject(value) || isSpecial(value)) throw new NotPlannable();
      const completed: Record<string, unknown> = {};
      for (const { key, name, complete } of steps)
        completed[key] = complete(name === undefined ? undefined : value[name]);
      return completed;
    };
  }

  /** The fields selected on one object, by response name and in its order (GraphQL's `CollectFields`). */
  private fieldsOf(
    type: GraphQLObjectType,
    parents: ReadonlyArray<{ readonly selectionSet?: FieldNode['selectionSet'] }>,
  ): Map<string, FieldNode[]> {
    const fields = new Map<string, FieldNode[]>();
    const spread = new Set<string>();
    for (const { selectionSet } of parents)
      this.collect(type, selectionSet?.selections ?? [], fields, spread);
    return fields;
  }

  private collect(
    type: GraphQLObjectType,
    selections: readonly SelectionNode[],
    fields: Map<string, FieldNode[]>,
    spread: Set<string>,
  ): void {
    for (const selection of selections) {
      if (!this.isIncluded(selection)) continue;
      if (selection.kind === Kind.FIELD) {
        const key = (selection.alias ?? selection.name).value;
        // Assigning it would set the object's prototype.
        if (key === '__proto__') throw new NotPlannable();
        const nodes = fields.get(key);
        if (nodes) nodes.push(selection);
        else fields.set(key, [selection]);
      } else {
        const fragment =
          selection.kind === Kind.FRAGMENT_SPREAD ? this.spread(selection.name.value, spread) : selection;
        if (fragment && this.applies(fragment.typeCondition?.name.value, type))
          this.collect(type, fragment.selectionSet.selections, fields, spread);
      }
    }
  }

  /** The named fragment, the first time it is spread. */
  private spread(name: string, spread: Set<string>): FragmentDefinitionNode | undefined {
    if (spread.has(name)) return undefined;
    spread.add(name);
    return this.info.fragments[name];
  }

  private applies(typeName: string | undefined, type: GraphQLObjectType): boolean {
    if (typeName === undefined || typeName === type.name) return true;
    const { schema } = this.info;
    const condition = schema.getType(typeName);
    return isAbstractType(condition) && schema.isSubType(condition, type);
  }

  private isIncluded(selection: SelectionNode): boolean {
    if (!selection.directives?.length) return true;
    const { variableValues } = this.info;
    const skip = getDirectiveValues(GraphQLSkipDirective, selection, variableValues);
    const include = getDirectiveValues(GraphQLIncludeDirective, selection, variableValues);
    return skip?.['if'] !== true && include?.['if'] !== false;
  }
}

const fieldOf = (
  type: GraphQLObjectType,
  nodes: readonly FieldNode[],
): GraphQLField<unknown, unknown> | undefined => type.getFields()[nodes[0]?.name.value ?? ''];

const listOf =
  (complete: Complete): Complete =>
  (value) => {
    if (value === null || value === undefined) return null;
    if (!Array.isArray(value)) throw new NotPlannable();
    return value.map(complete);
  };

const leaf =
  (serialize: Complete): Complete =>
  (value) => {
    if (value === null || value === undefined) return null;
    if (isSpecial(value)) throw new NotPlannable();
    const serialized = serialize(value);
    if (serialized === null || serialized === undefined) throw new NotPlannable();
    return serialized;
  };
