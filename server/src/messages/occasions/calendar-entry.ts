import type { CalendarHour } from '#domain/agenda/calendar-links.js';
import { instantOf } from '#domain/clinic-time.js';
import ical, { ICalAlarmType, ICalCalendarMethod, ICalEventStatus } from 'ical-generator';

export interface CalendarEntry extends CalendarHour {
  /** Stable for an appointment, so that calendars replace its entry by a later one. */
  readonly uid: string;
  /** Grows with each change (RFC 5545, 3.8.7.4). */
  readonly sequence: number;
  /** Undefined if the clinic sends no e-mail. */
  readonly organizer: { readonly name: string; readonly email: string } | undefined;
  readonly writtenAt: Date;
  readonly isCancelled: boolean;
}

const ALARM_SECONDS = 2 * 3_600;

/**
 * An `.ics` file (RFC 5545). Times are UTC instants, so that calendars need not know Chile's time zone rules, which
 * change. PUBLISH rather than REQUEST: the patient need not accept, and replies would go to an unread mailbox.
 */
export function calendarFile(entry: CalendarEntry): string {
  const calendar = ical({
    method: entry.isCancelled ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.PUBLISH,
    prodId: { company: 'Huella', product: 'Huella', language: 'ES' },
  });
  const wallInstant = (minutes: number) => instantOf({ date: entry.date, minutes }, entry.timeZone);
  calendar.createEvent({
    id: entry.uid,
    sequence: entry.sequence,
    stamp: entry.writtenAt,
    start: wallInstant(entry.startMinute),
    end: wallInstant(entry.startMinute + entry.durationMinutes),
    summary: entry.title,
    description: entry.description,
    ...(entry.place && { location: entry.place }),
    ...(entry.organizer && { organizer: entry.organizer }),
    status: entry.isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    alarms: entry.isCancelled ? [] : [{ type: ICalAlarmType.display, trigger: ALARM_SECONDS }],
  });
  return calendar.toString();
}
