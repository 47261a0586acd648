/** The longest texts that people may write, in characters. Columns and fields for them have these limits. */
export const TEXT_LIMITS = { short: 200, long: 20_000 } as const;
