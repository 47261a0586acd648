import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { CellKind } from '../../../spreadsheets/cell-kind.js';
import { EvidenceOfColumns, NO_EVIDENCE } from '../cells/column-evidence.js';
import { fieldOf, IMPORT_FIELDS } from '../import-fields.js';
import { IMPORT_RESOURCES, type ImportResource } from '../import.js';
import { type FieldReading, readField } from './read-field.js';

const TODAY = '2026-11-23';

interface Said {
  readonly kind?: CellKind;
  readonly column?: readonly string[];
}

function read(
  resource: ImportResource,
  name: string,
  text: string,
  { kind = 'TEXT', column = [text] }: Said = {},
): FieldReading {
  const field = fieldOf(resource, name);
  if (!field) throw new Error(`no field ${name}`);
  const cells = new EvidenceOfColumns();
  for (const cell of column) cells.add([cell]);
  return readField(field, { text, kind, evidence: { ...NO_EVIDENCE, ...cells.all[0] } }, TODAY);
}

/** The reason of a doubt and the value to take; the value alone if there is no doubt. */
function summary(reading: FieldReading): unknown {
  if ('doubt' in reading) return [reading.doubt.reason, Object.values(reading.taken)[0]];
  return 'fault' in reading ? 'REFUSED' : Object.values(reading.value)[0];
}

const stock = (text: string, said?: Said) => summary(read('SUPPLIES', 'stock', text, said));
const birth = (text: string, said?: Said) => summary(read('PATIENTS', 'birthDate', text, said));
const phone = (text: string, said?: Said) => summary(read('PATIENTS', 'phone', text, said));
const rut = (text: string, said?: Said) => summary(read('PATIENTS', 'rut', text, said));
const time = (text: string, said?: Said) => summary(read('APPOINTMENTS', 'time', text, said));
const address = (text: string, said?: Said) => summary(read('PATIENTS', 'address', text, said));

describe('a whole number', () => {
  it.each([
    ['2,125', {}, ['DECIMALS', 2125]],
    ['$12,345', {}, ['DECIMALS', 12_345]],
    ['1.500', {}, 1500],
    ['1.500', { column: ['1.500', '10.5'] }, ['DECIMALS', 1500]],
    ['1,234,567', {}, 1_234_567],
    ['1,500.00', {}, 1500],
    ['0,375', {}, 'REFUSED'],
    ['2,125', { kind: 'NUMBER' }, 'REFUSED'],
    ['1500', { kind: 'NUMBER' }, 1500],
    ['1500', { kind: 'INEXACT' }, ['INEXACT_NUMBER', 1500]],
    ['1e+21', { kind: 'NUMBER' }, 'REFUSED'],
  ] as const)('reads the whole number %s %j as %j', (text, said, expected) =>
    expect(stock(text, said)).toEqual(expected),
  );
});

