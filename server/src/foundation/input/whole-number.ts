/** Converts digits in a path or query to a number; anything else is left for validation to refuse. */
export const asWholeNumber = (value: unknown): unknown =>
  typeof value === 'string' && /^\d{1,10}$/.test(value) ? Number(value) : value;
