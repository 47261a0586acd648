import type { DomainError } from '#domain/errors.js';
import { ERROR_MESSAGES } from '#domain/error-messages.es.js';
import { GraphQLError, type GraphQLFormattedError } from 'graphql';
import { type Failure, restFailure } from './rest-errors.js';
import { toDomainError } from './to-domain-error.js';
import { wrongTypeFields } from './wrong-types.js';

// Apollo's own errors about a document or its variables. Their messages are kept, because they help the author of the
// query.
const ABOUT_THE_REQUEST = new Set([
  'GRAPHQL_PARSE_FAILED',
  'GRAPHQL_VALIDATION_FAILED',
  'BAD_USER_INPUT',
  'BAD_REQUEST',
  'OPERATION_RESOLUTION_FAILURE',
  'PERSISTED_QUERY_NOT_FOUND',
  'PERSISTED_QUERY_NOT_SUPPORTED',
]);

/** How GraphQL ends a long list of wrong variables. Apollo gives only the others a code. */
const ENDS_WRONG_VARIABLES = /^Too many errors processing variables/;

/**
 * `message` is the Spanish error text, `extensions.code` the domain's code, `extensions.fields` the messages for each
 * invalid field, `extensions.retryAfter` seconds.
 */
export function formatGraphqlError(formatted: GraphQLFormattedError, error: unknown): GraphQLFormattedError {
  const code = codeOf(formatted);
  if (ABOUT_THE_REQUEST.has(code)) {
    const fields = code === 'BAD_USER_INPUT' ? wrongTypeFields(formatted.message) : undefined;
    return {
      message: formatted.message,
      locations: formatted.locations ?? [],
      extensions: { code, ...(fields && { fields }) },
    };
  }
  const { code: domainCode, fields, figures, sentence, retryAfter } = toDomainError(thrownBehind(error));
  return {
    message: sentence ?? ERROR_MESSAGES[domainCode],
    ...(formatted.path && { path: formatted.path }),
    ...(formatted.locations && { locations: formatted.locations }),
    extensions: {
      code: domainCode,
      ...(fields && { fields }),
      ...figures,
      ...(retryAfter && { retryAfter }),
    },
  };
}

const codeOf = ({ message, extensions }: GraphQLFormattedError): string =>
  ENDS_WRONG_VARIABLES.test(message) ? 'BAD_USER_INPUT' : String(extensions?.['code'] ?? '');

/** A request that is refused before its operation runs, with the status and the headers of REST. */
export const graphqlFailure = (error: DomainError): Failure => ({
  ...restFailure(error),
  body: { errors: [formatGraphqlError({ message: error.code }, error)] },
});

/** The error that a resolver or guard threw. GraphQL wraps it, and for subscriptions the wrapper has no path. */
const thrownBehind = (error: unknown): unknown =>
  error instanceof GraphQLError ? (error.originalError ?? error) : error;
