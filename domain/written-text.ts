/**
 * Text as users type it, paste it or export it from other programs. It is stored as written, without invisible
 * characters, and compared in a normalized form.
 */

// Unicode's default ignorable code points, interlinear annotations and control characters, except line breaks,
// characters that stand for spaces, and NUL, which is refused. The database's `search_form` removes the same.
const IGNORABLE =
  '\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u202a-\u202e\u2060-\u206f\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufffb';
const INVISIBLE = new RegExp(
  `[${IGNORABLE}\\u0001-\\u0008\\u000e-\\u001f\\u007f-\\u0084\\u0086-\\u009f\\u{1bca0}-\\u{1bca3}\\u{1d173}-\\u{1d17a}\\u{e0000}-\\u{e0fff}]`,
  'gu',
);
const BRAILLE_BLANK = '\u2800';
const DASHES = /[\u2010-\u2015\u2043\u2212\ufe58\ufe63\uff0d]/g;

/** For short texts. Long ones keep invisible characters, because emoji are joined by them. */
const withoutInvisible = (text: string): string => text.replace(INVISIBLE, '');

// Includes line breaks of other programs: vertical tabs, form feeds, and Unicode's line and paragraph separators.
const LINE_BREAKS = /[\t\n\v\f\r\u0085\u2028\u2029]+/g;

/** A short text as it is stored: on one line, without invisible characters. */
export const onOneLine = (text: string): string => withoutInvisible(text).replace(LINE_BREAKS, ' ').trim();

/** Whether a text has no visible character. */
export const isInvisible = (text: string): boolean =>
  withoutInvisible(text).replaceAll(BRAILLE_BLANK, '').trim() === '';

/** A short text as it is stored; empty if it has no visible character. */
export const shortText = (text: string): string => (isInvisible(text) ? '' : onOneLine(text));

/** For comparing and parsing: full-width digits become digits (NFKC), all dashes a hyphen. Never stored. */
export const comparableText = (text: string): string =>
  withoutInvisible(text.normalize('NFKC')).replace(DASHES, '-').trim();

/** The text of each field of a sent form; empty if it was not sent as text. @param names of the form's fields */
export const formWords = <Field extends string>(
  fields: readonly Field[],
  names: Readonly<Record<Field, string>>,
  body: Readonly<Record<string, unknown>>,
): Record<Field, string> =>
  Object.fromEntries(
    fields.map((field) => {
      const value = body[names[field]];
      return [field, typeof value === 'string' ? value : ''];
    }),
  ) as Record<Field, string>;
