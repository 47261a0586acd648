/**
 * Text that a spreadsheet program would run as a formula, after any apostrophes (OWASP, 'CSV Injection'): it begins
 * with = + - @, a tab, a line break, or the full-width form of one of those signs.
 */
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/u;
const QUOTED_FORMULA = /^'+[=+\-@\t\r\n＝＋－＠]/u;

/**
 * A cell's text for a CSV file, with an apostrophe before a text that would be a formula. If it already has apostrophes
 * there, it gets one more, so that `fromCell` always restores the same text.
 */
export const forCsv = (text: string): string =>
  FORMULA.test(text) || QUOTED_FORMULA.test(text) ? `'${text}` : text;

/** The same for XLSX, where text is never a formula: only text that `fromCell` would change gets an apostrophe. */
export const forXlsx = (text: string): string => (QUOTED_FORMULA.test(text) ? `'${text}` : text);

/** Reverses `forCsv` and `forXlsx`, even if a user saved the CSV file as XLSX. */
export const fromCell = (text: string): string => (QUOTED_FORMULA.test(text) ? text.slice(1) : text);
