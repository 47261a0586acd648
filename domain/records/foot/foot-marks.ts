/** The marks of findings on the drawings of a foot and of a nail (foot-shapes.ts), for the screen and for paper. */
import type { LocalDate } from '../../clinic-time.js';
import type { Side } from './answer.js';
import type { FootExam, NailExam, SkinExam } from './exam.js';
import { FOOT_VIEWS, type FootView, NAIL_PLATE, ZONES_OF_VIEW } from './foot-shapes.js';

export type MarkStyle = 'PLAIN' | 'POINT' | 'HATCHED' | 'ALARM' | 'ALARM_POINT' | 'LINE';

export interface MarkPart {
  /** As SVG writes it. */
  readonly path: string;
  readonly style: MarkStyle;
}

const ellipse = (x: number, y: number, rx: number, ry = rx): string =>
  `M${x - rx} ${y}A${rx} ${ry} 0 1 0 ${x + rx} ${y}A${rx} ${ry} 0 1 0 ${x - rx} ${y}Z`;

const ringWithPoint = (x: number, y: number): MarkPart[] => [
  { path: ellipse(x, y, 8), style: 'PLAIN' },
  { path: ellipse(x, y, 2.5), style: 'POINT' },
];

const FRONT_HALF =
  'M6.5 22C5 14 7 6 13 3.5C18 1.8 30 1.8 35 3.5C41 6 43 14 41.5 22C34 17 29 25 24 20C18 16 12 24 6.5 22Z';
const RIGHT_WEDGE = 'M42 30C41 40 37 45 28 45L42.5 16C43.5 21 43 26 42 30Z';
const LEFT_WEDGE = 'M6 30C7 40 11 45 20 45L5.5 16C4.5 21 5 26 6 30Z';
/** The inner edge is the one towards the other foot. */
const IN_WEDGE: Readonly<Record<Side, string>> = { RIGHT: RIGHT_WEDGE, LEFT: LEFT_WEDGE };
const OUT_WEDGE: Readonly<Record<Side, string>> = { RIGHT: LEFT_WEDGE, LEFT: RIGHT_WEDGE };

/** Each kind of finding has a shape of its own, so that colour is not needed to tell them apart. */
export function nailMark({
  side,
  finding,
  kind,
}: Pick<NailExam, 'finding' | 'kind' | 'side'>): readonly MarkPart[] {
  switch (finding) {
    case 'ONYCHOMYCOSIS':
      return [{ path: kind === 'TOTAL' ? NAIL_PLATE : FRONT_HALF, style: 'HATCHED' }];
    case 'INGROWN': {
      const edges = [
        ...(kind === 'OUTER' ? [] : [IN_WEDGE[side]]),
        ...(kind === 'INNER' ? [] : [OUT_WEDGE[side]]),
      ];
      return edges.map((path) => ({ path, style: 'ALARM' }));
    }
    case 'BRACE':
      return [
        {
          path: `M3 16C12 10 18 14 24 14C30 14 36 10 45 16${ellipse(24, 17, 3)}`,
          style: 'LINE',
        },
      ];
    case 'MISSING':
      return [{ path: 'M10 8L38 40M38 8L10 40', style: 'LINE' }];
    case 'MELANONYCHIA':
      return [{ path: 'M21 3H27V44H21Z', style: 'POINT' }];
    case 'HAEMATOMA':
      return [{ path: ellipse(24, 26, 8), style: 'POINT' }];
    default:
      return ringWithPoint(24, 24);
  }
}

/** Callus is hatched, an ulcer is a ring with a point, other findings are a small ring. */
export function zoneMark({ finding }: Pick<SkinExam, 'finding'>, x: number, y: number): readonly MarkPart[] {
  switch (finding) {
    case 'CALLUS':
      return [{ path: ellipse(x, y, 19, 14), style: 'HATCHED' }];
    case 'ULCER':
      return [
        { path: ellipse(x, y, 13), style: 'ALARM' },
        { path: ellipse(x, y, 4), style: 'ALARM_POINT' },
      ];
    case 'FISSURE':
      return [{ path: `M${x - 12} ${y}l6 -6l6 8l6 -8l6 6`, style: 'LINE' }];
    case 'AMPUTATION':
      return [{ path: `M${x - 10} ${y - 10}l20 20m0 -20l-20 20`, style: 'LINE' }];
    default:
      return ringWithPoint(x, y);
  }
}

/** Whether a finding was seen on an earlier day and not confirmed since. */
export const isCarried = ({ examinedOn }: { readonly examinedOn: LocalDate }, day: LocalDate): boolean =>
  examinedOn < day;

/** The views that are printed: the soles, and each other one with a finding in it; none without a mark. */
export const printedViews = ({ nails, skin }: Pick<FootExam, 'nails' | 'skin'>): FootView[] =>
  nails.length === 0 && skin.length === 0
    ? []
    : FOOT_VIEWS.filter(
        (view) =>
          view === 'SOLE' || ZONES_OF_VIEW[view].some(([zone]) => skin.some((one) => one.zone === zone)),
      );

/** The distance between the marks of several findings in one zone. */
export const MARK_STEP = 14;