describe('a day', () => {
  it.each([
    ['1985', {}, ['PARTIAL_DAY', undefined]],
    ['85', {}, ['PARTIAL_DAY', undefined]],
    ['1955 aprox', {}, ['PARTIAL_DAY', undefined]],
    ['03-1985', {}, ['PARTIAL_DAY', undefined]],
    ['marzo de 1985', {}, ['PARTIAL_DAY', undefined]],
    ['1985', { kind: 'NUMBER' }, ['PARTIAL_DAY', undefined]],
    ['31205', { kind: 'NUMBER' }, ['NUMBER_AS_DAY', '1985-06-07']],
    ['31205', {}, ['NUMBER_AS_DAY', '1985-06-07']],
    ['1985-06-07', { kind: 'DATE' }, '1985-06-07'],
    ['1985-06-01', { kind: 'PARTIAL_DATE' }, ['SHOWN_IN_PART', '1985-06-01']],
    ['1900-01-01', { kind: 'DATE' }, ['LONG_AGO', '1900-01-01']],
    ['01-01-1900', {}, ['LONG_AGO', '1900-01-01']],
    ['1900-02-29', { kind: 'DATE' }, 'REFUSED'],
    ['03/05/1985', {}, '1985-05-03'],
    ['03/05/1985', { column: ['03/05/1985', '03/25/1985'] }, ['MONTH_FIRST', '1985-05-03']],
    ['03/03/1985', { column: ['03/03/1985', '03/25/1985'] }, '1985-03-03'],
    ['03/25/1985', {}, 'REFUSED'],
    ...(['03/05/1985 10:30:00 AM', '03 05 1985'] as const).map(
      (text) => [text, { column: [text, text.replace('05', '25')] }, ['MONTH_FIRST', '1985-05-03']] as const,
    ),
    ['1985-05-03', { kind: 'DATE', column: ['1985-05-03', '03/25/1985'] }, ['MONTH_FIRST', '1985-05-03']],
    ['1985-05-13', { kind: 'DATE', column: ['1985-05-13', '03/25/1985'] }, '1985-05-13'],
    ['1985-05-03', { column: ['1985-05-03', '03/25/1985'] }, '1985-05-03'],
    ['10-11-12', {}, '2012-11-10'],
    ['10-11-12', { column: ['10-11-12', '85-03-05'] }, ['MONTH_FIRST', '2012-11-10']],
    ['15-11-12', { column: ['15-11-12', '85-03-05'] }, ['MONTH_FIRST', '2012-11-15']],
    ['10-11-2012', { column: ['10-11-2012', '85-03-05'] }, '2012-11-10'],
  ] as const)('reads the day %s %j as %j', (text, said, expected) =>
    expect(birth(text, said)).toEqual(expected),
  );
});

describe('a phone', () => {
  it.each([
    ['912345678', { kind: 'NUMBER' }, '+56 9 1234 5678'],
    ['12345654', { kind: 'INEXACT' }, ['INEXACT_NUMBER', '12345654']],
    ['912345678', { kind: 'INEXACT' }, ['INEXACT_NUMBER', '+56 9 1234 5678']],
    ['56912345678.0', {}, ['FLOATING_NUMBER', '+56 9 1234 5678']],
    ['5.6912345678E+10', {}, ['FLOATING_NUMBER', '+56 9 1234 5678']],
    // Its digits are lost, and a patient needs a phone.
    ['5,69E+10', {}, 'REFUSED'],
    ['5.69123E+10', {}, 'REFUSED'],
    // The patient's form accepts them, too.
    ['000 000', {}, '000 000'],
    ['no tiene', {}, ['PHONE', 'no tiene']],
    ['0', {}, ['PHONE', '0']],
    ['00000', {}, ['PHONE', '00000']],
    ['56912345678.00', {}, ['FLOATING_NUMBER', '+56 9 1234 5678']],
    ['912345678,00', {}, ['FLOATING_NUMBER', '+56 9 1234 5678']],
    ['+5,69123E+10', {}, 'REFUSED'],
    ['12/03/1985', {}, ['PHONE', '12/03/1985']],
    ['12.345.678-5', {}, ['PHONE', '12.345.678-5']],
    ['39.010.113-9', {}, ['PHONE', '+56 39 010 1139']],
    ['ana19851203@example.com', {}, ['PHONE', 'ana19851203@example.com']],
    ['912345678,5', { kind: 'NUMBER' }, ['PHONE', '912345678,5']],
    ['345-6789', {}, '345-6789'],
    ['912.345.000', {}, '+56 9 1234 5000'],
    ['2024-03-05', { kind: 'DATE' }, ['PHONE', '2024-03-05']],
    ...[
      '12/03/85',
      '05-03-1985 12:00',
      '10:30 11:30',
      '39010113-9',
      '12345678-5',
      '123456785',
      '45.500.000',
      '$ 912345',
      'Av. Ficticia 742, depto. 1201',
    ].map((text) => [text, {}, ['PHONE', expect.anything()]] as const),
    ["'912345678", {}, '+56 9 1234 5678'],
    ['912345678 (después de las 19:30)', {}, '912345678 (después de las 19:30)'],
    ['2345678 casa', {}, '2345678 casa'],
    ['22-345-67-89', {}, '+56 2 2345 6789'],
    ['11.12.13.14', {}, '11.12.13.14'],
    ['91234567', {}, '91234567'],
  ] as const)('reads the phone %s %j as %j', (text, said, expected) =>
    expect(phone(text, said)).toEqual(expected),
  );
});

