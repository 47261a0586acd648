/** A drawn signature: each stroke is x, y, x, y, … in whole units of a box of this size, from its upper left corner. */
export type Strokes = readonly (readonly number[])[];

export const SIGNATURE_BOX = { width: 1_000, height: 500 } as const;
export const SIGNATURE_LIMITS = { leastPoints: 20, mostPoints: 5_000, mostStrokes: 200 } as const;
/** A signature is at least this wide or this high: a smaller mark is a blot. */
const LEAST_EXTENT = 30;

/** `EMPTY`: too few points or too small to be a signature; `TOO_LONG`, `UNREADABLE`: not drawn in our box. */
export type SignatureFault = 'EMPTY' | 'TOO_LONG' | 'UNREADABLE';

const isWithin = (value: unknown, most: number): boolean =>
  Number.isInteger(value) && Number(value) >= 0 && Number(value) <= most;

const isStroke = (stroke: unknown): stroke is number[] =>
  Array.isArray(stroke) &&
  stroke.length > 0 &&
  stroke.length % 2 === 0 &&
  stroke.every((value, at) => isWithin(value, at % 2 === 0 ? SIGNATURE_BOX.width : SIGNATURE_BOX.height));

/** @returns undefined if it can be stored. */
export function signatureFault(strokes: unknown): SignatureFault | undefined {
  if (!Array.isArray(strokes)) return 'UNREADABLE';
  const numbers = strokes.reduce<number>(
    (sum, stroke: unknown) => sum + (Array.isArray(stroke) ? stroke.length : 0),
    0,
  );
  if (strokes.length > SIGNATURE_LIMITS.mostStrokes || numbers > 2 * SIGNATURE_LIMITS.mostPoints)
    return 'TOO_LONG';
  if (!strokes.every(isStroke)) return 'UNREADABLE';
  if (numbers < 2 * SIGNATURE_LIMITS.leastPoints) return 'EMPTY';
  const flat = strokes.flat();
  return Math.max(extent(flat, 0), extent(flat, 1)) < LEAST_EXTENT ? 'EMPTY' : undefined;
}

function extent(numbers: readonly number[], axis: 0 | 1): number {
  const values = numbers.filter((_value, at) => at % 2 === axis);
  return Math.max(...values) - Math.min(...values);
}

/** The outline as an SVG path, which PDF understands too. A stroke of one point is a dot. */
export const strokePath = (strokes: Strokes): string =>
  strokes
    .map(([x = 0, y = 0, ...others]) => {
      const lines = others.flatMap((value, at) => (at % 2 === 0 ? [`L${value} ${others[at + 1] ?? 0}`] : []));
      return `M${x} ${y}${lines.length > 0 ? lines.join('') : `L${x} ${y}`}`;
    })
    .join('');

interface DrawnPoint {
  readonly x: number;
  readonly y: number;
}

/**
 * A drawing on a canvas, in the units of our box. Repeated points are left out, and only every n-th point of a very long
 * drawing is kept, so that any drawing can be stored.
 * @param size of the canvas, in the units of the points.
 */
export function toStrokes(
  drawn: readonly (readonly DrawnPoint[])[],
  size: { readonly width: number; readonly height: number },
): number[][] {
  const count = drawn.reduce((sum, points) => sum + points.length, 0);
  const step = Math.max(1, Math.ceil(count / (SIGNATURE_LIMITS.mostPoints - SIGNATURE_LIMITS.mostStrokes)));
  return drawn.slice(0, SIGNATURE_LIMITS.mostStrokes).flatMap((points) => {
    const stroke: number[] = [];
    for (const { x, y } of points.filter((_point, at) => at % step === 0)) {
      const [toX, toY] = [
        inBox(x, size.width, SIGNATURE_BOX.width),
        inBox(y, size.height, SIGNATURE_BOX.height),
      ];
      if (stroke.at(-2) !== toX || stroke.at(-1) !== toY) stroke.push(toX, toY);
    }
    return stroke.length > 0 ? [stroke] : [];
  });
}

const inBox = (value: number, length: number, most: number): number =>
  Math.min(most, Math.max(0, Math.round((value / length) * most)));

/** The strokes as a short text, for a field of a form: '12 34 13 36-90 12'. */
export const strokesAsText = (strokes: Strokes): string =>
  strokes.map((stroke) => stroke.join(' ')).join('-');

/** Values that are not numbers become NaN, which `signatureFault` refuses. */
export const strokesOfText = (text: string): number[][] =>
  text === '' ? [] : text.split('-').map((stroke) => stroke.split(' ').map(Number));
