import { isUtf8 } from 'node:buffer';
import { DomainError } from '#domain/errors.js';
import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { acceptsForm, parseForm } from './form-body.js';
import { parseJson, UnreadableBody } from './parse-json.js';
import { hasSignedBody } from './signed-body.js';
import { acceptsUpload } from './upload.js';

export const BODY_LIMIT_BYTES = 102_400;
/** A boundary has at most 70 characters (RFC 2046). Apollo's parser takes quadratic time for many spaces. */
const MAX_CONTENT_TYPE_LENGTH = 256;

declare module 'fastify' {
  interface FastifyRequest {
    /** The JSON as sent. */
    bodyText: string | undefined;
  }
}

/**
 * Only JSON is parsed, and forms on routes that accept them. An unreadable body is refused after the guards (400, or 415
 * for another type), so a caller without rights learns nothing about it. Signed bodies and uploads stay bytes.
 */
export function registerBodyParsers(server: FastifyInstance): void {
  server.decorateRequest('bodyText', undefined);
  server.addHook('onRequest', ({ headers }, _reply, done) => {
    const isTooLong = (headers['content-type'] ?? '').length > MAX_CONTENT_TYPE_LENGTH;
    done(isTooLong ? new DomainError('UNSUPPORTED_MEDIA_TYPE') : undefined);
  });
  server.removeAllContentTypeParsers();
  server.addContentTypeParser(
    /^application\/json(\s*;.*)?$/i,
    { parseAs: 'buffer' },
    (request, bytes: Buffer, done) => {
      if (hasSignedBody(request) || acceptsUpload(request)) return done(null, bytes);
      request.bodyText = bytes.toString('utf8');
      // Decoding would replace letters in other encodings, and the replacements would be stored.
      done(null, isUtf8(bytes) ? parseJson(request.bodyText) : new UnreadableBody('BAD_REQUEST'));
    },
  );
  server.addContentTypeParser(
    /^application\/x-www-form-urlencoded(\s*;.*)?$/i,
    { parseAs: 'buffer' },
    (request, bytes: Buffer, done) => {
      if (acceptsUpload(request)) done(null, bytes);
      else if (acceptsForm(request)) done(null, parseForm(request, bytes.toString('utf8')));
      else done(null, new UnreadableBody('UNSUPPORTED_MEDIA_TYPE'));
    },
  );
  server.addContentTypeParser('*', { parseAs: 'buffer' }, (request, bytes: Buffer, done) => {
    if (hasSignedBody(request)) done(null, bytes);
    else if (bytes.length === 0) done(null, undefined);
    else done(null, acceptsUpload(request) ? bytes : new UnreadableBody('UNSUPPORTED_MEDIA_TYPE'));
  });
}

/**
 * The JSON object in a REST request's body; an empty object if there is no body.
 * @throws DomainError `BAD_REQUEST` if it is not a JSON object, `UNSUPPORTED_MEDIA_TYPE` if it is not JSON.
 */
export const JsonBody = createParamDecorator((_data: unknown, context: ExecutionContext) =>
  objectInBody(context),
);

/** For other parameter decorators, which then throw the errors of `JsonBody`. */
export function objectInBody(context: ExecutionContext): object {
  const { body } = context.switchToHttp().getRequest<FastifyRequest>();
  if (body === undefined || body === null) return {};
  if (body instanceof UnreadableBody) throw body.error();
  if (typeof body !== 'object' || Array.isArray(body)) throw new DomainError('BAD_REQUEST');
  return body;
}
