import { LAST_DATE, type LocalDate } from '../../../clinic-time.js';
import { shortDate } from '../../../clinic-time.es.js';
import { isEmail } from '../../../patients/email.js';
import { MAX_IDENTIFIERS } from '../../../patients/identifiers/identifier.js';
import { SEX_LABELS } from '../../../patients/particulars/particulars.es.js';
import { TEXT_LIMITS } from '../../../text-limits.js';
import { isPlausiblePhone, parsePhone } from '../../../patients/phone.js';
import { tidyPhone } from '../../../patients/phone-format.js';
import { ERASED } from '../../../privacy/suppression.es.js';
import { formatRut, isPlaceholderRut, parseRut, RUT_LENGTHS } from '../../../rut.js';
import { type CellKind, isDateKind, isErrorText, isNumberKind } from '../../../spreadsheets/cell-kind.js';
import { readCell, type Reading } from '../../../spreadsheets/values.es.js';
import { MAX_AMOUNT } from '../../../stock/supply.js';
import { comparableText, isInvisible, onOneLine } from '../../../written-text.js';
import { APPOINTMENT_FAULTS, readService, readState } from '../appointment-words.es.js';
import { BEFORE_RUT } from '../cells/cell-words.es.js';
import type { ColumnEvidence } from '../cells/column-evidence.js';
import { hasEscapes, hasLostLetters, hasOtherRows, isGarbled } from '../cells/garbled.js';
import {
  isLongAgo,
  isPartialDay,
  isSerialDay,
  isSwappable,
  isSwappableDay,
  mayHaveYearFirst,
  parseDay,
} from '../cells/days.js';
import { dayBeforeTime, parseHours, timeAfterDate } from '../cells/hours.js';
import { isName } from '../cells/names.es.js';
import {
  digitsOfFloating,
  isFloating,
  isFractionOfDay,
  mayHaveDecimals,
  parseTime,
  parseWhole,
} from '../cells/numbers.js';
import type { Doubt, DoubtReason } from '../doubts.js';
import { doubtSentence } from '../doubts.es.js';
import type { ImportField } from '../import-fields.js';
import { CELL_FAULTS, readInsurance, readSex } from '../import-sentences.es.js';

/** A cell, with its kind in the spreadsheet and the evidence of its column. */
export interface SaidCell {
  readonly text: string;
  readonly kind: CellKind;
  readonly evidence: ColumnEvidence;
  /** Whether the rest of its row is empty, as in a row with the title of a part of the table. */
  readonly isAlone?: boolean;
}

type Values = Readonly<Record<string, unknown>>;

/** `taken`: the values stored if the user accepts a doubtful reading; may be empty. */
export type FieldReading =
  | { readonly value: Values }
  | { readonly fault: string }
  | { readonly doubt: Doubt; readonly taken: Values };

/** A value, the reason for doubting it, and its text for users if it differs from the value. */
interface OneReading {
  readonly value?: unknown;
  readonly reason?: DoubtReason | undefined;
  readonly shown?: string;
}

/** Reads a cell as a field: its value, a fault or a doubt. Nothing is guessed. */
export function readField(field: ImportField, cell: SaidCell, today: LocalDate): FieldReading {
  const text = visibleText(field, cell.text);
  const { kind } = cell;
  if (text === '') return field.isRequired ? { fault: CELL_FAULTS.missing } : { value: {} };
  if (kind === 'NO_VALUE') return inDoubt(field, { reason: 'FORMULA_WITHOUT_VALUE' });
  if (kind === 'ERROR' || isErrorText(text)) return inDoubt(field, { reason: 'ERROR_CELL' });
  // U+FFFD: the file's bytes could not be decoded.
  if (cell.text.includes('\ufffd') || isGarbled(cell.text)) return { fault: CELL_FAULTS.unreadable };
  if (longestOf(field) <= TEXT_LIMITS.short) {
    if (hasOtherRows(cell.text)) return { fault: CELL_FAULTS.otherRows };
    if (hasEscapes(cell.text)) return { fault: CELL_FAULTS.unreadable };
    if (field.kind === 'TEXT' && hasLostLetters(text)) return { fault: CELL_FAULTS.unreadable };
  }
  // Before parsing: rejecting a long text as a day or number takes time that grows with the square of its length.
  const limit = longestOf(field);
  if ([...text].length > limit) return { fault: CELL_FAULTS.tooLong(limit) };
  const reading = readText(field, { ...cell, text }, today);
  return kind === 'INEXACT' && 'value' in reading
    ? inDoubt(field, { reason: 'INEXACT_NUMBER', value: reading.value, shown: text })
    : reading;
}

