import { buffer } from 'node:stream/consumers';
import { DEFAULT_TIME_ZONE } from '#domain/clinic-time.js';
import type { Column } from '#domain/spreadsheets/column.js';
import { readCell } from '#domain/spreadsheets/values.es.js';
import { describe, expect, it } from '@jest/globals';
import iconv from 'iconv-lite';
import readXlsxFile, { readSheet } from 'read-excel-file/node';
import writeExcelFile from 'write-excel-file/node';
import { openSpreadsheet } from './open-spreadsheet.js';
import type { ReadRow } from './row-limits.js';
import { SPREADSHEET_FORMATS, writeSpreadsheet, writeWorkbook } from './write-spreadsheet.js';

const COLUMNS: readonly Column[] = [
  { field: 'rut', header: 'RUT', kind: 'RUT' },
  { field: 'name', header: 'Nombre', kind: 'TEXT' },
  { field: 'price', header: 'Valor', kind: 'WHOLE' },
  { field: 'birthDate', header: 'Nacimiento', kind: 'DAY' },
  { field: 'at', header: 'Visto', kind: 'MOMENT' },
];

const TEXTS = [
  'Añañuca Ñandú 🦶',
  '=HYPERLINK("http://malo.example")',
  '+56 9 1234 5678',
  "'=1",
  'dos\nlíneas',
  'dos\r\nlíneas',
  'uno; dos, "tres"\tcuatro',
  ' con espacios ',
  '<b>&amp;</b>',
  '_x0041_ y \u0001',
  '00123',
  'a'.repeat(20_000),
];
const ROWS = TEXTS.map((name, index) => ({
  rut: '123456785',
  name,
  price: index * 1000 - 2000,
  birthDate: index === 0 ? '1899-07-01' : '1980-11-05',
  at: '2026-11-23T12:30:00.000Z',
}));

async function* each<T>(rows: readonly T[]): AsyncGenerator<T> {
  for (const row of rows) yield row;
}

const written = (format: 'csv' | 'xlsx', rows: readonly object[] = ROWS): Promise<Buffer> =>
  buffer(
    writeSpreadsheet(format, {
      title: 'Prueba',
      columns: COLUMNS,
      rows: each(rows),
      timeZone: DEFAULT_TIME_ZONE,
    }),
  );

async function read(bytes: Buffer): Promise<ReadRow[]> {
  const rows: ReadRow[] = [];
  for await (const row of (await openSpreadsheet(bytes)).rows()) rows.push(row);
  return rows;
}

describe.each(SPREADSHEET_FORMATS)('Files in %s', (format) => {
  it('reads back what was written to the file, whatever the texts', async () => {
    const [header, ...rows] = await read(await written(format));
    expect(header).toEqual({ number: 1, cells: COLUMNS.map((column) => column.header) });
    const values = rows.map(({ cells }) =>
      Object.fromEntries(
        COLUMNS.map((column, index) => [column.field, readCell(column, cells[index] ?? '')] as const),
      ),
    );
    expect(values).toEqual(
      ROWS.map(({ rut, name, price, birthDate }) => ({
        rut: { value: rut },
        name: { value: name },
        price: { value: price },
        birthDate: { value: birthDate },
        at: { value: '2026-11-23 09:30' },
      })),
    );
    expect(rows.map(({ number }) => number)).toEqual(ROWS.map((_, index) => index + 2));
  });

  it('reads rows only as fast as the file is consumed, and stops if its reader stops', async () => {
    let taken = 0;
    const { promise: ended, resolve: end } = Promise.withResolvers<void>();
    async function* many() {
      try {
        for (; taken < 200_000; taken += 1) yield { ...ROWS[0], name: `Paciente ${taken}` };
      } finally {
        end();
      }
    }
    const file = writeSpreadsheet(format, {
      title: 'Muchos',
      columns: COLUMNS,
      rows: many(),
      timeZone: DEFAULT_TIME_ZONE,
    });
    for await (const piece of file) if (piece.length > 0 && taken > 0) break;
    await ended;
    expect(taken).toBeLessThan(50_000);
  });

  it('fails to write the file if reading the rows fails', async () => {
    async function* broken(): AsyncGenerator<object> {
      yield { name: 'una' };
      throw new Error('no more rows');
    }
    const file = writeSpreadsheet(format, {
      title: 'Rota',
      columns: COLUMNS,
      rows: broken(),
      timeZone: DEFAULT_TIME_ZONE,
    });
    await expect(buffer(file)).rejects.toThrow('no more rows');
  });
});

