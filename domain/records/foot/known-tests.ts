/**
 * The combined tests of several exams. An exam may test only a part; the rest keeps the result of its last test. The
 * day is the test's own, because a later visit may hold a copy of an earlier test.
 */
import type { LocalDate } from '../../clinic-time.js';
import type { IsGone } from './amputation.js';
import { SIDES } from './answer.js';
import { type ArterySigns, PULSES } from './circulation.js';
import type { FootExam } from './exam.js';
import { lossOfSensation } from './sensation.js';

/** The newest test that has a result; if none has one, the newest. @param exams newest first */
export function knownSensation(exams: readonly FootExam[], isGone: IsGone): FootExam['sensation'] {
  const tests = newestFirst(exams.flatMap(({ sensation }) => sensation ?? []));
  return tests.find((test) => lossOfSensation(test, isGone) !== 'UNKNOWN') ?? tests[0] ?? null;
}

type Sign = Exclude<keyof ArterySigns, 'side'>;

/** The signs of a foot's arteries, and the day on which each was examined; null if it never was. */
export interface KnownFoot extends ArterySigns {
  readonly examinedOn: Readonly<Record<Sign, LocalDate | null>>;
}

/** Both feet, with each sign as it was last examined. @param exams newest first */
export function knownFeet(exams: readonly FootExam[]): KnownFoot[] {
  const tests = newestFirst(exams.flatMap(({ circulation }) => circulation ?? []));
  return SIDES.map((side) => {
    const examined = tests.flatMap(({ examinedOn, feet }) =>
      feet.filter((foot) => foot.side === side).map((foot) => ({ examinedOn, foot })),
    );
    const newest = (sign: Sign) =>
      examined.find(({ foot }) => foot[sign] !== null && foot[sign] !== 'NOT_EXAMINED');
    const dayOf = (sign: Sign): LocalDate | null => newest(sign)?.examinedOn ?? null;
    return {
      side,
      dorsalisPedis: newest('dorsalisPedis')?.foot.dorsalisPedis ?? 'NOT_EXAMINED',
      posteriorTibial: newest('posteriorTibial')?.foot.posteriorTibial ?? 'NOT_EXAMINED',
      ankleBrachialIndex: newest('ankleBrachialIndex')?.foot.ankleBrachialIndex ?? null,
      examinedOn: {
        dorsalisPedis: dayOf('dorsalisPedis'),
        posteriorTibial: dayOf('posteriorTibial'),
        ankleBrachialIndex: dayOf('ankleBrachialIndex'),
      },
    };
  });
}

/** The days on which the pulses were felt; without pulses, those on which the index was measured. */
export function daysOfCirculation(feet: readonly KnownFoot[], isGone: IsGone): LocalDate[] {
  // A pulse that an amputation removed can never be felt again.
  const ofPulses = feet.flatMap(({ side, examinedOn }) =>
    PULSES.filter((pulse) => !isGone(side, pulse)).flatMap((pulse) => examinedOn[pulse] ?? []),
  );
  return ofPulses.length > 0
    ? ofPulses
    : feet.flatMap(({ examinedOn }) => examinedOn.ankleBrachialIndex ?? []);
}

const newestFirst = <Test extends { readonly examinedOn: LocalDate }>(tests: readonly Test[]): Test[] =>
  tests.toSorted((one, other) => other.examinedOn.localeCompare(one.examinedOn));