describe('a RUT', () => {
  const WITHOUT_DIGITS = ['12000006', '12000014', '12000022', '12000002'];
  const PLACEHOLDERS = ['11.111.111-1', '39010113-9', '5.555.555-9'];

  it.each([
    ['39010113-9', {}, '390101139'],
    ['390101139', { kind: 'NUMBER' }, '390101139'],
    ['12000006', {}, '12000006'],
    ['12000006', { column: WITHOUT_DIGITS }, ['RUT_WITHOUT_DIGIT', '12000006']],
    ['1200000-6', { column: WITHOUT_DIGITS }, '12000006'],
    ['12000002', { column: WITHOUT_DIGITS }, 'REFUSED'],
    ['11.111.111-1', { column: PLACEHOLDERS }, ['PLACEHOLDER_RUT', '111111111']],
    ['5.555.555-9', { column: PLACEHOLDERS }, ['PLACEHOLDER_RUT', '55555559']],
    ['5.555.555-9', { column: ['11 111 111 - 1', '5.555.555-9'] }, ['PLACEHOLDER_RUT', '55555559']],
    ['12.345.678-5', { column: PLACEHOLDERS }, '123456785'],
    ['11.111.111-1', {}, '111111111'],
    ['3901011,9', { kind: 'NUMBER' }, 'REFUSED'],
    ['1,23456E+08', {}, 'REFUSED'],
    ['390101139.0', {}, ['FLOATING_NUMBER', '390101139']],
    // With the zero they would be valid RUTs of other people.
    ['12345143.0', {}, ['FLOATING_NUMBER', '12345143']],
    ['1234507.0', {}, 'REFUSED'],
    ['RUT: 39.010.113–9', {}, '390101139'],
    ['039,010,113/9', {}, '390101139'],
    ['39010113 - 9', {}, '390101139'],
    ['39.010.113-9 (madre)', {}, 'REFUSED'],
    ['AB390101139', {}, 'REFUSED'],
    ['Pasaporte 390101139', {}, 'REFUSED'],
    ['15-03-2024', {}, 'REFUSED'],
  ] as const)('reads the RUT %s %j as %j', (text, said, expected) =>
    expect(rut(text, said)).toEqual(expected),
  );
});

describe('a time', () => {
  it.each([
    ['1500', {}, '15:00'],
    ['1500', { kind: 'NUMBER' }, ['NUMBER_AS_TIME', '15:00']],
    ['0,395833333', {}, ['NUMBER_AS_TIME', '09:30']],
    ['0.40', {}, ['NUMBER_AS_TIME', '00:40']],
    ['09:30', { kind: 'DATE' }, '09:30'],
    ['1899-12-30 13:30:00Z', { kind: 'DATE' }, 'REFUSED'],
  ] as const)('reads the time %s %j as %j', (text, said, expected) =>
    expect(time(text, said)).toEqual(expected),
  );
});

describe('a name', () => {
  it.each(['-', 'N/A', '12345', 'TOTAL:', 'Subtotal guantes', 'sin nombre'])(
    'doubts that %s is a name',
    (text) => expect(summary(read('SUPPLIES', 'name', text))).toEqual(['NOT_A_NAME', text]),
  );

  it.each(['Colgate Total', 'Ana', 'Bisturí 15', 'Totalmente Natural'])('accepts %s as a name', (text) =>
    expect(summary(read('SUPPLIES', 'name', text))).toBe(text),
  );
});

describe('a sex', () => {
  const sex = (text: string, column: readonly string[]) => summary(read('PATIENTS', 'sex', text, { column }));

  it.each([
    ['M', ['M', 'F'], 'MALE'],
    ['m.', ['m.', 'Fem.'], 'MALE'],
    ['M', ['M', 'H'], ['LETTER_OF_SEX', 'FEMALE']],
    ['M', ['M', 'Hombre'], ['LETTER_OF_SEX', 'FEMALE']],
    ['M', ['M'], ['LETTER_OF_SEX', 'MALE']],
    ['H', ['M', 'H'], 'MALE'],
    ['Masculino', ['Masculino'], 'MALE'],
  ] as const)('reads the sex %s beside %j as %j', (text, column, expected) =>
    expect(sex(text, column)).toEqual(expected),
  );
});

