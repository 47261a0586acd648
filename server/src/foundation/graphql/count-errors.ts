import type { ApolloServerPlugin } from '@apollo/server';
import type { Counters } from '../metrics/counters.js';

/** Counts the errors in responses, which have status 200. */
export const countErrors = (tallies: Counters): ApolloServerPlugin => ({
  requestDidStart: async () => ({
    willSendResponse: async ({ response: { body } }) => {
      const errors = body.kind === 'single' ? body.singleResult.errors : undefined;
      for (const { extensions } of errors ?? []) tallies.countGraphqlError(String(extensions?.['code']));
    },
  }),
});
