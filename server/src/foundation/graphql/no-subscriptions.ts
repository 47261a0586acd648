import type { ApolloServerPlugin } from '@apollo/server';
import { GraphQLError } from 'graphql';

/** Apollo Server would run a subscription like a query, without its guards; `server/src/access/sockets` serves them. */
export const noSubscriptions: ApolloServerPlugin = {
  requestDidStart: async () => ({
    didResolveOperation: async ({ operation }) => {
      if (operation?.operation === 'subscription')
        throw new GraphQLError('Subscriptions travel over WebSocket only.', {
          extensions: { code: 'BAD_REQUEST', http: { status: 400 } },
        });
    },
  }),
};
