import type { ApolloServerPlugin, BaseContext } from '@apollo/server';
import type { FastifyRequest } from 'fastify';
import { asksOnlyMarked } from './cached.decorator.js';

interface Context extends BaseContext {
  readonly req?: FastifyRequest;
}

/** Allows caching the responses to marked requests, if they contain no error. */
export const cacheResponses: ApolloServerPlugin<Context> = {
  requestDidStart: async ({ contextValue: { req } }) => {
    const cacheEntry = req?.cacheEntry;
    if (!cacheEntry) return;
    return {
      willSendResponse: async ({ schema, operation, errors, response }) => {
        cacheEntry.mayBeStored =
          operation !== undefined &&
          errors === undefined &&
          response.body.kind === 'single' &&
          asksOnlyMarked(schema, operation);
      },
    };
  },
};
