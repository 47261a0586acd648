import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Mark } from './from-memory.js';

export interface Answer {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Buffer;
}

/** What a request asks, if its answer may serve again. */
export interface Question {
  /** What all that it asks for must be marked with. */
  readonly mark: Mark;
  mayBeKept: boolean;
  keep(answer: Answer): void;
}

declare module 'fastify' {
  interface FastifyRequest {
    question: Question | undefined;
  }
}

const LARGEST_QUESTION = 4_096;
/** What of an answer's headers is its own. */
const OWN_HEADERS = ['content-type', 'content-encoding', 'cache-control', 'vary'];

/** Keeps the answers to questions, whole and without a failure. */
export function registerKeeping(server: FastifyInstance): void {
  server.decorateRequest('question', undefined);
  server.addHook('onSend', (request, reply, payload, done) => {
    const { question } = request;
    const isWhole = typeof payload === 'string' || Buffer.isBuffer(payload);
    if (question?.mayBeKept && reply.statusCode === 200 && isWhole)
      question.keep({ headers: ownHeaders(reply), body: payload });
    done(null, payload);
  });
}

function ownHeaders(reply: FastifyReply): Record<string, string> {
  const headers: Record<string, string> = {};
  for (const name of OWN_HEADERS) {
    const value = reply.getHeader(name);
    if (value !== undefined) headers[name] = String(value);
  }
  return headers;
}

/** A GraphQL request's words, before they are parsed; undefined for any other request, and for a very long one. */
export function graphqlQuestion(request: FastifyRequest): string | undefined {
  const { method, url, headers, bodyText, routeOptions } = request;
  if (routeOptions.url !== '/graphql' || method !== 'POST') return undefined;
  if (bodyText === undefined || bodyText.length > LARGEST_QUESTION) return undefined;
  return [url, headers['content-type'], headers.accept, bodyText].join('\n');
}
