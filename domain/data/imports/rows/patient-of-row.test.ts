import { describe, expect, it } from '@jest/globals';
import { withPatient } from '../import-fields.js';
import { PATIENT_OF_ROW_SYNONYMS } from '../import-words.es.js';
import { asPatientValues, type PatientOfRow, matchPatient } from './patient-of-row.js';
import { withWholeName } from './read-row.js';

const ROSA = {
  id: 7,
  rut: '123456785',
  provisionalRut: false,
  name: 'Rosa Ñandú Soto',
  phone: '+56 9 1234 5678',
  email: 'rosa@correo.cl',
  formerRuts: ['98765433'] as readonly string[],
  isListed: true,
};
const DAUGHTER = { ...ROSA, id: 8, rut: '111111111', name: 'Rosa Ñandú Vera', email: '' };
const WITHOUT_RUT = { ...ROSA, rut: '400000003', provisionalRut: true };
const PASSPORT = { kind: 'PASSPORT', country: 'PE', value: 'AB123456' } as const;
type Known = typeof ROSA;

const who = (row: PatientOfRow, holders: readonly Known[], others: readonly Known[] = []) => {
  const found = matchPatient(asPatientValues(row), holders, others);
  return 'patient' in found ? found.patient.id : found.fault;
};

describe('the patient of a row', () => {
  it.each([
    ['the patient with its RUT', { patientRut: ROSA.rut }, [ROSA], [], 7],
    [
      'the patient with its RUT and half the name',
      { patientRut: ROSA.rut, patientName: 'rosa' },
      [ROSA],
      [],
      7,
    ],
    [
      'no patient if its RUT has another name',
      { patientRut: ROSA.rut, patientName: 'Luis Vera' },
      [ROSA],
      [],
      'OTHER_NAME',
    ],
    [
      'no patient if its RUT and its document belong to two patients',
      { patientRut: ROSA.rut },
      [ROSA, DAUGHTER],
      [],
      'OTHER_RUT',
    ],
    [
      'no patient if its document belongs to a patient with another RUT',
      { patientRut: '76543210K', patientName: ROSA.name, patientDocuments: [PASSPORT] },
      [ROSA],
      [],
      'OTHER_RUT',
    ],
    [
      'the patient with its document who had its RUT before a merge',
      { patientRut: '98765433', patientName: ROSA.name, patientDocuments: [PASSPORT] },
      [ROSA],
      [],
      7,
    ],
    [
      'the patient with its document and a provisional RUT',
      { patientRut: '76543210K', patientName: ROSA.name, patientDocuments: [PASSPORT] },
      [WITHOUT_RUT],
      [],
      7,
    ],
    ['no patient with blocked data', { patientRut: ROSA.rut }, [{ ...ROSA, isListed: false }], [], 'BLOCKED'],
    [
      'the patient with its phone and a similar name',
      { patientName: 'Rosa Nandu', patientPhone: '912345678' },
      [],
      [ROSA],
      7,
    ],
    [
      'the patient with its e-mail and a similar name',
      { patientName: 'Rosa Nandu', patientEmail: 'ROSA@correo.cl' },
      [],
      [ROSA],
      7,
    ],
    [
      'no patient with a relative’s phone',
      { patientName: 'Luis Vera', patientPhone: '912345678' },
      [],
      [ROSA],
      'UNKNOWN',
    ],
    [
      'no patient by phone and e-mail with another name',
      { patientName: 'Luis Vera', patientPhone: '912345678', patientEmail: ROSA.email },
      [],
      [ROSA],
      'UNKNOWN',
    ],
    [
      'the one of two with the same phone who has exactly its name',
      { patientName: 'rosa nandu vera', patientPhone: '912345678' },
      [],
      [ROSA, DAUGHTER],
      8,
    ],
    [
      'no patient if two with the same phone have similar names',
      { patientName: 'Rosa Ñandú', patientPhone: '912345678' },
      [],
      [ROSA, DAUGHTER],
      'SEVERAL',
    ],
    [
      'no patient with another RUT',
      { patientRut: '111111111', patientName: ROSA.name, patientPhone: ROSA.phone },
      [],
      [ROSA],
      'UNKNOWN',
    ],
    [
      'the patient who has no RUT yet',
      { patientRut: '111111111', patientName: ROSA.name, patientPhone: ROSA.phone },
      [],
      [WITHOUT_RUT],
      7,
    ],
    [
      'no patient by a provisional RUT that another clinic gave to another person',
      { patientRut: '400000003', patientName: 'Luis Vera' },
      [WITHOUT_RUT],
      [],
      'OTHER_NAME',
    ],
    ['no patient by a name alone', { patientName: ROSA.name }, [], [ROSA], 'UNSAID'],
    ['no patient if it names none', {}, [], [], 'UNSAID'],
    ['no patient by a phone alone', { patientPhone: ROSA.phone }, [], [ROSA], 'UNSAID'],
  ] as const)('decides that a row is about %s', (_what, row, holders, others, expected) =>
    expect(who(row, holders, others)).toBe(expected),
  );
});

it('joins a patient’s name from several columns', () => {
  const said = { patientName: 'Rosa', patientLastName: 'Ñandú', patientSecondLastName: 'Soto', notes: 'x' };
  expect(withWholeName(said, () => undefined)).toEqual({ patientName: 'Rosa Ñandú Soto', notes: 'x' });
});

it('finds synonyms for every field that identifies the patient, in the order of exported columns', () => {
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
