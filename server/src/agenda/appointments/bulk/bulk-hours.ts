import { holdsTime, SERVICE_TYPES, slotsOf } from '#domain/agenda/appointment.js';
import type { ClinicClock } from '#domain/clinic-time.js';
import type { PlannedAppointment } from '#domain/data/imports/rows/plan-appointment.js';
import { checkStart, isPast, type Refusal } from '#domain/schedule.js';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../foundation/clock.js';
import { type Attendant, SchedulesService } from '../../../clinic/settings/schedules.service.js';
import { Slots, type HeldHours } from '../slots.js';

/**
 * Checks many appointments against the agenda, one after the other: the hours each takes are no longer free for the
 * next ones.
 */
export class BulkHours {
  constructor(
    private readonly attendants: ReadonlyMap<string, Attendant>,
    private readonly held: HeldHours,
    private readonly now: ClinicClock,
  ) {}

  /** Whether the hour has passed. Opening hours, closures and days off don't apply to the past. */
  isOver({ date, startMinute }: PlannedAppointment): boolean {
    return isPast(date, startMinute, this.now);
  }

  /**
   * Why staff could not make this appointment; undefined if they could. A cancelled one holds no hours and conflicts
   * with none.
   */
  refusalOf(one: PlannedAppointment): Refusal | undefined {
    const { professionalId, date, serviceType, status } = one;
    const busySlots = holdsTime(status) ? this.held.of(professionalId, date).slots : new Set<number>();
    if (this.isOver(one))
      return slotsOf(one).some((slot) => busySlots.has(slot)) ? { kind: 'TAKEN' } : undefined;
    const attendant = this.attendants.get(keyOf(serviceType, professionalId));
    return attendant
      ? checkStart(one, { schedule: attendant.schedule, busySlots })
      : { kind: 'NO_ATTENDANT' };
  }

  take(one: PlannedAppointment): void {
    for (const slot of slotsOf(one)) this.held.add(one.professionalId, one.date, slot, null);
  }
}

const keyOf = (serviceType: string, professionalId: number): string => `${serviceType} ${professionalId}`;

/** Loads the agenda for many appointments at once, by the rules for staff. */
@Injectable()
export class BulkAgenda {
  constructor(
    private readonly slots: Slots,
    private readonly schedules: SchedulesService,
    private readonly clock: Clock,
  ) {}

  async of(appointments: readonly PlannedAppointment[]): Promise<BulkHours> {
    const attendants = new Map<string, Attendant>();
    for (const serviceType of SERVICE_TYPES)
      for (const attendant of await this.schedules.current(serviceType))
        attendants.set(keyOf(serviceType, attendant.id), attendant);
    return new BulkHours(attendants, await this.slots.heldOn(appointments), this.clock.wall());
  }
}
