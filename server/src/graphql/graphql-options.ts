import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginInlineTraceDisabled,
} from '@apollo/server/plugin/disabled';
import { ApolloArmor } from '@escape.tech/graphql-armor';
import { maxDepthRule } from '@escape.tech/graphql-armor-max-depth';
import type { ApolloDriverConfig } from '@nestjs/apollo';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { formatGraphqlError } from '../errors/graphql-errors.js';
import type { Tallies } from '../metrics/tallies.js';
import { rememberAnswers } from '../kept-answers/remember-answers.js';
import { countErrors } from './count-errors.js';
import { SchemaDriver } from './schema-driver.js';

const armor = new ApolloArmor({
  maxDepth: { n: 12 },
  maxAliases: { n: 30 },
  // The parser limits tokens itself: with a 400, where the armor's plugin answers 500.
  maxTokens: { enabled: false },
  costLimit: { maxCost: 10_000, ignoreIntrospection: true },
  blockFieldSuggestion: { enabled: true },
});

// The rule above skips introspection. The full introspection query of graphql-js, which GraphiQL and code generators
// send, has depth 21 by this rule's count, in which each fragment is a level.
const introspectionDepth = maxDepthRule({
  n: 22,
  ignoreIntrospection: false,
  // Reported like any invalid document, a 400; thrown, it would be a 500.
  onReject: [(context, error) => context?.reportError(error)],
  propagateOnRejection: false,
});

export function graphqlOptions(introspection: boolean, tallies: Tallies): ApolloDriverConfig {
  const { plugins, validationRules, allowBatchedHttpRequests } = armor.protect();
  return {
    driver: SchemaDriver,
    // `npm run gen -- --check` does it once, so a start need not query the whole schema.
    buildSchemaOptions: { skipCheck: true },
    introspection,
    playground: false,
    graphiql: false,
    parseOptions: { maxTokens: 2_000 },
    csrfPrevention: true,
    includeStacktraceInErrorResponses: false,
    autoTransformHttpErrors: false,
    allowBatchedHttpRequests,
    // The armor's type is bound to its own context, which its plugins don't use.
    plugins: [
      ...plugins,
      rememberAnswers,
      countErrors(tallies),
      // It would watch every field, for caches that nothing of ours may be kept in: http/cache-control.ts.
      ApolloServerPluginCacheControlDisabled(),
      // For subgraphs of Apollo's gateway alone; a start would load it to find that this is none.
      ApolloServerPluginInlineTraceDisabled(),
    ] as NonNullable<ApolloDriverConfig['plugins']>,
    validationRules: [...validationRules, introspectionDepth],
    // No `subscriptions`: server/src/sockets serves them. The context is for guards and decorators.
    context: (req: FastifyRequest, res: FastifyReply) => ({ req, res }),
    formatError: formatGraphqlError,
  };
}
