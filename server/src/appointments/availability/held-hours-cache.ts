import { addDays, type LocalDate, startOfWeek } from '#domain/clinic-time.js';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../clock.js';
import { EventInvalidatedCache } from '../../live/event-invalidated-cache.js';
import { LiveBus } from '../../live/live-bus.js';
import { isSeenByVisitors } from '../../live/seen-by-visitors.js';
import { Agenda, type HeldHours } from '../agenda.js';

/** With ten professionals who are always busy, this takes 7 MB. */
const MAX_WEEKS = 100;

/**
 * A cache of what is held in a week, for listing free hours to visitors: they go from day to day, and a page shows how
 * full each day of its week is. An agenda change invalidates it. Booking never reads it.
 */
@Injectable()
export class HeldHoursCache {
  private readonly weeks: EventInvalidatedCache<HeldHours>;

  constructor(
    private readonly agenda: Agenda,
    live: LiveBus,
    clock: Clock,
  ) {
    this.weeks = new EventInvalidatedCache({
      live,
      clock,
      isChange: isSeenByVisitors,
      maxEntries: MAX_WEEKS,
    });
  }

  /** What the given professionals hold in the week of a day. */
  around(professionalIds: readonly number[], date: LocalDate): Promise<HeldHours> {
    const monday = startOfWeek(date);
    return this.weeks.get(`${monday} ${professionalIds.join()}`, () =>
      this.agenda.held(professionalIds, monday, addDays(monday, 6)),
    );
  }
}
