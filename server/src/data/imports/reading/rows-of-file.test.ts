import { readFile } from 'node:fs/promises';
import { buffer } from 'node:stream/consumers';
import type { DoubtDecision } from '#domain/data/imports/doubts.js';
import type { ImportResource } from '#domain/data/imports/import.js';
import { type CellsOfRow, readRow } from '#domain/data/imports/rows/read-row.js';
import { describe, expect, it } from '@jest/globals';
import yazl from 'yazl';
import { partsOfWorkbook, WORKBOOK_PARTS } from '../../../foundation/spreadsheets/workbook-xml.js';
import type { FileFacts, ReadingChoice } from './file-reading.js';
import { rowsOfFile } from './rows-of-file.js';

const FILES = new URL('../../../../test/data/imports/files/', import.meta.url);

async function read(resource: ImportResource, file: string | Buffer, choice?: ReadingChoice) {
  const bytes = typeof file === 'string' ? await readFile(new URL(file, FILES)) : file;
  const rows: CellsOfRow[] = [];
  let facts: FileFacts | undefined;
  for await (const message of rowsOfFile({ resource, bytes, ...(choice && { choice }) })) {
    if ('rows' in message) rows.push(...(JSON.parse(message.rows) as CellsOfRow[]));
    if ('facts' in message) facts = message.facts;
  }
  if (!facts) throw new Error('no facts');
  return { rows, facts };
}

/** By row: its values if it can be stored, or its doubts, or the columns with faults. */
async function judged(
  resource: ImportResource,
  file: string,
  decisions: readonly DoubtDecision[] = [],
): Promise<unknown[]> {
  const { rows, facts } = await read(resource, file);
  return rows.map((row) => {
    const { values, faults, doubts } = readRow(row, { ...facts, resource, today: '2026-11-26', decisions });
    if (faults.length === 0) return values;
    return doubts.length > 0
      ? doubts.map(({ field, reason }) => `${field} ${reason}`)
      : `${faults.map(({ column }) => column).join()} refused`;
  });
}

describe('Files of other programs', () => {
  it.each([
    [
      'b01-decimals.csv',
      'SUPPLIES',
      [['stock DECIMALS'], 'Stock actual refused', { name: 'Guantes ficticios', stock: 1500 }],
    ],
    [
      'b01-decimals.xlsx',
      'SUPPLIES',
      [
        'Stock actual refused',
        'Stock actual refused',
        'Valor unitario refused',
        { name: 'Vendas ficticias X', stock: 1500, unitValue: 3990 },
        'Stock actual refused',
      ],
    ],
    [
      'b02-year-only.csv',
      'PATIENTS',
      [['birthDate PARTIAL_DAY'], ['birthDate PARTIAL_DAY'], ['birthDate PARTIAL_DAY']],
    ],
    [
      'b02-year-only.xlsx',
      'PATIENTS',
      [['birthDate PARTIAL_DAY'], { birthDate: '1985-06-07', phone: '+56 9 1234 5652' }],
    ],
    [
      'b03-scientific-phone.csv',
      'PATIENTS',
      ['Teléfono refused', 'Teléfono refused', ['phone FLOATING_NUMBER'], ['phone PHONE'], ['phone PHONE']],
    ],
    ['b07-ms-dos-cp850.csv', 'PATIENTS', [{ name: 'Begoña Núñez Peña' }]],
    ['b09-number-format.xlsx', 'PATIENTS', [['phone INEXACT_NUMBER'], { phone: '+56 9 1234 5655' }]],
    [
      'b11-default-1900.xlsx',
      'PATIENTS',
      [['birthDate LONG_AGO'], 'Fecha de nacimiento refused', 'Fecha de nacimiento refused'],
    ],
    [
      'b12-invisible-marks.csv',
      'PATIENTS',
      [
        { phone: '+56 9 1234 5617', email: 'sara@example.com' },
        { phone: '+56 9 1234 5618' },
        { phone: '+56 9 1234 5619', email: 'ulda@example.com' },
        { phone: '+56 9 1234 5620' },
      ],
    ],
    [
      'b15-placeholder-rut.csv',
      'PATIENTS',
      [['rut PLACEHOLDER_RUT'], ['rut PLACEHOLDER_RUT'], ['rut PLACEHOLDER_RUT']],
    ],
    // A placeholder RUT that the file has once is accepted, as in the form; if a patient has it, the user decides.
    ['b15-same-rut-other-person.csv', 'PATIENTS', [{ rut: '111111111', name: 'Zulema Totalmente Ajena' }]],
    ['b17-formula-no-value.xlsx', 'PATIENTS', [['email FORMULA_WITHOUT_VALUE']]],
    [
      'b17-hidden-rows.xlsx',
      'PATIENTS',
      [{ name: 'Kenia Visible Ficticia' }, { name: 'Luz Filtrada Ficticia' }],
    ],
    [
      'b21-rut-without-dv.csv',
      'PATIENTS',
      [['rut RUT_WITHOUT_DIGIT'], ['rut RUT_WITHOUT_DIGIT'], ['rut RUT_WITHOUT_DIGIT'], 'RUT refused'],
    ],
    [
      'b26-error-cells.xlsx',
      'PATIENTS',
      [['email ERROR_CELL', 'address ERROR_CELL', 'underlyingCondition NOT_TEXT']],
    ],
  ] as const)('reads %s as it is, or reports its doubts', async (file, resource, expected) =>
    expect(await judged(resource, file)).toMatchObject(expected),
  );

  it('refuses a web page named .xls', () =>
    expect(read('PATIENTS', 'b06-html.xls')).rejects.toMatchObject({
      fields: { file: [expect.stringContaining('guárdelo como Excel')] },
    }));
});

