/** By which a program says that two requests are one (the IETF's draft-ietf-httpapi-idempotency-key-header). */
export const IDEMPOTENCY_HEADER = 'idempotency-key';
/** Says of an answer that it was given before. */
export const REPLAYED_HEADER = 'idempotency-replayed';
export const ANSWER_KEPT_HOURS = 24;
const MOST_CHARACTERS = 255;

/**
 * The key that a header holds, without the quotes that the draft writes around it.
 * @returns undefined for one that is empty, longer than 255 characters, or has others than those of ASCII that print.
 */
export function parseIdempotencyKey(header: string): string | undefined {
  const key = /^"(.*)"$/.exec(header)?.[1] ?? header;
  return key.length <= MOST_CHARACTERS && /^[!-~](?:[ -~]*[!-~])?$/.test(key) ? key : undefined;
}
