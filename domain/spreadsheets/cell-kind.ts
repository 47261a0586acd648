/**
 * The type of a cell in its spreadsheet. `INEXACT`: a number that is shown with digits or a unit that the cell does not
 * have, or has more digits than a spreadsheet keeps. `PARTIAL_DATE`: a date that is shown without its day, month or
 * year, as Excel does if only a month and a year, or a day and a month, were typed. `NO_VALUE`: a formula that no program
 * has calculated. A CSV file only has texts.
 */
export const CELL_KINDS = [
  'TEXT',
  'NUMBER',
  'INEXACT',
  'DATE',
  'PARTIAL_DATE',
  'BOOLEAN',
  'ERROR',
  'NO_VALUE',
] as const;
export type CellKind = (typeof CELL_KINDS)[number];

export const isNumberKind = (kind: CellKind): boolean => kind === 'NUMBER' || kind === 'INEXACT';

export const isDateKind = (kind: CellKind): boolean => kind === 'DATE' || kind === 'PARTIAL_DATE';

const LONGEST_ERROR = 20;

/** Written by databases and other programs for a missing value; might also be a surname. */
const NOTHING = /^(?:null|NULL|\\N|nan|NaN|None|undefined|\(null\))$/;

/** A formula's error as programs in English and Spanish write it, or a number that its column was too narrow for. */
export const isErrorText = (text: string): boolean =>
  text.length <= LONGEST_ERROR &&
  (NOTHING.test(text) || /^#(?:N\/[AD]|[¡¿]?[A-ZÁÉÍÓÚÑ]+(?:\/0)?[!?]|#{2,})$/i.test(text));
