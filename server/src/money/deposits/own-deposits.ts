import { clinicClock, parseInstant, timeAt } from '#domain/clinic-time.js';
import type { OwnDeposit } from '#domain/money/deposit.js';
import { Injectable } from '@nestjs/common';
import { DepositSettingsService } from '../../clinic/settings/deposit-settings.service.js';
import { Clock } from '../../foundation/clock.js';
import { asIsoInstant, Sql } from '../../foundation/database/sql.js';
import { REFUNDED_OF_DEPOSIT } from './deposit-part-rows.js';
import { KEPT_OF_DEPOSIT, SHOWN_STATE } from './deposit-rows.js';

/** Deposits as their visitors see them. */
@Injectable()
export class OwnDeposits {
  constructor(
    private readonly sql: Sql,
    private readonly settings: DepositSettingsService,
    private readonly clock: Clock,
  ) {}

  /** Null if the appointment needs none. */
  async of(appointmentId: number): Promise<OwnDeposit | null> {
    const [deposit] = await this.sql.rows<
      Omit<OwnDeposit, 'payUntil' | 'terms'> & {
        readonly releaseAt: string | null;
        readonly noticeHours: number;
      }
    >(
      `select d.amount, ${SHOWN_STATE} as state, ${REFUNDED_OF_DEPOSIT} as refunded,
              ${KEPT_OF_DEPOSIT} as kept, d.moves, d.notice_hours as "noticeHours", ${asIsoInstant('d.release_at')} as "releaseAt"
       from deposit d left join deposit_proof f on f.deposit_id = d.id where d.appointment_id = $1`,
      [appointmentId],
    );
    if (!deposit) return null;
    const { releaseAt, noticeHours, ...shown } = deposit;
    const until = releaseAt === null ? null : clinicClock(parseInstant(releaseAt), this.clock.timeZone);
    return {
      ...shown,
      payUntil: until && { date: until.date, time: timeAt(until.minutes) },
      terms: { ...(await this.settings.terms()), noticeHours },
    };
  }
}
