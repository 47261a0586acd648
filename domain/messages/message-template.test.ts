import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { DEFAULT_TEXTS } from './message-template.es.js';
import {
  inOneLine,
  MAX_TEMPLATE_LENGTH,
  numberedTemplate,
  parseTemplate,
  placeholdersOf,
  renderTemplate,
  type TemplatePart,
} from './message-template.js';

const VALUES = {
  patient: 'Rosa',
  date: 'jueves 19 de noviembre',
  time: '09:30',
  treatment: 'Podología general',
  clinic: 'Clínica Demo',
  place: 'Calle Falsa 123',
  phone: '+56 2 2345 6789',
  link: 'https://clinica.example/x',
};
function partsOf(text: string): readonly TemplatePart[] {
  const parsed = parseTemplate(text);
  if ('fault' in parsed) throw new Error(parsed.fault);
  return parsed.parts;
}
const faultOf = (text: string): string | undefined => {
  const parsed = parseTemplate(text);
  return 'fault' in parsed ? parsed.fault : undefined;
};

describe('a message template', () => {
  it('fills in placeholders, wherever and however they are written', () => {
    const parts = partsOf(
      '{paciente}, el {fecha} a las { HORA }: {tratamiento} en {clinica}, {lugar} ({telefono})',
    );
    expect(renderTemplate(parts, VALUES)).toBe(
      'Rosa, el jueves 19 de noviembre a las 09:30: Podología general en Clínica Demo, Calle Falsa 123 (+56 2 2345 6789)',
    );
  });

  it('numbers the placeholders in order, for WhatsApp', () => {
    const parts = partsOf('Hola {paciente}: {fecha}, {hora}. Adiós, {paciente}.');
    expect(numberedTemplate(parts)).toBe('Hola {{1}}: {{2}}, {{3}}. Adiós, {{4}}.');
    expect(placeholdersOf(parts)).toEqual(['patient', 'date', 'time', 'patient']);
  });

  it('keeps a template’s line breaks, and puts filled-in values on one line', () => {
    const parts = partsOf('Hola {paciente}:\n\nnos vemos.');
    expect(renderTemplate(parts, { ...VALUES, patient: 'Rosa\n\tde  la\u202e Vega' })).toBe(
      'Hola Rosa de la Vega:\n\nnos vemos.',
    );
  });

  it('does not fill in placeholders within a name', () => {
    const parts = partsOf('Hola {paciente}, {hora}');
    expect(renderTemplate(parts, { ...VALUES, patient: '{hora}{{1}}$&' })).toBe('Hola {hora}{{1}}$&, 09:30');
  });

  it.each([
    ['Hola {paciente}, su hora', 'Hola, su hora'],
    ['Hola {paciente}: su hora', 'Hola: su hora'],
    ['¡Hola, {paciente}! Su hora', '¡Hola! Su hora'],
    ['Hola {paciente} , su hora', 'Hola , su hora'],
    ['Hola {paciente} su hora', 'Hola su hora'],
    ['{paciente}, su hora', 'Su hora'],
    ['{paciente}:\n\nsu hora', 'su hora'],
    ['Su hora es el jueves, {paciente}.', 'Su hora es el jueves.'],
    ['Su hora es el jueves, {paciente}', 'Su hora es el jueves'],
    ['Hola {paciente}\nSu hora. Adiós, {paciente}.', 'Hola\nSu hora. Adiós.'],
  ])('reads well without a name to greet: %s', (text, expected) => {
    expect(renderTemplate(partsOf(text), { ...VALUES, patient: '' })).toBe(expected);
  });

  it('rejects an unknown placeholder, listing the existing ones', () => {
    expect(faultOf('Hola {nombre}')).toMatch(/No existe \{nombre\}\. Use \{paciente\}, \{fecha\}/);
    expect(faultOf('Hola {}')).toMatch(/No existe/);
    expect(faultOf('Hola {constructor}')).toMatch(/No existe/);
  });

  it.each(['Hola {paciente', 'Hola paciente}', '{{paciente}}', 'a } b { c'])(
    'rejects a template with a loose brace: %s',
    (text) => expect(faultOf(text)).toMatch(/llave suelta/),
  );

  it('rejects a template that is too long, has too many placeholders or no text of its own', () => {
    expect(faultOf('x'.repeat(MAX_TEMPLATE_LENGTH + 1))).toMatch(/600/);
    expect(faultOf('x'.repeat(MAX_TEMPLATE_LENGTH))).toBeUndefined();
    expect(faultOf(`Hola ${'{hora}'.repeat(13)}`)).toMatch(/12/);
    expect(faultOf('{hora} {fecha}')).toMatch(/Escriba el texto/);
  });

  it('parses any text without an exception, and fills it in to a limited length', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme', maxLength: 700 }),
        fc.string({ maxLength: 500 }),
        (text, value) => {
          const parsed = parseTemplate(text);
          if ('fault' in parsed) return;
          const filled = renderTemplate(parsed.parts, { ...VALUES, patient: value, treatment: value });
          expect([...filled].length).toBeLessThan(MAX_TEMPLATE_LENGTH + 12 * 80);
        },
      ),
    );
  });
});

describe('the default texts', () => {
  it.each(Object.entries(DEFAULT_TEXTS))(
    'finds a valid default text for %s that does not mention the treatment',
    (_kind, text) => {
      expect(placeholdersOf(partsOf(text))).toEqual(['patient', 'clinic', 'date', 'time']);
    },
  );
});

describe('a value', () => {
  it('cuts a filled-in value between whole characters', () => {
    expect([...inOneLine('😀'.repeat(200))]).toHaveLength(80);
    expect(inOneLine('😀'.repeat(200)).isWellFormed()).toBe(true);
  });
});
