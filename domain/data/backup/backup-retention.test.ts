import { describe, expect, it } from '@jest/globals';
import { backupsToDelete, DEFAULT_BACKUP_RULE, type BackupRule } from './backup-retention.js';
import { addDays, daysFrom, type LocalDate } from '../../clinic-time.js';

const LATER = new Date('2030-01-01T00:00:00Z');

/**
 * The days whose backups the rule keeps. Each backup is made at 03:30 (winter) or 04:30 (summer) in the clinic's time.
 */
function kept(dates: readonly LocalDate[], rule: BackupRule = DEFAULT_BACKUP_RULE): LocalDate[] {
  const backups = dates.map((date, id) => ({ id, madeAt: new Date(`${date}T07:30:00Z`), isGood: true }));
  const deleted = new Set(backupsToDelete(backups, rule, LATER));
  return dates.filter((_, id) => !deleted.has(id));
}

describe('the rule of 7 days, 4 weeks and 12 months', () => {
  it('keeps the last days, weeks and months of two years of nightly backups', () => {
    expect(kept(daysFrom('2024-11-21', '2026-11-21'))).toEqual([
      ...['2025-12-31', '2026-01-31', '2026-02-28', '2026-03-31', '2026-04-30', '2026-05-31', '2026-06-30'],
      ...['2026-07-31', '2026-08-31', '2026-09-30', '2026-10-31'],
      // The Sundays that end a week, then the days.
      ...['2026-11-01', '2026-11-08'],
      ...daysFrom('2026-11-15', '2026-11-21'),
    ]);
  });

  it('keeps the same backups whether the rule is applied daily or once', () => {
    let there: LocalDate[] = [];
    for (const date of daysFrom('2025-01-01', '2026-11-21')) there = kept([...there, date]);
    expect(there).toEqual(kept(daysFrom('2025-01-01', '2026-11-21')));
  });

  it('counts only days with a backup, so a closed month displaces none', () => {
    const dates = [...daysFrom('2026-01-01', '2026-01-10'), ...daysFrom('2026-03-01', '2026-03-02')];
    expect(kept(dates)).toEqual([
      ...['2026-01-04', '2026-01-06', '2026-01-07', '2026-01-08', '2026-01-09', '2026-01-10'],
      ...['2026-03-01', '2026-03-02'],
    ]);
  });

  it('treats 29 February as the last day of its month', () => {
    const leap = kept(daysFrom('2028-02-01', '2028-03-31'));
    expect(leap).toContain('2028-02-29');
    expect(leap).not.toContain('2028-02-28');
  });
});

describe('days in the clinic’s time zone', () => {
  it.each([
    ['two on the night with a repeated hour', ['2026-04-05T02:30:00Z', '2026-04-05T03:30:00Z'], 1],
    [
      'one before and one after the hour that does not exist',
      ['2026-09-06T03:59:00Z', '2026-09-06T04:01:00Z'],
      2,
    ],
    ['two around midnight in London', ['2026-11-20T23:59:00Z', '2026-11-21T00:01:00Z'], 1],
    ['two around midnight in Santiago', ['2026-11-21T02:59:00Z', '2026-11-21T03:01:00Z'], 2],
  ])('assigns backups to the clinic’s days: %s', (_case, instants, days) => {
    const nights = instants.map((instant, id) => ({ id, madeAt: new Date(instant), isGood: true }));
    const deleted = backupsToDelete(nights, { daily: 1, weekly: 0, monthly: 0 }, LATER);
    expect(deleted).toEqual(days === 2 ? [0] : []);
  });
});

describe('any retention rule', () => {
  it('keeps the newest backup and all others of its day, whatever the rule', () => {
    const none = { daily: 0, weekly: 0, monthly: 0 };
    expect(kept(['2026-11-19', '2026-11-20', '2026-11-21', '2026-11-21'], none)).toEqual([
      '2026-11-21',
      '2026-11-21',
    ]);
    expect(backupsToDelete([], none, LATER)).toEqual([]);
  });

  it('never lets an unchecked backup displace a good one', () => {
    const nights = daysFrom('2026-11-01', '2026-11-21').map((date, id) => ({
      id,
      madeAt: new Date(`${date}T07:30:00Z`),
      isGood: date <= '2026-11-10',
    }));
    const deleted = backupsToDelete(nights, { daily: 3, weekly: 0, monthly: 0 }, LATER);
    const left = nights.filter(({ id }) => !deleted.includes(id)).map(({ id }) => addDays('2026-11-01', id));
    expect(left).toEqual([...daysFrom('2026-11-08', '2026-11-10'), ...daysFrom('2026-11-19', '2026-11-21')]);
  });

  it('keeps backups dated ahead by a wrong clock, and all of today’s', () => {
    const ahead = { id: 1, madeAt: new Date('2031-01-01T07:30:00Z'), isGood: true };
    const today = { id: 2, madeAt: new Date('2026-11-21T07:30:00Z'), isGood: true };
    const yesterday = { id: 3, madeAt: new Date('2026-11-20T07:30:00Z'), isGood: true };
    const now = new Date('2026-11-21T07:31:00Z');
    const rule = { daily: 1, weekly: 0, monthly: 0 };
    expect(backupsToDelete([ahead, today, yesterday], rule, now)).toEqual([yesterday.id]);
  });
});
