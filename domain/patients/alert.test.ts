import { describe, expect, it } from '@jest/globals';
import { type Alert, alertChanges } from './alert.js';

const DIABETES: Alert = { kind: 'DIABETES', note: 'tipo 2' };
const LATEX: Alert = { kind: 'LATEX_ALLERGY', note: '' };

describe('changes of a patient’s alerts', () => {
  it('finds no change between the same alerts in another order', () => {
    expect(alertChanges([DIABETES, LATEX], [LATEX, DIABETES])).toEqual([]);
  });

  it('lists alerts that were added, removed or have another note', () => {
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
