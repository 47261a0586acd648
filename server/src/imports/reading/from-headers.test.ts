import { readFile } from 'node:fs/promises';
import { describe, expect, it } from '@jest/globals';
import { openSpreadsheet } from '../../spreadsheets/open-spreadsheet.js';
import type { ReadRow } from '../../spreadsheets/row-limits.js';
import { fromHeaders } from './from-headers.js';

const FILES = new URL('../../../test/imports/files/', import.meta.url);

async function read(bytes: Buffer, headerRow?: number): Promise<ReadRow[]> {
  const all: ReadRow[] = [];
  const { rows } = await fromHeaders('PATIENTS', (await openSpreadsheet(bytes)).rows(), headerRow);
  for await (const row of rows) all.push(row);
  return all;
}

const csv = (...lines: string[]) => Buffer.from(lines.join('\n'));

describe('a file of patients', () => {
  it.each(['b05-title-row.csv', 'b05-title-row-short.csv'])(
    'with a title, %s, begins with its headers',
    async (name) => {
      const [headers, patient] = await read(await readFile(new URL(name, FILES)));
      expect(headers?.cells).toEqual(['RUT', 'Nombre', 'Teléfono', 'Correo']);
      expect(patient).toMatchObject({ number: 4 });
    },
  );

  it('has all rows below its headers, however many', async () => {
    const patients = Array.from({ length: 100 }, (_, index) => `Paciente ${index};912345678`);
    const rows = await read(csv('Listado', 'Nombre;Teléfono', ...patients));
    expect(rows.map(({ number }) => number)).toEqual(Array.from({ length: 101 }, (_, index) => index + 2));
  });

  it('begins with the row that a user chose', async () => {
    const file = csv('Listado', 'Nombre;Teléfono', 'Ana;912345678', 'Eva;912345679');
    expect((await read(file, 3)).map(({ number }) => number)).toEqual([3, 4]);
  });

  it.each([2, 9])('without anything in row %d, which a user chose, is refused', async (headerRow) => {
    await expect(
      read(csv('Listado', '', 'Nombre;Teléfono', 'Ana;912345678'), headerRow),
    ).rejects.toMatchObject({
      fields: { file: [expect.stringContaining(`La fila ${headerRow}`)] },
    });
  });

  it('with headers that are unknown has all its rows', async () => {
    const rows = await read(csv('x;y', ...Array.from({ length: 30 }, () => 'a;b')));
    expect(rows).toHaveLength(31);
  });
});
