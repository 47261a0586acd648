import { describe, expect, it } from '@jest/globals';
import type { Circulation, PulseQuality } from './circulation.js';
import type { FootExam, SkinExam, Ulcer } from './exam.js';
import { ZONES } from './findings.js';
import { EMPTY_EXAM } from './exam-edits.js';
import { TOUCHED_TOES } from './sensation.js';
import { scoresInWords, sinbadInWords } from './sinbad.es.js';
import { sinbadOf } from './sinbad.js';

const MILD: Ulcer = {
  since: null,
  lengthMm: 9,
  widthMm: 11,
  depth: 'SUBCUTANEOUS',
  tissue: null,
  exudate: null,
  edges: '',
  hasVisibleBone: false,
  isInfected: false,
};
const ulcerAt = (zone: SkinExam['zone'], changes: Partial<Ulcer> = {}) =>
  ({ side: 'LEFT', zone, examinedOn: '2026-11-20', ulcer: { ...MILD, ...changes } }) as const;
const pulses = (dorsalisPedis: PulseQuality, posteriorTibial: PulseQuality): Circulation => ({
  examinedOn: '2026-11-20',
  hasClaudication: null,
  feet: (['RIGHT', 'LEFT'] as const).map((side) => ({
    side,
    // The other foot's pulses do not count.
    dorsalisPedis: side === 'LEFT' ? dorsalisPedis : 'ABSENT',
    posteriorTibial: side === 'LEFT' ? posteriorTibial : 'ABSENT',
    ankleBrachialIndex: null,
    capillaryRefillSeconds: null,
    hasOedema: null,
  })),
});
const sensation = (isFelt: boolean): NonNullable<FootExam['sensation']> => ({
  method: 'TUNING_FORK',
  examinedOn: '2026-11-20',
  sites: (['RIGHT', 'LEFT'] as const).map((side) => ({
    side,
    site: 'BIG_TOE',
    answers: [isFelt, isFelt, isFelt],
  })),
});
/** Whether toes 1, 3 and 5 of each foot are felt. */
const touched = (toes: Readonly<Record<'LEFT' | 'RIGHT', readonly boolean[]>>): FootExam['sensation'] => ({
  method: 'TOUCH_TEST',
  examinedOn: '2026-11-20',
  sites: (['RIGHT', 'LEFT'] as const).flatMap((side) =>
    toes[side].map((isFelt, index) => ({ side, site: TOUCHED_TOES[index] ?? 'TOE_1', answers: [isFelt] })),
  ),
});
const NORMAL = { sensation: sensation(true), circulation: pulses('PRESENT', 'PRESENT'), skin: [] };
const amputated = (kind: string, zone: SkinExam['zone'] = 'SOLE_TOE_1'): SkinExam => ({
  ...{ side: 'LEFT', zone, finding: 'AMPUTATION', kind, ulcer: null },
  ...{ examinedOn: '2026-11-20', isResolved: false },
});
const item = (name: keyof ReturnType<typeof sinbadOf>['items'], ...of: Parameters<typeof sinbadOf>) =>
  sinbadOf(...of).items[name];

