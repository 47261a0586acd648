import { describe, expect, it } from '@jest/globals';
import { withPatient } from './import-fields.js';
import { PATIENT_OF_ROW_SYNONYMS } from './import-words.es.js';
import { asPatientValues, type PatientOfRow, whoIs } from './patient-of-row.js';
import { withWholeName } from './read-row.js';

const ROSA = {
  id: 7,
  rut: '123456785',
  provisionalRut: false,
  name: 'Rosa Ñandú Soto',
  phone: '+56 9 1234 5678',
  email: 'rosa@correo.cl',
  isListed: true,
};
const DAUGHTER = { ...ROSA, id: 8, rut: '111111111', name: 'Rosa Ñandú Vera', email: '' };
const WITHOUT_RUT = { ...ROSA, rut: '400000003', provisionalRut: true };
type Known = typeof ROSA;

const who = (row: PatientOfRow, holders: readonly Known[], others: readonly Known[] = []) => {
  const found = whoIs(asPatientValues(row), holders, others);
  return 'patient' in found ? found.patient.id : found.fault;
};

describe('a row is about', () => {
  it.each([
    ['who has its RUT', { patientRut: ROSA.rut }, [ROSA], [], 7],
    ['who has its RUT, by half the name', { patientRut: ROSA.rut, patientName: 'rosa' }, [ROSA], [], 7],
    [
      'nobody where its RUT is of another name',
      { patientRut: ROSA.rut, patientName: 'Luis Vera' },
      [ROSA],
      [],
      'OTHER_NAME',
    ],
    [
      'nobody where its RUT and its document are of two',
      { patientRut: ROSA.rut },
      [ROSA, DAUGHTER],
      [],
      'SEVERAL',
    ],
    [
      'nobody whose data are blocked',
      { patientRut: ROSA.rut },
      [{ ...ROSA, isListed: false }],
      [],
      'BLOCKED',
    ],
    [
      'who has its phone and a similar name',
      { patientName: 'Rosa Nandu', patientPhone: '912345678' },
      [],
      [ROSA],
      7,
    ],
    [
      'who has its e-mail and a similar name',
      { patientName: 'Rosa Nandu', patientEmail: 'ROSA@correo.cl' },
      [],
      [ROSA],
      7,
    ],
    [
      'nobody with a relative’s phone',
      { patientName: 'Luis Vera', patientPhone: '912345678' },
      [],
      [ROSA],
      'UNKNOWN',
    ],
    [
      'nobody by phone and e-mail with another name',
      { patientName: 'Luis Vera', patientPhone: '912345678', patientEmail: ROSA.email },
      [],
      [ROSA],
      'UNKNOWN',
    ],
    [
      'the one of two on one phone who is called exactly so',
      { patientName: 'rosa nandu vera', patientPhone: '912345678' },
      [],
      [ROSA, DAUGHTER],
      8,
    ],
    [
      'nobody where two on one phone are called alike',
      { patientName: 'Rosa Ñandú', patientPhone: '912345678' },
      [],
      [ROSA, DAUGHTER],
      'SEVERAL',
    ],
    [
      'nobody with another RUT',
      { patientRut: '111111111', patientName: ROSA.name, patientPhone: ROSA.phone },
      [],
      [ROSA],
      'UNKNOWN',
    ],
    [
      'who has no RUT yet',
      { patientRut: '111111111', patientName: ROSA.name, patientPhone: ROSA.phone },
      [],
      [WITHOUT_RUT],
      7,
    ],
    [
      'nobody by a provisional RUT that another clinic gave to somebody else',
      { patientRut: '400000003', patientName: 'Luis Vera' },
      [WITHOUT_RUT],
      [],
      'OTHER_NAME',
    ],
    ['nobody by a name alone', { patientName: ROSA.name }, [], [ROSA], 'UNSAID'],
    ['nobody where it says nothing', {}, [], [], 'UNSAID'],
    ['nobody by a phone alone', { patientPhone: ROSA.phone }, [], [ROSA], 'UNSAID'],
  ] as const)('%s', (_what, row, holders, others, expected) =>
    expect(who(row, holders, others)).toBe(expected),
  );
});

it('a name in several columns is one', () => {
  const said = { patientName: 'Rosa', patientLastName: 'Ñandú', patientSecondLastName: 'Soto', notes: 'x' };
  expect(withWholeName(said, () => undefined)).toEqual({ patientName: 'Rosa Ñandú Soto', notes: 'x' });
});

it('all that says whose a row is has other names, and the product’s own column in its own place', () => {
  expect(
    withPatient([])
      .map(({ field }) => field)
      .filter((field) => !PATIENT_OF_ROW_SYNONYMS[field]?.length),
  ).toEqual([]);
  const own = { field: 'patientName', header: 'Paciente', kind: 'TEXT' } as const;
  const fields = withPatient([own]);
  expect(fields[0]).toBe(own);
  expect(fields.filter(({ field }) => field === 'patientName')).toHaveLength(1);
});
