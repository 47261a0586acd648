import { readFile } from 'node:fs/promises';
import { describe, expect, it } from '@jest/globals';
import { openSpreadsheet } from '../../../foundation/spreadsheets/open-spreadsheet.js';
import type { ReadRow } from '../../../foundation/spreadsheets/row-limits.js';
import { fromHeaders } from './from-headers.js';

const FILES = new URL('../../../../test/data/imports/files/', import.meta.url);

async function read(bytes: Buffer, headerRow?: number): Promise<ReadRow[]> {
  const all: ReadRow[] = [];
  const { rows } = await fromHeaders('PATIENTS', (await openSpreadsheet(bytes)).rows(), headerRow);
  for await (const row of rows) all.push(row);
  return all;
}

const csv = (...lines: string[]) => Buffer.from(lines.join('\n'));

describe('fromHeaders', () => {
  it.each(['b05-title-row.csv', 'b05-title-row-short.csv'])(
    'skips the title above the headers in %s',
    async (name) => {
      const [headers, patient] = await read(await readFile(new URL(name, FILES)));
      expect(headers?.cells).toEqual(['RUT', 'Nombre', 'Teléfono', 'Correo']);
      expect(patient).toMatchObject({ number: 4 });
    },
  );

  it('reads all rows below the headers, however many there are', async () => {
    const patients = Array.from({ length: 100 }, (_, index) => `Paciente ${index};912345678`);
    const rows = await read(csv('Listado', 'Nombre;Teléfono', ...patients));
    expect(rows.map(({ number }) => number)).toEqual(Array.from({ length: 101 }, (_, index) => index + 2));
  });

  it('starts at the header row that the user chose', async () => {
    const file = csv('Listado', 'Nombre;Teléfono', 'Ana;912345678', 'Eva;912345679');
    expect((await read(file, 3)).map(({ number }) => number)).toEqual([3, 4]);
  });

  it.each([2, 9])('refuses row %d as the header row, because it is empty or missing', async (headerRow) => {
    await expect(
      read(csv('Listado', '', 'Nombre;Teléfono', 'Ana;912345678'), headerRow),
    ).rejects.toMatchObject({
      fields: { file: [expect.stringContaining(`La fila ${headerRow}`)] },
    });
  });

  it('reads all rows of a file with unknown headers', async () => {
    const rows = await read(csv('x;y', ...Array.from({ length: 30 }, () => 'a;b')));
    expect(rows).toHaveLength(31);
  });
});
