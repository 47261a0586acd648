/** For a line that starts with a word that is written small inside one. */
export const capitalised = (text: string): string => text.charAt(0).toLocaleUpperCase('es') + text.slice(1);