/** Long texts keep their invisible characters, some of which join emoji. */
function visibleText(field: ImportField, written: string): string {
  if (longestOf(field) > TEXT_LIMITS.short && !isInvisible(written)) return written;
  const text = onOneLine(written);
  // Spreadsheets mark a cell as text with a hidden apostrophe; other programs write it into the cell.
  return field.kind === 'TEXT' ? text : text.replace(/^'/, '');
}

/** Expiry and appointment dates are near, so two-digit years are of this century. */
const LAST_OF_CENTURY: LocalDate = '2099-12-31';

function readText(field: ImportField, cell: SaidCell, today: LocalDate): FieldReading {
  const { field: name } = field;
  const { text, kind } = cell;
  const one = (value: unknown, fault: string): FieldReading =>
    value === undefined ? { fault } : { value: { [name]: value } };
  const oneOrDoubt = ({ value, reason, shown }: OneReading, fault: string): FieldReading =>
    reason === undefined
      ? one(value, fault)
      : inDoubt(field, {
          reason,
          ...(value !== undefined && { value: { [name]: value }, shown: shown ?? String(value) }),
        });
  switch (field.kind) {
    case 'TEXT':
      return oneOrDoubt({ value: text, reason: doubtAboutText(name, cell) }, '');
    case 'PHONE':
      // Only used to find the patient, so any text will do.
      if (field.field === 'patientPhone') return { value: { [name]: tidyPhone(text) } };
      return oneOrDoubt(readPhone(text, kind), '');
    case 'EMAIL':
      // The placeholder left by a suppression: neither an address nor a mistake.
      if (text === ERASED) return { value: {} };
      return one(isEmail(text) ? text : undefined, CELL_FAULTS.email);
    case 'RUT':
      return isRutAlone(text) || isFloating(text)
        ? oneOrDoubt(readRut(cell), CELL_FAULTS.rut)
        : { fault: /\d/.test(text) ? CELL_FAULTS.rutAlone : CELL_FAULTS.rut };
    case 'PAST_DAY': {
      const reading = readDay(cell, today, today);
      if (String(reading.value) > today && reading.value !== undefined) return { fault: CELL_FAULTS.future };
      return oneOrDoubt(reading, CELL_FAULTS.day);
    }
    case 'DAY':
      return oneOrDoubt(readDay(cell, LAST_OF_CENTURY, today), CELL_FAULTS.day);
    case 'DAY_AND_TIME': {
      const { value: day, reason, shown } = readDay(cell, LAST_OF_CENTURY, today);
      const value = day === undefined ? undefined : { [name]: day, timeAfterDate: timeAfterDate(text) };
      if (reason) return inDoubt(field, { reason, ...(value && { value, shown: shown ?? String(day) }) });
      return value ? { value } : { fault: CELL_FAULTS.day };
    }
    case 'HOURS': {
      const hours = parseHours(text);
      if (!hours) return { fault: CELL_FAULTS.time };
      const value = { [name]: hours.from, endBehindTime: hours.to, dayOfTime: dayBeforeTime(text) };
      return isNumberAsTime(cell)
        ? inDoubt(field, { reason: 'NUMBER_AS_TIME', value, shown: hours.from })
        : { value };
    }
    case 'SERVICE':
      return one(readService(text), APPOINTMENT_FAULTS.service);
    case 'STATE':
      return one(readState(text), APPOINTMENT_FAULTS.state);
    case 'TIME': {
      const value = parseTime(text);
      const isDoubtful = value !== undefined && isNumberAsTime(cell);
      return oneOrDoubt({ value, reason: isDoubtful ? 'NUMBER_AS_TIME' : undefined }, CELL_FAULTS.time);
    }
    case 'WHOLE':
      return oneOrDoubt(readWhole(cell), CELL_FAULTS.whole);
    case 'SEX':
      return oneOrDoubt(sexOf(cell), CELL_FAULTS.sex);
    case 'INSURANCE': {
      const insurance = readInsurance(text);
      return insurance ? { value: { ...insurance } } : { fault: CELL_FAULTS.insurance };
    }
    case 'CHECK_DIGIT':
      return { value: {} };
    default:
      return asRead(name, readCell({ ...field, kind: field.kind }, text));
  }
}

interface Doubtful {
  readonly reason: DoubtReason;
  readonly value?: Values;
  readonly shown?: string;
}

/** A doubt that no decision can settle is a fault. */
function inDoubt(field: ImportField, { reason, value, shown }: Doubtful): FieldReading {
  const choices = [...(value ? (['TAKE'] as const) : []), ...(field.isRequired ? [] : (['BLANK'] as const))];
  if (choices.length === 0) return { fault: doubtSentence(reason) };
  return {
    doubt: { field: field.field, reason, proposal: value ? (shown ?? null) : null, choices },
    taken: value ?? {},
  };
}

function doubtAboutText(field: string, { text, kind, isAlone }: SaidCell): DoubtReason | undefined {
  // A formula that refers to an empty cell gives zero.
  const isZero = isNumberKind(kind) && text === '0';
  if (isDateKind(kind) || kind === 'BOOLEAN' || isZero) return 'NOT_TEXT';
  return field === 'name' && (isAlone || !isName(text)) ? 'NOT_A_NAME' : undefined;
}

function readPhone(text: string, kind: CellKind): OneReading {
  if (isFloating(text)) {
    const digits = digitsOfFloating(text);
    return {
      reason: 'FLOATING_NUMBER',
      ...(digits !== undefined && { value: tidyPhone(digits) }),
    };
  }
  return { value: tidyPhone(text), reason: isPhone(text, kind) ? undefined : 'PHONE' };
}

/** A date, a time, a RUT, an e-mail, an amount or an address has enough digits for a phone, too. */
function isPhone(text: string, kind: CellKind): boolean {
  const rut = parseRut(text);
  if (rut !== undefined && WITH_CHECK_DIGIT.test(text)) return false;
  if (parsePhone(text) !== undefined) return true;
  const isOther =
    // One in eleven of the old eight-digit phones is a valid RUT by chance.
    rut?.length === RUT_LENGTHS.max ||
    isDateKind(kind) ||
    DATE.test(text) ||
    OF_OTHERS.test(text) ||
    (isNumberKind(kind) && !/^\d+$/.test(text));
  return !isOther && isPlausiblePhone(text) && /\d(?:[\s().-]*\d){5}/.test(comparableText(text));
}

const WITH_CHECK_DIGIT = /^(?:\d{1,2}\.\d{3}\.\d{3}|\d{7,8})-[\dk]$/i;

/** Matches an amount, a time or an e-mail. */
const OF_OTHERS = /[$@]|\d:\d|^\d{1,3}(?:\.\d{3})+$/;

const DATE = /^(?:\d{1,2}[-/.]\d{1,2}[-/.](?:\d{4}|\d{2})(?:\s.*)?|\d{4}-\d{2}-\d{2}.*)$/;

/** Digits, perhaps in groups, and the check digit. */
const RUT_ALONE = /^\d+(?:[.,'\s-]+\d{3})*[-.\s/_]*[\dk]$/i;

/** A text with more than a RUT has other digits (a passport's, a second RUT's), which may fit by chance. */
const isRutAlone = (text: string): boolean =>
  RUT_ALONE.test(comparableText(text).replace(BEFORE_RUT, '').trim());

/** Neither a date nor a number with decimals or an exponent is a RUT, even if its digits fit. */
function readRut({ text, kind, evidence }: SaidCell): OneReading {
  const isOther = isDateKind(kind) || DATE.test(text) || (isNumberKind(kind) && !/^\d+$/.test(text));
  const digits = isFloating(text) ? digitsOfFloating(text) : text;
  const rut = isOther || digits === undefined ? undefined : parseRut(digits);
  if (rut === undefined) return {};
  const isBare = /^[\d.\s]+$/.test(text);
  const reason =
    digits !== text
      ? 'FLOATING_NUMBER'
      : evidence.hasPlaceholderRuts && isPlaceholderRut(rut)
        ? 'PLACEHOLDER_RUT'
        : isBare && evidence.rutsLackDigit
          ? 'RUT_WITHOUT_DIGIT'
          : undefined;
  return { value: rut, reason, shown: formatRut(rut) };
}

/** @param latest as for `parseDay`. */
function readDay({ text, kind, evidence }: SaidCell, latest: LocalDate, today: LocalDate): OneReading {
  const day = parseDay(text, latest, evidence.countsFrom1904);
  if (day === undefined || day > LAST_DATE) return isPartialDay(text) ? { reason: 'PARTIAL_DAY' } : {};
  return { value: day, reason: doubtAboutDay(day, { text, kind, evidence }, today), shown: shortDate(day) };
}

function doubtAboutDay(
  day: LocalDate,
  { text, kind, evidence }: SaidCell,
  today: LocalDate,
): DoubtReason | undefined {
  if (isSerialDay(text)) return 'NUMBER_AS_DAY';
  if (kind === 'PARTIAL_DATE') return 'SHOWN_IN_PART';
  if (isLongAgo(day, today)) return 'LONG_AGO';
  if (evidence.yearsComeFirst && !isDateKind(kind) && mayHaveYearFirst(text)) return 'MONTH_FIRST';
  // A spreadsheet in Spanish swaps month and day if both orders are valid, and leaves the other dates as text.
  const mayBeSwapped = isDateKind(kind) ? isSwappableDay(day) : isSwappable(text);
  return evidence.monthsComeFirst && mayBeSwapped ? 'MONTH_FIRST' : undefined;
}

/** In a column with 'F', 'M' is male; with 'H' (hombre), it is female; with neither, it is ambiguous. */
function sexOf({ text, evidence }: SaidCell): OneReading {
  if (!/^m\.?$/i.test(text) || evidence.hasLetterF) return { value: readSex(text) };
  const value = evidence.hasLetterH ? 'FEMALE' : 'MALE';
  return { value, reason: 'LETTER_OF_SEX', shown: SEX_LABELS[value] };
}

const isNumberAsTime = ({ text, kind }: SaidCell): boolean => isNumberKind(kind) || isFractionOfDay(text);

function readWhole({ text, kind, evidence }: SaidCell): OneReading {
  const isNumber = isNumberKind(kind);
  const amount = isNumber ? wholeNumber(text) : parseWhole(text);
  if (amount === undefined || amount < 0 || amount > MAX_AMOUNT) return {};
  const isDoubtful = !isNumber && mayHaveDecimals(text, evidence.pointsAreDecimal);
  return { value: amount, reason: isDoubtful ? 'DECIMALS' : undefined };
}

const wholeNumber = (text: string): number | undefined => (/^-?\d+$/.test(text) ? Number(text) : undefined);

const asRead = (name: string, reading: Reading): FieldReading =>
  'fault' in reading ? reading : { value: reading.value === null ? {} : { [name]: reading.value } };

const LONG_TEXTS: ReadonlySet<string> = new Set([
  'careDescription',
  'clinicalCase',
  'description',
  'diagnosis',
  'instructions',
  'notes',
  'observations',
  'procedure',
  'reason',
  'underlyingCondition',
]);

/** In characters. */
function longestOf({ field, kind }: ImportField): number {
  if (LONG_TEXTS.has(field)) return TEXT_LIMITS.long;
  return kind === 'IDENTIFIERS' ? MAX_IDENTIFIERS * TEXT_LIMITS.short : TEXT_LIMITS.short;
}
