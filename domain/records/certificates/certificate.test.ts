import { describe, expect, it } from '@jest/globals';
import {
  CERTIFICATE_KINDS,
  LETTER_FILES,
  letterFilesFault,
  LETTER_FORMS,
  LETTER_PARTS,
  lettered,
  missingParts,
  missingSignerFields,
} from './certificate.js';
import {
  attachedInWords,
  orderInWords,
  attendedAs,
  certificateLacks,
  CLOSINGS,
  letterLacks,
  restSentence,
} from './certificate.es.js';

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

describe('a letter', () => {
  it('gives each kind of letter its parts in the order of print, some of them required', () => {
    for (const kind of CERTIFICATE_KINDS) {
      const { parts, needed } = LETTER_FORMS[kind];
      expect(parts).toEqual(LETTER_PARTS.filter((part) => parts.includes(part)));
      expect(parts).toEqual(expect.arrayContaining([...needed]));
    }
  });

  it('keeps only the trimmed texts of a letter’s parts', () => {
    expect(lettered('REFERRAL', { FINDINGS: ' Úlcera ', RISK: ' ', AMOUNT: '$1' })).toEqual({
      FINDINGS: 'Úlcera',
    });
    expect(lettered('GENERAL', { FINDINGS: 'Úlcera' })).toEqual({});
  });

  it("asks for the doctor's order in a letter for reimbursement, which promises nothing", () => {
    const missing = missingParts('REIMBURSEMENT', {
      TREATMENT: 'Podología',
      AMOUNT: '$25.000',
      MEDICAL_ORDER: ' ',
    });
    expect(letterLacks(missing)).toBe('Falta «Orden médica».');
    expect(Object.values(CLOSINGS).join(' ')).not.toMatch(/fonasa|isapre/i);
  });
});

describe('The files of a letter', () => {
  const [photo, paper] = [{ kind: 'PHOTO' }, { kind: 'DOCUMENT' }] as const;

  it.each([
    ['REIMBURSEMENT', [], 'NO_ORDER'],
    ['REIMBURSEMENT', [photo, paper], 'ONE_ORDER'],
    ['REIMBURSEMENT', [paper], undefined],
    ['REIMBURSEMENT', [photo], undefined],
    ['REFERRAL', [], undefined],
    ['REFERRAL', [photo, photo, photo, photo], undefined],
    ['REFERRAL', [photo, photo, photo, photo, photo], 'TOO_MANY'],
    ['REFERRAL', [photo, paper], 'NO_PHOTO'],
  ] as const)('%s with %j: %s', (kind, files, fault) => expect(letterFilesFault(kind, files)).toBe(fault));

  it('asks for an order only for reimbursement, and takes photos only in a referral', () => {
    const of = (what: string) => CERTIFICATE_KINDS.filter((kind) => LETTER_FILES[kind] === what);
    expect([of('ORDER'), of('PHOTOS')]).toEqual([['REIMBURSEMENT'], ['REFERRAL']]);
  });

  it('names the order with doctor and date, and a document that is not printed', () => {
    expect(orderInWords(' Dra. X ', '2026-11-03')).toBe('Dra. X, 3 de noviembre de 2026');
    expect(orderInWords('', '')).toBe('');
    const place = { side: null, toe: null, zone: null, address: null };
    const files = (['PHOTO', 'DOCUMENT'] as const).map((kind, photoId) => ({
      kind,
      photoId,
      takenOn: '2026-11-04',
      ...place,
    }));
    expect(attachedInWords(files)).toBe('Se adjunta: documento recibido el 4 de noviembre de 2026');
    expect(attachedInWords(files.slice(0, 1))).toBe('');
  });
});
