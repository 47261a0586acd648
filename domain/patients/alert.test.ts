import { describe, expect, it } from '@jest/globals';
import { type Alert, alertChanges } from './alert.js';

const DIABETES: Alert = { kind: 'DIABETES', note: 'tipo 2' };
const LATEX: Alert = { kind: 'LATEX_ALLERGY', note: '' };

describe('what changes between two sets of alerts', () => {
  it('is nothing if they are the same, in any order', () => {
    expect(alertChanges([DIABETES, LATEX], [LATEX, DIABETES])).toEqual([]);
  });

  it('is what was added, what has another note, and what is gone', () => {
    const before: Alert[] = [DIABETES, LATEX];
    const after: Alert[] = [
      { kind: 'DIABETES', note: 'tipo 1' },
      { kind: 'PREGNANCY', note: '' },
    ];
    expect(alertChanges(before, after)).toEqual([
      { kind: 'DIABETES', note: 'tipo 1', isNoted: true },
      { kind: 'LATEX_ALLERGY', note: '', isNoted: false },
      { kind: 'PREGNANCY', note: '', isNoted: true },
    ]);
  });
});
