/** The number that a path or a query writes in digits; anything else stays as it is, for the input to refuse. */
export const asWholeNumber = (value: unknown): unknown =>
  typeof value === 'string' && /^\d{1,10}$/.test(value) ? Number(value) : value;
