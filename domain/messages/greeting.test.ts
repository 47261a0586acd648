import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { greetableName, greetedFirstName } from './greeting.js';

describe('a name', () => {
  it.each([
    'Rosa',
    "María José O'Higgins-Núñez",
    'J. Pérez',
    'J.P. Soto',
    'M.A. del Río',
    'Ñancupil',
    'Küyen Ḻafken',
    'Mª Ángeles Muñoz',
    'Fco. Javier Ruiz',
    'Nguyễn Thị Minh',
    'Łukasz Żółć',
    'Αθηνά Παππά',
    'Ольга Иванова',
    'محمد علي',
    '李小龍',
    'सरस्वती देवी',
    'D’Angelo',
    "Gian D' Amico",
    'Jean‑Luc',
    'ROSA PÉREZ',
    'Juan Carlos de la Cruz III',
  ])('accepts %s as a name to greet', (name) => expect(greetableName(name)).toBe(name));

  it('greets a name on one line, in composed characters', () => {
    expect(greetableName('  Rosa\u00a0  Soto ')).toBe('Rosa Soto');
    expect(greetableName('Jose\u0301')).toBe('José');
  });

  it.each([
    ['an address', 'https://banco.example/entrar'],
    ['an address without its scheme', 'bit.ly/abc'],
    ['a host', 'www.banco.cl'],
    ['a short host', 'clinica.cl'],
    ['a host in capitals', 'BIT.LY'],
    ['a host after a name', 'Rosa clinica.cl'],
    ['a host in words', 'www banco cl'],
    ['a host with another dot', 'banco。cl'],
    ['a host with a small dot', 'banco․cl'],
    ['a sentence with an address', 'BANCO ESTADO BLOQUEADO entre a bit.ly'],
    ['a sentence', 'su cuenta fue bloqueada llame ahora al banco'],
    ['a telephone', 'Llame al 600 200 1000'],
    ['digits', 'Rosa 2'],
    ['digits of another script', 'Rosa ٣'],
    ['an e-mail', 'rosa@demo.invalid'],
    ['a slash', 'Rosa/Pedro'],
    ['markup', '<b>Rosa</b>'],
    ['a template', '{hora} {{1}}'],
    ['an emoji', 'Rosa 💅'],
    ['a line break', 'Rosa\nPague aquí'],
    ['NUL', 'Rosa\0'],
    ['a change of writing direction', '\u202eRosa'],
    ['an invisible character', 'Ro\u200bsa'],
    ['an invisible letter', 'Ro\u3164sa'],
    ['mathematical letters', '𝐁𝐀𝐍𝐂𝐎'],
    ['full-width letters', 'Ｂａｎｃｏ'],
    ['a pile of marks', `R${'\u0336'.repeat(9)}osa`],
    ['half a character', 'Rosa\ud83d'],
    ['an endless word', 'a'.repeat(26)],
    ['too many letters', `${'abcdefghijk '.repeat(5)}lm`],
    ['punctuation', 'Rosa, pague ya!'],
    ['nothing', ''],
    ['spaces', ' \u00a0 '],
    ['a hyphen', '-'],
    ['an apostrophe', "'"],
    ['dots', '...'],
  ])('does not greet a text with %s', (_what, text) => {
    expect(greetableName(text)).toBeUndefined();
    expect(greetedFirstName(text)).toBe('');
  });

  it('greets by the first word of a name', () => {
    expect(greetedFirstName('  María José  Pérez ')).toBe('María');
    expect(greetedFirstName('J. Pérez')).toBe('J.');
  });

  it('greets with one short line of letters, whatever was typed', () => {
    const piece = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 20 }),
      fc.constantFrom(
        'Rosa',
        'de',
        ' ',
        '.',
        "O'Hara",
        'clinica.cl',
        '\u202e',
        '@',
        '/',
        'https:',
        '\n',
        '7',
      ),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
        const name = greetableName(pieces.join(''));
        if (name === undefined) return;
        expect(name).toMatch(/^['’‘ʼ\p{L}][\p{L}\p{M}'’‘ʼ‐‑ .-]*$/u);
        expect([...name].length).toBeLessThanOrEqual(60);
        // No dot before a word that could be the end of a host name.
        expect(name).not.toMatch(/\.[\p{L}]{2}/u);
        expect(greetableName(name)).toBe(name);
      }),
      { numRuns: 2_000 },
    );
  });

  it('greets any name of words and spaces', () => {
    const word = fc.constantFrom(
      'Ana',
      'José',
      'Núñez',
      "O'Brien",
      'Saint-Exupéry',
      'M.',
      'de',
      'Ÿ',
      'Ñuñez',
    );
    fc.assert(
      fc.property(fc.array(word, { minLength: 1, maxLength: 4 }), (words) => {
        expect(greetableName(words.join(' '))).toBe(words.join(' '));
      }),
    );
  });
});
