import { holdsTime } from '#domain/agenda/appointment.js';
import type { ClinicClock } from '#domain/clinic-time.js';
import { DomainError, invalidField } from '#domain/errors.js';
import { checkStartOfAnyone, sortByPreference } from '#domain/clinic/professionals/anyone.js';
import { checkStart } from '#domain/schedule.js';
import { refusalSentence } from '#domain/schedule.es.js';
import { NONE_AT_WORK } from '#domain/visits/visit.es.js';
import { whoAttendsWalkIn } from '#domain/visits/walk-in.js';
import { Injectable } from '@nestjs/common';
import { SchedulesService } from '../../clinic/settings/schedules.service.js';
import { Slots, HeldHours } from './slots.js';
import type { AppointmentDraft, RequestedTime } from './appointment.draft.js';
import { attendantsFor, candidatesOn } from './attendants.js';

/** The user who requests a time: a visitor may not book the past, staff may. */
export type Requester = { readonly now: ClinicClock } | 'staff';

/**
 * Finds the professionals that `AppointmentBooking.book` should try for a time, or the reason why there are none.
 * Writes nothing.
 */
@Injectable()
export class CandidatesService {
  constructor(
    private readonly slots: Slots,
    private readonly schedules: SchedulesService,
  ) {}

  /**
   * The professionals who are free at a time, in the order in which to try them.
   * @param ownId the appointment whose own hours count as free.
   * @throws DomainError `SLOT_TAKEN`, or `INVALID_INPUT` (on `time` if the start is past or off the agenda, on
   *   `professionalId` if they don't offer it)
   */
  async whoIsFree(time: RequestedTime, asker: Requester, holds = true, ownId?: number): Promise<number[]> {
    const candidates = await this.candidatesFor(time, asker, holds, ownId);
    const free = candidates.filter(({ context }) => !checkStart(time, context));
    if (free.length > 0) return sortByPreference(free).map(({ id }) => id);
    throw refusalOf(time, candidates);
  }

  /**
   * The professionals who can take an appointment that may be overbooked: free ones first, then busy ones.
   * @throws DomainError as `whoIsFree`, except `SLOT_TAKEN`
   */
  async whoMayTake(time: RequestedTime, holds: boolean, ownId?: number): Promise<number[]> {
    const candidates = await this.candidatesFor(time, 'staff', holds, ownId);
    const free = candidates.filter(({ context }) => !checkStart(time, context));
    const busy = candidates.filter(({ context }) => checkStart(time, context)?.kind === 'TAKEN');
    const all = [...sortByPreference(free), ...sortByPreference(busy)];
    if (all.length === 0) throw refusalOf(time, candidates);
    return all.map(({ id }) => id);
  }

  /**
   * The professionals who can attend a walk-in patient, in the order in which to try them; overbooked if all are busy.
   * @param ownId the professional making the request; null if the user is not one.
   * @throws DomainError `INVALID_INPUT` on `professionalId`
   */
  async whoAttends(time: RequestedTime, ownId: number | null): Promise<number[]> {
    const there = whoAttendsWalkIn(time.date, time, await this.candidatesFor(time, 'staff', true), ownId);
    if (there.length === 0) throw invalidField('professionalId', NONE_AT_WORK);
    return there.map(({ id }) => id);
  }

  /**
   * The professionals who can have an appointment that staff make, in the order in which to try them.
   * @throws DomainError `SLOT_TAKEN`, or `INVALID_INPUT` (on `time`, on `professionalId`)
   */
  whoCanHave(draft: AppointmentDraft): Promise<number[]> {
    const holds = holdsTime(draft.status);
    return draft.overbooked ? this.whoMayTake(draft, holds) : this.whoIsFree(draft, 'staff', holds);
  }

  private async candidatesFor(time: RequestedTime, asker: Requester, holds: boolean, ownId?: number) {
    const { serviceType, date } = time;
    const attendants = attendantsFor(await this.schedules.current(serviceType), time);
    const ids = attendants.map(({ id }) => id);
    const held = holds ? await this.slots.held(ids, date, date, ownId) : new HeldHours();
    return candidatesOn(date, attendants, held, asker === 'staff' ? undefined : asker.now);
  }
}

function refusalOf(time: RequestedTime, candidates: ReturnType<typeof candidatesOn>): DomainError {
  const refusal = checkStartOfAnyone(
    time,
    candidates.map(({ context }) => context),
  );
  if (!refusal || refusal.kind === 'TAKEN') return new DomainError('SLOT_TAKEN');
  return invalidField('time', refusalSentence(refusal, time.date));
}
