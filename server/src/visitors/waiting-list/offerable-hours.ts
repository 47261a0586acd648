import { minutesOf } from '#domain/clinic-time.js';
import { DomainError } from '#domain/errors.js';
import type { OfferableHour, WaitedChoice } from '#domain/visitors/waiting-list/waiting-list.js';
import { Injectable } from '@nestjs/common';
import { Transactional } from '../../foundation/database/transactional.js';
import { AvailabilityService } from '../../agenda/availability/availability.service.js';
import { CandidatesService } from '../../agenda/appointments/candidates.service.js';
import { Clock } from '../../foundation/clock.js';
import { WaitingEntries } from './waiting-entries.js';
import type { WaitingEntryRow } from './waiting-entry.row.js';

export type HourToOffer = Pick<OfferableHour, 'date' | 'startMinute'>;

const asked = ({ serviceType, treatment, durationMinutes, professionalId }: WaitedChoice): WaitedChoice => ({
  serviceType,
  treatment,
  durationMinutes,
  professionalId,
});
/** Equal for the same hour and choice. */
export const keyOfHour = ({ date, startMinute, ...choice }: OfferableHour): string =>
  JSON.stringify([date, startMinute, asked(choice)]);

/** An hour that has just been booked or closed can't be offered; nor can one of a professional who left. */
export function noneIfRefused(error: unknown): [] {
  if (error instanceof DomainError && (error.code === 'SLOT_TAKEN' || error.code === 'INVALID_INPUT'))
    return [];
  throw error;
}

/** The free hours that can be offered to waiting patients, and the professionals who are free at one. */
@Injectable()
export class OfferableHours {
  constructor(
    private readonly entries: WaitingEntries,
    private readonly availability: AvailabilityService,
    private readonly candidates: CandidatesService,
    private readonly clock: Clock,
  ) {}

  /** The free hours on the days of an entry, by time. @throws DomainError `NOT_FOUND` */
  @Transactional()
  async forEntry(entryId: number): Promise<OfferableHour[]> {
    const entry = await this.entries.hold(entryId);
    const hours = await this.suiting([entry]);
    return hours.filter(({ date }) => entry.fromDate <= date && date <= entry.toDate);
  }

  /** The free hours that suit the given entries, by time. */
  async suiting(waiting: readonly WaitingEntryRow[]): Promise<OfferableHour[]> {
    const today = this.clock.wall().date;
    const choices = Map.groupBy(waiting, (entry) => JSON.stringify(asked(entry)));
    const hours: OfferableHour[] = [];
    for (const entries of choices.values()) {
      const [first] = entries;
      if (!first) continue;
      const choice = asked(first);
      const from = entries
        .map(({ fromDate }) => fromDate)
        .reduce((one, other) => (one < other ? one : other));
      const to = entries.map(({ toDate }) => toDate).reduce((one, other) => (one > other ? one : other));
      const free = this.availability.freeHours(choice, from > today ? from : today, to);
      for (const { date, time } of await free.catch(noneIfRefused))
        hours.push({ ...choice, date, startMinute: minutesOf(time) });
    }
    return hours.sort((one, other) =>
      one.date === other.date ? one.startMinute - other.startMinute : one.date < other.date ? -1 : 1,
    );
  }

  /** @throws DomainError like `CandidatesService.whoIsFree`, by the rules for visitors */
  whoIsFree(choice: WaitedChoice, { date, startMinute }: HourToOffer): Promise<number[]> {
    return this.candidates.whoIsFree({ ...asked(choice), date, startMinute }, { now: this.clock.wall() });
  }
}