describe('Exchange with other programs', () => {
  it('writes XLSX that other programs read: texts as texts, days as days, and no formulas', async () => {
    const [header, ...rows] = await readSheet(await written('xlsx', ROWS.slice(1, 3)));
    expect(header).toEqual(['RUT', 'Nombre', 'Valor', 'Nacimiento', 'Visto']);
    expect(rows.map((row) => row.slice(0, 4))).toEqual([
      ['12.345.678-5', '=HYPERLINK("http://malo.example")', -1000, new Date('1980-11-05T00:00:00Z')],
      ['12.345.678-5', '+56 9 1234 5678', 0, new Date('1980-11-05T00:00:00Z')],
    ]);
  });

  it('writes a workbook with several sheets', async () => {
    const sheet = (title: string, rows: readonly object[]) => ({
      title,
      columns: COLUMNS.slice(1, 3),
      rows: each(rows),
      timeZone: DEFAULT_TIME_ZONE,
    });
    const bytes = await buffer(
      writeWorkbook([sheet('Uno', ROWS.slice(0, 1)), sheet('Nada', []), sheet('Dos: y/o', ROWS.slice(2, 3))]),
    );
    const read = await readXlsxFile(bytes);
    expect(read.map(({ sheet: name, data }) => [name, data])).toEqual([
      [
        'Uno',
        [
          ['Nombre', 'Valor'],
          ['Añañuca Ñandú 🦶', -2000],
        ],
      ],
      ['Nada', [['Nombre', 'Valor']]],
      [
        'Dos  y o',
        [
          ['Nombre', 'Valor'],
          ['+56 9 1234 5678', 0],
        ],
      ],
    ]);
  });

  it('writes CSV with a UTF-8 byte order mark, semicolons, and formulas made harmless', async () => {
    const text = (await written('csv', ROWS.slice(1, 2))).toString('utf8');
    expect(text).toBe(
      '\uFEFFRUT;Nombre;Valor;Nacimiento;Visto\r\n' +
        `12.345.678-5;"'=HYPERLINK(""http://malo.example"")";-1000;1980-11-05;2026-11-23 09:30\r\n`,
    );
  });

  it('reads XLSX written by another program', async () => {
    const bytes = await writeExcelFile([
      ['Nombre', 'Teléfono', 'Nacimiento', 'Activo', 'Alto'],
      [
        'Rosa & Cía',
        912_345_678,
        { value: new Date('1980-11-05T00:00:00Z'), type: Date, format: 'dd/mm/yyyy' },
        true,
        1.72,
      ],
      [null, null, null, null, null],
      [null, 'segunda', { value: new Date('2026-11-23T09:30:00Z'), type: Date, format: 'dd/mm/yyyy hh:mm' }],
    ]).toBuffer();
    expect(await read(bytes)).toEqual([
      { number: 1, cells: ['Nombre', 'Teléfono', 'Nacimiento', 'Activo', 'Alto'] },
      {
        number: 2,
        cells: ['Rosa & Cía', '912345678', '1980-11-05', 'Sí', '1,72'],
        kinds: ['TEXT', 'NUMBER', 'DATE', 'BOOLEAN', 'NUMBER'],
      },
      { number: 4, cells: ['', 'segunda', '2026-11-23 09:30'], kinds: ['TEXT', 'TEXT', 'DATE'] },
    ]);
  });

  it.each([
    [
      'commas',
      Buffer.from('Nombre,Nota\r\n"Peña, Rosa",a;b\r\n'),
      [
        ['Nombre', 'Nota'],
        ['Peña, Rosa', 'a;b'],
      ],
    ],
    [
      'semicolons',
      Buffer.from('Nombre;Nota\nPeña;"a,b"'),
      [
        ['Nombre', 'Nota'],
        ['Peña', 'a,b'],
      ],
    ],
    [
      'tabs',
      Buffer.from('Nombre\tNota\rPeña\tb\r'),
      [
        ['Nombre', 'Nota'],
        ['Peña', 'b'],
      ],
    ],
    [
      'Windows-1252',
      Buffer.from('Nombre;Nota\r\nPe\xF1a;\x80 5\r\n', 'latin1'),
      [
        ['Nombre', 'Nota'],
        ['Peña', '€ 5'],
      ],
    ],
    [
      'UTF-16',
      Buffer.from('\uFEFFNombre\tNota\r\nPeña\tb\r\n', 'utf16le'),
      [
        ['Nombre', 'Nota'],
        ['Peña', 'b'],
      ],
    ],
    [
      'a hint for Excel',
      Buffer.from('\uFEFFsep=|\r\nNombre|Nota\r\nPeña|a;b\r\n'),
      [
        ['Nombre', 'Nota'],
        ['Peña', 'a;b'],
      ],
    ],
    [
      'semicolons below a title with a comma',
      Buffer.from('Clínica Andes, Santiago\nNombre;Nota\nPeña;b\n'),
      [['Clínica Andes, Santiago'], ['Nombre', 'Nota'], ['Peña', 'b']],
    ],
    [
      'commas below a title',
      Buffer.from('Listado\n\nNombre,Nota\nPeña,b;c;d\n'),
      [['Listado'], ['Nombre', 'Nota'], ['Peña', 'b;c;d']],
    ],
    [
      'semicolons and many commas',
      Buffer.from('Nombre;Dirección\nPeña;Uno 1, piso 2, Santiago, Chile\n'),
      [
        ['Nombre', 'Dirección'],
        ['Peña', 'Uno 1, piso 2, Santiago, Chile'],
      ],
    ],
    ['one column', Buffer.from('Nombre\nPeña\n'), [['Nombre'], ['Peña']]],
    [
      'spaces and marks that show nothing',
      Buffer.from('Nombre;Nota\nPeña;\u200b\n \u00a0;\u200b\ufeff\n'),
      [
        ['Nombre', 'Nota'],
        ['Peña', ''],
      ],
    ],
  ])('reads CSV with %s', async (_, bytes, cells) =>
    expect((await read(bytes)).map((row) => row.cells)).toEqual(cells),
  );

  it.each(['windows-1252', 'macintosh', 'cp850'])('reads CSV in the encoding %s', async (codePage) => {
    for (const word of ['José', 'PEÑA', 'Núñez', 'Ángela', 'Begoña', 'Agüero', 'María'])
      expect(await read(iconv.encode(`Nombre;Nota\n${word};1 € – «a»\n`, codePage))).toMatchObject([
        {},
        { cells: [word, expect.anything()] },
      ]);
  });

  it('reads the dash and the apostrophe of Windows-1252', async () => {
    const [, row] = await read(iconv.encode('Nombre;Nota\nJosé O’Higgins;uno–dos\n', 'windows-1252'));
    expect(row?.cells).toEqual(['José O’Higgins', 'uno–dos']);
  });

  it('reads numbers that were written as texts for Excel', async () =>
    expect(await read(Buffer.from('a;b\n="00123";"=""+569 1"""\n'))).toMatchObject([
      {},
      { cells: ['00123', '+569 1'] },
    ]));

  it('refuses CSV with a quote that is never closed, and names its row', async () => {
    await expect(read(Buffer.from('a;b\n1;2\n"Ana;1\nBerta;2\n'))).rejects.toMatchObject({
      fields: { file: [expect.stringContaining('comilla de la fila 3')] },
    });
  });

  it('skips empty lines of CSV, but counts them', async () =>
    expect(await read(Buffer.from('a;b\n;\n\n"c\nd";e\n'))).toEqual([
      { number: 1, cells: ['a', 'b'] },
      { number: 4, cells: ['c\nd', 'e'] },
    ]));
});
