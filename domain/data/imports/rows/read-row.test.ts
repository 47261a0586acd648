import { describe, expect, it } from '@jest/globals';
import { checkDigit } from '../../../rut.js';
import { CELL_FAULTS } from '../import-sentences.es.js';
import { readRow } from './read-row.js';

const patient = (said: Record<string, string>) =>
  readRow(
    { number: 2, cells: Object.values(said) },
    {
      resource: 'PATIENTS',
      headers: Object.keys(said).map((field) => `Columna ${field}`),
      columns: Object.keys(said),
      today: '2026-11-23',
    },
  );
const OWN = { name: 'Rosa', phone: '912345678' };

describe('a patient row', () => {
  it('reads a patient row into the values that the forms send', () => {
    const { values, faults } = patient({
      ...OWN,
      lastName: 'Ñandú',
      rut: '7654328',
      rutDigit: '3',
      birthDate: '5 de marzo de 1980',
      sex: 'mujer',
      healthInsurance: 'Fonasa tramo B',
      representativePhone: '',
    });
    expect(faults).toEqual([]);
    expect(values).toEqual({
      name: 'Rosa Ñandú',
      phone: '+56 9 1234 5678',
      rut: '76543283',
      birthDate: '1980-03-05',
      sex: 'FEMALE',
      healthInsurance: 'FONASA',
      fonasaTier: 'B',
    });
  });

  describe('with the check digit in a column of its own', () => {
    // By chance, both are also valid RUTs without the extra check digit.
    it.each([
      ['7654328', '3', '76543283'],
      ['7.654.328-3', '3', '76543283'],
      ['12345607', '6', '123456076'],
      ['12345607', '', 'RUT_WITHOUT_DIGIT'],
      ['12345607', '#N/A', 'REFUSED'],
      ['12345607', '?', 'REFUSED'],
      ['1234508', '9.0', 'REFUSED'],
      ['1234508.0', '9', 'REFUSED'],
      ['', '9', 'REFUSED'],
    ])('joins the RUT %s and the check digit %s into %s', (rut, rutDigit, expected) => {
      const { values, faults, doubts } = patient({ ...OWN, rut, rutDigit });
      expect(doubts[0]?.reason ?? (faults.length > 0 ? 'REFUSED' : values['rut'])).toBe(expected);
    });
  });

  it.each([
    ['rut', 'RUT'],
    ['birthDate', 'a day'],
    ['phone', 'a phone'],
    ['email', 'an e-mail'],
    ['sex', 'a sex'],
    ['healthInsurance', 'an insurance'],
  ])('refuses a long text as %s before trying to read it as %s', (field) => {
    const { faults } = patient({ ...OWN, [field]: '1'.repeat(201) });
    expect(faults).toEqual([{ column: `Columna ${field}`, sentence: CELL_FAULTS.tooLong(200) }]);
  });

  it('reads as many documents as a patient may have', () => {
    const identifiers = Array.from({ length: 9 }, (_, n) => `Pasaporte AB12345${n} (Perú)`).join('; ');
    expect(identifiers.length).toBeGreaterThan(200);
    expect(patient({ ...OWN, identifiers }).faults).toEqual([]);
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
    ...['Sí', 'B', '-', 'N/A', 'Fonasa o isapre', 'Fonasa tramo E'].map(
      (healthInsurance) => [{ ...OWN, healthInsurance }, 'Columna healthInsurance', 'Fonasa'] as const,
    ),
    [{ ...OWN, healthInsurance: 'Particular', fonasaTier: 'A' }, 'Columna fonasaTier', 'FONASA'],
    [{ name: 'Rosa', phone: '' }, 'Columna phone', 'Falta'],
  ])('reports which column of a patient row is wrong and what to do %#', (said, column, words) => {
    expect(patient(said).faults).toEqual([{ column, sentence: expect.stringContaining(words) }]);
  });

  it('reports all faults of a patient row at once', () => {
    expect(patient({ name: '', phone: '', email: 'x' }).faults).toHaveLength(3);
  });

  it('keeps a patient’s foreign phone as written', () =>
    expect(patient({ ...OWN, phone: '+54 9 11 1234-5678' }).values).toMatchObject({
      phone: '+54 9 11 1234-5678',
    }));

  it('marks a RUT of the provisional range as provisional', () => {
    const rut = `40000000${checkDigit('40000000')}`;
    expect(patient({ ...OWN, rut })).toEqual({
      values: { ...OWN, phone: '+56 9 1234 5678', rut, provisionalRut: true },
      faults: [],
      doubts: [],
    });
  });
});

