import { describe, expect, it } from '@jest/globals';
import { SIDES, type Side } from './answer.js';
import { EMPTY_EXAM } from './exam-edits.js';
import { examInWords } from './exam-words.es.js';
import {
  lossOfSensation,
  SENSATION_PROTOCOLS,
  type SensationMethod,
  type SensationTest,
} from './sensation.js';

/** A test with so many unfelt sites of each foot, counted from the first; all others are felt. */
function test(
  method: SensationMethod,
  unfelt: Partial<Record<Side, number>>,
  wrong?: boolean[],
): SensationTest {
  const { sites, answersPerSite } = SENSATION_PROTOCOLS[method];
  const felt = Array.from({ length: answersPerSite }, () => true);
  return {
    method,
    sites: SIDES.flatMap((side) =>
      sites.map((site, index) => ({
        side,
        site,
        answers: index < (unfelt[side] ?? 0) ? (wrong ?? felt.map(() => false)) : felt,
      })),
    ),
  };
}

describe('the tuning fork', () => {
  it.each<[string, SensationTest, string]>([
    ['every answer is right', test('TUNING_FORK', {}), 'NO'],
    ['one of three answers of a toe is wrong', test('TUNING_FORK', { LEFT: 1 }, [true, false, true]), 'NO'],
    [
      'two of three answers of a toe are wrong',
      test('TUNING_FORK', { LEFT: 1 }, [false, false, true]),
      'YES',
    ],
    [
      'one foot was not tested',
      { method: 'TUNING_FORK', sites: test('TUNING_FORK', {}).sites.slice(0, 1) },
      'UNKNOWN',
    ],
  ])('finds the loss if %s', (_when, made, loss) => expect(lossOfSensation(made)).toBe(loss));
});

describe('the ten-point test', () => {
  it.each<[string, SensationTest, string]>([
    ['no cut-off, whatever is felt', { ...test('TEN_POINT', { LEFT: 10 }), cutOff: null }, 'UNKNOWN'],
    ['fewer unfelt points than the cut-off', { ...test('TEN_POINT', { LEFT: 3 }), cutOff: 4 }, 'NO'],
    ['as many unfelt points on one foot', { ...test('TEN_POINT', { LEFT: 4 }), cutOff: 4 }, 'YES'],
    ['as many only on both feet together', { ...test('TEN_POINT', { LEFT: 2, RIGHT: 2 }), cutOff: 4 }, 'NO'],
    [
      'a foot without tests',
      { ...test('TEN_POINT', { LEFT: 3 }), sites: test('TEN_POINT', {}).sites.slice(0, 10), cutOff: 4 },
      'UNKNOWN',
    ],
  ])('counts the loss of sensation with %s', (_with, made, loss) => expect(lossOfSensation(made)).toBe(loss));

  it('says in words that the result lacks the cut-off, or which points are not felt', () => {
    const words = (made: SensationTest) =>
      examInWords({ ...EMPTY_EXAM, sensation: { ...made, examinedOn: '2026-11-20' } });
    expect(words({ ...test('TEN_POINT', {}), cutOff: null })).toEqual([
      'Sensibilidad (Monofilamento en 10 puntos, 20/11/2026): no se puede calcular: falta el corte de la clínica',
    ]);
    expect(words({ ...test('TEN_POINT', { RIGHT: 2 }), cutOff: 2 })).toEqual([
      'Sensibilidad (Monofilamento en 10 puntos, 20/11/2026): pérdida de la sensibilidad protectora; no siente: primer ortejo derecho, tercer ortejo derecho',
    ]);
  });
});
