/** UTF-8 that a program read as Windows', a Macintosh's or MS-DOS's text: 'Ã±', 'â€™', '√±' and '├▒'. */
const MISREAD =
  /[ÂÃ][\u0080-\u00bf\u0152\u0153\u0160\u0161\u0178\u017d\u017e\u0192\u02c6\u02dc\u2013-\u203a\u20ac\u2122]|â€|√[\u0080-\uffff]|[├┬][\u0080-\uffff]/;
/** From a web page: 'Bego&ntilde;a', 'Mar&#237;a'. */
const ENTITY = /&(?:[aeiou](?:acute|uml)|ntilde|nbsp|#\d{2,5});/i;

/** From a database that puts backslashes before quotes, which end the cell for other programs. */
const ESCAPED = /\\["']/;

/** Whether a program has made other characters of a text's letters. */
export const isGarbled = (text: string): boolean => MISREAD.test(text) || ENTITY.test(text);

/** For short texts: a long one may be about a backslash. */
export const hasEscapes = (text: string): boolean => ESCAPED.test(text);

/** Whether a name has lost letters, as in 'Bego?a'. In longer texts a question may lack the space behind it. */
export const hasLostLetters = (text: string): boolean => /\p{L}\?\p{L}/u.test(text);

/**
 * Whether a cell for a short text has cells of other rows, because its quote was closed in one of them. A comma is
 * usual in addresses of several lines.
 */
export const hasOtherRows = (text: string): boolean =>
  /[\r\n]/.test(text) && (/[;\t|]/.test(text) || text.split(',').length > 3);
