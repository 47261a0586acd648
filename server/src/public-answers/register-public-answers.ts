import type { ApolloServerPlugin, BaseContext } from '@apollo/server';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { asksOnlyMarked, isMarked } from './from-memory.js';
import { pageQuestionOf } from './compressed.js';
import type { Moment } from '../live/kept-until-change.js';
import type { PublicAnswers } from './public-answers.js';

interface Question {
  readonly text: string;
  readonly begun: Moment;
  mayBeKept: boolean;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** What may be answered from memory; undefined for all other requests. */
    publicQuestion: Question | undefined;
  }
}

const LARGEST_QUESTION = 4_096;
/** What of an answer's headers is its own. */
const OWN_HEADERS = ['content-type', 'content-encoding', 'cache-control', 'vary'];

/** Must be called after the hooks that count and refuse requests: they hold for remembered answers, too. */
export function registerPublicAnswers(server: FastifyInstance, answers: PublicAnswers): void {
  server.decorateRequest('publicQuestion', undefined);

  server.addHook('onRequest', (request, reply, done) => {
    const isQuestion = request.method === 'GET' && isMarked(request.routeOptions.config);
    if (!isQuestion || !tryToAnswer(request, reply, questionOf(request), true)) done();
  });

  // A GraphQL request's question is its body. It may be kept once its operation is known.
  server.addHook('preHandler', (request, reply, done) => {
    const question = request.routeOptions.url === '/graphql' ? graphqlQuestion(request) : undefined;
    if (question === undefined || !tryToAnswer(request, reply, question, false)) done();
  });

  server.addHook('onSend', (request, reply, payload, done) => {
    const question = request.publicQuestion;
    const isWhole = typeof payload === 'string' || Buffer.isBuffer(payload);
    if (question?.mayBeKept && reply.statusCode === 200 && isWhole)
      answers.keep(question.text, { headers: ownHeaders(reply), body: payload }, question.begun);
    done(null, payload);
  });

  /** @returns whether the request is answered. */
  function tryToAnswer(
    request: FastifyRequest,
    reply: FastifyReply,
    text: string,
    mayBeKept: boolean,
  ): boolean {
    const begun = request.headers.authorization === undefined ? answers.now() : undefined;
    if (begun === undefined) return false;
    const answer = answers.find(text);
    if (answer) void reply.headers(answer.headers).send(answer.body);
    else request.publicQuestion = { text, begun, mayBeKept };
    return answer !== undefined;
  }
}

/** Pages are compressed as each browser can read them: an answer is for that encoding. */
const questionOf = (request: FastifyRequest): string => pageQuestionOf(request) ?? request.url;

const ownHeaders = (reply: FastifyReply): Record<string, string> =>
  Object.fromEntries(
    OWN_HEADERS.flatMap((name) => {
      const value = reply.getHeader(name);
      return value === undefined ? [] : [[name, String(value)]];
    }),
  );

function graphqlQuestion({ method, url, headers, bodyText }: FastifyRequest): string | undefined {
  if (method !== 'POST' || bodyText === undefined || bodyText.length > LARGEST_QUESTION) return undefined;
  return [url, headers['content-type'], headers.accept, bodyText].join('\n');
}

interface Context extends BaseContext {
  readonly req?: FastifyRequest;
}

/** Lets the answers to public questions be kept, if they hold no error. */
export const rememberPublicAnswers: ApolloServerPlugin<Context> = {
  requestDidStart: async ({ contextValue: { req } }) => {
    const question = req?.publicQuestion;
    if (!question) return;
    return {
      willSendResponse: async ({ schema, operation, errors, response }) => {
        question.mayBeKept =
          operation !== undefined &&
          errors === undefined &&
          response.body.kind === 'single' &&
          asksOnlyMarked(schema, operation);
      },
    };
  },
};
