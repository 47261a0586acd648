import { DomainError, type ErrorCode } from '#domain/errors.js';
import { ERROR_STATUS } from '../errors/error-status.js';
import { restFailure } from '../errors/rest-errors.js';
import type { Endpoint, FileAnswer, JsonAnswer } from './describe-api.js';
import { answerObject, type JsonSchema, named, TEXT } from './json-schema.js';

export type Access = 'public' | 'read' | 'write';

export const ERROR_SCHEMAS: Readonly<Record<string, JsonSchema>> = {
  Error: {
    ...answerObject({ error: TEXT, codigo_requerido: { const: true } }, ['codigo_requerido']),
    description:
      'One sentence, in Spanish. `codigo_requerido` only for a login that lacks its second factor.',
  },
  FieldErrors: {
    type: 'object',
    minProperties: 1,
    additionalProperties: { type: 'array', items: TEXT, minItems: 1 },
    description: 'All invalid fields at once, by their keys in the body, each with its messages.',
  },
};

const OF_ALL: readonly ErrorCode[] = ['BAD_REQUEST', 'TOO_MANY_REQUESTS', 'DATABASE_UNAVAILABLE', 'INTERNAL'];
const OF_VISITORS: readonly ErrorCode[] = ['OVERLOADED'];
const OF_STAFF: readonly ErrorCode[] = ['UNAUTHENTICATED', 'FORBIDDEN', 'SECOND_FACTOR_SETUP_REQUIRED'];
/** Errors that say when to retry. */
const RETRIED: ReadonlySet<ErrorCode> = new Set(['TOO_MANY_REQUESTS', 'OVERLOADED', 'DATABASE_UNAVAILABLE']);
const OF_BODIES: readonly ErrorCode[] = ['PAYLOAD_TOO_LARGE', 'UNSUPPORTED_MEDIA_TYPE'];

export function errorsOf(endpoint: Endpoint, access: Access, isRepeatable: boolean): ErrorCode[] {
  const { body, errors = [], singleSentence } = endpoint;
  return [
    ...OF_ALL,
    ...(access === 'public' ? OF_VISITORS : OF_STAFF),
    ...(access === 'write' ? (['CSRF_FAILED'] as const) : []),
    ...(body ? OF_BODIES : []),
    ...(body && 'schema' in body && !singleSentence ? (['INVALID_INPUT'] as const) : []),
    ...(isRepeatable ? (['IDEMPOTENCY_KEY_REUSED'] as const) : []),
    ...errors,
  ];
}

/** The errors that share a status. */
interface Failure {
  readonly status: number;
  /** Failures with the same errors have the same name, such as `SlotTaken`. */
  readonly name: string;
  readonly response: object;
}

export function failuresOf(codes: readonly ErrorCode[]): Failure[] {
  const statuses = [...new Set(codes.map((code) => ERROR_STATUS[code]))].sort((one, other) => one - other);
  return statuses.map((status) => {
    const ofStatus = [...new Set(codes)].filter((code) => ERROR_STATUS[code] === status).sort();
    return { status, name: ofStatus.map(asName).join('Or'), response: failure(ofStatus) };
  });
}

const asName = (code: ErrorCode): string =>
  code.toLowerCase().replace(/(^|_)(\w)/g, (_match, _gap, letter: string) => letter.toUpperCase());

function failure(codes: readonly ErrorCode[]): object {
  const waits = codes.some((code) => RETRIED.has(code));
  const schemas = codes.includes('INVALID_INPUT')
    ? { anyOf: [named('FieldErrors'), named('Error')] }
    : named('Error');
  const examples = codes.map((code) => [code, { value: restFailure(exampleOf(code)).body }]);
  return {
    description: codes.map((code) => `\`${code}\``).join(', '),
    ...(waits && {
      headers: {
        'Retry-After': {
          description: 'Seconds until a retry makes sense.',
          schema: { type: 'integer', minimum: 1 },
        },
      },
    }),
    content: { 'application/json': { schema: schemas, examples: Object.fromEntries(examples) } },
  };
}

const exampleOf = (code: ErrorCode): DomainError =>
  code === 'INVALID_INPUT'
    ? new DomainError(code, { fields: { nombre: ['Falta el nombre.'] } })
    : new DomainError(code);

export const contentOf = (content: JsonAnswer | FileAnswer): object =>
  'media' in content
    ? Object.fromEntries(content.media.map((type) => [type, { schema: schemaOfFile(type) }]))
    : { 'application/json': { schema: content.schema, example: content.example } };

function schemaOfFile(type: string): JsonSchema {
  if (type === 'application/json') return { description: 'Any JSON.' };
  return type.startsWith('text/') || type === 'application/sql'
    ? TEXT
    : { type: 'string', format: 'binary', contentMediaType: type };
}
