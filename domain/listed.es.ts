const LIST = new Intl.ListFormat('es');

/** 'uno, dos y tres'. */
export const listed = (things: readonly string[]): string => LIST.format(things);
