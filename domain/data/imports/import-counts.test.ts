import { describe, expect, it } from '@jest/globals';
import { doneInWords, foundInWords, undoneInWords } from './import-counts.es.js';

describe('the counts of an import', () => {
  it('leaves zeros out of an import’s counts', () => {
    expect(foundInWords({ NEW: 3, SAME: 0, LIKELY: 0, DOUBTFUL: 0, REJECTED: 1 })).toBe(
      '4 filas: 3 por crear y 1 rechazada',
    );
    expect(doneInWords({ created: 0, filled: 1_200, skipped: null, doubtfulRows: 0, rejectedRows: 0 })).toBe(
      '1.200 filas: 1.200 que ya existían y se completaron si les faltaba algo',
    );
  });

  it('words the counts of an import with one row or none', () => {
    expect(undoneInWords({ removed: 1, reverted: 0, kept: 0 })).toBe('1 fila: 1 quitada');
    expect(undoneInWords({ removed: 0, reverted: 0, kept: 0 })).toBe('0 filas');
  });
});
