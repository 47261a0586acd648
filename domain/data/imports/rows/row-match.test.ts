import { describe, expect, it } from '@jest/globals';
import { formatRut } from '../../../rut.js';
import type { ImportResource, Verdict } from '../import.js';
import type { PatientValues } from './match-patient-row.js';
import { matchesOf } from './row-match.js';
import { patientSentence } from './row-match.es.js';

const ANA = {
  rut: '111111111',
  provisionalRut: false,
  name: 'Ana Pérez Soto',
  phone: '+56 9 1234 5678',
  email: 'ana@correo.cl',
  formerRuts: ['222222222'],
  identifiers: [{ kind: 'PASSPORT', country: 'PE', value: 'AB1234' }],
} as const;

const sentenceOf = (resource: ImportResource, verdict: Verdict, row: PatientValues): string =>
  patientSentence(resource, verdict, {
    name: ANA.name,
    rut: formatRut(ANA.rut),
    matchedBy: matchesOf(row, ANA),
  });

describe('The match of a row with a patient', () => {
  it.each([
    [{ rut: '111111111', name: 'Otra' }, ['RUT'], ': tiene el mismo RUT'],
    [{ rut: '222222222' }, ['FORMER_RUT'], ': tuvo ese RUT antes de unirse con otro paciente'],
    [
      {
        identifiers: [{ kind: 'PASSPORT', country: 'PE', value: 'ab-1234' }],
        email: 'ANA@correo.cl',
      } as const,
      ['DOCUMENT', 'EMAIL'],
      ': tiene el mismo documento',
    ],
    [
      { phone: '912345678', name: 'Ana Perez' },
      ['PHONE', 'NAME'],
      ': tiene el mismo teléfono y un nombre parecido',
    ],
    [{ phone: '', email: '' }, [], ''],
  ])('finds what the row %j has in common with a patient', (row, matches, why) => {
    expect(matchesOf(row, ANA)).toEqual(matches);
    expect(sentenceOf('APPOINTMENTS', 'NEW', row)).toBe(`Paciente: Ana Pérez Soto, RUT 11.111.111-1${why}.`);
  });

  it('words the match of a patient row by what the check found', () => {
    const row = { phone: '912345678', name: 'Ana Pérez' };
    expect(sentenceOf('PATIENTS', 'SAME', { rut: '111111111' })).toBe(
      'Es Ana Pérez Soto, RUT 11.111.111-1: tiene el mismo RUT.',
    );
    expect(sentenceOf('PATIENTS', 'LIKELY', row)).toBe(
      'Se parece a Ana Pérez Soto, RUT 11.111.111-1: tiene el mismo teléfono y un nombre parecido.',
    );
    expect(sentenceOf('PATIENTS', 'NEW', row)).toBe(
      'No es Ana Pérez Soto, RUT 11.111.111-1: tiene el mismo teléfono, pero otro RUT.',
    );
    expect(sentenceOf('PATIENTS', 'NEW', { ...row, name: 'Luis Vera' })).toBe(
      'No es Ana Pérez Soto, RUT 11.111.111-1: tiene el mismo teléfono, pero otro nombre.',
    );
  });
});
