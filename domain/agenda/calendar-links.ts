import { instantOf, type LocalDate } from '../clinic-time.js';

export interface CalendarHour {
  readonly date: LocalDate;
  readonly startMinute: number;
  readonly durationMinutes: number;
  readonly timeZone: string;
  readonly title: string;
  readonly description: string;
  readonly place: string;
}

/** Links that open a web calendar with the hour filled in. Nothing is sent until one is opened. */
export interface CalendarLinks {
  readonly google: string;
  readonly outlook: string;
}

/** Times are UTC instants: calendars need not know the clinic's time zone. */
export function calendarLinks({ title, description, place, ...hour }: CalendarHour): CalendarLinks {
  const instant = (minutes: number): string =>
    instantOf({ date: hour.date, minutes }, hour.timeZone).toISOString().replace('.000Z', 'Z');
  const [from, to] = [instant(hour.startMinute), instant(hour.startMinute + hour.durationMinutes)];
  const compact = (text: string): string => text.replace(/[-:]/g, '');
  return {
    google: address('https://calendar.google.com/calendar/render', {
      action: 'TEMPLATE',
      text: title,
      dates: `${compact(from)}/${compact(to)}`,
      details: description,
      location: place,
    }),
    outlook: address('https://outlook.live.com/calendar/0/deeplink/compose', {
      path: '/calendar/action/compose',
      rru: 'addevent',
      subject: title,
      startdt: from,
      enddt: to,
      body: description,
      location: place,
    }),
  };
}

const address = (base: string, parameters: Readonly<Record<string, string>>): string =>
  `${base}?${Object.entries(parameters)
    .filter(([, value]) => value !== '')
    .map(([name, value]) => `${name}=${encodeURIComponent(value.toWellFormed())}`)
    .join('&')}`;
