/** Converts `true` and `false` in a query to booleans; any other text is left for validation to refuse. */
export const asFlag = (text: unknown): unknown => (text === 'true' ? true : text === 'false' ? false : text);
