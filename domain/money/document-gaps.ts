import type { DocumentKind } from './payment.js';

/** Kinds of documents with consecutive numbers: a missing number has to be explained. */
export const NUMBERED_KINDS = [
  'TAXED_RECEIPT',
  'EXEMPT_RECEIPT',
  'FEE_RECEIPT',
  'INVOICE',
] as const satisfies readonly DocumentKind[];

/** Numbers without a document, from the first to the last. */
export interface NumberGap {
  readonly from: string;
  readonly to: string;
}

/**
 * The missing numbers between the documents of one kind and issuer.
 * @param numbers digits without a leading 0, up to 20; in any order, repeated or not.
 */
export function gapsBetween(numbers: readonly string[]): NumberGap[] {
  const sorted = numbers.map(BigInt).toSorted((one, other) => (one < other ? -1 : one > other ? 1 : 0));
  return sorted.flatMap((number, index) => {
    const before = sorted[index - 1];
    return before === undefined || number - before <= 1n
      ? []
      : [{ from: String(before + 1n), to: String(number - 1n) }];
  });
}
