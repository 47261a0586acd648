import { LAST_DATE, type LocalDate } from '../../clinic-time.js';
import { isEmail } from '../../patients/email.js';
import { MAX_IDENTIFIERS } from '../../patients/identifiers/identifier.js';
import { contradictions, NO_PARTICULARS } from '../../patients/particulars/particulars.js';
import { CONTRADICTIONS } from '../../patients/particulars/particulars.es.js';
import { isInProvisionalRange, TEXT_LIMITS } from '../../patients/patient.js';
import { tidyPhone } from '../../patients/phone-format.js';
import { ERASED } from '../../privacy/suppression.es.js';
import { parseRut } from '../../rut.js';
import { isInvisible, withoutInvisible } from '../../written-text.js';
import { readCell, type Reading } from '../../spreadsheets/values.es.js';
import { MAX_AMOUNT } from '../../supplies/supply.js';
import { APPOINTMENT_FAULTS, readService, readState, type SaidState } from '../appointment-words.es.js';
import { parseDay } from '../cells/days.js';
import { parseHours, timeAfterDate } from '../cells/hours.js';
import type { ImportResource } from '../import.js';
import { CELL_FAULTS, DEFAULT_UNIT, readInsurance, readSex } from '../import-sentences.es.js';
import { type ColumnMap, fieldOf, type ImportField } from '../import-fields.js';
import { parseTime, parseWhole } from '../cells/numbers.js';
import { accountOf, NOT_IN_THE_FILE, type VisitParts } from './record-texts.es.js';

/** Why a row can't be stored: the header of the column, and what to do. */
export interface RowFault {
  readonly column: string;
  readonly sentence: string;
}

/** A row's values by field: canonical texts, numbers and lists, as the forms send them. */
export type RowValues = Readonly<Record<string, unknown>>;

export interface ReadRow {
  readonly values: RowValues;
  readonly faults: readonly RowFault[];
}

interface RowReader {
  readonly resource: ImportResource;
  readonly headers: readonly string[];
  readonly columns: ColumnMap;
  readonly today: LocalDate;
}

/** Reads the cells of a row, and reports everything that is wrong with them. */
export function readRow(cells: readonly string[], reader: RowReader): ReadRow {
  const { resource, columns, headers, today } = reader;
  const values: Record<string, unknown> = {};
  const faults: RowFault[] = [];
  const columnOf = (name: string): string =>
    headers[columns.indexOf(name)] || fieldOf(resource, name)?.header || name;
  // One sentence per cell: the first one says what is wrong, any others only follow from it.
  const blame = (name: string, sentence: string): void => {
    const column = columnOf(name);
    if (faults.every((fault) => fault.column !== column)) faults.push({ column, sentence });
  };
  const cellOf = (name: string): string => (cells[columns.indexOf(name)] ?? '').trim();

  for (const name of columns) {
    const field = name === null ? undefined : fieldOf(resource, name);
    if (!field || field.kind === 'CHECK_DIGIT') continue;
    const digit = cellOf(`${field.field}Digit`);
    const cell = cellOf(field.field);
    const text = digit && cell ? `${cell}-${digit}` : cell;
    const reading = readField(field, text, today);
    if ('fault' in reading) blame(field.field, reading.fault);
    else Object.assign(values, reading.value);
  }
  return { values: FINISH[resource](values, blame), faults };
}

type FieldReading = { readonly value: RowValues } | { readonly fault: string };

