import { describe, expect, it } from '@jest/globals';
import { findHeaderRow } from './header-row.js';

const HEADERS = ['RUT', 'Nombre', 'Teléfono', 'Correo'];
const ANA = ['12.345.678-5', 'Ana Rojas', '912345678', 'ana@correo.cl'];

const find = (...rows: string[][]) => findHeaderRow('PATIENTS', rows);

describe('a header row that is found', () => {
  it('finds headers in the first row', () => expect(find(HEADERS, ANA)).toBe(0));

  it.each([
    ['a title in one cell', [['Listado de pacientes']]],
    ['a title with empty cells beside it', [['Listado de pacientes al 25-11-2026', '', '', '']]],
    ['a title that is itself a field', [['Nombre'], ['Clínica Andes']]],
    [
      'a clinic and a day',
      [
        ['Clínica Andes', '', 'Fecha', ''],
        ['Emitido', '25-11-2026'],
      ],
    ],
  ])('finds headers below %s', (_, titles) => expect(find(...titles, HEADERS, ANA)).toBe(titles.length));

  it('finds headers in files of each kind', () => {
    expect(findHeaderRow('SUPPLIES', [['Inventario'], ['Insumo', 'Unidad', 'Cantidad']])).toBe(1);
    expect(findHeaderRow('APPOINTMENTS', [['Agenda'], ['Fecha', 'Hora', 'Paciente']])).toBe(1);
  });
});

describe('a header row that is not found', () => {
  it('finds no headers if no row names fields', () =>
    expect(find(['Columna 1', 'Columna 2'], ['a', 'b'])).toBeUndefined());

  it('finds no headers if only one field is named', () =>
    expect(find(['Pacientes'], ['Nombre'], ['Ana Rojas'])).toBeUndefined());

  it('finds no headers if another row as wide merely contains field names', () =>
    expect(find(['a', 'b', 'c'], ['Nombre', 'Correo', 'Teléfono'])).toBeUndefined());

  it('finds no headers in an empty file', () => expect(find()).toBeUndefined());
});
