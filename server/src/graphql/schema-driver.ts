import type { ApolloServerOptionsWithGateway, BaseContext } from '@apollo/server';
import { ApolloDriver, type ApolloDriverConfig } from '@nestjs/apollo';
import { Inject, Injectable } from '@nestjs/common';
import { type GqlModuleOptions, GraphQLSchemaFactory } from '@nestjs/graphql';
import {
  assertObjectType,
  type GraphQLField,
  type GraphQLFieldResolver,
  type GraphQLSchema,
  isIntrospectionType,
  isObjectType,
} from 'graphql';
import { QueryExecutor } from './query-executor.js';

type Resolve = GraphQLFieldResolver<unknown, unknown>;
/** By type and field; a subscription has two functions. */
type Resolvers = Record<string, Record<string, Resolve | { subscribe: Resolve; resolve?: Resolve }>>;
type Gateway = ApolloServerOptionsWithGateway<BaseContext>['gateway'];

/**
 * Gives the resolvers to the schema that the decorators describe. Nest's own driver prints that schema, parses the text
 * and builds a second one to do so, and sorts a third: most of the time that a schema of this size takes.
 * Operations are answered by a `QueryExecutor`.
 */
@Injectable()
export class SchemaDriver extends ApolloDriver {
  @Inject(GraphQLSchemaFactory) private readonly schemas!: GraphQLSchemaFactory;
  private readonly executor = new QueryExecutor();

  override async start(options: ApolloDriverConfig): Promise<void> {
    if (!options.schema) throw new Error('The driver was started without a schema.');
    await super.start(Object.assign(options, { gateway: this.gateway(options.schema) }));
  }

  override async generateSchema(options: GqlModuleOptions): Promise<GraphQLSchema> {
    // Drivers reach Nest's explorer by this private property alone.
    const explorer = this.graphQlFactory['resolversExplorerService'];
    const schema = await this.schemas.create(explorer.getAllCtors(), options.buildSchemaOptions ?? {});
    const types = Object.values(schema.getTypeMap()).filter((type) => !isIntrospectionType(type));
    for (const type of types.filter(isObjectType))
      for (const field of Object.values(type.getFields())) if (readsItsName(field)) delete field.resolve;
    for (const [typeName, resolvers] of Object.entries(explorer.explore() as Resolvers)) {
      const fields = assertObjectType(schema.getType(typeName)).getFields();
      for (const [name, resolver] of Object.entries(resolvers)) {
        const field = fields[name];
        if (!field) throw new Error(`The schema has no ${typeName}.${name}.`);
        const own =
          typeName === 'Query' && typeof resolver === 'function' ? this.executor.once(resolver) : resolver;
        Object.assign(field, typeof own === 'function' ? { resolve: own } : own);
      }
    }
    return schema;
  }

  /** Apollo Server takes another executor than graphql-js only from what it calls a gateway. */
  private gateway(schema: GraphQLSchema): Gateway {
    let announce: Parameters<Gateway['onSchemaLoadOrUpdate']>[0] | undefined;
    return {
      onSchemaLoadOrUpdate: (callback) => {
        announce = callback;
        return () => undefined;
      },
      load: async () => {
        announce?.({ apiSchema: schema, coreSupergraphSdl: '' });
        return {
          executor: ({ document, request, operation, context }) =>
            this.executor.execute({
              schema,
              document,
              operationName: request.operationName,
              operation,
              variables: request.variables,
              context,
            }),
        };
      },
      stop: async () => undefined,
    };
  }
}

/** Whether a resolver, which Nest gives to each field, only reads the property of that name: graphql-js does so by itself. */
function readsItsName({ name, args, resolve }: GraphQLField<unknown, unknown>): boolean {
  if (!resolve || args.length > 0) return false;
  const read = (value: unknown) => (resolve as (source: object) => unknown)({ [name]: value });
  const value = {};
  return read(value) === value && read(undefined) === undefined;
}
