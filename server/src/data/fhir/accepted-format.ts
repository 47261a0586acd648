import { DomainError } from '#domain/errors.js';
import type { FastifyRequest } from 'fastify';
import { SEARCH_FAULTS } from './fhir.es.js';

type Parameters = Readonly<Record<string, unknown>>;

/** Names of JSON in `_format` and `Accept`. An unencoded plus sign in a URL arrives as a space. */
const JSON_FORMAT = /^(?:json|(?:text|application)\/(?:fhir[+ ])?json|application\/json[+ ]fhir)$/i;
const ANY_FORMAT = /^(?:\*|application)\/\*$/;

/**
 * The parameter `_format` takes precedence over the header `Accept` (R4, RESTful API, content types).
 * @throws DomainError `NOT_ACCEPTABLE` if the client does not accept JSON
 */
export function assertJsonAccepted({ headers }: FastifyRequest, { _format: format }: Parameters): void {
  const isAccepted =
    format === undefined || format === ''
      ? acceptsJson(headers.accept)
      : typeof format === 'string' && JSON_FORMAT.test(typeOf(format));
  if (!isAccepted) throw new DomainError('NOT_ACCEPTABLE', { message: SEARCH_FAULTS.format });
}

const acceptsJson = (accept = ''): boolean =>
  accept.trim() === '' ||
  accept
    .split(',')
    .filter((range) => !/;\s*q=0(\.0*)?\s*(;|$)/i.test(range))
    .some((range) => JSON_FORMAT.test(typeOf(range)) || ANY_FORMAT.test(typeOf(range)));

const typeOf = (text: string): string => (text.split(';')[0] ?? '').trim();
