import { expect, it } from '@jest/globals';
import { matchRecordRow, recordKey } from './match-record-row.js';
import { readRow } from './read-row.js';

const DAY = '2004-03-05';
const TEXTS = {
  date: DAY,
  careDescription: 'Dolor\r\nen el pie',
  procedure: 'Corte',
  instructions: 'Reposo',
};
const STORED = { ...TEXTS, id: 7, patientId: 1, careDescription: 'Dolor en  el pie ' };
const known = new Map([[recordKey(1, STORED), STORED]]);

const record = (said: Record<string, string>) =>
  readRow(
    { number: 2, cells: Object.values(said) },
    {
      resource: 'RECORDS',
      headers: Object.keys(said),
      columns: Object.keys(said),
      today: '2026-11-23',
    },
  );

it('matches a record with the same texts for the same day and patient', () => {
  expect(matchRecordRow(recordKey(1, TEXTS), known)).toEqual({ verdict: 'SAME', targetId: 7 });
  for (const [patientId, other] of [
    [2, {}],
    [1, { date: '2004-03-06' }],
    [1, { procedure: 'corte' }],
    [1, { instructions: 'Reposo.' }],
  ] as const)
    expect(matchRecordRow(recordKey(patientId, { ...TEXTS, ...other }), known)).toEqual({ verdict: 'NEW' });
});

it('treats the same texts in other fields as another record', () =>
  expect(recordKey(1, { ...TEXTS, procedure: 'Reposo', instructions: 'Corte' })).not.toBe(
    recordKey(1, TEXTS),
  ));

it('fills the three texts of a record, and marks the texts that the file lacks', () => {
  expect(record({ patientRut: '390101139', date: '5-3-2004', careDescription: ' Dolor ' })).toEqual({
    values: {
      patientRut: '390101139',
      date: DAY,
      careDescription: 'Dolor',
      procedure: 'No consta en el archivo importado.',
      instructions: 'No consta en el archivo importado.',
    },
    faults: [],
    doubts: [],
  });
  expect(
    record({
      date: DAY,
      observations: 'Vuelve',
      procedure: 'Corte',
      diagnosis: 'Onicomicosis',
      reason: 'Dolor',
      time: '9.30',
    }).values,
  ).toMatchObject({
    careDescription:
      'Hora: 09:30\n\nMotivo de consulta: Dolor\n\nDiagnóstico: Onicomicosis\n\nObservaciones: Vuelve',
    procedure: 'Corte',
  });
});

it.each([
  ['from tomorrow', { date: '24-11-2026', procedure: 'x' }, ['date: La fecha está en el futuro. Corríjala.']],
  ['from today', { date: '23-11-2026', procedure: 'x' }, []],
  ['from long ago', { date: '23-11-1996', procedure: 'x' }, []],
  [
    'with only a time',
    { date: DAY, time: '10:00', procedure: '' },
    ['Descripción de la atención: La fila no dice nada de la atención. Escriba al menos uno de sus textos.'],
  ],
  [
    'whose parts are too long together',
    { date: DAY, reason: 'x'.repeat(15_000), diagnosis: 'x'.repeat(15_000) },
    ['Descripción de la atención: Acorte el texto: se admiten hasta 20.000 caracteres.'],
  ],
])('judges a record row %s correctly', (_, said, faults) =>
  expect(record(said).faults.map(({ column, sentence }) => `${column}: ${sentence}`)).toEqual(faults),
);
