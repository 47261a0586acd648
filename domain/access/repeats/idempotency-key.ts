/** Marks retries of the same request (the IETF's draft-ietf-httpapi-idempotency-key-header). */
export const IDEMPOTENCY_HEADER = 'idempotency-key';
/** Marks a response as a replay of an earlier one. */
export const REPLAYED_HEADER = 'idempotency-replayed';
export const ANSWER_KEPT_HOURS = 24;
const MAX_CHARACTERS = 255;

/**
 * The key in a header, without the quotes that the draft puts around it.
 * @returns undefined if it is empty, longer than 255 characters, or has characters other than printable ASCII.
 */
export function parseIdempotencyKey(header: string): string | undefined {
  const key = /^"(.*)"$/.exec(header)?.[1] ?? header;
  return key.length <= MAX_CHARACTERS && /^[!-~](?:[ -~]*[!-~])?$/.test(key) ? key : undefined;
}
