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
import { KnownQueries } from './known-queries.js';

type Resolve = GraphQLFieldResolver<unknown, unknown>;
/** By type and field; a subscription has up to two functions. */
type Resolvers = Record<string, Record<string, Resolve | { subscribe: Resolve; resolve?: Resolve }>>;
type Gateway = ApolloServerOptionsWithGateway<BaseContext>['gateway'];

/**
 * Attaches the resolvers to the schema that the decorators describe. Nest's own driver prints that schema, parses the
 * text, builds a second schema from it and sorts a third, which takes most of the start-up time for a schema of this
 * size. Operations are executed by `KnownQueries`.
 */
@Injectable()
export class SchemaDriver extends ApolloDriver {
  @Inject(GraphQLSchemaFactory) private readonly schemas!: GraphQLSchemaFactory;
  readonly knownQueries = new KnownQueries();

  override async start(options: ApolloDriverConfig): Promise<void> {
    if (!options.schema) throw new Error('The driver was started without a schema.');
    await super.start(Object.assign(options, { gateway: this.gateway(options.schema) }));
  }

  override async generateSchema(options: GqlModuleOptions): Promise<GraphQLSchema> {
    // Drivers can only reach Nest's explorer through this private property.
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
        Object.assign(field, typeof resolver === 'function' ? { resolve: resolver } : resolver);
      }
    }
    return schema;
  }

  /** Apollo Server accepts an executor other than graphql-js only from a 'gateway'. */
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
          executor: ({ document, request, context }) =>
            this.knownQueries.execute({
              schema,
              document,
              operationName: request.operationName,
              variables: request.variables,
              context,
            }),
        };
      },
      stop: async () => undefined,
    };
  }
}

/**
 * Whether a resolver, which Nest gives every field, only reads the property of that name, as graphql-js does anyway.
 */
function readsItsName({ name, args, resolve }: GraphQLField<unknown, unknown>): boolean {
  if (!resolve || args.length > 0) return false;
  const read = (value: unknown) => (resolve as (source: object) => unknown)({ [name]: value });
  const value = {};
  return read(value) === value && read(undefined) === undefined;
}
