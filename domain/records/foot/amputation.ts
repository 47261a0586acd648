import type { Side } from './answer.js';
import type { Pulse } from './circulation.js';
import type { FootExam, SkinExam } from './exam.js';
import type { Toe, Zone } from './findings.js';
import type { SensationSite } from './sensation.js';

/** Whether a site of a test or a pulse was amputated, so that it can't be examined. */
export type IsGone = (side: Side, part: Part) => boolean;
type Part = Pulse | SensationSite;

/** The sites that are lost with a toe, and with its metatarsal. */
const OF_TOE: Readonly<Record<Toe, readonly Part[]>> = {
  1: ['BIG_TOE', 'TOE_1'],
  2: [],
  3: ['TOE_3', 'THIRD_TOE'],
  4: [],
  5: ['TOE_5', 'FIFTH_TOE'],
};
const OF_METATARSAL: Readonly<Record<Toe, readonly Part[]>> = {
  1: ['FIRST_METATARSAL'],
  2: [],
  3: ['THIRD_METATARSAL'],
  4: [],
  5: ['FIFTH_METATARSAL'],
};
const FOREFOOT: readonly Part[] = [
  ...Object.values(OF_TOE).flat(),
  ...Object.values(OF_METATARSAL).flat(),
  'BACK_OF_FOOT',
];
/** The dorsalis pedis is felt on the instep, the posterior tibial behind the ankle. */
const MIDFOOT: readonly Part[] = [...FOREFOOT, 'INNER_MIDFOOT', 'OUTER_MIDFOOT', 'dorsalisPedis'];
const WHOLE_FOOT: readonly Part[] = [...MIDFOOT, 'HEEL', 'posteriorTibial'];

const TOE_OF_ZONE: Readonly<Partial<Record<Zone, Toe>>> = {
  SOLE_TOE_1: 1,
  SOLE_TOE_2: 2,
  SOLE_TOE_3: 3,
  SOLE_TOE_4: 4,
  SOLE_TOE_5: 5,
  BACK_TOE_1: 1,
  BACK_TOE_2: 2,
  BACK_TOE_3: 3,
  BACK_TOE_4: 4,
  BACK_TOE_5: 5,
  METATARSAL_1: 1,
};

/** The parts that are certainly lost: at least the toe of the zone, unless several toes share it. */
function goneWith({ zone, kind }: Pick<SkinExam, 'kind' | 'zone'>): readonly Part[] {
  if (kind === 'ABOVE_FOOT') return WHOLE_FOOT;
  if (kind === 'MIDFOOT') return MIDFOOT;
  if (kind === 'TRANSMETATARSAL') return FOREFOOT;
  const toe = TOE_OF_ZONE[zone];
  if (toe === undefined) return [];
  return kind === 'RAY' ? [...OF_TOE[toe], ...OF_METATARSAL[toe]] : OF_TOE[toe];
}

/**
 * By the last statement about each amputation.
 * @param exams newest first
 */
export function goneParts(exams: ReadonlyArray<Pick<FootExam, 'skin'>>): IsGone {
  const newest = new Map<string, SkinExam>();
  for (const one of exams.flatMap(({ skin }) => skin)) {
    const place = `${one.side} ${one.zone}`;
    if (one.finding === 'AMPUTATION' && !newest.has(place)) newest.set(place, one);
  }
  const gone = new Set(
    [...newest.values()].flatMap((one) =>
      one.isResolved ? [] : goneWith(one).map((part) => `${one.side} ${part}`),
    ),
  );
  return (side, part) => gone.has(`${side} ${part}`);
}
