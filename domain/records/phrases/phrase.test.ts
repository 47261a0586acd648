import { describe, expect, it } from '@jest/globals';
import { EMPTY_EXAM, changedFinding, withFinding } from '../foot/exam-edits.js';
import { filledPhrase, unknownPlaceholders } from './placeholders.es.js';
import { matchingPhrases, type OfferedPhrase, phrasesFor, slashBefore, withPhrase } from './phrase.js';

const phrase = (id: number, title: string, more: Partial<OfferedPhrase> = {}): OfferedPhrase => ({
  id,
  box: 'PROCEDURE',
  title,
  text: `Texto de ${title}`,
  serviceType: null,
  treatmentId: null,
  professionalId: null,
  ...more,
});
const occasion = { serviceType: 'PODIATRY', treatmentId: 7, professionalId: 2 } as const;
const ids = (phrases: readonly OfferedPhrase[]): number[] => phrases.map(({ id }) => id);

describe('phrases of a visit', () => {
  it("offers the professional's own first, then the treatment's, the service's and all others, by title", () => {
    const phrases = [
      phrase(1, 'Zeta'),
      phrase(2, 'Álamo'),
      phrase(3, 'De podología', { serviceType: 'PODIATRY' }),
      phrase(4, 'Del tratamiento', { treatmentId: 7 }),
      phrase(5, 'Propia', { professionalId: 2 }),
      phrase(6, 'Propia del tratamiento', { professionalId: 2, treatmentId: 7 }),
    ];
    expect(ids(phrasesFor(phrases, 'PROCEDURE', occasion))).toEqual([6, 5, 4, 3, 2, 1]);
  });

  it('leaves out phrases of other texts, services, treatments and professionals', () => {
    const others = [
      phrase(1, 'a', { box: 'INSTRUCTIONS' }),
      phrase(2, 'b', { serviceType: 'MANICURE' }),
      phrase(3, 'c', { treatmentId: 8 }),
      phrase(4, 'd', { professionalId: 3 }),
    ];
    expect(phrasesFor(others, 'PROCEDURE', occasion)).toEqual([]);
    const unknown = { serviceType: null, treatmentId: null, professionalId: null };
    expect(ids(phrasesFor([...others, phrase(5, 'e')], 'PROCEDURE', unknown))).toEqual([5]);
  });

  it('finds phrases by title before those by text, without regard to accents', () => {
    const phrases = [phrase(1, 'Higiene', { text: 'Uñas cortas' }), phrase(2, 'Uña'), phrase(3, 'Otra')];
    expect(ids(matchingPhrases(phrases, 'UNA'))).toEqual([2, 1]);
    expect(ids(matchingPhrases(phrases, ''))).toEqual([1, 2, 3]);
  });
});

describe('slash', () => {
  it.each([
    ['/', 1, { start: 0, typed: '' }],
    ['Dolor. /co', 10, { start: 7, typed: 'co' }],
    ['Dolor.\n/x resto', 9, { start: 7, typed: 'x' }],
    ['el 23/11', 8, undefined],
    ['/corte largo', 12, undefined],
    ['//', 2, undefined],
  ])('finds the slash in %j at %i', (text, caret, found) => expect(slashBefore(text, caret)).toEqual(found));

  it('replaces the slash by the phrase, with spaces around it', () => {
    expect(withPhrase('Dolor. /co', 7, 10, 'Corte.')).toEqual({ text: 'Dolor. Corte.', caret: 13 });
    expect(withPhrase('Dolor.Fin', 6, 6, 'Corte.')).toEqual({ text: 'Dolor. Corte. Fin', caret: 13 });
    expect(withPhrase('', 0, 0, 'Corte.')).toEqual({ text: 'Corte.', caret: 6 });
  });
});

describe('placeholders', () => {
  const NONE = { exam: null, supplies: [], controlWeeks: null };
  const NAIL = { side: 'RIGHT', toe: 1 } as const;
  const one = withFinding(EMPTY_EXAM, NAIL, 'ONYCHOMYCOSIS', 'DISTAL', '2026-11-23');
  const two = withFinding(one, { side: 'LEFT', toe: 2 }, 'ONYCHAUXIS', null, '2026-11-23');

  it.each([
    ['Fresado de {uña}.', { ...NONE, exam: one }, 'Fresado de la uña del 1.er ortejo derecho.'],
    [
      'Fresado de { UÑA }.',
      { ...NONE, exam: withFinding(two, NAIL, 'INGROWN', null, '2026-11-23') },
      'Fresado de las uñas del 1.er ortejo derecho y del 2.º ortejo izquierdo.',
    ],
    ['Se usa {insumos}.', { ...NONE, supplies: [{ supplyName: 'Gasa' }] }, 'Se usa gasa.'],
    [
      'Insumos: {insumos}.',
      { ...NONE, supplies: [{ supplyName: 'Gasa' }, { supplyName: 'EMLA' }, { supplyName: 'Gasa' }] },
      'Insumos: gasa y EMLA.',
    ],
    ['Control {control}.', { ...NONE, controlWeeks: 1 }, 'Control en 1 semana.'],
    ['Control {control}.', { ...NONE, controlWeeks: 5 }, 'Control en 5 semanas.'],
  ])('%s', (text, facts, filled) => expect(filledPhrase(text, facts)).toBe(filled));

  it('reads well without data, and leaves unknown ones as they were written', () => {
    expect(filledPhrase('{uña}, {insumos}, {control}, {edad}', NONE)).toBe(
      'las uñas, ninguno anotado, a convenir, {edad}',
    );
    expect(unknownPlaceholders('{uña} {edad} {Control}')).toEqual(['{edad}']);
    const healed = changedFinding(one, NAIL, 'ONYCHOMYCOSIS', { isResolved: true }, '2026-11-23');
    expect(filledPhrase('{uña}', { ...NONE, exam: healed })).toBe('las uñas');
  });
});