describe('an appointment row', () => {
  const appointment = (said: Record<string, string>) =>
    readRow(
      { number: 2, cells: Object.values(said) },
      {
        resource: 'APPOINTMENTS',
        headers: Object.keys(said).map((field) => `Columna ${field}`),
        columns: Object.keys(said),
        today: '2026-11-23',
      },
    );

  it('reads an appointment row’s day, hours, state and patient', () =>
    expect(
      appointment({
        patientName: 'Rosa',
        patientLastName: 'Ñandú',
        patientPhone: '912345678',
        date: '5 de marzo de 2027',
        time: '9:00 a 11:00 hrs',
        status: 'Agendada',
        serviceType: 'manicure',
        overbooked: 'Sí',
        durationMinutes: '120 min',
      }),
    ).toEqual({
      values: {
        patientName: 'Rosa Ñandú',
        patientPhone: '+56 9 1234 5678',
        date: '2027-03-05',
        time: '09:00',
        endTime: '11:00',
        status: 'BOOKED',
        serviceType: 'MANICURE',
        overbooked: true,
        durationMinutes: 120,
      },
      faults: [],
      doubts: [],
    }));

  it.each([
    ['in one column', { date: '05/03/24 3:30 pm' }, { date: '2024-03-05', time: '15:30' }],
    ['in two', { date: '2024-03-05 00:00', time: '15:30' }, { date: '2024-03-05', time: '15:30' }],
    ...['2024-03-05 15:30', '1899-12-30 15:30:00', '1904-01-02 15:30'].map(
      (time) =>
        [`in both, ${time}`, { date: '2024-03-05', time }, { date: '2024-03-05', time: '15:30' }] as const,
    ),
  ])('reads the day and time of an appointment %s', (_where, said, values) =>
    expect(appointment(said)).toEqual({ values, faults: [], doubts: [] }),
  );

  it.each([
    [{ status: 'No asistió' }, { attendance: 'NO_SHOW' }],
    [
      { status: 'Confirmada', attendance: 'Llegó' },
      { status: 'CONFIRMED', attendance: 'ARRIVED' },
    ],
    [{ attendance: 'atendida', status: 'Confirmada' }, { status: 'CONFIRMED' }],
    [{ attendance: 'No', status: 'asistió' }, { attendance: 'NO_SHOW' }],
  ])('reads status and attendance from their own columns %#', (said, state) =>
    expect(appointment({ date: '2024-03-05 10:00', ...said }).values).toEqual({
      date: '2024-03-05',
      time: '10:00',
      ...state,
    }),
  );

  it.each([
    [{ date: '05-03-2024' }, 'Hora', 'Falta la hora'],
    [{ date: '05-03-2024', time: 'tarde' }, 'Columna time', 'No se entiende'],
    [{ date: '31-02-2024', time: '10:00' }, 'Columna date', 'el día primero'],
    [{ date: '05-03-2024 10:00', serviceType: 'Corte' }, 'Columna serviceType', 'Podología o Manicura'],
    [{ date: '05-03-2024 10:00', status: '???' }, 'Columna status', 'Reservada'],
    [{ date: '05-03-2024 10:00', time: '11:00' }, 'Columna time', 'no son los mismos'],
    [{ date: '05-03-2024', time: '2024-03-06 11:00' }, 'Columna time', 'no son los mismos'],
    [{ date: '05-03-2024', time: '9:00-10:00', endTime: '11:00' }, 'Columna endTime', 'no son los mismos'],
  ])('reports one fault for an invalid appointment row %#', (said, column, words) =>
    expect(appointment(said).faults).toEqual([{ column, sentence: expect.stringContaining(words) }]),
  );
});

describe('a row that is no supply', () => {
  const COLUMNS = ['name', 'unit', 'stock'];
  const read = (cells: readonly string[]) =>
    readRow(
      { number: 2, cells },
      { resource: 'SUPPLIES', headers: ['Nombre', 'Unidad', 'Stock'], columns: COLUMNS, today: '2026-11-23' },
    );

  it('refuses a supply row that repeats the headers', () =>
    expect(read(['Nombre', 'Unidad']).faults).toEqual([{ column: 'Nombre', sentence: CELL_FAULTS.headers }]));

  it('doubts a supply row that is the title of a part of the table', () => {
    expect(read(['GUANTES']).doubts).toMatchObject([{ field: 'name', reason: 'NOT_A_NAME' }]);
    expect(read(['Guantes', '', '5']).doubts).toEqual([]);
  });
});
