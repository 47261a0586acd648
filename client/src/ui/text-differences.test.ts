import { describe, expect, it } from '@jest/globals';
import { differingStretches } from './text-differences';

const marked = (text: string, other: string) =>
  differingStretches(text, other)
    .map(({ text: piece, isOwn }) => (isOwn ? `[${piece}]` : piece))
    .join('');

describe('what differs between two texts', () => {
  it.each([
    ['igual a sí mismo', 'igual a sí mismo', 'igual a sí mismo'],
    ['uña encarnada derecha', 'uña encarnada izquierda', 'uña encarnada [derecha]'],
    ['reposo por 3 días', 'reposo', 'reposo[ por 3 días]'],
    ['', 'algo', ''],
    ['algo', '', '[algo]'],
    ['una\ndos', 'una dos', 'una[\n]dos'],
  ])('%j beside %j', (text, other, expected) => expect(marked(text, other)).toBe(expected));

  it('is still found where the texts are long', () => {
    const long = Array.from({ length: 3_000 }, (_, line) => `línea ${line}`).join('\n');
    expect(marked(`${long}\nfin`, `${long}\notro`)).toMatch(/\[fin\]$/);
  });
});
