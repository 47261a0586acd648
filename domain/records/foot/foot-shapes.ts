import type { Side } from './answer.js';
import type { Toe, Zone } from './findings.js';

/** The height of the empty space above the toes, in which a finger presses them. */
export const HEAD = 30;

/** The drawing of a right foot, in a box of 200 by 440. A left foot is the same, mirrored. */
export const SOLE =
  'M100 430C62 430 46 402 48 366C50 331 40 300 34 256C28 211 24 172 40 138C52 114 80 106 110 101C146 95 172 106 176 141C180 181 152 214 147 256C142 300 158 336 154 373C150 411 134 430 100 430Z';

/** The outline of a nail, in a box of 48 by 48. */
export const NAIL_PLATE =
  'M6 30C4 20 6 6 13 3.5C18 1.8 30 1.8 35 3.5C42 6 44 20 42 30C41 40 37 45 24 45C11 45 7 40 6 30Z';

/** As they are seen from the soles: the big toes meet in the middle. */
export const TOES_FROM_SOLE: Readonly<Record<Side, readonly Toe[]>> = {
  RIGHT: [5, 4, 3, 2, 1],
  LEFT: [1, 2, 3, 4, 5],
};

export interface ToeShape {
  readonly cx: number;
  readonly cy: number;
  readonly rx: number;
  readonly ry: number;
  readonly turn: number;
}

const TOE_SHAPES: readonly ToeShape[] = [
  { cx: 150, cy: 58, rx: 25, ry: 35, turn: 6 },
  { cx: 110, cy: 55, rx: 15, ry: 23, turn: 2 },
  { cx: 83, cy: 66, rx: 13.5, ry: 20, turn: -4 },
  { cx: 59, cy: 82, rx: 12.5, ry: 18, turn: -12 },
  { cx: 38, cy: 104, rx: 12, ry: 16, turn: -20 },
];

/**
 * The area of each toe for a finger: on a tablet, where a unit is about a pixel, a toe is a quarter of a fingertip. They
 * share the space above and beside the foot without overlapping, and each has room for a square of about 50 units.
 */
const TOE_REACHES = [
  'M156 -30H200V100H124V22H156Z',
  'M104 -30H156V22H124V86H96V33H104Z',
  'M52 -19H104V33H96V88H71V62L52 33Z',
  'M0 24H52V33L71 62V104L57 114L52 100L47 76H0Z',
  'M-12 76H47L52 100L57 114L46 128H-12Z',
] as const;

interface ShapeAround {
  /** Where the mark of a finding is drawn. */
  readonly x: number;
  readonly y: number;
  /** The area for a finger, if larger than the shape. */
  readonly reach?: string;
}
export type ZoneShape = ShapeAround &
  (
    | { readonly kind: 'toe'; readonly toe: ToeShape }
    /** Clipped by the outline of the foot. */
    | { readonly kind: 'part'; readonly path: string }
    | { readonly kind: 'dot' }
  );

const box = (left: number, top: number, right: number, bottom: number): ZoneShape => ({
  kind: 'part',
  path: `M${left} ${top}H${right}V${bottom}H${left}Z`,
  x: (left + right) / 2,
  y: (top + bottom) / 2,
});
const part = (x: number, y: number, path: string, reach?: string): ZoneShape => ({
  kind: 'part',
  path,
  x,
  y,
  ...(reach && { reach }),
});
const dot = (x: number, y: number, reach: string): ZoneShape => ({ kind: 'dot', x, y, reach });
const toes = (prefix: 'BACK_TOE' | 'SOLE_TOE'): ReadonlyArray<readonly [Zone, ZoneShape]> =>
  TOE_SHAPES.map((toe, index) => [
    `${prefix}_${index + 1}` as Zone,
    { kind: 'toe', toe, x: toe.cx, y: toe.cy, reach: TOE_REACHES[index] ?? '' },
  ]);

/** A finger also presses it beside the foot. */
const INNER_EDGE = 'M128 160L200 120V440H118L132 300Z';

export const FOOT_VIEWS = ['SOLE', 'BACK', 'EDGES'] as const;
export type FootView = (typeof FOOT_VIEWS)[number];

/** The zones of each view, from the toes to the heel: the order of the keyboard. */
export const ZONES_OF_VIEW: Readonly<Record<FootView, ReadonlyArray<readonly [Zone, ZoneShape]>>> = {
  SOLE: [
    ...toes('SOLE_TOE'),
    ['METATARSAL_1', part(152, 142, 'M126 60H200V184L126 178Z', 'M126 100H200V184L126 178Z')],
    ['METATARSALS_2_3', part(102, 144, 'M79 60H126V178L79 177Z', 'M79 100H131V178L79 177Z')],
    ['METATARSALS_4_5', part(56, 150, 'M0 60H79V177L0 184Z', 'M-12 128H79V177L-12 184Z')],
    ['ARCH', part(122, 250, 'M94 178L200 184V326L96 330Z')],
    ['HEEL', box(0, 328, 200, 440)],
  ],
  BACK: [
    ...toes('BACK_TOE'),
    ['BACK_FOREFOOT', box(0, 60, 200, 180)],
    ['INSTEP', box(0, 180, 200, 322)],
    ['ANKLE', box(0, 322, 200, 440)],
  ],
  EDGES: [
    ['SPACE_1_2', dot(128, 86, 'M112 22H172V112H112Z')],
    ['SPACE_2_3', dot(97, 88, 'M60 22H112V112H84V74H60Z')],
    ['SPACE_3_4', dot(71, 99, 'M6 42H60V74H84V118H60V94H6Z')],
    ['SPACE_4_5', dot(47, 124, 'M-10 94H60V142L44 150H-10Z')],
    ['INNER_EDGE', part(146, 290, INNER_EDGE, INNER_EDGE)],
    ['OUTER_EDGE', part(54, 290, 'M72 160L0 120V440H82L70 300Z', 'M-6 152H60L72 160L70 300L82 440H-6Z')],
  ],
};

/** The toes of every view. */
export const TOE_OUTLINES: readonly ToeShape[] = TOE_SHAPES;

/** Lines between the zones of a view, inside the outline. */
export const LINES_OF_VIEW: Readonly<Record<FootView, string>> = {
  SOLE: 'M20 182C70 172 120 172 190 186M126 90C126 120 124 150 124 178M79 98C77 126 77 150 80 178M20 328C70 334 120 334 190 328M94 178C90 228 92 280 96 330',
  BACK: 'M20 180C70 172 120 172 190 184M20 322C70 330 120 330 190 322',
  EDGES: 'M128 160L132 300L118 440M72 160L70 300L82 440',
};
