import { describe, expect, it } from '@jest/globals';
import { DEFAULT_TIME_ZONE } from '../clinic-time.js';
import { APPOINTMENT_COLUMNS } from './appointments.es.js';
import { RECORD_COLUMNS } from './clinical-records.es.js';
import { type Column, columnsFor } from './column.js';
import { forCsv, forXlsx, fromCell } from './formula-safety.js';
import { PATIENT_COLUMNS } from './patients.es.js';
import { SUPPLY_COLUMNS } from './supplies.es.js';
import { dayOfSerial, readCell, writeCell } from './values.es.js';

const column = (kind: Column['kind'], words?: Record<string, string>): Column => ({
  field: 'some',
  header: 'Some',
  kind,
  ...(words && { words }),
});

const WEIRD = [
  '=1+1',
  '+56 9 1234 5678',
  '-5',
  '@SUM(A1)',
  '\t=x',
  '\r=x',
  '\n=x',
  '＝1',
  "'=1",
  "''+x",
  "'",
  "O'Higgins",
  ' =x',
  'a=b',
  '',
];

describe('text that would be a formula', () => {
  it.each(WEIRD)('restores %j from its cell', (text) => {
    expect(fromCell(forCsv(text))).toBe(text);
    expect(fromCell(forXlsx(text))).toBe(text);
  });

  it('writes no formula to a CSV file', () => {
    for (const text of WEIRD) expect(forCsv(text)).not.toMatch(/^[=+\-@\t\r\n＝]/);
    expect(forCsv('=1+1')).toBe("'=1+1");
    expect(forCsv("O'Higgins")).toBe("O'Higgins");
  });

  it('does not change text that looks like a formula in XLSX', () => expect(forXlsx('+56 9')).toBe('+56 9'));
});

describe('values and their cells', () => {
  const cases: ReadonlyArray<[Column, unknown, unknown]> = [
    [column('TEXT'), ' con espacios ', ' con espacios '],
    [column('RUT'), '12345678K', '12.345.678-K'],
    [column('WHOLE'), -1500, -1500],
    [column('DAY'), '1980-11-05', '1980-11-05'],
    [column('TIME'), '09:30', '09:30'],
    [column('YES_NO'), true, 'Sí'],
    [column('CHOICE', { ISAPRE: 'Isapre' }), 'ISAPRE', 'Isapre'],
    [
      column('IDENTIFIERS'),
      [
        { kind: 'PASSPORT', country: 'PE', value: 'AB123456' },
        { kind: 'FOREIGN_DOCUMENT', country: 'VE', value: '30123456' },
        { kind: 'NIP', country: null, value: '30123456' },
      ],
      'Pasaporte AB123456 (Perú); Documento extranjero 30123456 (Venezuela); NIP 30123456',
    ],
  ];
  it.each(cases)('restores the value of column %j from its cell: %j', (one, value, cell) => {
    expect(writeCell(one, value, DEFAULT_TIME_ZONE)).toEqual(cell);
    const isRutWithoutCheck = one.kind === 'RUT';
    if (!isRutWithoutCheck) expect(readCell(one, String(cell))).toEqual({ value });
  });

  it('restores a RUT from its cell', () => {
    const cell = writeCell(column('RUT'), '123456785', DEFAULT_TIME_ZONE);
    expect(readCell(column('RUT'), String(cell))).toEqual({ value: '123456785' });
  });

  it('shows an instant in clinic time', () => {
    expect(writeCell(column('MOMENT'), '2026-11-23T02:30:00.000Z', DEFAULT_TIME_ZONE)).toBe(
      '2026-11-22 23:30',
    );
  });

  it('writes a missing value as an empty cell, and reads it back', () => {
    for (const kind of ['RUT', 'DAY', 'WHOLE', 'CHOICE'] as const) {
      expect(writeCell(column(kind), null, DEFAULT_TIME_ZONE)).toBeNull();
      expect(readCell(column(kind), ' ')).toEqual({ value: null });
    }
    expect(readCell(column('TEXT'), '')).toEqual({ value: '' });
    expect(writeCell(column('IDENTIFIERS'), [], DEFAULT_TIME_ZONE)).toBeNull();
  });
});

