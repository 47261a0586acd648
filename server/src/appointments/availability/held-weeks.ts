import { addDays, type LocalDate, startOfWeek } from '#domain/clinic-time.js';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../clock.js';
import { KeptUntilChange } from '../../live/kept-until-change.js';
import { LiveBus } from '../../live/live-bus.js';
import { isSeenByVisitors } from '../../live/seen-by-visitors.js';
import { Agenda, type HeldHours } from '../agenda.js';

/** Of ten professionals who are always busy, these take 7 MB. */
const MOST_WEEKS = 100;

/**
 * What is held in a week, for listing free hours to visitors: they go from day to day, and a page shows how full each day
 * of its week is. Kept until the agenda changes. Selling an hour never looks here.
 */
@Injectable()
export class HeldWeeks {
  private readonly weeks: KeptUntilChange<HeldHours>;

  constructor(
    private readonly agenda: Agenda,
    live: LiveBus,
    clock: Clock,
  ) {
    this.weeks = new KeptUntilChange({ live, clock, isChange: isSeenByVisitors, most: MOST_WEEKS });
  }

  /** What some professionals hold in the week of a day. */
  around(professionalIds: readonly number[], date: LocalDate): Promise<HeldHours> {
    const monday = startOfWeek(date);
    return this.weeks.get(`${monday} ${professionalIds.join()}`, () =>
      this.agenda.held(professionalIds, monday, addDays(monday, 6)),
    );
  }
}
