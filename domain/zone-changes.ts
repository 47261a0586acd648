import {
  clinicClock,
  type ClinicClock,
  daysBetween,
  instantOf,
  type LocalDate,
  shifted,
} from './clinic-time.js';

/** A change of a zone's clock. */
export interface ZoneChange {
  /** What the wall shows at that moment, before it is changed. */
  readonly at: ClinicClock;
  /** Minutes that the wall is ahead of UTC. */
  readonly offsetBefore: number;
  readonly offsetAfter: number;
}

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
const EPOCH: LocalDate = '1970-01-01';

/** Minutes since 1970 began, on the wall. */
const wallMinutes = ({ date, minutes }: ClinicClock): number => daysBetween(EPOCH, date) * 1440 + minutes;

/** Minutes that the zone's wall is ahead of UTC. */
export const offsetAt = (instant: Date, timeZone: string): number =>
  wallMinutes(clinicClock(instant, timeZone)) - wallMinutes(clinicClock(instant, 'UTC'));

/** The changes of a zone's clock between two days of its wall, the earliest first. */
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

/** The first minute with an offset. @param before has another one. */
function firstWith(offset: number, before: Date, after: Date, timeZone: string): Date {
  let [low, high] = [0, (after.getTime() - before.getTime()) / MINUTE_MS];
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (offsetAt(shifted(before, middle * MINUTE_MS), timeZone) === offset) high = middle;
    else low = middle;
  }
  return shifted(before, high * MINUTE_MS);
}
