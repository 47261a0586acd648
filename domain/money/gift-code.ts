/** A typed code in one spelling: `abcd-efgh-jkmn` and `ABCD EFGH JKMN` are the same. */
export const giftCodeOf = (typed: string): string => typed.replaceAll(/[\s-]/g, '').toLowerCase();

/** In groups of four letters, as it is printed: `ABCD-EFGH-JKMN`. */
export const giftCodeInWords = (code: string): string =>
  (
    giftCodeOf(code)
      .toUpperCase()
      .match(/.{1,4}/g) ?? []
  ).join('-');
