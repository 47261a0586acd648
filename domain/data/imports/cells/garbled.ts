/** UTF-8 decoded as a Windows, Macintosh or MS-DOS encoding: 'Ã±', 'â€™', '√±' and '├▒'. */
const MISREAD =
  /[ÂÃ][\u0080-\u00bf\u0152\u0153\u0160\u0161\u0178\u017d\u017e\u0192\u02c6\u02dc\u2013-\u203a\u20ac\u2122]|â€|√[\u0080-\uffff]|[├┬][\u0080-\uffff]/;
/** HTML entities: 'Bego&ntilde;a', 'Mar&#237;a'. */
const ENTITY = /&(?:[aeiou](?:acute|uml)|ntilde|nbsp|#\d{2,5});/i;

/** Backslashes before quotes, as some databases export them; other programs end the cell there. */
const ESCAPED = /\\["']/;

/** Whether a program has garbled a text's letters. */
export const isGarbled = (text: string): boolean => MISREAD.test(text) || ENTITY.test(text);

/** Only for short texts: a long one may contain a backslash on purpose. */
export const hasEscapes = (text: string): boolean => ESCAPED.test(text);

/** Whether a name has lost letters, as in 'Bego?a'. Not for long texts, which may lack a space after a '?'. */
export const hasLostLetters = (text: string): boolean => /\p{L}\?\p{L}/u.test(text);

/**
 * Whether a short text's cell swallowed cells of other rows, because its quote was only closed in one of them. Some
 * commas are allowed: they are usual in addresses of several lines.
 */
export const hasOtherRows = (text: string): boolean =>
  /[\r\n]/.test(text) && (/[;\t|]/.test(text) || text.split(',').length > 3);
