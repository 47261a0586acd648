import { SLOT_MINUTES, type ServiceType, slotsOf } from '#domain/agenda/appointment.js';
import { type LocalDate, weekdayOf } from '#domain/clinic-time.js';
import { closureOn, type Schedule } from '#domain/schedule.js';
import type { ClinicProfessional } from '../../../../professionals/professionals';
import { scheduleOf } from '../../../../professionals/schedule-of';
import type { Schedules } from '../../agenda-hours';
import type { DaysOffQuery } from './days-off.generated';

export type DayOff = DaysOffQuery['daysOff'][number];

export class LaneHours {
  readonly #schedules = new Map<ServiceType, Schedule>();
  readonly #openSlots = new Map<LocalDate, ReadonlySet<number>>();

  constructor(
    readonly professional: ClinicProfessional,
    private readonly agenda: Schedules,
    private readonly daysOff: readonly DayOff[],
  ) {}

  scheduleFor(serviceType: ServiceType): Schedule {
    const schedule =
      this.#schedules.get(serviceType) ??
      scheduleOf(this.agenda[serviceType], this.professional, this.daysOff);
    this.#schedules.set(serviceType, schedule);
    return schedule;
  }

  dayOffOn(date: LocalDate): DayOff | undefined {
    return this.daysOff.find(({ from, to }) => from <= date && date <= to);
  }

  /** Whether they work, for any of their services, in the half hour that starts at a minute. */
  isOpen(date: LocalDate, minute: number): boolean {
    return this.slotsOn(date).has(Math.floor(minute / SLOT_MINUTES));
  }

  openMinutes(date: LocalDate): number {
    return this.slotsOn(date).size * SLOT_MINUTES;
  }

  private slotsOn(date: LocalDate): ReadonlySet<number> {
    const slots = this.#openSlots.get(date) ?? this.openSlots(date);
    this.#openSlots.set(date, slots);
    return slots;
  }

  private openSlots(date: LocalDate): ReadonlySet<number> {
    const slots = new Set<number>();
    if (this.dayOffOn(date)) return slots;
    for (const type of this.professional.services) {
      const { closures, hours } = this.scheduleFor(type);
      if (closureOn(closures, date)) continue;
      for (const { opensAt, closesAt } of hours[weekdayOf(date)] ?? []) {
        const open = slotsOf({ startMinute: opensAt, durationMinutes: closesAt - opensAt });
        for (const slot of open) slots.add(slot);
      }
    }
    return slots;
  }
}
