import { describe, expect, it } from '@jest/globals';
import { causesInWords, dueInWords } from './control-due.es.js';

describe('The time until a control', () => {
  it.each([
    ['2027-02-28', 'Vence en 3 meses'],
    ['2026-12-20', 'Vence en 3 semanas'],
    ['2026-12-12', 'Vence en 14 días'],
    ['2026-11-29', 'Vence mañana'],
    ['2026-11-28', 'Vence hoy'],
    ['2026-11-27', 'Venció ayer'],
    ['2026-11-15', 'Venció hace 13 días'],
    ['2026-11-14', 'Venció hace 2 semanas'],
    ['2026-09-29', 'Venció hace 2 meses'],
    ['2025-11-28', 'Venció hace 12 meses'],
  ])('says %s as "%s"', (dueOn, words) => {
    expect(dueInWords(dueOn, '2026-11-28')).toBe(words);
  });
});

it('says why a patient should come back, with the days of all reasons but the first', () => {
  expect(
    causesInWords([
      { reason: 'BRACE', dueOn: '2026-12-01', treatment: '' },
      { reason: 'TREATMENT', dueOn: '2026-12-05', treatment: 'Podología general' },
      { reason: 'RISK', dueOn: '2026-12-20', treatment: 'Podología general' },
    ]),
  ).toBe('Ajuste de ortonixia · Podología general (05/12/2026) · Riesgo del pie (20/12/2026)');
});