describe('Workbooks with several sheets', () => {
  const FILE = 'several-sheets.xlsx';
  const named = (rows: readonly CellsOfRow[]) =>
    rows.map(({ cells }) => cells.find((cell) => /Ficticia/.test(cell)));

  it('reads the first sheet with known headers, and reports the other sheets, titles and hidden rows', async () => {
    const { rows, facts } = await read('PATIENTS', FILE);
    expect(named(rows)).toEqual(['Ana Hoja Ficticia', 'Berta Oculta Ficticia']);
    expect(facts.source).toEqual({
      sheet: 'Pacientes',
      sheets: [
        { name: 'Portada', isHidden: false },
        { name: 'Pacientes', isHidden: false },
        { name: 'Antiguos', isHidden: true },
        { name: 'Agenda 2025', isHidden: false },
      ],
      headerRow: 3,
      titleRows: [{ number: 1, text: 'Listado de pacientes' }],
      titleRowCount: 1,
      hiddenRows: 1,
    });
  });

  it('adds a column without a name for cells to the right of the headers', async () => {
    const { facts } = await read('PATIENTS', FILE);
    expect(facts.headers).toEqual(['RUT', 'Nombre', 'Teléfono', '']);
    expect(facts.columns).toEqual(['rut', 'name', 'phone', null]);
  });

  it.each([
    ['Antiguos', ['Carla Antigua Ficticia']],
    ['Agenda 2025', ['Dora Agenda Ficticia']],
  ])('reads the sheet %s that the user chose', async (sheet, names) => {
    const { rows, facts } = await read('PATIENTS', FILE, { sheet });
    expect(named(rows)).toEqual(names);
    expect(facts.source).toMatchObject({ sheet, headerRow: 1, titleRows: [] });
  });

  it.each(['Vacía', 'Otra'])('refuses the chosen sheet %s, which is empty or missing', async (sheet) => {
    await expect(read('PATIENTS', FILE, { sheet })).rejects.toMatchObject({
      fields: { file: [expect.stringContaining(`«${sheet}»`)] },
    });
  });

  it('reads the sheet after a cover sheet', async () => {
    const { facts } = await read('PATIENTS', 'b17-cover-sheet.xlsx');
    expect(facts.source.sheets.map(({ name }) => name)).toContain(facts.source.sheet);
    expect(facts.columns).toContain('rut');
  });
});

