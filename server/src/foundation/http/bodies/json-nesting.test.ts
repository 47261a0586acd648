import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { DEEPEST_JSON, nestsDeeper } from './json-nesting.js';

/** The reference: the nesting of objects and arrays in a parsed value. */
function depthOf(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0;
  return 1 + Math.max(0, ...Object.values(value).map(depthOf));
}

const lists = (depth: number): string => '['.repeat(depth) + ']'.repeat(depth);
const objects = (depth: number): string => '{"a":'.repeat(depth) + '1' + '}'.repeat(depth);

describe('Nesting of JSON', () => {
  it('accepts JSON nested up to the limit and refuses deeper nesting', () => {
    for (const nested of [lists, objects]) {
      expect(nestsDeeper(nested(DEEPEST_JSON))).toBe(false);
      expect(nestsDeeper(nested(DEEPEST_JSON + 1))).toBe(true);
      expect(nestsDeeper(nested(20_000))).toBe(true);
    }
  });

  it.each([
    ['brackets in a string', JSON.stringify('['.repeat(100))],
    ['quotes in a string', JSON.stringify({ a: '"'.repeat(50) + '['.repeat(100) })],
    ['backslashes before the end of a string', JSON.stringify(['\\', '\\\\', '[[['.repeat(50), '\\"{{'])],
    ['values side by side', JSON.stringify(Array.from({ length: 100 }, () => [{}]))],
    ['no JSON', ']]]}}}"'],
    ['nothing', ''],
  ])('does not count %s as nesting', (_case, text) => {
    expect(nestsDeeper(text)).toBe(false);
  });

  it('agrees with the nesting of the parsed value at every limit', () => {
    // Many brackets, quotes and backslashes in keys and texts.
    const text = fc.string({ unit: fc.constantFrom('[', ']', '{', '}', '"', '\\', 'ñ', '😀', ':', ',') });
    const value = fc.letrec((tie) => ({
      any: fc.oneof(
        { depthSize: 'large' },
        text,
        fc.constantFrom(null, true, 1.5e-7),
        fc.array(tie('any'), { maxLength: 4 }),
        fc.dictionary(text, tie('any'), { maxKeys: 4 }),
      ),
    })).any;
    fc.assert(
      fc.property(value, fc.nat(12), fc.nat(4), (sample, levels, spaces) => {
        const json = JSON.stringify(sample, null, spaces);
        expect(nestsDeeper(json, levels)).toBe(depthOf(JSON.parse(json)) > levels);
      }),
      { numRuns: 1_000 },
    );
  });
});
