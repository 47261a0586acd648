import { describe, expect, it } from '@jest/globals';
import { densityOf, missingSettings, restSentence } from './certificate';

describe('a certificate', () => {
  it.each([
    ['', undefined],
    ['0', undefined],
    ['1', 'Se indica reposo por 1 día'],
    ['3', 'Se indica reposo por 3 días'],
    ['-2', undefined],
  ])('for %j days of rest', (days, sentence) => expect(restSentence(days)).toBe(sentence));

  it('says what it needs of the clinic', () => {
    const settings = {
      name: 'Clínica',
      phone: '',
      place: 'Concepción',
      professionalName: 'Ana Soto',
      professionalTitle: 'Podóloga',
      professionalRut: '',
      registryNumber: '',
      professionalAddress: 'Calle 1',
    };
    expect(missingSettings(settings)).toEqual(['su RUT', 'su número de registro']);
  });

  it('stands closer the more there is to say', () => {
    expect(densityOf('corto', 'corto')).toBe('normal');
    expect(densityOf('palabra '.repeat(120))).toBe('dense');
    expect(densityOf('a\n'.repeat(18))).toBe('tiny');
    expect(densityOf('palabra '.repeat(2_000))).toBe('long');
  });
});
