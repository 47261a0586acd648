import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { pageQuestionOf } from './compressed.js';
import { isMarked } from './from-memory.js';
import type { PublicAnswers } from './public-answers.js';
import { graphqlQuestion } from './question.js';

/** Must be called after the hooks that count and refuse requests: they hold for remembered answers, too. */
export function registerPublicAnswers(server: FastifyInstance, answers: PublicAnswers): void {
  server.addHook('onRequest', (request, reply, done) => {
    const isQuestion =
      request.method === 'GET' && isMarked(request.routeOptions.config, 'fromMemory') && mayAsk(request);
    if (!isQuestion || !tryToAnswer(request, reply, questionOf(request), true)) done();
  });

  // A GraphQL request's question is its body. It may be kept once its operation is known.
  server.addHook('preHandler', (request, reply, done) => {
    const question = mayAsk(request) ? graphqlQuestion(request) : undefined;
    if (question === undefined || !tryToAnswer(request, reply, question, false)) done();
  });

  /** @returns whether the request is answered. */
  function tryToAnswer(
    request: FastifyRequest,
    reply: FastifyReply,
    text: string,
    mayBeKept: boolean,
  ): boolean {
    const begun = answers.now();
    if (begun === undefined) return false;
    const answer = answers.find(text);
    if (answer) void reply.headers(answer.headers).send(answer.body);
    else {
      request.question = {
        mark: 'fromMemory',
        mayBeKept,
        keep: (made) => answers.keep(text, made, begun),
      };
    }
    return answer !== undefined;
  }
}

/** Who shows a token is always answered anew. */
const mayAsk = ({ headers }: FastifyRequest): boolean => headers.authorization === undefined;

/** Pages are compressed as each browser can read them: an answer is for that encoding. */
const questionOf = (request: FastifyRequest): string => pageQuestionOf(request) ?? request.url;
