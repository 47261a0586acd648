import { describe, expect, it } from '@jest/globals';
import { changedParticulars, contradictions, NO_PARTICULARS, type Particulars } from './particulars.js';
import { insuranceInWords, representativeInWords } from './particulars.es.js';

const ROSA: Particulars = {
  ...NO_PARTICULARS,
  sex: 'FEMALE',
  healthInsurance: 'FONASA',
  fonasaTier: 'B',
  representativeName: 'Luis',
  representativeRelation: 'Hijo',
  representativePhone: '9',
};

describe('a change of particulars', () => {
  it('keeps absent fields, and clears empty or null ones', () => {
    expect(changedParticulars(ROSA, { occupation: 'Profesora' })).toEqual({
      ...ROSA,
      occupation: 'Profesora',
    });
    expect(changedParticulars(ROSA, { sex: null, fonasaTier: '' })).toEqual({
      ...ROSA,
      sex: null,
      fonasaTier: null,
    });
  });

  it('clears fields of a patient that depended on a cleared one', () => {
    expect(changedParticulars(ROSA, { healthInsurance: 'ISAPRE' }).fonasaTier).toBeNull();
    const inIsapre = changedParticulars(ROSA, { healthInsurance: 'ISAPRE', insurerName: 'Colmena' });
    expect(inIsapre.insurerName).toBe('Colmena');
    expect(changedParticulars(inIsapre, { occupation: 'x' }).insurerName).toBe('Colmena');
    expect(changedParticulars(inIsapre, { healthInsurance: 'OTHER' }).insurerName).toBe('');
    expect(changedParticulars(ROSA, { representativeName: '' })).toMatchObject({
      representativeRelation: '',
      representativePhone: '',
    });
  });

  it('keeps contradictory fields that were sent, so that they are reported', () => {
    const sent = {
      healthInsurance: 'NONE',
      fonasaTier: 'A',
      insurerName: 'x',
      representativeName: '',
    } as const;
    const changed = changedParticulars(ROSA, { ...sent, representativeRut: '123456785' });
    expect(contradictions(changed)).toEqual(['fonasaTier', 'insurerName', 'representativeName']);
    expect(contradictions(ROSA)).toEqual([]);
  });
});

it('words an insurance with its tier or its name', () => {
  expect(insuranceInWords(ROSA)).toBe('FONASA, tramo B');
  expect(insuranceInWords({ ...ROSA, fonasaTier: null })).toBe('FONASA');
  const named = { fonasaTier: null, insurerName: 'Colmena' };
  expect(insuranceInWords({ ...named, healthInsurance: 'ISAPRE' })).toBe('Isapre Colmena');
  expect(insuranceInWords({ ...named, healthInsurance: 'OTHER' })).toBe('Colmena');
  expect(insuranceInWords(NO_PARTICULARS)).toBe('');
});

it('words a representative on one line, with the known data', () => {
  expect(representativeInWords({ ...ROSA, representativeRut: '123456785' })).toBe(
    'Luis (Hijo), RUT 12.345.678-5, 9',
  );
  expect(representativeInWords({ ...NO_PARTICULARS, representativeName: 'Luis' })).toBe('Luis');
  expect(representativeInWords(NO_PARTICULARS)).toBe('');
});
