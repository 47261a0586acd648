import { describe, expect, it } from '@jest/globals';
import { IMPORT_FIELDS } from './import-fields.js';
import { guessColumns, looksLikeHealthData } from './guess-columns.js';
import { SYNONYMS } from './import-words.es.js';
import { IMPORT_RESOURCES } from './import.js';

const guess = (headers: string[], ...rows: string[][]) => guessColumns('PATIENTS', headers, rows);

describe('guessed columns', () => {
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
  ])('recognizes a column called %s', (header, field) => expect(guess([header])).toEqual([field]));

  it('leaves out columns with other data', () =>
    expect(guess(['Color favorito', '', 'ID', 'Nº'])).toEqual([null, null, null, null]));

  it.each([
    ['APPOINTMENTS', 'Fecha de creación', 'Fecha de realización', [null, 'date']],
    ['APPOINTMENTS', 'Fecha de nacimiento', 'Fecha', [null, 'date']],
    ['SUPPLIES', 'Precio (UF)', 'Stock (miles)', [null, null]],
    ['SUPPLIES', 'Valor total', 'Cantidad vendida', [null, null]],
    ['PATIENTS', 'Teléfono anterior', 'APE_PAT', [null, 'lastName']],
  ] as const)(
    'does not guess a merely similar field in a file of %s: %s, %s',
    (resource, one, other, fields) => expect(guessColumns(resource, [one, other], [])).toEqual(fields),
  );

  it('recognizes columns by their cells if the header is unknown', () => {
    const rows = [
      ['12.345.678-5', 'ana@correo.cl', '+56 9 1234 5678', 'Ana'],
      ['11111111-1', 'luis@correo.cl', '987654321', 'Luis'],
    ];
    expect(guess(['a', 'b', 'c', 'd'], ...rows)).toEqual(['rut', 'email', 'phone', null]);
  });

  it('gives a field to the most certain of several columns', () => {
    expect(guess(['Teléfono 2', 'Teléfono'])).toEqual([null, 'phone']);
    expect(guess(['Nombre', 'Apellido Paterno', 'Apellido Materno', 'RUT', 'DV'])).toEqual([
      'name',
      'lastName',
      'secondLastName',
      'rut',
      'rutDigit',
    ]);
  });

  it.each(IMPORT_RESOURCES)('recognizes all columns of an exported file: %s', (resource) => {
    const fields = IMPORT_FIELDS[resource];
    expect(
      guessColumns(
        resource,
        fields.map(({ header }) => header),
        [],
      ),
    ).toEqual(fields.map(({ field }) => field));
  });

  it.each(IMPORT_RESOURCES)(
    'finds synonyms of columns only for existing fields, each for one field: %s',
    (resource) => {
      const names = IMPORT_FIELDS[resource].map(({ field }) => field);
      expect(Object.keys(SYNONYMS[resource]).filter((field) => !names.includes(field))).toEqual([]);
      const words = Object.values(SYNONYMS[resource]).flat();
      expect(words.filter((word, index) => words.indexOf(word) !== index)).toEqual([]);
    },
  );
});

describe('a header of health data', () => {
  it.each([
    ['PATIENTS', 'Enfermedad base'],
    ['PATIENTS', 'Observaciones'],
    ['PATIENTS', 'Procedimiento realizado'],
    ['APPOINTMENTS', 'Notas'],
    ['RECORDS', 'Diagnóstico de ingreso'],
    ['PATIENTS', 'Registro de enfermedades'],
    ['APPOINTMENTS', 'Diagnóstico'],
  ] as const)('recognizes health data in a file of %s by the header %s', (resource, header) =>
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
  ] as const)('does not take for health data, in a file of %s, the header %s', (resource, header) =>
    expect(looksLikeHealthData(resource, header)).toBe(false),
  );
});