describe('typed cells', () => {
  it.each<[Column['kind'], string, unknown]>([
    ['DAY', '5/11/1980', '1980-11-05'],
    ['DAY', '05-11-1980', '1980-11-05'],
    ['DAY', '05.11.1980', '1980-11-05'],
    ['DAY', '1980-11-05 00:00', '1980-11-05'],
    ['WHOLE', '1.500', 1500],
    ['WHOLE', '$ 1.500', 1500],
    ['WHOLE', '-$3.000', -3000],
    ['WHOLE', '1500,00', 1500],
    ['TIME', '9:30', '09:30'],
    ['TIME', '9.30 hrs', '09:30'],
    ['YES_NO', 'si', true],
    ['YES_NO', 'NO', false],
    ['YES_NO', 'x', true],
    ['RUT', '12345678-5', '123456785'],
  ])('reads, in a column of kind %s, %j as %j', (kind, text, value) =>
    expect(readCell(column(kind), text)).toEqual({ value }),
  );

  it.each<[Column['kind'], string]>([
    ['DAY', '31/02/2026'],
    ['DAY', '11/23/2026'],
    ['DAY', '5/11/80'],
    ['WHOLE', '1.5'],
    ['WHOLE', '1,5'],
    ['WHOLE', '99999999999'],
    ['WHOLE', 'tres'],
    ['TIME', '25:00'],
    ['YES_NO', 'tal vez'],
    ['RUT', '12.345.678-9'],
    ['IDENTIFIERS', 'Pasaporte AB123456'],
    ['IDENTIFIERS', 'Pasaporte AB123456 (Atlántida)'],
  ])('rejects, in a column of kind %s, %j', (kind, text) =>
    expect(readCell(column(kind), text)).toEqual({ fault: expect.stringMatching(/\.$/) }),
  );

  it('recognizes a choice by its word, ignoring case and accents', () => {
    const sex = column('CHOICE', { FEMALE: 'Femenino', OTHER: 'Según dice' });
    expect(readCell(sex, 'FEMENINO')).toEqual({ value: 'FEMALE' });
    expect(readCell(sex, 'segun dice')).toEqual({ value: 'OTHER' });
    expect(readCell(sex, 'otro')).toEqual({ fault: 'Escriba una de estas palabras: Femenino, Según dice.' });
  });
});

it.each([
  // 23:59:59, as programs end a day.
  [45_356 + 86_399 / 86_400, false, '2024-03-05 23:59'],
  [45_356 + 0.395833, false, '2024-03-05 09:30'],
  [45_356.3958, false, '2024-03-05 09:30'],
  [45_355.999999999, false, '2024-03-05'],
  [45_000, false, '2023-03-15'],
  [45_000.5, false, '2023-03-15 12:00'],
  [0.395_833_333_3, false, '09:30'],
  [43_538, true, '2023-03-15'],
  [1, false, '1900-01-01'],
  [59, false, '1900-02-28'],
  // Excel's calendar has this day; no other does.
  [60, false, '1900-02-29'],
  [61, false, '1900-03-01'],
])('converts the serial date %d (counted from 1904: %s) to %s', (serial, from1904, text) =>
  expect(dayOfSerial(serial, from1904)).toBe(text),
);

describe('every list', () => {
  const lists: ReadonlyArray<readonly Column[]> = [
    PATIENT_COLUMNS,
    SUPPLY_COLUMNS,
    APPOINTMENT_COLUMNS,
    RECORD_COLUMNS,
  ];
  it.each(lists)('has each header and field once in an exported list', (...list: Column[]) => {
    const headers = list.map(({ header }) => header);
    expect(new Set(headers).size).toBe(headers.length);
    expect(new Set(list.map(({ field }) => field)).size).toBe(list.length);
  });

  it('leaves health data out for users who may not read them', () => {
    const shown = columnsFor(PATIENT_COLUMNS, false).map(({ field }) => field);
    expect(shown).toContain('name');
    expect(shown).not.toContain('underlyingCondition');
    expect(shown).not.toContain('clinicalCase');
    expect(columnsFor(PATIENT_COLUMNS, true)).toHaveLength(PATIENT_COLUMNS.length);
  });
});
