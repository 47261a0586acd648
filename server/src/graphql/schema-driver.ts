import { ApolloDriver } from '@nestjs/apollo';
import { Inject, Injectable } from '@nestjs/common';
import { type GqlModuleOptions, GraphQLSchemaFactory } from '@nestjs/graphql';
import { assertObjectType, type GraphQLFieldResolver, type GraphQLSchema } from 'graphql';

type Resolve = GraphQLFieldResolver<unknown, unknown>;
/** By type and field; a subscription has two functions. */
type Resolvers = Record<string, Record<string, Resolve | { subscribe: Resolve; resolve?: Resolve }>>;

/**
 * Gives the resolvers to the schema that the decorators describe. Nest's own driver prints that schema, parses the text
 * and builds a second one to do so, and sorts a third: most of the time that a schema of this size takes.
 */
@Injectable()
export class SchemaDriver extends ApolloDriver {
  @Inject(GraphQLSchemaFactory) private readonly schemas!: GraphQLSchemaFactory;

  override async generateSchema(options: GqlModuleOptions): Promise<GraphQLSchema> {
    // Drivers reach Nest's explorer by this private property alone.
    const explorer = this.graphQlFactory['resolversExplorerService'];
    const schema = await this.schemas.create(explorer.getAllCtors(), options.buildSchemaOptions ?? {});
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
}
