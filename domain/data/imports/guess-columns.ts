import { isEmail } from '../../patients/email.js';
import { isInProvisionalRange } from '../../patients/patient.js';
import { TEXT_LIMITS } from '../../text-limits.js';
import { searchForm } from '../../patients/patient-search.js';
import { parseNumber } from '../../patients/phone.js';
import { parseRut } from '../../rut.js';
import { differInOneLetter, differInSwappedLetters } from '../../spelling.js';
import type { ImportResource } from './import.js';
import { type ColumnMap, IMPORT_FIELDS, type ImportField } from './import-fields.js';
import { OF_SOMETHING_ELSE, SYNONYMS } from './import-words.es.js';

/** The certainty of a guess. The header counts more than the cells, unless it is vague. */
const SURE = { exact: 100, allWords: 80, values: 70, similar: 60, least: 50 } as const;
/** The share of a column's cells that must look like the field. */
const MAX_CELLS = 0.6;
/** Longer cells are free text, and comparing many thousand characters would take seconds. */
const LONGEST = TEXT_LIMITS.short;

/** 'Fecha Nac.' as 'fecha nac'. */
const headerForm = (header: string): string =>
  searchForm(header.slice(0, LONGEST))
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();

const LOOKS_LIKE: Readonly<Partial<Record<ImportField['kind'], (cell: string) => boolean>>> = {
  // Nine in ten other numbers fail the check digit.
  RUT: (cell) => /^[\d.\s]{7,12}-?\s?[\dkK]$/.test(cell.trim()) && isOwnRut(cell),
  EMAIL: (cell) => isEmail(cell.trim()),
  PHONE: (cell) => parseNumber(cell) !== undefined,
};

/** Whether a row has a RUT, or both a phone and an e-mail: then it holds a person's data, not headers. */
export function hasPersonalData(row: readonly string[]): boolean {
  const has = (kind: 'RUT' | 'PHONE' | 'EMAIL'): boolean =>
    row.some((cell) => cell.length <= LONGEST && LOOKS_LIKE[kind]?.(cell));
  return has('RUT') || (has('PHONE') && has('EMAIL'));
}

function isOwnRut(cell: string): boolean {
  const rut = parseRut(cell);
  return rut !== undefined && !isInProvisionalRange(rut);
}

/**
 * Guesses each column's field from its header and first cells; each field gets at most one column.
 * @param samples the cells of some of the rows.
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
      sure: isOfSomethingElse(resource, field, header)
        ? 0
        : Math.max(sureByHeader(resource, field, header), sureByCells(field, cells)),
    }));
  });
  const columns: (string | null)[] = headers.map(() => null);
  for (const { column, field, sure } of guesses.toSorted((one, other) => other.sure - one.sure)) {
    if (sure < SURE.least) break;
    if (columns[column] === null && !columns.includes(field)) columns[column] = field;
  }
  return columns;
}

const ABOUT_PEOPLE = ['PATIENTS', 'APPOINTMENTS', 'RECORDS'] as const satisfies readonly ImportResource[];

/** Whether a header most likely names health data, even if files of this kind have no field for it. */
export function looksLikeHealthData(resource: ImportResource, header: string): boolean {
  if (resource === 'SUPPLIES') return false;
  const surest = (resources: readonly ImportResource[], isHealthData: boolean): number =>
    Math.max(
      ...resources.flatMap((one) =>
        IMPORT_FIELDS[one]
          .filter((field) => (field.isHealthData ?? false) === isHealthData)
          .map((field) => sureByHeader(one, field, header)),
      ),
    );
  const isKnown = Math.max(surest([resource], true), surest([resource], false)) >= SURE.least;
  const resources = isKnown ? [resource] : ABOUT_PEOPLE;
  const health = surest(resources, true);
  return health >= SURE.least && health >= surest(resources, false);
}

const namesOf = (resource: ImportResource, { field, header }: ImportField): string[] =>
  [field.replace(/([A-Z])/g, ' $1'), header, ...(SYNONYMS[resource][field] ?? [])]
    .map(headerForm)
    .filter((name) => name !== '');

function sureByHeader(resource: ImportResource, field: ImportField, header: string): number {
  const said = headerForm(header);
  if (said === '') return 0;
  return Math.max(...namesOf(resource, field).map((name) => sureOfName(said, name)));
}

/** Only for guessing columns. `looksLikeHealthData` ignores these words, to be on the safe side. */
function isOfSomethingElse(resource: ImportResource, field: ImportField, header: string): boolean {
  const others = headerForm(header)
    .split(' ')
    .filter((word) => OF_SOMETHING_ELSE.has(word));
  if (others.length === 0) return false;
  const own = namesOf(resource, field).flatMap((name) => name.split(' '));
  return others.some((word) => !own.includes(word));
}

function sureOfName(said: string, name: string): number {
  if (said === name || said.replaceAll(' ', '') === name.replaceAll(' ', '')) return SURE.exact;
  const [words, wanted] = [said.split(' '), name.split(' ')];
  // 'teléfono (con código)' contains 'teléfono'; each extra word makes it less certain.
  if (wanted.every((word) => word.length > 2 && words.includes(word)))
    return Math.max(SURE.least, SURE.allWords + 5 * wanted.length - 8 * words.length);
  return isNearly(said, name) ? SURE.similar : 0;
}

function sureByCells({ field, kind }: ImportField, cells: readonly string[]): number {
  const looks = LOOKS_LIKE[kind];
  // A representative's RUT looks like the patient's own.
  if (!looks || field.startsWith('representative') || cells.length === 0) return 0;
  const alike = cells.filter((cell) => cell.length <= LONGEST && looks(cell));
  return alike.length / cells.length >= MAX_CELLS ? SURE.values : 0;
}

/** Whether two texts of at least five letters differ in one letter, or in two that are swapped. */
const isNearly = (one: string, other: string): boolean =>
  Math.min(one.length, other.length) >= 5 &&
  (differInOneLetter(one, other) || differInSwappedLetters(one, other));
