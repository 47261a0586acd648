import { describe, expect, it } from '@jest/globals';
import { checkDigit } from '../rut.js';
import { readRow } from './read-row.js';

const patient = (said: Record<string, string>) =>
  readRow(Object.values(said), {
    resource: 'PATIENTS',
    headers: Object.keys(said).map((field) => `Columna ${field}`),
    columns: Object.keys(said),
    today: '2026-11-23',
  });
const OWN = { name: 'Rosa', phone: '912345678' };

describe('a row', () => {
  it('becomes what the forms send', () => {
    const { values, faults } = patient({
      ...OWN,
      lastName: 'Ñandú',
      rut: '12345678',
      rutDigit: '5',
      birthDate: '5 de marzo de 1980',
      sex: 'mujer',
      healthInsurance: 'Fonasa tramo B',
      representativePhone: '',
    });
    expect(faults).toEqual([]);
    expect(values).toEqual({
      name: 'Rosa Ñandú',
      phone: '+56 9 1234 5678',
      rut: '123456785',
      birthDate: '1980-03-05',
      sex: 'FEMALE',
      healthInsurance: 'FONASA',
      fonasaTier: 'B',
    });
  });

  it.each([
    ['Isapre Colmena', { healthInsurance: 'ISAPRE', insurerName: 'Colmena' }],
    ['Banmédica', { healthInsurance: 'ISAPRE', insurerName: 'Banmédica' }],
    ['particular', { healthInsurance: 'NONE' }],
    ['Seguro Escolar', { healthInsurance: 'OTHER', insurerName: 'Seguro Escolar' }],
  ])('understands the insurance %s', (healthInsurance, expected) =>
    expect(patient({ ...OWN, healthInsurance }).values).toMatchObject(expected),
  );

  it.each([
    [{ ...OWN, rut: '12.345.678-0' }, 'Columna rut', 'dígito verificador'],
    [{ ...OWN, email: 'rosa@' }, 'Columna email', 'nombre@correo.cl'],
    [{ ...OWN, birthDate: '24-11-2026' }, 'Columna birthDate', 'futuro'],
    [{ ...OWN, birthDate: '31-02-2000' }, 'Columna birthDate', 'el día primero'],
    [{ ...OWN, sex: 'quizás' }, 'Columna sex', 'Femenino'],
    [{ ...OWN, address: 'x'.repeat(201) }, 'Columna address', 'Acorte'],
    [{ ...OWN, address: 'caf\ufffd' }, 'Columna address', 'no se pueden leer'],
    [{ ...OWN, healthInsurance: 'Particular', fonasaTier: 'A' }, 'Columna fonasaTier', 'FONASA'],
    [{ name: 'Rosa', phone: '' }, 'Columna phone', 'Falta'],
  ])('says which column is wrong and what to do %#', (said, column, words) => {
    expect(patient(said).faults).toEqual([{ column, sentence: expect.stringContaining(words) }]);
  });

  it('says everything that is wrong at once', () => {
    expect(patient({ name: '', phone: '', email: 'x' }).faults).toHaveLength(3);
  });

  it('keeps a phone as it is written where it is no number of Chile', () =>
    expect(patient({ ...OWN, phone: 'no tiene' }).values).toMatchObject({ phone: 'no tiene' }));

  it('tells a RUT of the provisional range, which says nothing about who somebody is', () => {
    const rut = `40000000${checkDigit('40000000')}`;
    expect(patient({ ...OWN, rut })).toEqual({
      values: { ...OWN, phone: '+56 9 1234 5678', rut, provisionalRut: true },
      faults: [],
    });
  });
});
