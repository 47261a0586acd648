import { describe, expect, it } from '@jest/globals';
import { EMPTY_EXAM, withFinding } from './exam-edits.js';
import { findingKey, findingKeysFor } from './finding-search.es.js';

const DAY = '2026-11-20';
const keys = (text: string) => findingKeysFor(text) ?? [];

describe('a search for findings', () => {
  it('finds every finding whose words hold all that was typed, whatever the accents and the order', () => {
    expect(keys('ulcera TALÓN')).toEqual(['RIGHT HEEL ULCER  ', 'LEFT HEEL ULCER  ']);
    expect(keys('derecho úlcera talon')).toEqual(['RIGHT HEEL ULCER  ']);
    expect(keys('onicomicosis distal 1.er ortejo izquierdo')).toEqual(['LEFT 1 ONYCHOMYCOSIS DISTAL ']);
    expect(keys('estadio III encarnada izquierdo')).toHaveLength(20);
    expect(keys('sin deformidad')).toEqual(['RIGHT  NO_DEFORMITY  ', 'LEFT  NO_DEFORMITY  ']);
    expect(keys('rodilla')).toEqual([]);
  });

  it('finds a finding by its other names', () => {
    expect(keys('onicocriptosis estadio III 1.er derecho')).toEqual(
      keys('encarnada estadio III 1.er derecho'),
    );
    expect(keys('brackets ungueales 2.º derecho')).toEqual(['RIGHT 2 BRACE  ']);
    expect(keys('heloma interdigital 1.er derecho')).toContain('RIGHT SPACE_1_2 HELOMA SOFT ');
    expect(keys('heloma interdigital talón derecho')).toEqual(['RIGHT HEEL HELOMA SOFT ']);
  });

  it('finds nothing without words', () => {
    expect(findingKeysFor(' ')).toBeUndefined();
  });

  it('finds the same keys for typed words as an exam stores for its findings', () => {
    const [nail] = withFinding(EMPTY_EXAM, { side: 'RIGHT', toe: 2 }, 'BRACE', null, DAY).nails;
    const [skin] = withFinding(EMPTY_EXAM, { side: 'LEFT', zone: 'HEEL' }, 'HELOMA', 'HARD', DAY).skin;
    expect(keys('ortonixia 2.º ortejo derecho')).toEqual([findingKey(nail!)]);
    expect(keys('heloma duro talón izquierdo')).toEqual([findingKey(skin!)]);
  });
});
