import { describe, expect, it } from '@jest/globals';
import { rangeTitle, shortTitle, turnPage, visibleRange } from './calendar-view';

describe('Calendar view', () => {
  it.each([
    ['month', '2026-11-21', '2026-10-26', '2026-12-06'],
    ['month', '2027-02-28', '2027-02-01', '2027-02-28'],
    ['month', '2026-09-06', '2026-08-31', '2026-10-04'],
    ['week', '2026-11-22', '2026-11-16', '2026-11-22'],
    ['day', '2026-11-22', '2026-11-22', '2026-11-22'],
    ['agenda', '2026-12-15', '2026-12-15', '2027-01-14'],
  ] as const)('the %s view of %s shows %s to %s', (view, date, from, to) => {
    expect(visibleRange(view, date)).toEqual({ from, to });
  });

  it.each([
    ['month', '2026-12-31', 1, '2027-01-01'],
    ['month', '2026-01-15', -1, '2025-12-01'],
    ['week', '2026-11-21', 1, '2026-11-28'],
    ['day', '2026-09-05', 1, '2026-09-06'],
    ['agenda', '2026-11-21', -1, '2026-10-21'],
  ] as const)('the %s view of %s turned by %s page shows %s', (view, date, direction, turned) => {
    expect(turnPage(view, date, direction)).toBe(turned);
  });

  it.each([
    ['month', '2026-11-21', 'noviembre de 2026'],
    ['week', '2026-11-21', '16 al 22 de noviembre de 2026'],
    ['week', '2026-12-31', '28 de diciembre al 3 de enero de 2027'],
    ['day', '2026-11-21', 'sábado 21 de noviembre de 2026'],
  ] as const)('the title of the %s view of %s is %s', (view, date, title) => {
    expect(rangeTitle(view, date)).toBe(title);
  });

  it.each([
    ['month', '2026-11-21', 'nov 2026'],
    ['week', '2026-11-21', '21–23 nov'],
    ['week', '2026-12-31', '31 dic–2 ene'],
    ['day', '2026-11-21', 'sáb 21 nov'],
    ['agenda', '2026-11-21', 'desde el 21 nov'],
  ] as const)('the short title of the %s view of %s is %s', (view, date, title) => {
    expect(shortTitle(view, date, 3)).toBe(title);
  });

  it('a week has three days on a narrow screen, starting with the chosen one', () => {
    expect(visibleRange('week', '2026-12-30', 3)).toEqual({ from: '2026-12-30', to: '2027-01-01' });
    expect(turnPage('week', '2026-12-30', 1, 3)).toBe('2027-01-02');
    expect(turnPage('week', '2026-12-30', -1, 3)).toBe('2026-12-27');
    expect(rangeTitle('week', '2026-11-24', 3)).toBe('24 al 26 de noviembre de 2026');
    expect(visibleRange('day', '2026-12-30', 3)).toEqual({ from: '2026-12-30', to: '2026-12-30' });
  });
});
