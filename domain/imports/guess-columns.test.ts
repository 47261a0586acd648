import { describe, expect, it } from '@jest/globals';
import { IMPORT_FIELDS } from './import-fields.js';
import { guessColumns, looksLikeHealthData } from './guess-columns.js';
import { SYNONYMS } from './import-words.es.js';
import { IMPORT_RESOURCES } from './import.js';

const guess = (headers: string[], ...rows: string[][]) => guessColumns('PATIENTS', headers, rows);

describe('columns', () => {
  it.each([
    ['fono', 'phone'],
    ['CELULAR', 'phone'],
    ['Teléfono (con código)', 'phone'],
    ['e-mail', 'email'],
    ['Correo Electrónico', 'email'],
    ['Fecha de Nac.', 'birthDate'],
    ['F. Nacimiento', 'birthDate'],
    ['date_of_birth', 'birthDate'],
    ['R.U.T.', 'rut'],
    ['Direcion', 'address'],
    ['Telefnoo', 'phone'],
    ['Contacto Emergencia', 'emergencyContact'],
    ['Full Name', 'name'],
    ['Isapre', 'healthInsurance'],
  ])('called %s are recognized', (header, field) => expect(guess([header])).toEqual([field]));

  it('with other data are left out', () =>
    expect(guess(['Color favorito', '', 'ID', 'Nº'])).toEqual([null, null, null, null]));

  it.each([
    ['APPOINTMENTS', 'Fecha de creación', 'Fecha de realización', [null, 'date']],
    ['APPOINTMENTS', 'Fecha de nacimiento', 'Fecha', [null, 'date']],
    ['SUPPLIES', 'Precio (UF)', 'Stock (miles)', [null, null]],
    ['SUPPLIES', 'Valor total', 'Cantidad vendida', [null, null]],
    ['PATIENTS', 'Teléfono anterior', 'APE_PAT', [null, 'lastName']],
  ] as const)('of %s are not taken for what they resemble: %s, %s', (resource, one, other, fields) =>
    expect(guessColumns(resource, [one, other], [])).toEqual(fields),
  );

  it('are recognized by their cells if the header says nothing', () => {
    const rows = [
      ['12.345.678-5', 'ana@correo.cl', '+56 9 1234 5678', 'Ana'],
      ['11111111-1', 'luis@correo.cl', '987654321', 'Luis'],
    ];
    expect(guess(['a', 'b', 'c', 'd'], ...rows)).toEqual(['rut', 'email', 'phone', null]);
  });

  it('that claim the same field are ranked by certainty', () => {
    expect(guess(['Teléfono 2', 'Teléfono'])).toEqual([null, 'phone']);
    expect(guess(['Nombre', 'Apellido Paterno', 'Apellido Materno', 'RUT', 'DV'])).toEqual([
      'name',
      'lastName',
      'secondLastName',
      'rut',
      'rutDigit',
    ]);
  });

  it.each(IMPORT_RESOURCES)('of a file that the product wrote are all recognized: %s', (resource) => {
    const fields = IMPORT_FIELDS[resource];
    expect(
      guessColumns(
        resource,
        fields.map(({ header }) => header),
        [],
      ),
    ).toEqual(fields.map(({ field }) => field));
  });

  it.each(IMPORT_RESOURCES)('have synonyms only of existing fields, each of one field: %s', (resource) => {
    const names = IMPORT_FIELDS[resource].map(({ field }) => field);
    expect(Object.keys(SYNONYMS[resource]).filter((field) => !names.includes(field))).toEqual([]);
    const words = Object.values(SYNONYMS[resource]).flat();
    expect(words.filter((word, index) => words.indexOf(word) !== index)).toEqual([]);
  });
});

describe('a header', () => {
  it.each([
    ['PATIENTS', 'Enfermedad base'],
    ['PATIENTS', 'Observaciones'],
    ['PATIENTS', 'Procedimiento realizado'],
    ['APPOINTMENTS', 'Notas'],
    ['RECORDS', 'Diagnóstico de ingreso'],
    ['PATIENTS', 'Registro de enfermedades'],
    ['APPOINTMENTS', 'Diagnóstico'],
  ] as const)('of a file of %s that names health data is recognized: %s', (resource, header) =>
    expect(looksLikeHealthData(resource, header)).toBe(true),
  );

  it.each([
    ['PATIENTS', 'Dirección'],
    ['PATIENTS', 'Color favorito'],
    ['PATIENTS', 'Fecha de atención'],
    ['PATIENTS', ''],
    ['APPOINTMENTS', 'Tratamiento'],
    ['APPOINTMENTS', 'Motivo'],
    ['SUPPLIES', 'Observaciones'],
    ['SUPPLIES', 'Registro sanitario'],
  ] as const)('of a file of %s that names something else is not: %s', (resource, header) =>
    expect(looksLikeHealthData(resource, header)).toBe(false),
  );
});
