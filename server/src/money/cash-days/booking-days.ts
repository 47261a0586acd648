import { firstOfMonth, lastOfMonth, type LocalDate } from '#domain/clinic-time.js';
import { invalidField } from '#domain/errors.js';
import { MONEY_MESSAGES } from '#domain/money/money.es.js';
import { bookedOn, type EarlierDay, hasEnded } from '#domain/money/till.js';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../foundation/clock.js';
import { Sql } from '../../foundation/database/sql.js';

/** Chooses the day of the till on which a line is booked. */
@Injectable()
export class BookingDays {
  constructor(
    private readonly sql: Sql,
    private readonly clock: Clock,
  ) {}

  /**
   * The day in whose closing a new line counts. It can't be closed before the caller's transaction ends.
   * @param belongsTo absent for today
   * @throws DomainError `INVALID_INPUT` on `belongsTo` for a day after today
   */
  async of(
    belongsTo: LocalDate | null | undefined,
  ): Promise<{ readonly belongsTo: LocalDate; readonly bookedOn: LocalDate }> {
    const today = this.clock.wall().date;
    const own = belongsTo ?? today;
    if (own > today) throw invalidField('belongsTo', MONEY_MESSAGES.future);
    const closed = new Set<LocalDate>();
    if (own < today && hasEnded(own, today, await this.earlierDay(own))) closed.add(own);
    for (;;) {
      const day = bookedOn(own, today, closed);
      if (await this.holdOpen(day)) return { belongsTo: own, bookedOn: day };
      closed.add(day);
    }
  }

  private async earlierDay(day: LocalDate): Promise<EarlierDay> {
    const [known] = await this.sql.rows<EarlierDay>(
      `select exists (
                select from cash_day d where d.day between $1 and $2 and not d.is_closed
                  and (exists (select from charge c where c.booked_on = d.day)
                       or exists (select from payment m where m.booked_on = d.day)
                       or exists (select from expense e where e.booked_on = d.day))) as "isMonthOpen",
              exists (select from cash_day where is_closed) as "closesDays"`,
      [firstOfMonth(day), lastOfMonth(day)],
    );
    return known ?? { isMonthOpen: true, closesDays: false };
  }

  /** Whether the day is open; if so, it stays open until the transaction ends. */
  private async holdOpen(day: LocalDate): Promise<boolean> {
    await this.addDay(day);
    const open = await this.sql.rows('select from cash_day where day = $1 and not is_closed for share', [
      day,
    ]);
    return open.length > 0;
  }

  /** Makes sure that the day has a row to lock. */
  async addDay(day: LocalDate): Promise<void> {
    await this.sql.rows('insert into cash_day (day) values ($1) on conflict do nothing', [day]);
  }
}
