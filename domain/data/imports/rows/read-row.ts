import type { LocalDate } from '../../../clinic-time.js';
import { contradictions, NO_PARTICULARS } from '../../../patients/particulars/particulars.js';
import { CONTRADICTIONS } from '../../../patients/particulars/particulars.es.js';
import { isInProvisionalRange } from '../../../patients/patient.js';
import { TEXT_LIMITS } from '../../../text-limits.js';
import type { CellKind } from '../../../spreadsheets/cell-kind.js';
import { APPOINTMENT_FAULTS, type SaidState } from '../appointment-words.es.js';
import { type ColumnEvidence, NO_EVIDENCE } from '../cells/column-evidence.js';
import { choiceFor, type Doubt, type DoubtDecision } from '../doubts.js';
import { doubtSentence } from '../doubts.es.js';
import type { ImportResource } from '../import.js';
import { CELL_FAULTS, DEFAULT_UNIT } from '../import-sentences.es.js';
import { type ColumnMap, fieldOf, headerOf } from '../import-fields.js';
import { readField } from './read-field.js';
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
  /** Includes the faults of undecided doubts. */
  readonly faults: readonly RowFault[];
  /** Decisions required before the row can be stored; empty if it also has other faults. */
  readonly doubts: readonly Doubt[];
}

export interface CellsOfRow {
  readonly number: number;
  readonly cells: readonly string[];
  /** By column; a missing one is 'TEXT'. */
  readonly kinds?: readonly CellKind[];
}

interface RowReader {
  readonly resource: ImportResource;
  readonly headers: readonly string[];
  readonly columns: ColumnMap;
  readonly today: LocalDate;
  /** By column. */
  readonly evidence?: readonly ColumnEvidence[];
  readonly decisions?: readonly DoubtDecision[];
}

/** Reads the cells of a row, and reports everything that is wrong or doubtful about them. */
export function readRow({ number, cells, kinds = [] }: CellsOfRow, reader: RowReader): ReadRow {
  const { resource, headers, columns, today, evidence = [], decisions = [] } = reader;
  const values: Record<string, unknown> = {};
  const faults: RowFault[] = [];
  const doubts: Doubt[] = [];
  // One sentence per cell: further ones only follow from the first.
  const blame = (name: string, sentence: string): void => {
    const column = headerOf(reader, name);
    if (faults.every((fault) => fault.column !== column)) faults.push({ column, sentence });
  };
  const cellOf = (name: string): string => (cells[columns.indexOf(name)] ?? '').trim();
  if (cells.every((cell, column) => !isFilled(cell) || cell.trim() === headers[column])) {
    blame(columns.find((name) => name !== null) ?? '', CELL_FAULTS.headers);
    return { values: {}, faults, doubts };
  }
  const isAlone = resource === 'SUPPLIES' && headers.length > 1 && cells.filter(isFilled).length === 1;

  for (const name of columns) {
    const field = name === null ? undefined : fieldOf(resource, name);
    if (!field || field.kind === 'CHECK_DIGIT') continue;
    const column = columns.indexOf(field.field);
    const digitName = `${field.field}Digit`;
    const digit = cellOf(digitName);
    const text = withDigit(cellOf(field.field), digit);
    const ofColumn = evidence[column] ?? NO_EVIDENCE;
    const cell = {
      text,
      kind: (digit === '' ? kinds[column] : undefined) ?? 'TEXT',
      // If check digits have their own column, an empty cell there means that the RUT lacks its digit.
      evidence: columns.includes(digitName) ? { ...ofColumn, rutsLackDigit: true } : ofColumn,
    };
    const reading = readField(field, { ...cell, isAlone }, today);
    if ('fault' in reading) blame(field.field, reading.fault);
    else if ('value' in reading) Object.assign(values, reading.value);
    else {
      const choice = choiceFor(decisions, reading.doubt, number);
      if (choice === 'TAKE') Object.assign(values, reading.taken);
      if (choice !== undefined) continue;
      blame(field.field, doubtSentence(reading.doubt.reason));
      doubts.push(reading.doubt);
    }
  }
  const finished = FINISH[resource](values, blame);
  return { values: finished, faults, doubts: faults.length === doubts.length ? doubts : [] };
}

const isFilled = (cell: string): boolean => cell.trim() !== '';

/** A RUT with the check digit of another column, unless it already ends with that digit. */
function withDigit(cell: string, digit: string): string {
  const own = /-\s*([\dk])$/i.exec(cell)?.[1];
  return digit === '' || own?.toLowerCase() === digit.toLowerCase() ? cell : `${cell}-${digit}`;
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
      dayOfTime,
      status,
      attendance,
      ...values
    } = withWholeName(read, blame);
    if (values['time'] === undefined && time === undefined) blame('time', APPOINTMENT_FAULTS.noTime);
    const isOther = (one: unknown, other: unknown): boolean =>
      one !== undefined && other !== undefined && one !== other;
    // Midnight means that the date had no time.
    if (time !== '00:00' && isOther(time, values['time'])) blame('time', APPOINTMENT_FAULTS.otherTime);
    if (isOther(dayOfTime, values['date'])) blame('time', APPOINTMENT_FAULTS.otherTime);
    if (isOther(endTime, values['endTime'])) blame('endTime', APPOINTMENT_FAULTS.otherTime);
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
    // A time alone does not describe a visit.
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

/** The values of an appointment or record row, with the patient's name joined. */
export function withWholeName(
  { patientLastName, patientSecondLastName, ...values }: RowValues,
  blame: (field: string, sentence: string) => void,
): RowValues {
  const name = wholeName([values['patientName'], patientLastName, patientSecondLastName], () =>
    blame('patientName', CELL_FAULTS.tooLong(TEXT_LIMITS.short)),
  );
  return { ...values, ...(name && { patientName: name }) };
}
