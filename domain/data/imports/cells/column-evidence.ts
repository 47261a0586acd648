import { hasYearFirst } from './days.js';
import { checkDigit, isPlaceholderRut, parseRut } from '../../../rut.js';

/** Facts about all cells of a column that decide how each cell is read. */
export interface ColumnEvidence {
  /** Several numbers that could be RUTs fail the check digit: maybe all lack it, and the others fit by chance. */
  readonly rutsLackDigit: boolean;
  /** Several RUTs repeat one digit: the file's program required a RUT, and these don't identify a person. */
  readonly hasPlaceholderRuts: boolean;
  /** Some numbers have a decimal point, so that '1.500' may be one and a half. */
  readonly pointsAreDecimal: boolean;
  /** Some dates have the month first, so that '03/05/2024' may be in March. */
  readonly monthsComeFirst: boolean;
  /** Some dates have a year of two digits first, so that '10-11-12' may be of 2010. */
  readonly yearsComeFirst: boolean;
  /** Some cell is 'F': then 'M' means male. Or 'H' (hombre): then 'M' means 'mujer'. */
  readonly hasLetterF: boolean;
  readonly hasLetterH: boolean;
  /** Whether the spreadsheet's serial dates count from 1904 instead of 1900. */
  readonly countsFrom1904: boolean;
}

export const NO_EVIDENCE: ColumnEvidence = {
  rutsLackDigit: false,
  hasPlaceholderRuts: false,
  pointsAreDecimal: false,
  monthsComeFirst: false,
  yearsComeFirst: false,
  hasLetterF: false,
  hasLetterH: false,
  countsFrom1904: false,
};

/** In characters: a date with a time. */
const LONGEST = 40;
/** With a check digit, at least this share of RUTs is valid; without one, one in eleven fits by chance. */
const VALID_RUTS = 0.9;
const BARE_RUT = /^\d{7,9}$/;
const DECIMAL_POINT = /^-?(?:0\.\d+|\d+\.(?:\d{1,2}|\d{4,}))$/;
const SLASHED = /^(\d{1,2})[-/.\s](\d{1,2})[-/.\s]\d{2,4}\b/;
const MONTHS = 12;

interface Counts {
  ruts: number;
  validRuts: number;
  placeholderRuts: number;
  decimalPoints: number;
  monthsFirst: number;
  yearsFirst: number;
  lettersF: number;
  lettersH: number;
}

const NO_COUNTS: Counts = {
  ruts: 0,
  validRuts: 0,
  placeholderRuts: 0,
  decimalPoints: 0,
  monthsFirst: 0,
  yearsFirst: 0,
  lettersF: 0,
  lettersH: 0,
};

/** Collects the evidence of each column while a file's rows are read. */
export class EvidenceOfColumns {
  private readonly counts: Counts[] = [];

  constructor(private readonly countsFrom1904 = false) {}

  add(cells: readonly string[]): void {
    for (const [column, cell] of cells.entries()) {
      const counts = (this.counts[column] ??= { ...NO_COUNTS });
      if (cell !== '' && cell.length <= LONGEST) count(counts, cell.trim());
    }
  }

  get all(): ColumnEvidence[] {
    return this.counts.map((counts) => ({
      rutsLackDigit: counts.validRuts < VALID_RUTS * counts.ruts,
      hasPlaceholderRuts: counts.placeholderRuts > 1,
      pointsAreDecimal: counts.decimalPoints > 0,
      monthsComeFirst: counts.monthsFirst > 0,
      yearsComeFirst: counts.yearsFirst > 0,
      hasLetterF: counts.lettersF > 0,
      hasLetterH: counts.lettersH > 0,
      countsFrom1904: this.countsFrom1904,
    }));
  }
}

function count(counts: Counts, cell: string): void {
  // Also 'Fem.' and 'Hombre', which settle the meaning of 'M' too.
  if (/^f(?:em.*)?\.?$/i.test(cell)) counts.lettersF += 1;
  if (/^(?:h(?:ombre)?|v(?:ar[oó]n)?)\.?$/i.test(cell)) counts.lettersH += 1;
  const bare = cell.replace(/[.\s]/g, '');
  if (BARE_RUT.test(bare)) {
    counts.ruts += 1;
    if (checkDigit(bare.slice(0, -1)) === bare.slice(-1)) counts.validRuts += 1;
  }
  if (isPlaceholderRut(parseRut(cell) ?? '')) counts.placeholderRuts += 1;
  // Some programs write every whole number as '40.0'.
  if (DECIMAL_POINT.test(cell) && !/\.0+$/.test(cell)) counts.decimalPoints += 1;
  const [, first = '', second = ''] = SLASHED.exec(cell) ?? [];
  if (Number(second) > MONTHS && Number(first) <= MONTHS) counts.monthsFirst += 1;
  if (hasYearFirst(cell)) counts.yearsFirst += 1;
}
