import { isEmail } from '../patients/email.js';
import { isInProvisionalRange } from '../patients/patient.js';
import { searchForm } from '../patients/patient-search.js';
import { parsePhone } from '../patients/phone.js';
import { parseRut } from '../rut.js';
import type { ImportResource } from './import.js';
import { type ColumnMap, IMPORT_FIELDS, type ImportField } from './import-fields.js';
import { SYNONYMS } from './import-words.es.js';

/** How sure a guess is. What the header says counts more than what the cells look like, unless it says it vaguely. */
const SURE = { exact: 100, allWords: 80, values: 70, similar: 60, least: 50 } as const;
/** Which part of a column's cells must look like a field. */
const MOST_CELLS = 0.6;

/** 'Fecha Nac.' as 'fecha nac'. */
const headerForm = (header: string): string =>
  searchForm(header)
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();

const LOOKS_LIKE: Readonly<Partial<Record<ImportField['kind'], (cell: string) => boolean>>> = {
  // Of other numbers, nine in ten do not fit their last digit.
  RUT: (cell) => /^[\d.\s]{7,12}-?\s?[\dkK]$/.test(cell.trim()) && isOwnRut(cell),
  EMAIL: (cell) => isEmail(cell.trim()),
  PHONE: (cell) => parsePhone(cell) !== undefined,
};

function isOwnRut(cell: string): boolean {
  const rut = parseRut(cell);
  return rut !== undefined && !isInProvisionalRange(rut);
}

/**
 * Which field each column is, by its header and by its first cells; each field has one column at most.
 * @param samples some of the rows, each with its cells.
 */
export function guessColumns(
  resource: ImportResource,
  headers: readonly string[],
  samples: readonly (readonly string[])[],
): ColumnMap {
  const guesses = headers.flatMap((header, column) => {
    const cells = samples.map((row) => row[column] ?? '').filter((cell) => cell.trim() !== '');
    return IMPORT_FIELDS[resource].map((field) => ({
      column,
      field: field.field,
      sure: Math.max(sureByHeader(resource, field, header), sureByCells(field, cells)),
    }));
  });
  const columns: (string | null)[] = headers.map(() => null);
  for (const { column, field, sure } of guesses.toSorted((one, other) => other.sure - one.sure)) {
    if (sure < SURE.least) break;
    if (columns[column] === null && !columns.includes(field)) columns[column] = field;
  }
  return columns;
}

function sureByHeader(resource: ImportResource, { field, header: own }: ImportField, header: string): number {
  const said = headerForm(header);
  if (said === '') return 0;
  const names = [field.replace(/([A-Z])/g, ' $1'), own, ...(SYNONYMS[resource][field] ?? [])]
    .map(headerForm)
    .filter((name) => name !== '');
  return Math.max(...names.map((name) => sureOfName(said, name)));
}

function sureOfName(said: string, name: string): number {
  if (said === name || said.replaceAll(' ', '') === name.replaceAll(' ', '')) return SURE.exact;
  const [words, wanted] = [said.split(' '), name.split(' ')];
  // 'teléfono (con código)' says all that 'teléfono' does; each word more makes it less sure.
  if (wanted.every((word) => word.length > 2 && words.includes(word)))
    return Math.max(SURE.least, SURE.allWords + 5 * wanted.length - 8 * words.length);
  return isNearly(said, name) ? SURE.similar : 0;
}

function sureByCells({ field, kind }: ImportField, cells: readonly string[]): number {
  const looks = LOOKS_LIKE[kind];
  // A representative's RUT looks like the patient's own.
  if (!looks || field.startsWith('representative') || cells.length === 0) return 0;
  return cells.filter(looks).length / cells.length >= MOST_CELLS ? SURE.values : 0;
}

/** Whether two texts of five letters at least differ in one letter, or in two that changed places. */
function isNearly(one: string, other: string): boolean {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  if (short.length < 5 || long.length - short.length > 1) return false;
  let same = 0;
  while (same < short.length && short[same] === long[same]) same += 1;
  if (short.length !== long.length) return short.slice(same) === long.slice(same + 1);
  if (short.slice(same + 1) === long.slice(same + 1)) return true;
  return (
    short[same] === long[same + 1] &&
    short[same + 1] === long[same] &&
    short.slice(same + 2) === long.slice(same + 2)
  );
}
