import { DomainError, type ErrorCode } from '#domain/errors.js';
import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** A body that could not be read, kept until the guards have spoken: 401 and 403 come before 400 and 415. */
class UnreadableBody {
  constructor(readonly code: ErrorCode) {}
}

/** Signed bodies as they came: a signature is over the text, and not over what it means. */
const signedTexts = new WeakMap<FastifyRequest, string>();
const SIGNATURE_HEADER = 'x-hub-signature-256';

function parse(text: string): unknown {
  if (text.trim() === '') return undefined;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return new UnreadableBody('BAD_REQUEST');
  }
}

/** JSON is the only body that is read; anything else becomes a 415 behind the guards. */
export function registerBodyParsers(server: FastifyInstance): void {
  server.removeAllContentTypeParsers();
  server.addContentTypeParser(
    /^application\/json(\s*;.*)?$/i,
    { parseAs: 'string' },
    (request, text, done) => {
      if (request.headers[SIGNATURE_HEADER]) signedTexts.set(request, String(text));
      done(null, parse(String(text)));
    },
  );
  server.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, bytes, done) =>
    done(null, bytes.length === 0 ? undefined : new UnreadableBody('UNSUPPORTED_MEDIA_TYPE')),
  );
}

/**
 * The JSON object of a REST request; an empty one where there is no body.
 * @throws DomainError `BAD_REQUEST` where it is no JSON object, `UNSUPPORTED_MEDIA_TYPE` where it is not JSON.
 */
export const JsonBody = createParamDecorator((_data: unknown, context: ExecutionContext) => {
  const { body } = context.switchToHttp().getRequest<FastifyRequest>();
  if (body === undefined || body === null) return {};
  if (body instanceof UnreadableBody) throw new DomainError(body.code);
  if (typeof body !== 'object' || Array.isArray(body)) throw new DomainError('BAD_REQUEST');
  return body;
});

/** A body that its sender signed, for whoever knows the key. */
export interface SignedText {
  /** As it came; empty where there was none, or no signature. */
  readonly text: string;
  readonly signature: string | undefined;
  /** Undefined where it was no JSON. */
  readonly body: unknown;
}

/** The body of a signed REST request. Nothing of it is to be believed before its signature was checked. */
export const SignedBody = createParamDecorator((_data: unknown, context: ExecutionContext): SignedText => {
  const request = context.switchToHttp().getRequest<FastifyRequest>();
  const signature = request.headers[SIGNATURE_HEADER];
  return {
    text: signedTexts.get(request) ?? '',
    signature: typeof signature === 'string' ? signature : undefined,
    body: request.body instanceof UnreadableBody ? undefined : request.body,
  };
});
