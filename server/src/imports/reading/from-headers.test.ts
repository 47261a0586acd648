import { readFile } from 'node:fs/promises';
import { describe, expect, it } from '@jest/globals';
import { readSpreadsheet } from '../../spreadsheets/read-spreadsheet.js';
import type { ReadRow } from '../../spreadsheets/row-limits.js';
import { fromHeaders } from './from-headers.js';

const FILES = new URL('../../../test/imports/files/', import.meta.url);

async function read(bytes: Buffer): Promise<ReadRow[]> {
  const rows: ReadRow[] = [];
  for await (const row of fromHeaders('PATIENTS', readSpreadsheet(bytes))) rows.push(row);
  return rows;
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

  it('with headers that are unknown has all its rows', async () => {
    const rows = await read(csv('x;y', ...Array.from({ length: 30 }, () => 'a;b')));
    expect(rows).toHaveLength(31);
  });
});
