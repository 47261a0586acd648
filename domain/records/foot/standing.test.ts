import { describe, expect, it } from '@jest/globals';
import { factsOf } from '../../patients/alert.js';
import type { Side } from './answer.js';
import type { Circulation, FootCirculation } from './circulation.js';
import { EMPTY_EXAM, withFinding, withFormsAnswered } from './exam-edits.js';
import type { FootExam } from './exam.js';
import { riskInWords } from './risk.es.js';
import type { RiskCategory } from './risk.js';
import { MONOFILAMENT_SITES } from './sensation.js';
import { footStanding } from './standing.js';

const DAY = '2026-11-20';
const LATER = '2026-12-20';
const FACTS = factsOf([
  { kind: 'DIABETES', isDenied: false },
  { kind: 'EARLIER_ULCER', isDenied: true },
  { kind: 'KIDNEY_FAILURE', isDenied: true },
]);
const SIDES = ['RIGHT', 'LEFT'] as const;

const sensation = (examinedOn: string, answers: readonly boolean[], sites: number = 3) => ({
  method: 'MONOFILAMENT' as const,
  examinedOn,
  sites: SIDES.flatMap((side) => MONOFILAMENT_SITES.slice(0, sites).map((site) => ({ side, site, answers }))),
});
const circulation = (
  examinedOn: string,
  pulse: FootCirculation['dorsalisPedis'],
  right: Partial<FootCirculation> = {},
): Circulation => ({
  examinedOn,
  hasClaudication: null,
  feet: SIDES.map((side) => ({
    side,
    dorsalisPedis: pulse,
    posteriorTibial: pulse,
    ankleBrachialIndex: null,
    capillaryRefillSeconds: null,
    hasOedema: null,
    ...(side === 'RIGHT' && right),
  })),
});
const NORMAL_FORM = withFormsAnswered(EMPTY_EXAM, DAY);
const standing = (later: Partial<FootExam>, earlier: Partial<FootExam>) =>
  footStanding(
    [
      { date: LATER, exam: { ...EMPTY_EXAM, ...later } },
      { date: DAY, exam: { ...NORMAL_FORM, ...earlier } },
    ],
    FACTS,
  );
const FELT = [true, true, true];
const NOT_FELT = [false, false, true];

it('keeps a pulse that a later exam did not feel for', () => {
  const earlier = {
    sensation: sensation(DAY, FELT),
    circulation: circulation(DAY, 'PRESENT', { dorsalisPedis: 'ABSENT' }),
  };
  const known = { hasAbsentPulse: true, arteryDisease: 'SUSPECTED', examinedOn: DAY } as const;
  expect(
    standing({ circulation: circulation(LATER, 'NOT_EXAMINED', { hasOedema: true }) }, earlier),
  ).toMatchObject({ ...known, risk: { category: 1 } });
  // Another pulse does not change it; a new value of the same one does.
  expect(
    standing({ circulation: circulation(LATER, 'NOT_EXAMINED', { posteriorTibial: 'PRESENT' }) }, earlier),
  ).toMatchObject(known);
  expect(
    standing({ circulation: circulation(LATER, 'NOT_EXAMINED', { dorsalisPedis: 'WEAK' }) }, earlier),
  ).toMatchObject({ hasAbsentPulse: false, arteryDisease: 'TO_EVALUATE' });
});

it('keeps a low index until it is measured again', () => {
  const index = (ankleBrachialIndex: number) => ({ ankleBrachialIndex });
  const earlier = { circulation: circulation(DAY, 'PRESENT', index(0.7)) };
  expect(standing({ circulation: circulation(LATER, 'PRESENT') }, earlier).arteryDisease).toBe('SUSPECTED');
  expect(standing({ circulation: circulation(LATER, 'PRESENT', index(1)) }, earlier).arteryDisease).toBe(
    'NONE',
  );
});

it('counts the control of the feet from the oldest pulse, whatever else was noted later', () => {
  const felt = { sensation: sensation(LATER, FELT) };
  const earlier = { circulation: circulation(DAY, 'PRESENT') };
  const oneAgain = circulation(LATER, 'NOT_EXAMINED', { dorsalisPedis: 'PRESENT' });
  expect(standing({ ...felt, circulation: oneAgain }, earlier).examinedOn).toBe(DAY);
  expect(standing({ ...felt, circulation: circulation(LATER, 'PRESENT') }, earlier).examinedOn).toBe(LATER);
  expect(standing({ circulation: circulation(LATER, 'NOT_EXAMINED') }, {}).examinedOn).toBeNull();
});

