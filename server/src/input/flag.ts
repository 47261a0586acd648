/** The boolean that a query's text says; any other text stays as it is, for the input to refuse. */
export const asFlag = (text: unknown): unknown => (text === 'true' ? true : text === 'false' ? false : text);
