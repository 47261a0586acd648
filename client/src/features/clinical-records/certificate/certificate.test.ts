import { describe, expect, it } from '@jest/globals';
import { missingSettings, restSentence } from './certificate';

describe('a certificate', () => {
  it.each([
    ['', undefined],
    ['0', undefined],
    ['1', 'Se indica reposo por 1 día'],
    ['3', 'Se indica reposo por 3 días'],
    ['-2', undefined],
  ])('for %j days of rest', (days, sentence) => expect(restSentence(days)).toBe(sentence));

  it('says which clinic settings are missing', () => {
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
});
