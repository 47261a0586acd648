import type { LocalDate } from '#domain/clinic-time.js';
import { addDays, instantOf, timeAt } from '#domain/clinic-time.js';
import { offsetAt, zoneChanges } from '#domain/zone-changes.js';

/** A zone's clock changes at least once within this many days, or not at all. */
const DAYS_BEFORE = 400;

interface Observance {
  readonly begins: string;
  readonly from: number;
  readonly to: number;
  readonly isDaylight: boolean;
}

/**
 * The VTIMEZONE (RFC 5545, 3.6.5) for a range of local days. Lists each clock change individually, because Chile's rule
 * only holds until the next decree. Starts with the last change before the range, or with a made-up observance only if
 * there is none: Outlook uses the last STANDARD and DAYLIGHT, or those of different years (MS-OXCICAL, 2.1.3.1.1.19.2).
 */
export function zoneComponent(from: LocalDate, to: LocalDate, timeZone: string): string {
  const begin = addDays(from, -DAYS_BEFORE);
  const first = offsetAt(instantOf({ date: begin, minutes: 720 }, timeZone), timeZone);
  const changes = zoneChanges(begin, to, timeZone);
  const standard = Math.min(first, ...changes.map(({ offsetAfter }) => offsetAfter));
  const observances: Observance[] = changes.map(({ at, offsetBefore, offsetAfter }) => ({
    begins: wallText(at),
    from: offsetBefore,
    to: offsetAfter,
    isDaylight: offsetAfter > standard,
  }));
  const lastBefore = changes.findLastIndex(({ at }) => at.date < from);
  const earliest: Observance = {
    begins: wallText({ date: begin, minutes: 0 }),
    from: first,
    to: first,
    isDaylight: first > standard,
  };
  const shown = lastBefore === -1 ? [earliest, ...observances] : observances.slice(lastBefore);
  return ['BEGIN:VTIMEZONE', `TZID:${timeZone}`, ...shown.flatMap(linesOf), 'END:VTIMEZONE'].join('\r\n');
}

function linesOf({ begins, from, to, isDaylight }: Observance): string[] {
  const kind = isDaylight ? 'DAYLIGHT' : 'STANDARD';
  return [
    `BEGIN:${kind}`,
    `DTSTART:${begins}`,
    `TZOFFSETFROM:${offsetText(from)}`,
    `TZOFFSETTO:${offsetText(to)}`,
    `END:${kind}`,
  ];
}

/** RFC 5545, 3.3.5: a local time, e.g. `20270404T000000`. */
export const wallText = ({ date, minutes }: { readonly date: LocalDate; readonly minutes: number }): string =>
  `${date.replaceAll('-', '')}T${timeAt(minutes).replace(':', '')}00`;

const offsetText = (minutes: number): string =>
  (minutes < 0 ? '-' : '+') + timeAt(Math.abs(minutes)).replace(':', '');
