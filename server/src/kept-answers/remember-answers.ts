import type { ApolloServerPlugin, BaseContext } from '@apollo/server';
import type { FastifyRequest } from 'fastify';
import { asksOnlyMarked } from './from-memory.js';

interface Context extends BaseContext {
  readonly req?: FastifyRequest;
  /** Whether no resolver ran but those of the query's own fields. Another one may register that somebody read something. */
  readonly isPlain?: boolean;
}

/** Lets the answers to marked questions be kept, if they hold no error. */
export const rememberAnswers: ApolloServerPlugin<Context> = {
  requestDidStart: async ({ contextValue: { req } }) => {
    const question = req?.question;
    if (!question) return;
    return {
      willSendResponse: async ({ schema, operation, errors, response, contextValue }) => {
        question.mayBeKept =
          operation !== undefined &&
          errors === undefined &&
          response.body.kind === 'single' &&
          asksOnlyMarked(schema, operation, question.mark) &&
          (question.mark === 'fromMemory' || contextValue.isPlain === true);
      },
    };
  },
};
