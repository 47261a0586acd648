import type { DomainError } from '#domain/errors.js';
import { ERROR_MESSAGES } from '#domain/error-messages.es.js';
import { CHANNEL_REFUSALS } from '#domain/screen-sentences.es.js';
import { INVALID_CREDENTIALS } from '#domain/sentences.es.js';
import { ERROR_STATUS } from './error-status.js';
import { FHIR_JSON, isFhirAddress, operationOutcome } from './operation-outcome.js';

/** The REST API writes these messages without accents. */
const ON_THE_WIRE: Readonly<Record<string, string>> = {
  [INVALID_CREDENTIALS]: 'Credenciales invalidas',
  [CHANNEL_REFUSALS.CONFIRMATION]: 'Error al enviar la confirmacion por WhatsApp',
};

export interface Failure {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Readonly<Record<string, unknown>>;
}

/**
 * Field errors are the body itself and already have their wire names. Any other error is `{error}`; a login's missing
 * code is reported with `codigo_requerido`.
 */
export function restFailure(error: DomainError): Failure {
  const sentence = error.sentence ?? ERROR_MESSAGES[error.code];
  return {
    status: ERROR_STATUS[error.code],
    headers: error.retryAfter === undefined ? {} : { 'retry-after': String(error.retryAfter) },
    body: error.fields ?? {
      error: ON_THE_WIRE[sentence] ?? sentence,
      ...(error.code === 'CODE_REQUIRED' && { codigo_requerido: true }),
    },
  };
}

/** The response in the format of the requested address: FHIR has its own. */
export function failureAt(url: string, error: DomainError): Failure {
  const failure = restFailure(error);
  if (!isFhirAddress(url)) return failure;
  return {
    ...failure,
    headers: { ...failure.headers, 'content-type': FHIR_JSON },
    body: operationOutcome(error),
  };
}
