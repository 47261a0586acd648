import {
  attendedBy,
  BLOCKED_SUMMARY,
  feedName,
  feedSummary,
} from '#domain/data/calendar-feeds/calendar-feed.es.js';
import { whoComes } from '#domain/agenda/appointment.es.js';
import { FEED_STATUS, feedDays, type FeedScope } from '#domain/data/calendar-feeds/calendar-feed.js';
import { addDays, type LocalDate, parseInstant, timeAt } from '#domain/clinic-time.js';
import { inOneLine } from '#domain/messages/message-template.js';
import { initialsOf } from '#domain/patients/initials.js';
import ical, {
  type ICalDateTimeValue,
  type ICalEventData,
  ICalEventStatus,
  ICalEventTransparency,
} from 'ical-generator';
import { nameOfComing, visitorOf } from '../../agenda/appointments/appointment.row.js';
import type { FeedAppointment, FeedBlock } from './feed-agenda.js';
import { wallText, zoneComponent } from './zone-component.js';

export interface FeedContents {
  readonly scope: FeedScope;
  readonly showsNames: boolean;
  /** Set for a user's own feed. */
  readonly ownerName: string | null;
  readonly clinicName: string;
  /** Unique worldwide together with an appointment's id, as long as the appointment exists. */
  readonly installationId: string;
  readonly timeZone: string;
  readonly today: LocalDate;
  readonly appointments: readonly FeedAppointment[];
  readonly blocks: readonly FeedBlock[];
}

/** How often calendars are asked to refresh; each decides for itself. */
const REFRESH_SECONDS = 900;

/**
 * The agenda as a calendar (RFC 5545). Without METHOD, so that DTSTAMP is the time of an event's last change (3.8.7.2)
 * and the same agenda gives the same text.
 */
export function feedCalendar(contents: FeedContents): string {
  const { scope, timeZone, today, appointments, blocks } = contents;
  const { from, to } = feedDays(today);
  const calendar = ical({
    name: feedName(
      scope,
      inOneLine(contents.clinicName),
      contents.ownerName && inOneLine(contents.ownerName),
    ),
    prodId: { company: 'Huella', product: 'Huella', language: 'ES' },
    ttl: REFRESH_SECONDS,
  });
  for (const appointment of appointments) calendar.createEvent(appointmentEvent(appointment, contents));
  for (const block of blocks) calendar.createEvent(blockEvent(block, contents));
  return withZone(calendar.toString(), `X-WR-TIMEZONE:${timeZone}\r\n${zoneComponent(from, to, timeZone)}`);
}

/**
 * Components must come after all properties of the calendar (RFC 5545, 3.6), otherwise Outlook ignores the properties.
 * The library would write the zone before the last of them.
 */
function withZone(calendar: string, zone: string): string {
  const at = calendar.search(/^(?:BEGIN:VEVENT|END:VCALENDAR)/m);
  return `${calendar.slice(0, at)}${zone}\r\n${calendar.slice(at)}\r\n`;
}

function appointmentEvent(appointment: FeedAppointment, contents: FeedContents): ICalEventData {
  const { id, version, serviceType, status, changedAt, professionalName } = appointment;
  const { scope, showsNames, installationId } = contents;
  const name = inOneLine(
    showsNames
      ? whoComes(appointment.patientName, visitorOf(appointment))
      : initialsOf(inOneLine(nameOfComing(appointment))),
  );
  const isCancelled = status === 'CANCELLED';
  return {
    id: `cita-${id}@${installationId}`,
    sequence: version - 1,
    ...times(appointment, changedAt, contents),
    summary: feedSummary(serviceType, name, isCancelled),
    ...(scope !== 'OWN' && professionalName && { description: attendedBy(inOneLine(professionalName)) }),
    status: ICalEventStatus[FEED_STATUS[status]],
    transparency: isCancelled ? ICalEventTransparency.TRANSPARENT : ICalEventTransparency.OPAQUE,
  };
}

/** Blocked hours are never changed, only removed. */
const blockEvent = (block: FeedBlock, contents: FeedContents): ICalEventData => ({
  id: `bloqueo-${block.id}@${contents.installationId}`,
  sequence: 0,
  ...times(block, block.createdAt, contents),
  summary: BLOCKED_SUMMARY,
  status: ICalEventStatus.CONFIRMED,
  transparency: ICalEventTransparency.OPAQUE,
});

interface Timed {
  readonly date: LocalDate;
  readonly startMinute: number;
  readonly durationMinutes: number;
}

function times(
  { date, startMinute, durationMinutes }: Timed,
  changedAt: string,
  { timeZone }: FeedContents,
): Pick<ICalEventData, 'start' | 'end' | 'timezone' | 'stamp' | 'lastModified'> {
  const changed = parseInstant(changedAt);
  return {
    start: onWall(date, startMinute),
    end: onWall(date, startMinute + durationMinutes),
    timezone: timeZone,
    stamp: changed,
    lastModified: changed,
  };
}

/**
 * The clinic's wall-clock time, as one of the date objects the library supports, because it writes a `Date` in the
 * machine's time zone.
 */
function onWall(date: LocalDate, minutes: number): ICalDateTimeValue {
  // An appointment may end at midnight.
  const hour = minutes < 1440 ? { date, minutes } : { date: addDays(date, 1), minutes: 0 };
  const [day = '', time = ''] = wallText(hour).split('T');
  return {
    format: (pattern?: string) => (pattern === 'HHmmss' ? time : day),
    isValid: () => true,
    // The library only compares two times; computing the true instants would cost more than all the rest.
    toDate: () => parseInstant(`${hour.date}T${timeAt(hour.minutes)}Z`),
    toJSON: () => `${day}T${time}`,
  };
}