describe('any cell', () => {
  it.each([
    ['#N/A', { kind: 'ERROR' }, ['ERROR_CELL', undefined]],
    ['#¡REF!', {}, ['ERROR_CELL', undefined]],
    ['#¿NOMBRE?', {}, ['ERROR_CELL', undefined]],
    ['#DIV/0!', {}, ['ERROR_CELL', undefined]],
    ['########', {}, ['ERROR_CELL', undefined]],
    ['# 12', {}, '# 12'],
    // Accents garbled by a program.
    ...(
      ['BegoÃ±a', 'MarÃ\u00ada', 'O’Higgins'.replace('’', 'â€™'), 'Bego√±a', 'Bego├▒a', 'Bego?a'] as const
    ).map((text) => [text, {}, 'REFUSED'] as const),
    ['Bego&ntilde;a', {}, 'REFUSED'],
    ['"Los \\"Olmos\\""', {}, 'REFUSED'],
    ['JOÃO & Ângela: √ 4', {}, 'JOÃO & Ângela: √ 4'],
    // A quote that was only closed in another row.
    ['Calle 1\r\n;Berta;912345678;;Calle 2', {}, 'REFUSED'],
    ['Calle 1, depto. 2\nSantiago, Chile', {}, 'Calle 1, depto. 2 Santiago, Chile'],
    ['(fórmula sin calcular)', { kind: 'NO_VALUE' }, ['FORMULA_WITHOUT_VALUE', undefined]],
    ['2024-10-12', { kind: 'DATE' }, ['NOT_TEXT', '2024-10-12']],
    ['Sí', { kind: 'BOOLEAN' }, ['NOT_TEXT', 'Sí']],
    ['0', { kind: 'NUMBER' }, ['NOT_TEXT', '0']],
    ['742', { kind: 'NUMBER' }, '742'],
    ...['NULL', '\\N', 'NaN'].map((text) => [text, {}, ['ERROR_CELL', undefined]] as const),
  ] as const)('reads the cell %s %j as %j', (text, said, expected) =>
    expect(address(text, said)).toEqual(expected),
  );

  it('refuses a required cell if no decision could give it a value', () => {
    expect(phone('#N/A', { kind: 'ERROR' })).toBe('REFUSED');
    expect(read('PATIENTS', 'phone', 'no tiene')).toMatchObject({ doubt: { choices: ['TAKE'] } });
    expect(read('PATIENTS', 'birthDate', '40000', { kind: 'NUMBER' })).toMatchObject({
      doubt: { choices: ['TAKE', 'BLANK'], proposal: '06/07/2009' },
    });
  });
});

it('stores a numeric cell as that number, or not at all without a decision', () => {
  const fields = IMPORT_RESOURCES.flatMap((resource) =>
    IMPORT_FIELDS[resource].map(({ field }) => [resource, field] as const),
  );
  const numbers = fc.oneof(
    fc.integer({ min: -10, max: 100_000 }),
    fc.integer({ min: 1_000_000, max: 1_000_000_000 }),
    fc.integer({ min: 56_900_000_000, max: 56_999_999_999 }),
    fc.double({ min: 0, max: 1_000_000, noNaN: true }),
    fc.integer({ min: 0, max: 4_000_000 }).map((thousandths) => thousandths / 1000),
  );
  const digits = (text: string): string => text.replace(/\D/g, '');
  fc.assert(
    fc.property(fc.constantFrom(...fields), numbers, ([resource, name], number) => {
      const text = String(number).replace('.', ',');
      const reading = read(resource, name, text, { kind: 'NUMBER' });
      if (!('value' in reading)) return;
      for (const value of Object.values(reading.value)) {
        if (typeof value === 'number') expect(value).toBe(number);
        else if (typeof value === 'boolean') expect(Number(value)).toBe(number);
        // A phone gets its country's code, a RUT its points.
        else if (typeof value === 'string' && value !== 'OTHER' && value !== text)
          expect(digits(value).endsWith(digits(text))).toBe(Number.isInteger(number));
      }
    }),
    { numRuns: 2_000 },
  );
});