function readField(field: ImportField, written: string, today: LocalDate): FieldReading {
  const { field: name, isRequired } = field;
  // Long texts keep what joins emoji.
  const text =
    longestOf(field) > TEXT_LIMITS.short && !isInvisible(written)
      ? written
      : withoutInvisible(written).trim();
  if (text === '') return isRequired ? { fault: CELL_FAULTS.missing } : { value: {} };
  // The replacement character: the file's bytes could not be decoded.
  if (text.includes('\ufffd')) return { fault: CELL_FAULTS.unreadable };
  // Before it is read: finding out that a long text is no day or number takes a time that grows with its square.
  const limit = longestOf(field);
  if ([...text].length > limit) return { fault: CELL_FAULTS.tooLong(limit) };
  const one = (value: unknown, fault: string): FieldReading =>
    value === undefined ? { fault } : { value: { [name]: value } };
  switch (field.kind) {
    case 'TEXT':
      return { value: { [name]: text } };
    case 'PHONE':
      return { value: { [name]: tidyPhone(text) } };
    case 'EMAIL':
      // The placeholder left by a suppression is not an address, nor a mistake.
      if (text === ERASED) return { value: {} };
      return one(isEmail(text) ? text : undefined, CELL_FAULTS.email);
    case 'RUT':
      return one(parseRut(text), CELL_FAULTS.rut);
    case 'PAST_DAY': {
      const day = parseDay(text, today);
      if (day !== undefined && day > today) return { fault: CELL_FAULTS.future };
      return one(day, CELL_FAULTS.day);
    }
    case 'DAY': {
      // Two-digit years are of this century: expiry and appointment dates are near.
      const day = parseDay(text, LAST_DATE.replace('2100', '2099'));
      return one(day !== undefined && day <= LAST_DATE ? day : undefined, CELL_FAULTS.day);
    }
    case 'DAY_AND_TIME': {
      const day = parseDay(text, LAST_DATE.replace('2100', '2099'));
      if (day === undefined || day > LAST_DATE) return { fault: CELL_FAULTS.day };
      return { value: { [name]: day, timeAfterDate: timeAfterDate(text) } };
    }
    case 'HOURS': {
      const hours = parseHours(text);
      return hours ? { value: { [name]: hours.from, endBehindTime: hours.to } } : { fault: CELL_FAULTS.time };
    }
    case 'SERVICE':
      return one(readService(text), APPOINTMENT_FAULTS.service);
    case 'STATE':
      return one(readState(text), APPOINTMENT_FAULTS.state);
    case 'TIME':
      return one(parseTime(text), CELL_FAULTS.time);
    case 'WHOLE': {
      const amount = parseWhole(text);
      const fits = amount !== undefined && amount >= 0 && amount <= MAX_AMOUNT;
      return one(fits ? amount : undefined, CELL_FAULTS.whole);
    }
    case 'SEX':
      return one(readSex(text), CELL_FAULTS.sex);
    case 'INSURANCE':
      return { value: { ...readInsurance(text) } };
    case 'CHECK_DIGIT':
      return { value: {} };
    default:
      return asRead(name, readCell({ ...field, kind: field.kind }, text));
  }
}

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

type Finish = (values: RowValues, blame: (field: string, sentence: string) => void) => RowValues;

/** Checks and conversions that need the whole row. */
const FINISH: Readonly<Record<ImportResource, Finish>> = {
  PATIENTS: ({ lastName, secondLastName, provisionalRut, ...values }, blame) => {
    const name = wholeName([values['name'], lastName, secondLastName], () =>
      blame('name', CELL_FAULTS.tooLong(TEXT_LIMITS.short)),
    );
    const rut = values['rut'] as string | undefined;
    const isProvisional = rut !== undefined && (provisionalRut === true || isInProvisionalRange(rut));
    for (const field of contradictions({ ...NO_PARTICULARS, ...values })) blame(field, CONTRADICTIONS[field]);
    return { ...values, ...(name && { name }), ...(isProvisional && { provisionalRut: true }) };
  },
  APPOINTMENTS: (read, blame) => {
    const {
      timeAfterDate: time,
      endBehindTime: endTime,
      status,
      attendance,
      ...values
    } = withWholeName(read, blame);
    if (values['time'] === undefined && time === undefined) blame('time', APPOINTMENT_FAULTS.noTime);
    const said = { ...(attendance as SaidState), ...(status as SaidState) };
    const came = (attendance as SaidState | undefined)?.attendance;
    return defined({ time, endTime, ...said, ...values, ...(came && { attendance: came }) });
  },
  SUPPLIES: (values) => ({ unit: DEFAULT_UNIT, stock: 0, criticalStock: 0, unitValue: 0, ...values }),
  RECORDS: (values, blame) => {
    const { time, reason, diagnosis, observations, careDescription, procedure, instructions, ...rest } =
      withWholeName(values, blame);
    const parts = { time, reason, diagnosis, careDescription, observations } as VisitParts;
    const account = accountOf(parts);
    if ([...account].length > TEXT_LIMITS.long)
      blame('careDescription', CELL_FAULTS.tooLong(TEXT_LIMITS.long));
    // A time alone says nothing about a visit.
    const { time: _, ...texts } = parts;
    if (![...Object.values(texts), procedure, instructions].some(Boolean))
      blame('careDescription', CELL_FAULTS.noText);
    return {
      ...rest,
      careDescription: account || NOT_IN_THE_FILE,
      procedure: procedure ?? NOT_IN_THE_FILE,
      instructions: instructions ?? NOT_IN_THE_FILE,
    };
  },
};

const defined = (values: RowValues): RowValues =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));

/** Joins a name that is spread over several columns. */
function wholeName(parts: readonly unknown[], onTooLong: () => void): string {
  const name = parts.filter(Boolean).join(' ');
  if ([...name].length > TEXT_LIMITS.short) onTooLong();
  return name;
}

/** The values of a row of another kind, with the patient's name joined. */
export function withWholeName(
  { patientLastName, patientSecondLastName, ...values }: RowValues,
  blame: (field: string, sentence: string) => void,
): RowValues {
  const name = wholeName([values['patientName'], patientLastName, patientSecondLastName], () =>
    blame('patientName', CELL_FAULTS.tooLong(TEXT_LIMITS.short)),
  );
  return { ...values, ...(name && { patientName: name }) };
}