describe('SINBAD', () => {
  it('names SINBAD with its place for each open ulcer of an exam', () => {
    const ulcer = { ...ulcerAt('HEEL'), finding: 'ULCER', kind: null } as const;
    const skin = [
      { ...ulcer, isResolved: false },
      { ...ulcer, side: 'RIGHT', isResolved: true } as const,
      { ...ulcer, zone: 'ARCH', finding: 'FISSURE', ulcer: null, isResolved: false } as const,
    ];
    expect(scoresInWords({ ...EMPTY_EXAM, ...NORMAL, skin })).toEqual([
      'Úlcera en talón, pie izquierdo: SINBAD 1 de 6: detrás del antepié',
    ]);
  });

  it('scores 0 for a small, shallow, clean ulcer of the forefoot of a normal foot', () =>
    expect(sinbadOf(ulcerAt('METATARSAL_1'), NORMAL)).toMatchObject({ least: 0, most: 0 }));

  it('adds one point of SINBAD for each item', () =>
    expect(
      sinbadOf(ulcerAt('HEEL', { lengthMm: 10, widthMm: 10, depth: 'DEEPER', isInfected: true }), {
        sensation: sensation(false),
        circulation: pulses('ABSENT', 'ABSENT'),
        skin: [],
      }),
    ).toEqual({
      items: {
        SITE: 'YES',
        ISCHAEMIA: 'YES',
        NEUROPATHY: 'YES',
        INFECTION: 'YES',
        AREA: 'YES',
        DEPTH: 'YES',
      },
      least: 6,
      most: 6,
    }));

  it('takes the arch, the heel, the instep and the ankle as behind the forefoot, and an edge as unknown until it is said', () => {
    const of = (answer: string) => ZONES.filter((zone) => item('SITE', ulcerAt(zone), NORMAL) === answer);
    expect(of('YES')).toEqual(['ARCH', 'HEEL', 'INSTEP', 'ANKLE']);
    expect(of('UNKNOWN')).toEqual(['INNER_EDGE', 'OUTER_EDGE']);
    const atEdge = (isBehindForefoot: boolean) =>
      sinbadInWords(sinbadOf(ulcerAt('OUTER_EDGE', { isBehindForefoot }), NORMAL));
    expect([atEdge(true), atEdge(false)]).toEqual(['SINBAD 1 de 6: detrás del antepié', 'SINBAD 0 de 6']);
    expect(item('SITE', ulcerAt('HEEL', { isBehindForefoot: false }), NORMAL)).toBe('YES');
  });

  it.each<[PulseQuality, PulseQuality, string]>([
    ['ABSENT', 'ABSENT', 'YES'],
    ['ABSENT', 'PRESENT', 'NO'],
    ['WEAK', 'ABSENT', 'NO'],
    ['NOT_EXAMINED', 'PRESENT', 'NO'],
    ['ABSENT', 'NOT_EXAMINED', 'UNKNOWN'],
    ['NOT_EXAMINED', 'NOT_EXAMINED', 'UNKNOWN'],
  ])('finds ischaemia with the pulses of the foot %s and %s: %s', (first, second, answer) =>
    expect(item('ISCHAEMIA', ulcerAt('ARCH'), { ...NORMAL, circulation: pulses(first, second) })).toBe(
      answer,
    ),
  );

  it.each<[Parameters<typeof touched>[0], string]>([
    [{ RIGHT: [false, false, false], LEFT: [true, true, true] }, 'NO'],
    [{ RIGHT: [false, false, false], LEFT: [true, true] }, 'UNKNOWN'],
    [{ RIGHT: [false, true, true], LEFT: [true, true, false] }, 'YES'],
    [{ RIGHT: [true, true, true], LEFT: [true, true, false] }, 'NO'],
  ])('finds neuropathy of the left foot with toes felt as in %j: %s', (toes, answer) =>
    expect(item('NEUROPATHY', ulcerAt('ARCH'), { ...NORMAL, sensation: touched(toes) })).toBe(answer),
  );

  it('misses no site or pulse that was amputated, but has no result for a foot without any', () => {
    const at = ulcerAt('ARCH');
    const fork = { ...sensation(true), method: 'MONOFILAMENT' } as const;
    const metatarsals = (['RIGHT', 'LEFT'] as const).flatMap((side) =>
      (['BIG_TOE', 'FIRST_METATARSAL', 'FIFTH_METATARSAL'] as const).flatMap((site) =>
        side === 'LEFT' && site === 'BIG_TOE' ? [] : [{ side, site, answers: [true, true, true] }],
      ),
    );
    const felt = { ...NORMAL, sensation: { ...fork, sites: metatarsals } };
    expect(item('NEUROPATHY', at, felt)).toBe('UNKNOWN');
    expect(item('NEUROPATHY', at, { ...felt, skin: [amputated('TOE')] })).toBe('NO');
    const gone = {
      ...felt,
      sensation: { ...fork, sites: felt.sensation.sites.filter(({ side }) => side === 'RIGHT') },
    };
    expect(item('NEUROPATHY', at, { ...gone, skin: [amputated('TRANSMETATARSAL')] })).toBe('UNKNOWN');
    const circulation = pulses('NOT_EXAMINED', 'ABSENT');
    expect(item('ISCHAEMIA', at, { ...NORMAL, circulation })).toBe('UNKNOWN');
    expect(item('ISCHAEMIA', at, { ...NORMAL, circulation, skin: [amputated('MIDFOOT')] })).toBe('YES');
  });

  it.each<[Partial<Ulcer>, string]>([
    [{ lengthMm: 11, widthMm: 9 }, 'NO'],
    [{ lengthMm: 10, widthMm: 10 }, 'YES'],
    [{ lengthMm: 10, widthMm: null }, 'UNKNOWN'],
    [{ lengthMm: 10, widthMm: 10, measuredOn: '2026-10-20' }, 'UNKNOWN'],
  ])('finds a large area with %j: %s', (changes, answer) =>
    expect(item('AREA', ulcerAt('ARCH', changes), NORMAL)).toBe(answer),
  );

  it.each<[Partial<Ulcer>, string]>([
    [{ depth: 'SKIN' }, 'NO'],
    [{ depth: 'SUBCUTANEOUS' }, 'NO'],
    [{ depth: 'DEEPER' }, 'YES'],
    [{ depth: null }, 'UNKNOWN'],
    [{ depth: null, hasVisibleBone: true }, 'YES'],
  ])('finds a deep ulcer with %j: %s', (changes, answer) =>
    expect(item('DEPTH', ulcerAt('ARCH', changes), NORMAL)).toBe(answer),
  );

  it('gives a range while answers are missing, and says which', () => {
    const score = sinbadOf(
      { side: 'LEFT', zone: 'HEEL', examinedOn: '2026-11-20', ulcer: null },
      { sensation: sensation(false), circulation: null, skin: [] },
    );
    expect(score).toMatchObject({ least: 2, most: 6 });
    expect(sinbadInWords(score)).toBe(
      'SINBAD entre 2 y 6 de 6: detrás del antepié y neuropatía; por examinar: los pulsos, los signos de infección, las medidas y la profundidad',
    );
    expect(sinbadInWords(sinbadOf(ulcerAt('METATARSAL_1', { isInfected: true }), NORMAL))).toBe(
      'SINBAD 1 de 6: infección',
    );
  });
});
