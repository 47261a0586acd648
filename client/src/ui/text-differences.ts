/** Part of a text: in both texts, or only in this one. */
export interface Stretch {
  readonly text: string;
  readonly isOwn: boolean;
  /** Its offset in the text. */
  readonly start: number;
}

/** Longer texts are compared by lines: the table of all word pairs would be too large. */
const MOST_WORDS = 2_500;

const piecesOf = (text: string, pattern: RegExp): string[] => text.match(pattern) ?? [];

/**
 * Compares two texts word by word.
 * @returns the first text in stretches, marking those that only it contains; joined, they are the text.
 */
export function differingStretches(text: string, other: string): Stretch[] {
  const words = /\s+|[^\s]+/g;
  const isShort = [text, other].every((one) => piecesOf(one, words).length <= MOST_WORDS);
  const pattern = isShort ? words : /[^\n]*\n|[^\n]+/g;
  const own = piecesOf(text, pattern);
  const common = longestCommon(own, piecesOf(other, pattern));
  const stretches: { text: string; isOwn: boolean; start: number }[] = [];
  let start = 0;
  own.forEach((piece, index) => {
    const isOwn = !common.has(index);
    const last = stretches.at(-1);
    if (last && last.isOwn === isOwn) last.text += piece;
    else stretches.push({ text: piece, isOwn, start });
    start += piece.length;
  });
  return stretches;
}

/** The indexes, in the first list, of the longest common subsequence. */
function longestCommon(one: readonly string[], other: readonly string[]): ReadonlySet<number> {
  const width = other.length + 1;
  const lengths = new Uint16Array((one.length + 1) * width);
  const at = (row: number, column: number): number => lengths[row * width + column] ?? 0;
  for (let row = one.length - 1; row >= 0; row -= 1) {
    for (let column = other.length - 1; column >= 0; column -= 1) {
      lengths[row * width + column] =
        one[row] === other[column]
          ? at(row + 1, column + 1) + 1
          : Math.max(at(row + 1, column), at(row, column + 1));
    }
  }
  const places = new Set<number>();
  for (let row = 0, column = 0; row < one.length && column < other.length;) {
    if (one[row] === other[column]) {
      places.add(row);
      row += 1;
      column += 1;
    } else if (at(row + 1, column) >= at(row, column + 1)) row += 1;
    else column += 1;
  }
  return places;
}
