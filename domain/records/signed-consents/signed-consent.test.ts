import { describe, expect, it } from '@jest/globals';
import { fillIn, PLACEHOLDERS, strayBraces } from './consent-text.js';
import {
  SIGNATURE_BOX,
  SIGNATURE_LIMITS,
  signatureFault,
  strokePath,
  strokesAsText,
  strokesOfText,
  toStrokes,
} from './signature.js';
import { placeholderFault } from './signed-consent.es.js';
import { asksAge, type GivenAnswer, isInForce, needsRepresentative, signerFault } from './signed-consent.js';

const TODAY = '2026-11-18';
const VALUES = {
  paciente: 'Rosa {rut}',
  rut: '11.111.111-1',
  tratamiento: 'Láser',
  profesional: 'Ana',
  clinica: 'Sur',
  fecha: 'hoy',
};

describe('placeholders of a consent text', () => {
  it('fills each in once, and leaves braces in values and unknown ones as they are', () => {
    expect(fillIn('{paciente}, {fecha}, {otro}', VALUES)).toBe('Rosa {rut}, hoy, {otro}');
    expect(PLACEHOLDERS.map((one) => fillIn(`{${one}}`, VALUES))).toEqual(Object.values(VALUES));
  });

  it.each([
    ['Yo, {paciente}', []],
    ['{Paciente} y {a}{a}', ['{Paciente}', '{a}']],
    ['{paciente', ['{']],
    ['{{paciente}}', ['{', '}']],
    ['{}', ['{}']],
    ['{constructor}', ['{constructor}']],
  ])('finds what can’t be filled in in %j', (body, stray) => {
    expect(strayBraces(body)).toEqual(stray);
    expect(placeholderFault(body) === undefined).toBe(stray.length === 0);
  });
});

describe('signature', () => {
  const line = (points: number, step = 10): number[] =>
    Array.from({ length: points }, (_, at) => [at * step, at]).flat();

  it.each([
    ['a drawing', [line(20)], undefined],
    ['nothing', [], 'EMPTY'],
    ['too few points', [line(SIGNATURE_LIMITS.leastPoints - 1)], 'EMPTY'],
    ['a blot', [line(40, 0).map((value) => value % 3)], 'EMPTY'],
    ['too many points', [Array(2 * SIGNATURE_LIMITS.mostPoints + 2).fill(1)], 'TOO_LONG'],
    ['too many strokes', Array(SIGNATURE_LIMITS.mostStrokes + 1).fill([1, 1]), 'TOO_LONG'],
    ['outside the box', [[...line(20), SIGNATURE_BOX.width + 1, 0]], 'UNREADABLE'],
    ['below the box', [[...line(20), 0, SIGNATURE_BOX.height + 1]], 'UNREADABLE'],
    ['half a point', [[...line(20), 1]], 'UNREADABLE'],
    ['fractions', [[...line(20), 0.5, 1]], 'UNREADABLE'],
    ['texts', [['1', '2']], 'UNREADABLE'],
    ['no list', 'x', 'UNREADABLE'],
    ['a list of something else', [null, 3], 'UNREADABLE'],
    ['an empty stroke', [line(20), []], 'UNREADABLE'],
  ])('judges a signature of %s', (_what, strokes, fault) => {
    expect(signatureFault(strokes)).toBe(fault);
  });

  it('makes strokes that can be stored of anything drawn, and a text of them and back', () => {
    const drawn = [
      Array.from({ length: 60_000 }, (_, at) => ({ x: at % 301, y: (at * 7) % 151 })),
      [{ x: -5, y: 400 }],
      [],
    ];
    const strokes = toStrokes(drawn, { width: 300, height: 150 });
    expect(signatureFault(strokes)).toBeUndefined();
    expect(strokes.at(-1)).toEqual([0, SIGNATURE_BOX.height]);
    expect(strokesOfText(strokesAsText(strokes))).toEqual(strokes);
    expect(strokesOfText('')).toEqual([]);
    expect(signatureFault(strokesOfText('1 2 x'))).toBe('UNREADABLE');
  });

  it('turns a signature into a path, with dots for single points', () => {
    expect(
      strokePath([
        [1, 2, 3, 4],
        [5, 6],
      ]),
    ).toBe('M1 2L3 4M5 6L5 6');
  });
});

describe('The signer of a consent', () => {
  it.each([
    ['2008-11-18', true, false],
    ['2008-11-19', true, true],
    ['2008-11-19', false, false],
  ])(
    'lets a representative of a person born on %s sign by the text: %s',
    (birthDate, representativeSigns, needs) => {
      const rule = { birthDate, representativeSigns };
      expect(needsRepresentative(rule, TODAY)).toBe(needs);
      expect(signerFault('PATIENT', rule, TODAY, false)).toBe(needs ? 'MINOR' : undefined);
      expect(signerFault('REPRESENTATIVE', rule, TODAY, false)).toBe(
        representativeSigns ? undefined : 'ONLY_PATIENT',
      );
    },
  );
});

describe('The signer for a patient without a birth date', () => {
  it.each([
    [true, false, 'AGE_UNKNOWN'],
    [true, true, undefined],
    [false, false, undefined],
  ])(
    'a representative signs by the text: %s, said to be of age: %s',
    (representativeSigns, saidOfAge, fault) => {
      const rule = { birthDate: null, representativeSigns };
      expect(asksAge(rule)).toBe(representativeSigns);
      expect(needsRepresentative(rule, TODAY)).toBe(false);
      expect(signerFault('PATIENT', rule, TODAY, saidOfAge)).toBe(fault);
    },
  );

  it('does not let an answer overrule a birth date', () => {
    const child = { birthDate: '2015-03-01', representativeSigns: true };
    expect(asksAge(child)).toBe(false);
    expect(signerFault('PATIENT', child, TODAY, true)).toBe('MINOR');
  });
});

describe('a consent that holds', () => {
  const given: GivenAnswer = {
    kind: 'ACCEPTED',
    textVersion: 2,
    answeredOn: '2026-08-31',
    isWithdrawn: false,
    isTakenBackLater: false,
  };
  const text = { textVersion: 2, validMonths: 6 };
  it.each([
    ['accepted', given, text, TODAY, true],
    ['on its last day', given, text, '2027-02-28', true],
    ['a day later', given, text, '2027-03-01', false],
    ['without an end', given, { ...text, validMonths: null }, '2090-01-01', true],
    ['of an earlier text', { ...given, textVersion: 1 }, text, TODAY, false],
    ['withdrawn', { ...given, isWithdrawn: true }, text, TODAY, false],
    ['rejected or withdrawn elsewhere later', { ...given, isTakenBackLater: true }, text, TODAY, false],
    ['rejected', { ...given, kind: 'REJECTED' } as const, text, TODAY, false],
    ['left out', { ...given, kind: 'OMITTED' } as const, text, TODAY, false],
  ])('decides whether a consent holds: %s', (_what, answer, current, today, holds) => {
    expect(isInForce(answer, current, today)).toBe(holds);
  });
});
