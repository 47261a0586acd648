import { DomainError } from '#domain/errors.js';
import { isQuiet } from '#domain/messages/message-timing.js';
import {
  nextOffer,
  type OfferableHour,
  unsentHoldMinutes,
} from '#domain/visitors/waiting-list/waiting-list.js';
import {
  ENTRY_HAS_NO_WAY,
  ENTRY_HAS_OFFER,
  HELD_FOR_OFFER,
} from '#domain/visitors/waiting-list/waiting-list.es.js';
import { Injectable } from '@nestjs/common';
import { HourHolds } from '../../agenda/appointments/holds/hour-holds.js';
import { retryDeadlock } from '../../agenda/appointments/retry-deadlock.js';
import { Clock } from '../../foundation/clock.js';
import { Sql } from '../../foundation/database/sql.js';
import { Transactional } from '../../foundation/database/transactional.js';
import { OfferMessages } from '../../messages/offers/offer-messages.js';
import { type HourToOffer, keyOfHour, noneIfRefused, OfferableHours } from './offerable-hours.js';
import { WaitingEntries } from './waiting-entries.js';
import { visitorWaiting, type WaitingEntryRow } from './waiting-entry.row.js';
import { WaitingSettings } from './waiting-settings.js';

/** An advisory lock key: only one instance at a time chooses the patient to offer an hour to. */
const CHOOSING_LOCK = 4_755_001;

/** Offers freed hours to the waiting patients, one after the other. */
@Injectable()
export class NewOffers {
  constructor(
    private readonly sql: Sql,
    private readonly entries: WaitingEntries,
    private readonly hours: OfferableHours,
    private readonly holds: HourHolds,
    private readonly messages: OfferMessages,
    private readonly settings: WaitingSettings,
    private readonly clock: Clock,
  ) {}

  /**
   * Makes every offer that is possible now. None at night, when the time to answer would expire while patients sleep.
   */
  async makeAll(): Promise<void> {
    if (isQuiet(this.clock.wall())) return;
    const lost = new Set<string>();
    for (;;) {
      const hour = await retryDeadlock(() => this.makeNext(lost));
      if (!hour) return;
      if (!hour.isOffered) lost.add(keyOfHour(hour));
    }
  }

  /** @param lost hours that were taken meanwhile. @returns undefined if there is nothing to offer. */
  @Transactional()
  private async makeNext(
    lost: ReadonlySet<string>,
  ): Promise<(OfferableHour & { isOffered: boolean }) | undefined> {
    await this.sql.rows('select pg_advisory_xact_lock($1)', [CHOOSING_LOCK]);
    const wayTo = await this.ways();
    const waiting = (await this.entries.all()).filter((entry) => !entry.offer && wayTo(entry));
    if (waiting.length === 0) return undefined;
    const free = (await this.hours.suiting(waiting)).filter((hour) => !lost.has(keyOfHour(hour)));
    const holdMinutes = await this.settings.holdMinutes();
    const next = nextOffer(waiting, free, this.clock.wall(), holdMinutes);
    if (!next) return undefined;
    const entry = await this.entries.holdIfWaiting(next.entry.id);
    const isOffered =
      entry !== undefined && !entry.offer && (await this.make(entry, next.hour, holdMinutes, null));
    return { ...next.hour, isOffered };
  }

  /**
   * Offers a patient an hour on a user's request, even one they were offered before, or outside their days.
   * @throws DomainError `NOT_FOUND`, `SLOT_TAKEN`, `INVALID_INPUT` (on `time`), or `BAD_REQUEST` if they already have
   *   an offer, or can't be notified of one
   */
  offer(entryId: number, hour: HourToOffer, staffId: number): Promise<void> {
    return retryDeadlock(() => this.offerOnce(entryId, hour, staffId));
  }

  @Transactional()
  private async offerOnce(entryId: number, hour: HourToOffer, staffId: number): Promise<void> {
    const entry = await this.entries.hold(entryId);
    if (entry.offer) throw new DomainError('BAD_REQUEST', { message: ENTRY_HAS_OFFER });
    const wayTo = await this.ways();
    if (!wayTo(entry)) throw new DomainError('BAD_REQUEST', { message: ENTRY_HAS_NO_WAY });
    // Refuses an hour that is past or off the agenda with the matching message.
    await this.hours.whoIsFree(entry, hour);
    if (!(await this.make(entry, hour, await this.settings.holdMinutes(), staffId)))
      throw new DomainError('SLOT_TAKEN');
  }

  /** @returns false, with nothing written, if the hour was taken or the patient objected to messages meanwhile. */
  private async make(
    entry: WaitingEntryRow,
    hour: HourToOffer,
    holdMinutes: number,
    staffId: number | null,
  ): Promise<boolean> {
    const way = (await this.ways())(entry);
    if (!way) return false;
    const { date, startMinute } = hour;
    const { treatment, durationMinutes } = entry;
    const time = { date, startMinute, durationMinutes };
    const minutes = unsentHoldMinutes(holdMinutes, way.driver === 'LINK');
    for (const professionalId of await this.hours.whoIsFree(entry, hour).catch(noneIfRefused)) {
      const block = await this.holds.hold({ ...time, professionalId }, minutes, HELD_FOR_OFFER);
      if (block === undefined) continue;
      const [offer] = await this.sql.rows<{ id: number }>(
        `insert into waiting_offer (waiting_entry_id, blocked_hours_id, treatment, professional_id, date, start_minute,
           duration_minutes, state, created_at, staff_user_id)
         values ($1, $2, $3, $4, $5, $6, $7, 'OPEN', $8, $9) returning id`,
        [
          entry.id,
          block,
          treatment,
          professionalId,
          date,
          startMinute,
          durationMinutes,
          this.clock.now(),
          staffId,
        ],
      );
      if (!offer) throw new Error('an insert that returns a row returned none');
      const patient = {
        ...entry,
        name: visitorWaiting(entry) ?? entry.patientName,
        email: entry.patientEmail,
        phoneE164: entry.patientPhoneE164,
      };
      await this.messages.write(patient, way, { offerId: offer.id, date, startMinute, holdMinutes, staffId });
      return true;
    }
    return false;
  }

  private async ways() {
    const ways = await this.messages.ways();
    return ({ patientEmail, patientPhoneE164, opposed }: WaitingEntryRow) =>
      ways({ email: patientEmail, phoneE164: patientPhoneE164, opposed });
  }
}
