import { describe, expect, it } from '@jest/globals';
import { printedCheckCode, readCheckCode } from './check-code.js';

describe('Check code of a certificate', () => {
  it('prints a check code in groups of four letters', () => {
    expect(printedCheckCode('ACDEFHJKMNPR')).toBe('ACDE-FHJK-MNPR');
  });

  it('reads a check code in any case, with or without spaces and hyphens', () => {
    const typed = ['ACDE-FHJK-MNPR', ' acdefhjkmnpr ', 'ACDE fhjk – MNPR', 'a.c.d.e.f.h.j.k.m.n.p.r'];
    expect(typed.map(readCheckCode)).toEqual(typed.map(() => 'ACDEFHJKMNPR'));
  });

  it('reads nothing that can’t be a code', () => {
    const typed = [
      '',
      'ACDE-FHJK-MNP',
      'ACDE-FHJK-MNPRR',
      'ACDE-FHJK-MNP0',
      'ACDE-FHJK-MNPB',
      '1'.repeat(5_000),
    ];
    expect(typed.map(readCheckCode)).toEqual(typed.map(() => undefined));
  });
});
