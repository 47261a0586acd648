import type { ServiceType } from './appointment.js';
import { SERVICE_TYPE_LABELS } from './appointment.es.js';
import { WEEKDAY_NAMES } from '../clinic-time.es.js';
import { type LocalTime, type Weekday, WEEKDAYS } from '../clinic-time.js';

interface WeekdayStretch {
  /** ISO 8601: 1 is Monday. */
  readonly weekday: number;
  readonly opensAt: LocalTime;
  readonly closesAt: LocalTime;
}

/** '09:00–13:00 y 15:00–19:00'; empty if there are none. */
export const stretchesInWords = (
  stretches: ReadonlyArray<Pick<WeekdayStretch, 'opensAt' | 'closesAt'>>,
): string => stretches.map(({ opensAt, closesAt }) => `${opensAt}–${closesAt}`).join(' y ');

/** One text for each run of weekdays with the same hours: 'lunes a viernes 09:00–13:00', 'sábado 10:00–14:00'. */
export function hoursInWords(hours: readonly WeekdayStretch[]): string[] {
  const runs: Array<{ first: Weekday; last: Weekday; words: string }> = [];
  for (const day of WEEKDAYS) {
    const words = stretchesInWords(hours.filter(({ weekday }) => weekday === day));
    const before = runs.at(-1);
    if (words === '') continue;
    if (before?.last === day - 1 && before.words === words) before.last = day;
    else runs.push({ first: day, last: day, words });
  }
  return runs.map(({ first, last, words }) => {
    const joint = last === first + 1 ? ' y ' : ' a ';
    return `${WEEKDAY_NAMES[first]}${last > first ? joint + WEEKDAY_NAMES[last] : ''} ${words}`;
  });
}

/** The hours of several services: listed once if all have the same hours, else per service: 'Manicura: lunes …'. */
export function hoursOfServices(
  services: ReadonlyArray<{ readonly serviceType: ServiceType; readonly hours: readonly WeekdayStretch[] }>,
): string[] {
  const listed = services.map(({ serviceType, hours }) => ({ serviceType, lines: hoursInWords(hours) }));
  const [first = { lines: [] }] = listed;
  if (listed.every(({ lines }) => lines.join() === first.lines.join())) return first.lines;
  return listed.flatMap(({ serviceType, lines }) =>
    lines.map((line) => `${SERVICE_TYPE_LABELS[serviceType]}: ${line}`),
  );
}
