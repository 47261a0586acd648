import { describe, expect, it } from '@jest/globals';
import { isSaidByAlerts } from './alert.es.js';
import { ALERT_KINDS, type AlertAnswer, type AlertAnswers, alertChanges, factsOf } from './alert.js';

const NEITHER: AlertAnswer = { answer: null, note: '', since: null, until: null };
const answers = (given: Partial<AlertAnswers>): AlertAnswers =>
  ({ ...Object.fromEntries(ALERT_KINDS.map((kind) => [kind, NEITHER])), ...given }) as AlertAnswers;
const yes = (note: string, since: string | null = null): AlertAnswer => ({
  ...NEITHER,
  answer: 'YES',
  note,
  since,
});
const NO: AlertAnswer = { ...NEITHER, answer: 'NO' };

describe('changes of a patient’s alerts', () => {
  it('finds no change between equal answers', () => {
    const same = answers({ DIABETES: yes('tipo 2', '2010-01-01'), PREGNANCY: NO });
    expect(alertChanges(same, { ...same })).toEqual([]);
  });

  it('lists alerts that were added, ended, denied or have another note or day', () => {
    const before = answers({
      DIABETES: yes('tipo 2'),
      LATEX_ALLERGY: yes(''),
      PREGNANCY: yes('', '2026-03-01'),
      KIDNEY_FAILURE: yes(''),
      PACEMAKER: NO,
    });
    const after = answers({
      DIABETES: yes('tipo 1'),
      LATEX_ALLERGY: yes('', '2020-05-01'),
      PREGNANCY: { ...NEITHER, until: '2026-11-01' },
      KIDNEY_FAILURE: NO,
      PACEMAKER: NEITHER,
    });
    expect(alertChanges(before, after)).toEqual([
      { kind: 'DIABETES', note: 'tipo 1', isNoted: true, since: null },
      { kind: 'LATEX_ALLERGY', note: '', isNoted: true, since: '2020-05-01' },
      { kind: 'KIDNEY_FAILURE', note: '', isNoted: false, isDenied: true, until: null },
      { kind: 'PACEMAKER', note: '', isNoted: false, until: null },
      { kind: 'PREGNANCY', note: '', isNoted: false, until: '2026-11-01' },
    ]);
  });
});

it('lets an alert outweigh a denial, which a merge of two patients can bring together', () => {
  const { present, denied } = factsOf([
    { kind: 'DIABETES', isDenied: true },
    { kind: 'DIABETES', isDenied: false },
    { kind: 'PREGNANCY', isDenied: true },
  ]);
  expect([[...present], [...denied]]).toEqual([['DIABETES'], ['PREGNANCY']]);
});

it.each([
  ['Diabetes tipo 2', true],
  ['diabetes', true],
  ['Diabetes tipo 1', false],
  ['Hipertensión', false],
])('knows whether the alerts already say the condition %j', (condition, isSaid) => {
  const alerts = [{ kind: 'DIABETES', note: 'Tipo 2, con metformina' }] as const;
  expect(isSaidByAlerts(condition, alerts)).toBe(isSaid);
});
