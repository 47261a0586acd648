import { describe, expect, it } from '@jest/globals';
import { NO_PARTICULARS } from '../../../patients/particulars/particulars.js';
import { fillOf, matchPatientRow, patientKey, type StoredPatient } from './match-patient-row.js';

const ROSA: StoredPatient = {
  ...NO_PARTICULARS,
  id: 7,
  rut: '123456785',
  provisionalRut: false,
  name: 'Rosa Ñandú Soto',
  phone: '+56 9 1234 5678',
  email: 'rosa@correo.cl',
  birthDate: null,
  address: '',
  emergencyContact: '',
  underlyingCondition: '',
  clinicalCase: 'Uña',
};
const PROVISIONAL = { ...ROSA, rut: '400000003', provisionalRut: true };

describe('the match of a patient row', () => {
  it.each([
    ['the patient with its RUT', { rut: ROSA.rut }, ROSA, [], 'SAME'],
    ['new without a match', { name: 'Rosa' }, undefined, [], 'NEW'],
    [
      'perhaps the patient with its phone and a similar name',
      { name: 'Rosa Nandu', phone: '912345678' },
      undefined,
      [ROSA],
      'LIKELY',
    ],
    [
      'perhaps the patient with its phone and its e-mail',
      { name: 'Otra', phone: '912345678', email: 'ROSA@correo.cl' },
      undefined,
      [ROSA],
      'LIKELY',
    ],
    [
      'new beside a relative with the same phone',
      { name: 'Luis Vera', phone: '912345678' },
      undefined,
      [ROSA],
      'NEW',
    ],
    [
      'new with another RUT',
      { rut: '111111111', name: ROSA.name, phone: ROSA.phone },
      undefined,
      [ROSA],
      'NEW',
    ],
    [
      'perhaps the patient with a provisional RUT',
      { rut: '111111111', name: ROSA.name, phone: ROSA.phone },
      undefined,
      [PROVISIONAL],
      'LIKELY',
    ],
  ] as const)('decides that a patient row is %s', (_what, row, holder, others, verdict) =>
    expect(matchPatientRow(row, holder, others).verdict).toBe(verdict),
  );
});

describe('filling in a stored patient', () => {
  it('never replaces a stored value of a patient', () => {
    const row = {
      name: 'X',
      phone: '1',
      email: 'x@y.cl',
      clinicalCase: 'Otro',
      address: 'Calle 1',
      birthDate: '1980-03-05',
    };
    expect(fillOf(row, ROSA)).toEqual({ address: 'Calle 1', birthDate: '1980-03-05' });
  });

  it('fills in a RUT only for a patient without one', () => {
    expect(fillOf({ rut: '111111111' }, PROVISIONAL)).toEqual({ rut: '111111111', provisionalRut: false });
    expect(fillOf({ rut: '111111111' }, ROSA)).toEqual({});
  });

  it('fills in an insurance or a representative only as a whole', () => {
    const insured = { ...ROSA, healthInsurance: 'ISAPRE' as const };
    expect(fillOf({ healthInsurance: 'FONASA', fonasaTier: 'A' }, insured)).toEqual({});
    expect(fillOf({ healthInsurance: 'FONASA', fonasaTier: 'A' }, ROSA)).toEqual({
      healthInsurance: 'FONASA',
      fonasaTier: 'A',
    });
  });
});

it('gives two rows of one person the same key, however they are written', () => {
  const [one, other] = [
    { name: 'Ana Vera', phone: '912345678' },
    { name: 'ANA VERA', phone: '+56 9 1234 5678' },
  ];
  expect(patientKey(one)).toBe(patientKey(other));
  expect(patientKey(one)).not.toBe(patientKey({ ...one, name: 'Luis Vera' }));
});
