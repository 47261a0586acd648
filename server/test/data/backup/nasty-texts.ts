/** Texts that have broken dumps before: each is in a row of a patient, a record and a supply. */
export const NASTY = [
  "it's 'quoted' and \"doubly\" ;",
  String.raw`back\slash \\ \n \N \. E'\''`,
  'a tab\tand a\nline\r\nbreak',
  '\\.',
  '\n\\.\n',
  '$$ ; $x$ -- no comment /* none */',
  'Ñandú Ñuñoa – “comillas” 👣 \u200b\u00a0\u0301',
  '\u0001\u001f\u007f',
  'largo '.repeat(3000).slice(0, 19_000),
];
