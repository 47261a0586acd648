import { describe, expect, it } from '@jest/globals';
import { EMPTY_EXAM, withFinding } from './foot/exam-edits.js';
import { describedAnew, examSentences } from './foot/exam-sentences.es.js';
import { textsOfLastVisit } from './last-visit.es.js';

const BEFORE = '2026-10-23';
const TODAY = '2026-11-23';
const onNail = (kind: string | null, day = TODAY) =>
  withFinding(EMPTY_EXAM, { side: 'RIGHT', toe: 1 }, 'ONYCHOMYCOSIS', kind, day);
const onHeel = (day = TODAY) => withFinding(EMPTY_EXAM, { side: 'LEFT', zone: 'HEEL' }, 'FISSURE', null, day);
const NAIL = 'Onicomicosis en 1.er ortejo derecho.';
const DISTAL = 'Onicomicosis distal en 1.er ortejo derecho.';
const HEEL = 'Fisura en talón, pie izquierdo.';

describe('Sentences of the map in the description', () => {
  it('writes nothing before something was found or tested', () => {
    expect(examSentences(null, TODAY)).toEqual([]);
    expect(examSentences(EMPTY_EXAM, TODAY)).toEqual([]);
    expect(examSentences(onNail('DISTAL'), TODAY)).toEqual([DISTAL]);
    expect(examSentences(onNail('DISTAL', BEFORE), TODAY)).toEqual(['Pies sin cambios desde el 23/10/2026.']);
  });

  it('replaces its own sentences as the exam changes, and leaves the others where they are', () => {
    expect(describedAnew('', [], [NAIL])).toBe(NAIL);
    expect(describedAnew(`Dolor. ${NAIL} Sin fiebre.`, [NAIL], [DISTAL])).toBe(
      `Dolor. Sin fiebre. ${DISTAL}`,
    );
    expect(describedAnew(`${NAIL} ${HEEL}`, [NAIL, HEEL], [HEEL])).toBe(HEEL);
    expect(describedAnew(`Dolor. ${NAIL}`, [NAIL], [])).toBe('Dolor.');
  });

  it('neither restores a deleted sentence nor touches an edited one', () => {
    expect(describedAnew('', [NAIL], [NAIL, HEEL])).toBe(HEEL);
    const edited = 'Onicomicosis en 1.er ortejo derecho, más clara.';
    expect(describedAnew(edited, [NAIL], [DISTAL])).toBe(`${edited} ${DISTAL}`);
  });
});

describe("'Igual que la última visita'", () => {
  const last = {
    date: BEFORE,
    footExam: onNail('DISTAL', BEFORE),
    careDescription: `Acude a control. ${DISTAL}`,
    procedure: 'Corte y fresado.',
    instructions: 'Calzado amplio.',
  };
  const empty = { date: TODAY, footExam: null, careDescription: '', procedure: '', instructions: '' };

  it('fills the three texts from the last visit, without what the map wrote on that day', () => {
    expect(textsOfLastVisit(last, empty)).toEqual({
      careDescription: 'Acude a control.',
      procedure: 'Corte y fresado.',
      instructions: 'Calzado amplio.',
    });
  });

  it("keeps today's sentences of the map and every text that was written", () => {
    const now = { ...empty, footExam: onHeel(), careDescription: HEEL, procedure: 'Vendaje.' };
    expect(textsOfLastVisit(last, now)).toEqual({
      careDescription: `Acude a control. ${HEEL}`,
      instructions: 'Calzado amplio.',
    });
    const written = { ...now, careDescription: `Viene cojeando. ${HEEL}`, instructions: 'Reposo.' };
    expect(textsOfLastVisit(last, written)).toEqual({});
  });

  it('leaves a text alone that the last visit did not have', () => {
    expect(textsOfLastVisit({ ...last, careDescription: DISTAL, procedure: ' ' }, empty)).toEqual({
      instructions: 'Calzado amplio.',
    });
  });
});
