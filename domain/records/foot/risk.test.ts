import { describe, expect, it } from '@jest/globals';
import { controlWindow, RISK_FACTORS, type RiskAnswers, type RiskFactor, riskOf } from './risk.js';
import { controlInWords, riskInWords } from './risk.es.js';

const NONE = Object.fromEntries(RISK_FACTORS.map((factor) => [factor, 'NO'])) as RiskAnswers;
const given = (yes: readonly RiskFactor[], unknown: readonly RiskFactor[] = []): RiskAnswers => ({
  ...NONE,
  ...Object.fromEntries(yes.map((factor) => [factor, 'YES'])),
  ...Object.fromEntries(unknown.map((factor) => [factor, 'UNKNOWN'])),
});
const LOPS = 'LOSS_OF_PROTECTIVE_SENSATION';
const PAD = 'ARTERIAL_DISEASE';

describe('the IWGDF risk category of a person with diabetes', () => {
  it.each<[category: number, factors: RiskFactor[]]>([
    [0, []],
    [0, ['DEFORMITY']],
    [0, ['KIDNEY_FAILURE']],
    [1, [LOPS]],
    [1, [PAD]],
    [2, [LOPS, PAD]],
    [2, [LOPS, 'DEFORMITY']],
    [2, [PAD, 'DEFORMITY']],
    [2, [LOPS, PAD, 'DEFORMITY']],
    [3, [LOPS, 'EARLIER_ULCER']],
    [3, [PAD, 'EARLIER_ULCER']],
    [3, [LOPS, 'EARLIER_AMPUTATION']],
    [3, [PAD, 'EARLIER_AMPUTATION']],
    [3, [LOPS, 'KIDNEY_FAILURE']],
    [3, [PAD, 'KIDNEY_FAILURE']],
    [3, [LOPS, PAD, 'DEFORMITY', 'EARLIER_ULCER', 'EARLIER_AMPUTATION', 'KIDNEY_FAILURE']],
  ])('gives category %d with %j', (category, factors) =>
    expect(riskOf(given(['DIABETES', ...factors]))).toMatchObject({ kind: 'CATEGORY', category }),
  );

  it('notices an earlier ulcer or amputation of a foot with normal tests', () =>
    expect(riskOf(given(['DIABETES', 'EARLIER_ULCER', 'EARLIER_AMPUTATION']))).toEqual({
      kind: 'CATEGORY',
      category: 0,
      reasons: [],
      notices: ['EARLIER_ULCER', 'EARLIER_AMPUTATION'],
    }));

  it('names the reasons of a risk category', () =>
    expect(riskInWords(riskOf(given(['DIABETES', LOPS, 'EARLIER_ULCER'])))).toBe(
      'Riesgo 3, alto: pérdida de la sensibilidad protectora y úlcera previa',
    ));
});

describe('a risk without a category', () => {
  it('gives no risk category without diabetes', () =>
    expect(riskOf(given([LOPS, PAD, 'DEFORMITY', 'EARLIER_ULCER']))).toEqual({ kind: 'NOT_APPLICABLE' }));

  it.each<RiskFactor>(['OPEN_ULCER', 'SUSPECTED_CHARCOT'])('refers a patient with %s', (factor) => {
    expect(riskOf(given(['DIABETES', LOPS, factor]))).toEqual({ kind: 'REFER', reasons: [factor] });
    expect(riskOf(given([factor]))).toEqual({ kind: 'REFER', reasons: [factor] });
  });
});

describe('missing answers', () => {
  it('leaves the category incomplete if answers are missing, with the lowest that is possible', () => {
    expect(riskOf(given(['DIABETES', LOPS], [PAD]))).toEqual({
      kind: 'INCOMPLETE',
      missing: [PAD],
      atLeast: 1,
    });
    expect(riskInWords(riskOf(given(['DIABETES', LOPS], [PAD])))).toBe(
      'No se puede calcular: falta la circulación, al menos 1',
    );
    const open = riskOf(given(['DIABETES'], [LOPS, PAD]));
    expect(open).toMatchObject({ missing: [LOPS, PAD], atLeast: 0 });
    expect(riskInWords(open)).toBe(
      'No se puede calcular: falta la sensibilidad y la circulación, al menos 0',
    );
  });

  it('ignores missing answers that cannot change the result', () => {
    expect(
      riskOf(given(['DIABETES', LOPS, 'EARLIER_ULCER'], [PAD, 'DEFORMITY', 'KIDNEY_FAILURE'])),
    ).toMatchObject({ kind: 'CATEGORY', category: 3 });
    expect(riskOf(given([], [LOPS, PAD]))).toEqual({ kind: 'NOT_APPLICABLE' });
  });

  it('gives no lowest category while diabetes itself is unknown', () =>
    expect(riskOf(given([LOPS], ['DIABETES']))).toEqual({
      kind: 'INCOMPLETE',
      missing: ['DIABETES'],
      atLeast: null,
    }));

  it('gives a category without all answers only if the missing ones could not change it', () => {
    const answers = ['YES', 'NO', 'UNKNOWN'] as const;
    const every = RISK_FACTORS.reduce<RiskAnswers[]>(
      (started, factor) => started.flatMap((one) => answers.map((answer) => ({ ...one, [factor]: answer }))),
      [NONE],
    );
    const resultOf = (risk: ReturnType<typeof riskOf>): string =>
      risk.kind === 'CATEGORY' ? String(risk.category) : risk.kind;
    const results = new Map(every.map((one) => [JSON.stringify(one), resultOf(riskOf(one))]));
    for (const one of every) {
      const unknown = RISK_FACTORS.filter((factor) => one[factor] === 'UNKNOWN');
      const [first] = unknown;
      if (first === undefined) continue;
      // An incomplete result is one whose first missing answer leads to different results, or to an incomplete one.
      const [yes, no] = (['YES', 'NO'] as const).map((answer) =>
        results.get(JSON.stringify({ ...one, [first]: answer })),
      );
      expect(results.get(JSON.stringify(one))).toBe(yes === no ? yes : 'INCOMPLETE');
    }
  });
});

it('proposes the control at the start of the interval and calls it overdue after its end', () => {
  expect(controlWindow(0, '2026-02-28')).toEqual({ from: '2027-02-28', until: '2027-02-28' });
  expect(controlWindow(1, '2026-08-31')).toEqual({ from: '2027-02-28', until: '2027-08-31' });
  expect(controlWindow(2, '2026-11-30')).toEqual({ from: '2027-02-28', until: '2027-05-30' });
  expect(controlWindow(3, '2026-01-31')).toEqual({ from: '2026-02-28', until: '2026-04-30' });
});

it('words when the feet should be examined again', () => {
  expect(controlInWords({ from: '2026-12-01', until: '2027-02-28' })).toBe(
    'entre el 01/12/2026 y el 28/02/2027',
  );
  expect(controlInWords({ from: '2026-12-01', until: '2026-12-01' })).toBe('el 01/12/2026');
});
