import { diffArrays } from 'diff';

/** Part of a text, contained in both texts or only in this one. */
export interface TextPart {
  readonly text: string;
  readonly isOwn: boolean;
  readonly start: number;
}

const WORDS = /\s+|\S+/g;
const LINES = /[^\n]*\n|[^\n]+/g;

/** Each difference slows the search. Texts with more differences are compared by lines, or else not at all. */
const MAX_DIFFERENCES = 1_000;

/**
 * Compares two texts word by word.
 * @returns the first text in parts, each marked if the other text does not contain it; joined, they are the text.
 */
export function differingParts(text: string, other: string): TextPart[] {
  const changes = compare(text, other, WORDS) ?? compare(text, other, LINES);
  if (!changes) return [{ text, isOwn: true, start: 0 }];
  const stretches: { text: string; isOwn: boolean; start: number }[] = [];
  let start = 0;
  for (const { value, added } of changes.filter(({ removed }) => !removed)) {
    const piece = value.join('');
    const last = stretches.at(-1);
    if (last && last.isOwn === added) last.text += piece;
    else stretches.push({ text: piece, isOwn: added, start });
    start += piece.length;
  }
  return stretches;
}

const compare = (text: string, other: string, pieces: RegExp) =>
  diffArrays(other.match(pieces) ?? [], text.match(pieces) ?? [], { maxEditLength: MAX_DIFFERENCES });
