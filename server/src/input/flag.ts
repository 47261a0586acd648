/** The boolean that a query's text stands for; any other text is left for validation to refuse. */
export const asFlag = (text: unknown): unknown => (text === 'true' ? true : text === 'false' ? false : text);
