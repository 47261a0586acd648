import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginInlineTraceDisabled,
} from '@apollo/server/plugin/disabled';
import { ApolloArmor } from '@escape.tech/graphql-armor';
import { maxDepthRule } from '@escape.tech/graphql-armor-max-depth';
import type { ApolloDriverConfig } from '@nestjs/apollo';
import { formatGraphqlError } from '../errors/graphql-errors.js';
import type { Counters } from '../metrics/counters.js';
import { cacheResponses } from '../answers/cache-responses.js';
import { countErrors } from './count-errors.js';
import { contextOf } from './known-queries.js';
import { noSubscriptions } from './no-subscriptions.js';
import { SchemaDriver } from './schema-driver.js';

const armor = new ApolloArmor({
  maxDepth: { n: 12 },
  maxAliases: { n: 30 },
  // The parser limits tokens itself, with a 400; the armor's plugin would respond with 500.
  maxTokens: { enabled: false },
  // A field costs the same inside a fragment as outside.
  costLimit: { maxCost: 10_000, ignoreIntrospection: true, flattenFragments: true },
  blockFieldSuggestion: { enabled: true },
});

// The rule above skips introspection. The full introspection query of graphql-js, sent by GraphiQL and code generators,
// has depth 21 by this rule's count, in which each fragment is a level.
const introspectionDepth = maxDepthRule({
  n: 22,
  ignoreIntrospection: false,
  // Reported like any invalid document, a 400; thrown, it would be a 500.
  onReject: [(context, error) => context?.reportError(error)],
  propagateOnRejection: false,
});

export function graphqlOptions(introspection: boolean, tallies: Counters): ApolloDriverConfig {
  const { plugins, validationRules, allowBatchedHttpRequests } = armor.protect();
  return {
    driver: SchemaDriver,
    // `npm run gen -- --check` validates the schema once, so that a start need not do it.
    buildSchemaOptions: { skipCheck: true },
    introspection,
    playground: false,
    graphiql: false,
    parseOptions: { maxTokens: 2_000 },
    csrfPrevention: true,
    includeStacktraceInErrorResponses: false,
    autoTransformHttpErrors: false,
    allowBatchedHttpRequests,
    // The plugins don't see the requests that `KnownQueries` answers. The armor's type is bound to its own context,
    // which its plugins don't use.
    plugins: [
      ...plugins,
      noSubscriptions,
      cacheResponses,
      countErrors(tallies),
      // It would watch every field, for caches that must not store our responses anyway: http/cache-control.ts.
      ApolloServerPluginCacheControlDisabled(),
      // Only for subgraphs of Apollo's gateway; a start would load it only to find that this is not one.
      ApolloServerPluginInlineTraceDisabled(),
    ] as NonNullable<ApolloDriverConfig['plugins']>,
    validationRules: [...validationRules, introspectionDepth],
    // No `subscriptions`: server/src/access/sockets serves them.
    context: contextOf,
    formatError: formatGraphqlError,
  };
}
