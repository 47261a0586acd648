import {
  clinicClock,
  type ClinicClock,
  daysBetween,
  instantOf,
  type LocalDate,
  shifted,
} from './clinic-time.js';

export interface ZoneChange {
  /** The local time at that moment, before the change. */
  readonly at: ClinicClock;
  /** Minutes ahead of UTC. */
  readonly offsetBefore: number;
  readonly offsetAfter: number;
}

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
const EPOCH: LocalDate = '1970-01-01';

/** Minutes of local time since the beginning of 1970. */
const wallMinutes = ({ date, minutes }: ClinicClock): number => daysBetween(EPOCH, date) * 1440 + minutes;

/** Minutes that the zone is ahead of UTC. */
export const offsetAt = (instant: Date, timeZone: string): number =>
  wallMinutes(clinicClock(instant, timeZone)) - wallMinutes(clinicClock(instant, 'UTC'));

/** A zone's clock changes between two of its local days, earliest first. */
export function zoneChanges(from: LocalDate, to: LocalDate, timeZone: string): ZoneChange[] {
  const changes: ZoneChange[] = [];
  const end = instantOf({ date: to, minutes: 1439 }, timeZone);
  let earlier = instantOf({ date: from, minutes: 0 }, timeZone);
  while (earlier < end) {
    // Zones don't change twice within two days.
    const later = shifted(earlier, Math.min(DAY_MS, end.getTime() - earlier.getTime()));
    const [offsetBefore, offsetAfter] = [offsetAt(earlier, timeZone), offsetAt(later, timeZone)];
    if (offsetBefore !== offsetAfter) {
      const change = firstWith(offsetAfter, earlier, later, timeZone);
      const at = clinicClock(shifted(change, offsetBefore * MINUTE_MS), 'UTC');
      changes.push({ at, offsetBefore, offsetAfter });
    }
    earlier = later;
  }
  return changes;
}

/** The first minute with an offset. @param before an instant with a different offset. */
function firstWith(offset: number, before: Date, after: Date, timeZone: string): Date {
  let [low, high] = [0, (after.getTime() - before.getTime()) / MINUTE_MS];
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (offsetAt(shifted(before, middle * MINUTE_MS), timeZone) === offset) high = middle;
    else low = middle;
  }
  return shifted(before, high * MINUTE_MS);
}
