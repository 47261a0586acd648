import type { DomainError } from '#domain/errors.js';
import { CHANNEL_REFUSALS, ERROR_MESSAGES, INVALID_CREDENTIALS } from '#domain/sentences.es.js';
import { ERROR_STATUS } from './error-status.js';

/** The sentences that the REST contract quotes without accents. */
const ON_THE_WIRE: Readonly<Record<string, string>> = {
  [INVALID_CREDENTIALS]: 'Credenciales invalidas',
  [CHANNEL_REFUSALS.CONFIRMATION]: 'Error al enviar la confirmacion por WhatsApp',
};

export interface RestFailure {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Readonly<Record<string, unknown>>;
}

/** A domain error as REST answers it (rest-contract, 'Errors'); its fields already have the wire's names. */
export function restFailure(error: DomainError): RestFailure {
  const sentence = error.sentence ?? ERROR_MESSAGES[error.code];
  return {
    status: ERROR_STATUS[error.code],
    headers: error.retryAfter === undefined ? {} : { 'retry-after': String(error.retryAfter) },
    body: error.fields ?? { error: ON_THE_WIRE[sentence] ?? sentence },
  };
}