it('converts day numbers of a workbook that counts days from 1904', async () => {
  const bytes = await readFile(new URL('counts-from-1904.xlsx', FILES));
  const { facts, rows } = await read('PATIENTS', bytes);
  const decision = { field: 'birthDate', reason: 'NUMBER_AS_DAY', row: null, choice: 'TAKE' } as const;
  expect(
    rows.map((row) =>
      readRow(row, { ...facts, resource: 'PATIENTS', today: '2026-11-26', decisions: [decision] }),
    ),
  ).toMatchObject([{ values: { birthDate: '1985-03-05' } }]);
});

it('reports no sheets for a CSV file, and refuses a choice of sheet', async () => {
  expect((await read('PATIENTS', 'b05-title-row.csv')).facts.source).toMatchObject({
    sheet: null,
    sheets: [],
    titleRowCount: expect.any(Number),
  });
  await expect(read('PATIENTS', 'b05-title-row.csv', { sheet: 'Hoja1' })).rejects.toThrow();
});

describe('Decisions about doubts', () => {
  const decide = (choice: 'TAKE' | 'BLANK' | null, row: number | null = null): DoubtDecision => ({
    field: 'rut',
    reason: 'PLACEHOLDER_RUT',
    row,
    choice,
  });

  it('applies a decision for a column to all rows: their cells are left out or taken', async () => {
    const [blank] = await judged('PATIENTS', 'b15-placeholder-rut.csv', [decide('BLANK')]);
    expect(blank).toMatchObject({ name: 'Wanda Ficticia Prueba' });
    expect(blank).not.toHaveProperty('rut');
    const [taken] = await judged('PATIENTS', 'b15-placeholder-rut.csv', [decide('TAKE')]);
    expect(taken).toMatchObject({ rut: '111111111' });
  });

  it('prefers a decision for one row to a decision for all rows', async () =>
    expect(
      await judged('PATIENTS', 'b15-placeholder-rut.csv', [decide('BLANK'), decide(null, 3)]),
    ).toMatchObject([
      { name: 'Wanda Ficticia Prueba' },
      ['rut PLACEHOLDER_RUT'],
      { name: 'Yolanda Distinta' },
    ]));

  it('ignores a decision to take a cell that can’t be read', async () =>
    expect(
      await judged('PATIENTS', 'b02-year-only.csv', [
        { field: 'birthDate', reason: 'PARTIAL_DAY', row: null, choice: 'TAKE' },
      ]),
    ).toHaveLength(3));
});

it('refuses a file without headers, because its first row would be left out', async () => {
  const text = '39010113-9;Ana Ficticia;912345678\n1-9;Eva Ficticia;912345679\n';
  await expect(read('PATIENTS', Buffer.from(text))).rejects.toMatchObject({
    fields: { file: [expect.stringContaining('nombres de las columnas')] },
  });
});

describe('Merged cells', () => {
  const workbook = async (merged: string): Promise<Buffer> => {
    const parts = new Map(partsOfWorkbook('Hoja'));
    const text = (said: string): string => `<c t="inlineStr"><is><t>${said}</t></is></c>`;
    const row = (...cells: readonly string[]): string => `<row>${cells.map(text).join('')}</row>`;
    parts.set(
      WORKBOOK_PARTS.sheet,
      `<worksheet><sheetData>${row('Insumos')}${row('Nombre', 'Unidad')}${row('Guantes', 'caja')}${row('Gasas')}</sheetData><mergeCells><mergeCell ref="${merged}"/></mergeCells></worksheet>`,
    );
    const zip = new yazl.ZipFile();
    for (const [path, part] of parts) zip.addBuffer(Buffer.from(part), path);
    zip.end();
    return buffer(zip.outputStream as NodeJS.ReadableStream);
  };

  it('refuses cells merged over several rows of the table, because only the first row would have the value', async () =>
    expect(read('SUPPLIES', await workbook('B3:B4'))).rejects.toMatchObject({
      fields: { file: [expect.stringContaining('fila 3')] },
    }));

  it.each(['A1:B1', 'A1:A2', 'A2:A3', 'A3:B4'])(
    'accepts merged cells above the table or over several columns (%s)',
    async (merged) => expect((await read('SUPPLIES', await workbook(merged))).rows).toHaveLength(2),
  );
});
