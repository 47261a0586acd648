/** For a line that starts with the name of a day. */
export const capitalised = (text: string): string => text.charAt(0).toLocaleUpperCase('es') + text.slice(1);
