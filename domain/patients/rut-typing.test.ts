import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { formatRut } from '../rut.js';
import { typeRut } from './rut-typing.js';

/** 'ab|c' is the text 'abc' with the caret after its second character. */
const marked = (shown: string) => ({ text: shown.replace('|', ''), caret: shown.indexOf('|') });
const type = (shown: string, isForwardDelete = false): string => {
  const { text, caret } = typeRut(marked(shown), isForwardDelete);
  return `${text.slice(0, caret)}|${text.slice(caret)}`;
};

describe('a RUT being typed', () => {
  it.each([
    ['1|', '1|'],
    ['12|', '1-2|'],
    ['12.345.67-85|', '12.345.678-5|'],
    ['123456785|', '12.345.678-5|'],
    ['7.654.321k|', '7.654.321-K|'],
    ['RUT: 12 345 678 – 5|', '12.345.678-5|'],
    ['129|.345.678-5', '129|.345.678-5'],
    ['12.39|45.678-5', '123.9|45.678-5'],
    ['|', '|'],
    ['sin|', '|'],
  ])('formats the typed RUT %s as %s', (typed, shown) => expect(type(typed)).toBe(shown));

  it('deletes backwards across a RUT’s punctuation', () => {
    expect(type('12.345.678|5')).toBe('12.345.678|-5');
    expect(type('12.345|678-5')).toBe('12.345|.678-5');
  });

  it('deletes forwards across a RUT’s punctuation', () => {
    expect(type('12|345.678-5', true)).toBe('12.|345.678-5');
    expect(type('12.345.678|5', true)).toBe('12.345.678-|5');
    expect(type('12.|45.678-5', true)).toBe('1.2|45.678-5');
  });

  it('formats a typed RUT like a finished one, wherever its characters were typed', () =>
    fc.assert(
      fc.property(fc.integer({ min: 1_000_000, max: 99_999_999 }), fc.nat(9), (body, caret) => {
        const canonical = `${body}K`;
        const { text, caret: place } = typeRut({ text: canonical, caret });
        expect(text).toBe(formatRut(canonical));
        expect(text.slice(0, place).replace(/\W/g, '')).toBe(canonical.slice(0, caret));
      }),
    ));
});
