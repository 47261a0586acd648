import { describe, expect, it } from '@jest/globals';
import { comparableText, isInvisible, onOneLine } from './written-text.js';

describe('a short text', () => {
  it.each([
    ['Ana\u200b Soto', 'Ana Soto'],
    ['\u202d+56 9 1234 5678\u202c', '+56 9 1234 5678'],
    ['\ufeffrosa@example.com\u2060', 'rosa@example.com'],
    ['Mu\u00adñoz', 'Muñoz'],
    ['Ana\u0007', 'Ana'],
    ['Ñandú O’Higgins-Pérez 李 𝒜', 'Ñandú O’Higgins-Pérez 李 𝒜'],
    ['Ana\nSalto', 'Ana Salto'],
    ['con\u00a0espacio\t y\r\nlínea\n', 'con\u00a0espacio  y línea'],
    ['Ana\u2028Salto', 'Ana Salto'],
    ['NUL \0', 'NUL \0'],
  ])('stores the short text %j as %j', (text, stored) => expect(onOneLine(text)).toBe(stored));

  it.each(['', ' ', '\u200b', '\u00a0\u3164', '\u2800', '\u200d\ufe0f', '\t\n'])(
    'considers %j invisible',
    (text) => expect(isInvisible(text)).toBe(true),
  );
  it.each(['a', '-', '👩‍⚕️', '٣'])('considers %j visible', (text) => expect(isInvisible(text)).toBe(false));

  it.each([
    ['１２\u200b３', '123'],
    ['a–b—c−d‑e', 'a-b-c-d-e'],
    [' \u00a0Ana\u00a0Soto ', 'Ana Soto'],
  ])('compares %j as %j', (text, compared) => expect(comparableText(text)).toBe(compared));
});
