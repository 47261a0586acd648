import type { ApolloServerPlugin } from '@apollo/server';
import type { Tallies } from '../metrics/tallies.js';

/** Counts the errors of answers, whose status is 200. */
export const countErrors = (tallies: Tallies): ApolloServerPlugin => ({
  requestDidStart: async () => ({
    willSendResponse: async ({ response: { body } }) => {
      const errors = body.kind === 'single' ? body.singleResult.errors : undefined;
      for (const { extensions } of errors ?? []) tallies.countGraphqlError(String(extensions?.['code']));
    },
  }),
});
