import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { differingParts } from './text-differences';

const marked = (text: string, other: string) =>
  differingParts(text, other)
    .map(({ text: piece, isOwn }) => (isOwn ? `[${piece}]` : piece))
    .join('');

describe('differences between two texts', () => {
  it.each([
    ['igual a sí mismo', 'igual a sí mismo', 'igual a sí mismo'],
    ['uña encarnada derecha', 'uña encarnada izquierda', 'uña encarnada [derecha]'],
    ['reposo por 3 días', 'reposo', 'reposo[ por 3 días]'],
    ['', 'algo', ''],
    ['algo', '', '[algo]'],
    ['una\ndos', 'una dos', 'una[\n]dos'],
  ])('marks in %j what differs from %j', (text, other, expected) =>
    expect(marked(text, other)).toBe(expected),
  );

  it('finds differences in long texts', () => {
    const long = Array.from({ length: 3_000 }, (_, line) => `línea ${line}`).join('\n');
    expect(marked(`${long}\nfin`, `${long}\notro`)).toMatch(/\[fin\]$/);
  });

  it('marks the whole text if the texts have almost nothing in common', () => {
    const words = (letter: string) =>
      Array.from({ length: 4_000 }, (_, index) => `${letter}${index}`).join(' ');
    expect(marked(words('a'), words('b'))).toBe(`[${words('a')}]`);
  });

  it('compares line by line if the texts have many differences', () => {
    const lines = (letter: string) =>
      Array.from({ length: 400 }, (_, line) => `igual\n${letter}${line} ${letter} ${letter}`).join('\n');
    expect(marked(lines('a'), lines('b'))).toMatch(/^igual\n\[a0 a a\n\]igual\n\[a1 a a\n\]/);
  });

  it('the marked parts form the whole text, and marked parts are never adjacent', () => {
    const text = fc
      .array(fc.constantFrom('a', 'b', 'ñ', ' ', '\n'), { maxLength: 30 })
      .map((all) => all.join(''));
    fc.assert(
      fc.property(text, text, (one, other) => {
        const stretches = differingParts(one, other);
        expect(stretches.map((stretch) => stretch.text).join('')).toBe(one);
        stretches.forEach((stretch, index) => {
          expect(stretch.isOwn).not.toBe(stretches[index + 1]?.isOwn);
          expect(one.startsWith(stretch.text, stretch.start)).toBe(true);
        });
      }),
    );
  });
});