it('keeps the result of a test of sensation until another one has a result', () => {
  const earlier = { sensation: sensation(DAY, NOT_FELT), circulation: circulation(DAY, 'PRESENT') };
  expect(standing({ sensation: sensation(LATER, FELT, 2) }, earlier)).toMatchObject({
    risk: { category: 1 },
    examinedOn: DAY,
  });
  expect(standing({ sensation: sensation(LATER, FELT) }, earlier)).toMatchObject({ risk: { category: 0 } });
  expect(
    standing({ sensation: sensation(LATER, NOT_FELT, 1) }, { sensation: sensation(DAY, FELT) }).risk,
  ).toEqual({
    kind: 'INCOMPLETE',
    missing: ['ARTERIAL_DISEASE'],
    atLeast: 1,
  });
});

const LOST = {
  ...NORMAL_FORM,
  sensation: sensation(DAY, NOT_FELT),
  circulation: circulation(DAY, 'PRESENT'),
};

describe('the form of the feet', () => {
  const open: FootExam = { ...LOST, feet: [] };
  const risk = (...exams: FootExam[]) =>
    footStanding(
      exams.map((exam) => ({ date: DAY, exam })),
      FACTS,
    ).risk;
  const answered = (side: Side) => withFinding(EMPTY_EXAM, { side }, 'NO_DEFORMITY', null, DAY);
  const UNKNOWN = 'No se puede calcular: falta la forma del pie, al menos 1';

  it('leaves the form of the feet unknown until each foot has a deformity or “none”', () => {
    expect(riskInWords(risk(open))).toBe(UNKNOWN);
    expect(riskInWords(risk({ ...open, feet: answered('LEFT').feet }))).toBe(UNKNOWN);
    // The two feet may be answered in two visits.
    expect(risk({ ...open, feet: answered('LEFT').feet }, answered('RIGHT'))).toMatchObject({ category: 1 });
    expect(risk(withFinding(open, { side: 'LEFT' }, 'HIGH_ARCH', null, DAY))).toMatchObject({ category: 2 });
    expect(risk(withFinding(open, { side: 'LEFT' }, 'FLAT_FOOT', null, DAY))).toMatchObject({ category: 2 });
  });

  it('asks for the form of the feet only if it could change the category', () => {
    expect(risk({ ...open, sensation: sensation(DAY, FELT) })).toMatchObject({ category: 0 });
    const known = { ...FACTS, present: new Set([...FACTS.present, 'EARLIER_ULCER' as const]) };
    expect(footStanding([{ date: DAY, exam: open }], known).risk).toMatchObject({ category: 3 });
  });

  it('takes the last answer on the form of the feet: “none” ends a deformity, and a deformity ends “none”', () => {
    const deformed = withFinding(EMPTY_EXAM, { side: 'LEFT' }, 'HALLUX_VALGUS', null, DAY);
    expect(risk(LOST, deformed)).toMatchObject({ category: 1 });
    expect(risk(deformed, LOST)).toMatchObject({ category: 2 });
    const gone = { ...deformed, feet: deformed.feet.map((one) => ({ ...one, isResolved: true })) };
    expect(risk(gone, LOST)).toMatchObject({ category: 1 });
    expect(riskInWords(risk(gone, deformed, { ...open, feet: answered('RIGHT').feet }))).toBe(UNKNOWN);
  });
});

it('ends the professional’s category once it is taken back, or a higher one is calculated than at that time', () => {
  const own = (calculated?: RiskCategory) => ({
    riskOverride: { category: 0, reason: 'Leve', calculated } as const,
  });
  const override = (later: Partial<FootExam>, earlier: Partial<FootExam>) =>
    standing(later, { ...LOST, ...earlier }).override;
  const deformed = withFinding(EMPTY_EXAM, { side: 'LEFT' }, 'HALLUX_VALGUS', null, LATER);
  expect(override({}, own(1))).toMatchObject({ category: 0 });
  expect(override(deformed, own(1))).toBeNull();
  expect(override(deformed, own(2))).toMatchObject({ category: 0 });
  expect(override(deformed, own())).toMatchObject({ category: 0 });
  expect(override({ usesCalculatedRisk: true }, own(1))).toBeNull();
});
