import { describe, expect, it } from '@jest/globals';
import { missingSignerFields } from './certificate.js';
import { attendedAs, certificateLacks, restSentence } from './certificate.es.js';

describe('a certificate', () => {
  it.each([
    [null, undefined],
    [0, undefined],
    [1, 'Se indica reposo por 1 día'],
    [3, 'Se indica reposo por 3 días'],
  ])('words %j days of rest', (days, sentence) => expect(restSentence(days)).toBe(sentence));

  it.each([
    ['FEMALE', 'atendida'],
    ['MALE', 'atendido'],
    ['INTERSEX', 'atendido(a)'],
    [null, 'atendido(a)'],
    [undefined, 'atendido(a)'],
  ] as const)('words the attendance of a patient of sex %j as %s', (sex, word) =>
    expect(attendedAs(sex)).toBe(word),
  );

  it('lists what the signer lacks, but never requires the registry’s authority', () => {
    const ana = {
      name: 'Ana',
      title: '',
      rut: '1-9',
      registryNumber: '',
      registryAuthority: '',
      address: 'x',
    };
    expect(missingSignerFields(ana)).toEqual(['title', 'registryNumber']);
    expect(missingSignerFields(undefined)).toEqual([]);
    expect(certificateLacks(['su título', 'su RUT', 'su dirección'])).toBe(
      'Para firmar el certificado falta su título, su RUT y su dirección.',
    );
  });
});
