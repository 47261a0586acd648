import { describe, expect, it } from '@jest/globals';
import { FIELD_NAMES } from './field-names.es.js';
import { FIELD_MESSAGES } from './sentences.es.js';

const sentences = Object.keys(FIELD_NAMES).flatMap((field) =>
  Object.entries(FIELD_MESSAGES).flatMap(([name, sentence]) =>
    typeof sentence === 'function'
      ? [{ field, name, text: (sentence as (...values: unknown[]) => string)(field, 1, 200) }]
      : [],
  ),
);
const article = (field: string): string => FIELD_NAMES[field]!.article;
const isPlural = (field: string): boolean => /^l[oa]s$/.test(article(field));

describe('a sentence about a field', () => {
  it('has a name in sentences for every field', () => {
    expect(sentences.length).toBeGreaterThan(60 * 7);
  });

  it('contracts "de el" and "a el", and names the field', () => {
    for (const { field, text } of sentences) {
      expect(text).not.toMatch(/\b(de|a) el\b/i);
      expect(text).not.toMatch(/undefined|\[object|este dato/);
      expect({ field, text }).toEqual({ field, text: expect.stringMatching(/^\p{Lu}[^]*\.$/u) });
    }
  });

  it('makes each sentence agree with its field in number', () => {
    for (const { field, name, text } of sentences) {
      if (name === 'required') expect(text).toMatch(isPlural(field) ? /^Faltan l[oa]s / : /^Falta (el|la) /);
      if (name === 'contradiction')
        expect(text).toMatch(isPlural(field) ? /que dicen l/ : /que dice (el|la) /);
    }
  });

  it.each([
    [FIELD_MESSAGES.required('instructions'), 'Faltan las indicaciones.'],
    [FIELD_MESSAGES.required('name'), 'Falta el nombre.'],
    [FIELD_MESSAGES.unreadable('name'), 'Quite del nombre los caracteres que no se pueden leer.'],
    [FIELD_MESSAGES.unreadable('address'), 'Quite de la dirección los caracteres que no se pueden leer.'],
    [FIELD_MESSAGES.unreadable('notes'), 'Quite de las notas los caracteres que no se pueden leer.'],
    [FIELD_MESSAGES.unreadable('constructor'), 'Quite de este dato los caracteres que no se pueden leer.'],
  ])('words the sentence %s', (text, expected) => expect(text).toBe(expected));

  it('uses the article of the gender and number of the field’s noun', () => {
    // Nouns whose ending does not reveal their gender.
    const exceptions: Readonly<Record<string, string>> = { basis: 'la', email: 'el', dayPart: 'la' };
    for (const [field, { article: written, noun }] of Object.entries(FIELD_NAMES)) {
      const first = noun.split(' ')[0]!;
      expect({ field, isPlural: first.endsWith('s') }).toEqual({ field, isPlural: isPlural(field) });
      if (/(a|ión|as|iones|dad)$/.test(first))
        expect({ field, written }).toEqual({ field, written: expect.stringMatching(/^las?$/) });
      else
        expect({ field, written }).toEqual({
          field,
          written: expect.stringMatching(exceptions[field] ?? /^(el|los)$/),
        });
    }
  });
});
