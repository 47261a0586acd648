/**
 * Every error of the product. GraphQL sends the code as `extensions.code`, REST its status
 * (server/src/foundation/errors). A new code does not compile until it has a status and a sentence.
 */
export const ERROR_CODES = [
  'INVALID_INPUT',
  'BAD_REQUEST',
  'UNAUTHENTICATED',
  /** The password is right, but the second factor's code is missing or wrong. */
  'CODE_REQUIRED',
  'CSRF_FAILED',
  'FORBIDDEN',
  /** The clinic requires a second factor, but the user has none yet. */
  'SECOND_FACTOR_SETUP_REQUIRED',
  'NOT_FOUND',
  'METHOD_NOT_ALLOWED',
  /** The server offers no format that the client accepts. */
  'NOT_ACCEPTABLE',
  'SLOT_TAKEN',
  /** The clinic takes no bookings online yet; the message says how to ask for an hour. */
  'BOOKINGS_PAUSED',
  'RUT_IN_USE',
  'IDENTIFIER_IN_USE',
  'PATIENT_HAS_RECORDS',
  'PATIENT_HAS_MONEY',
  /** A payment of another patient names the same document; the message says which day. */
  'RECEIPT_IN_USE',
  /** No session of the pack is left: another desk may have used the last one. */
  'PACK_SPENT',
  /** The two patients can't be merged, or the merge can't be undone; the message says why. */
  'MERGE_REFUSED',
  'STALE',
  'SUPPLY_IN_USE',
  'PROFESSIONAL_IN_USE',
  'STOCK_MOVED',
  'APPOINTMENT_NOT_AHEAD',
  'MESSAGE_SETTLED',
  /** Nothing can be sent to the webhook now; the message says why. */
  'WEBHOOK_REFUSED',
  'PATIENT_OPPOSES',
  /** The patient did not agree to photos, or to publishing them. */
  'CONSENT_MISSING',
  'CHANNEL_REFUSED',
  'REQUEST_SETTLED',
  /** An appointment's owner may not do this, or may no longer do it; the message says why. */
  'OWN_CHANGE_REFUSED',
  /** The appointment already has a record, or is cancelled. */
  'VISIT_CLOSED',
  'BACKUP_RUNNING',
  /** The import's state does not allow this, or a row can no longer be stored; the message says which. */
  'IMPORT_REFUSED',
  'LAST_FULL_USER',
  /** The idempotency key was used for a different request within the last 24 hours. */
  'IDEMPOTENCY_KEY_REUSED',
  'PAYLOAD_TOO_LARGE',
  'UNSUPPORTED_MEDIA_TYPE',
  'TOO_MANY_REQUESTS',
  /** Too many visitors at once. The request was not begun, so it can be sent again. */
  'OVERLOADED',
  'DATABASE_UNAVAILABLE',
  'INTERNAL',
] as const;

export type ErrorCode = (typeof ERROR_CODES)[number];

/** The domain's field names (not the API's), each with one sentence per mistake. */
export type FieldErrors = Readonly<Record<string, readonly string[]>>;

export interface ErrorDetails {
  /** For `INVALID_INPUT`: all invalid fields at once. */
  readonly fields?: FieldErrors;
  /** Replaces the code's own sentence. */
  readonly message?: string;
  /** Numbers for programs, such as the stock of `STOCK_MOVED`. */
  readonly figures?: Readonly<Record<string, number>>;
  /** Seconds until a retry makes sense (`TOO_MANY_REQUESTS`, `OVERLOADED`, `DATABASE_UNAVAILABLE`). */
  readonly retryAfter?: number;
  /** The original error, only written to the log. */
  readonly cause?: unknown;
}

/** The only error that services and rules throw on purpose. */
export class DomainError extends Error {
  readonly fields: FieldErrors | undefined;
  readonly sentence: string | undefined;
  readonly figures: Readonly<Record<string, number>> | undefined;
  readonly retryAfter: number | undefined;

  constructor(
    readonly code: ErrorCode,
    details: ErrorDetails = {},
  ) {
    super(code, { cause: details.cause });
    this.name = 'DomainError';
    this.fields = details.fields;
    this.sentence = details.message;
    this.figures = details.figures;
    this.retryAfter = details.retryAfter;
  }
}

export function invalidField(field: string, sentence: string): DomainError {
  return new DomainError('INVALID_INPUT', { fields: { [field]: [sentence] } });
}
