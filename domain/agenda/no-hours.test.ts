import { describe, expect, it } from '@jest/globals';
import { DEFAULT_SCHEDULE, type Schedule, type StartContext } from '../schedule.js';
import { NO_HOURS_LABELS, noHoursSentence } from './no-hours.es.js';
import { canBeFreed, NO_HOURS, type NoHours, whyNoHours } from './no-hours.js';

const FRIDAY = '2026-11-20';
const SUNDAY = '2026-11-22';
const MONDAY = '2026-11-23';
const at = (hour: number) => ({ date: FRIDAY, minutes: hour * 60 });
/** The half hours of whole hours: 18 is 36 and 37. */
const busy = (...hours: number[]) => new Set(hours.flatMap((hour) => [hour * 2, hour * 2 + 1]));
const HOURS = [9, 10, 11, 12, 13, 14, 15, 16, 17, 18];
const away: Schedule = { ...DEFAULT_SCHEDULE, daysOff: [{ from: FRIDAY, to: FRIDAY }] };
const hurried: Schedule = { ...DEFAULT_SCHEDULE, noticeMinutes: 24 * 60 };
const nearby: Schedule = { ...DEFAULT_SCHEDULE, horizonDays: 2 };

const one = (
  schedule: Schedule = DEFAULT_SCHEDULE,
  busySlots = busy(),
  now: StartContext['now'] = at(12),
): StartContext => ({ schedule, busySlots, now });

describe('a day without free hours', () => {
  it.each([
    ['a free hour', FRIDAY, 60, [one()], undefined],
    ['a Sunday, even an empty one', SUNDAY, 60, [one()], 'CLOSED'],
    ['an empty day after its last hour', FRIDAY, 60, [one(DEFAULT_SCHEDULE, busy(), at(23))], 'OVER'],
    ['a day that has passed', '2026-11-19', 60, [one()], 'OVER'],
    ['a day whose last hour is taken', FRIDAY, 60, [one(DEFAULT_SCHEDULE, busy(18), at(17.5))], 'FULL'],
    ['a full day', FRIDAY, 60, [one(DEFAULT_SCHEDULE, busy(...HOURS))], 'FULL'],
    ['one of two who is free', FRIDAY, 60, [one(DEFAULT_SCHEDULE, busy(...HOURS)), one()], undefined],
    ['the only one away, while others work', FRIDAY, 60, [one(away)], 'UNATTENDED'],
    ['no professional who offers it', MONDAY, 60, [], 'UNATTENDED'],
    ['the only one away, after closing time', FRIDAY, 60, [one(away, busy(), at(23))], 'OVER'],
    ['no two hours in a row', FRIDAY, 120, [one(DEFAULT_SCHEDULE, busy(14, 16, 18))], 'TOO_SHORT'],
    ['a full day, for two hours', FRIDAY, 120, [one(DEFAULT_SCHEDULE, busy(...HOURS))], 'FULL'],
    ['hours within the notice', FRIDAY, 60, [one(hurried)], 'TOO_SOON'],
    ['hours beyond the horizon', MONDAY, 60, [one(nearby)], 'TOO_FAR'],
  ] as const)('says why: %s', (_which, date, minutes, possible, why) => {
    expect(whyNoHours(date, minutes, possible, [DEFAULT_SCHEDULE])).toBe(why);
  });

  it('never considers a day over for staff, who may enter what has passed', () => {
    const forStaff: StartContext = { schedule: DEFAULT_SCHEDULE, busySlots: busy() };
    expect(whyNoHours('2020-11-20', 60, [forStaff], [DEFAULT_SCHEDULE])).toBeUndefined();
  });

  it('offers the waiting list only if an appointment holds the day’s hours', () => {
    const worth = (why: NoHours | undefined) => canBeFreed(why);
    expect([undefined, ...NO_HOURS].filter(worth)).toEqual([undefined, 'TOO_SHORT', 'FULL']);
  });

  it('gives each reason for no hours a label and a sentence of its own that names the missing professional or treatment', () => {
    expect(new Set(NO_HOURS.map((why) => NO_HOURS_LABELS[why])).size).toBe(NO_HOURS.length);
    expect(noHoursSentence('UNATTENDED', { professionalName: 'Ana Paz', treatment: 'Láser' })).toBe(
      'Ana Paz no atiende ese día. Elija otro, o a otra persona.',
    );
    expect(noHoursSentence('UNATTENDED', { treatment: 'Láser' })).toBe(
      'Nadie ofrece «Láser» ese día. Elija otro.',
    );
    expect(new Set(NO_HOURS.map((why) => noHoursSentence(why))).size).toBe(NO_HOURS.length);
  });
});
