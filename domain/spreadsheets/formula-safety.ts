/**
 * A text that a spreadsheet program would take for a formula, and so run, after any apostrophes (OWASP, 'CSV Injection'):
 * it begins with = + - @, a tab, a line break, or the full-width form of one of those signs.
 */
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/u;
const QUOTED_FORMULA = /^'+[=+\-@\t\r\n＝＋－＠]/u;

/**
 * The text of a cell as a CSV file holds it: with an apostrophe before what would be a formula. One that has apostrophes
 * there already gets one more, so that `fromCell` always finds the same text again.
 */
export const forCsv = (text: string): string =>
  FORMULA.test(text) || QUOTED_FORMULA.test(text) ? `'${text}` : text;

/** The same for XLSX, where a text is never a formula: only what `fromCell` would change gets an apostrophe. */
export const forXlsx = (text: string): string => (QUOTED_FORMULA.test(text) ? `'${text}` : text);

/** The text that `forCsv` or `forXlsx` wrote; also where somebody kept a CSV file as XLSX. */
export const fromCell = (text: string): string => (QUOTED_FORMULA.test(text) ? text.slice(1) : text);
