import { expect, it } from '@jest/globals';
import { factsOf } from '../../patients/alert.js';
import { goneParts } from './amputation.js';
import type { Side } from './answer.js';
import type { Circulation } from './circulation.js';
import { changedFinding, EMPTY_EXAM, type Place, withFinding } from './exam-edits.js';
import { testsInWords } from './exam-words.es.js';
import type { FootExam } from './exam.js';
import { MONOFILAMENT_SITES, type SensationSite } from './sensation.js';
import { footStanding } from './standing.js';

const DAY = '2026-11-20';
const FACTS = factsOf([
  { kind: 'DIABETES', isDenied: false },
  { kind: 'EARLIER_ULCER', isDenied: true },
  { kind: 'KIDNEY_FAILURE', isDenied: true },
]);
const SIDES = ['RIGHT', 'LEFT'] as const;
const TOE: Place = { side: 'LEFT', zone: 'SOLE_TOE_1' };
const ANKLE: Place = { side: 'LEFT', zone: 'ANKLE' };

/** An exam of all remaining sites and pulses. */
const tested = (
  hasSite: (side: Side, site: SensationSite) => boolean,
  hasPulse: (side: Side, pulse: 'dorsalisPedis' | 'posteriorTibial') => boolean,
): FootExam => ({
  ...EMPTY_EXAM,
  sensation: {
    method: 'MONOFILAMENT',
    examinedOn: DAY,
    sites: SIDES.flatMap((side) =>
      MONOFILAMENT_SITES.filter((site) => hasSite(side, site)).map((site) => ({
        side,
        site,
        answers: [true, true, true],
      })),
    ),
  },
  circulation: {
    examinedOn: DAY,
    hasClaudication: null,
    feet: SIDES.map((side): Circulation['feet'][number] => ({
      side,
      dorsalisPedis: hasPulse(side, 'dorsalisPedis') ? 'PRESENT' : 'NOT_EXAMINED',
      posteriorTibial: hasPulse(side, 'posteriorTibial') ? 'PRESENT' : 'NOT_EXAMINED',
      ankleBrachialIndex: null,
      capillaryRefillSeconds: null,
      hasOedema: null,
    })),
  },
});
const risk = (...exams: FootExam[]) =>
  footStanding(
    exams.map((exam) => ({ date: DAY, exam })),
    FACTS,
  ).risk;
const WITHOUT_NEUROPATHY = { kind: 'CATEGORY', category: 0, notices: ['EARLIER_AMPUTATION'] };

it('does not ask for the sensation of an amputated toe', () => {
  const others = tested(
    (side, site) => !(side === 'LEFT' && site === 'BIG_TOE'),
    () => true,
  );
  expect(risk(others)).toMatchObject({ kind: 'INCOMPLETE' });
  const amputated = withFinding(others, TOE, 'AMPUTATION', 'TOE', DAY);
  expect(risk(amputated)).toMatchObject(WITHOUT_NEUROPATHY);
  expect(testsInWords(amputated)[0]).toMatch(/: conservada$/);
  // Another toe, and one that is there after all.
  expect(risk(withFinding(others, { ...TOE, zone: 'SOLE_TOE_2' }, 'AMPUTATION', 'TOE', DAY))).toMatchObject({
    kind: 'INCOMPLETE',
  });
  expect(risk(changedFinding(amputated, TOE, 'AMPUTATION', { isResolved: true }, DAY))).toMatchObject({
    kind: 'INCOMPLETE',
  });
});

it('does not ask for anything of an amputated foot', () => {
  const right = tested(
    (side) => side === 'RIGHT',
    (side) => side === 'RIGHT',
  );
  expect(risk(right)).toMatchObject({ kind: 'INCOMPLETE' });
  expect(risk(right, withFinding(EMPTY_EXAM, ANKLE, 'AMPUTATION', 'ABOVE_FOOT', DAY))).toMatchObject(
    WITHOUT_NEUROPATHY,
  );
});

it('neither counts a control from an amputated foot nor warns of its pulse', () => {
  const both = tested(
    () => true,
    (side) => side === 'RIGHT',
  );
  const before = {
    ...both,
    circulation: both.circulation && { ...both.circulation, examinedOn: '2024-11-20' },
  };
  const absent = {
    ...before,
    circulation: {
      ...before.circulation!,
      feet: before.circulation!.feet.map((foot) =>
        foot.side === 'LEFT' ? ({ ...foot, posteriorTibial: 'ABSENT' } as const) : foot,
      ),
    },
  };
  const exams = [withFinding(both, ANKLE, 'AMPUTATION', 'ABOVE_FOOT', DAY), absent];
  expect(
    footStanding(
      exams.map((exam) => ({ date: DAY, exam })),
      FACTS,
    ),
  ).toMatchObject({
    hasAbsentPulse: false,
    arteryDisease: 'SUSPECTED',
    examinedOn: DAY,
  });
});

it('counts the sites of a foot that were unfelt before its amputation', () => {
  const all = tested(
    () => true,
    () => true,
  );
  const lost = {
    ...all,
    sensation: all.sensation && {
      ...all.sensation,
      sites: all.sensation.sites.map((one) => ({
        ...one,
        answers: one.side === 'LEFT' && one.site === 'BIG_TOE' ? [false, false, true] : one.answers,
      })),
    },
  };
  expect(risk(withFinding(lost, TOE, 'AMPUTATION', 'TOE', DAY))).toMatchObject({ category: 3 });
});

it.each([
  ['a toe', 'SOLE_TOE_5', 'TOE', 'TOE_5 FIFTH_TOE'],
  ['a ray', 'BACK_TOE_5', 'RAY', 'TOE_5 FIFTH_TOE FIFTH_METATARSAL'],
  ['a toe that the zone does not tell', 'METATARSALS_4_5', 'TOE', ''],
  ['an unknown level', 'SOLE_TOE_5', null, 'TOE_5 FIFTH_TOE'],
  [
    'the midfoot',
    'ARCH',
    'MIDFOOT',
    'BIG_TOE TOE_1 TOE_5 FIFTH_TOE FIFTH_METATARSAL INNER_MIDFOOT dorsalisPedis',
  ],
] as const)('takes with %s only what surely goes', (_what, zone, kind, parts) => {
  const isGone = goneParts([withFinding(EMPTY_EXAM, { side: 'LEFT', zone }, 'AMPUTATION', kind, DAY)]);
  const some = [
    'BIG_TOE',
    'TOE_1',
    'TOE_5',
    'FIFTH_TOE',
    'FIFTH_METATARSAL',
    'INNER_MIDFOOT',
    'HEEL',
    'dorsalisPedis',
    'posteriorTibial',
  ] as const;
  expect(some.filter((part) => isGone('LEFT', part)).join(' ')).toBe(parts);
  expect(some.filter((part) => isGone('RIGHT', part))).toEqual([]);
});
