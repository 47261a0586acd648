/** The text with a capital first letter, for the start of a line. */
export const capitalised = (text: string): string => text.charAt(0).toLocaleUpperCase('es') + text.slice(1);
