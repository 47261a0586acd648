/** For a line that begins with a day's name. */
export const capitalised = (text: string): string => text.charAt(0).toLocaleUpperCase('es') + text.slice(1);
