import type { ServiceType, TimeSpan } from '#domain/appointment.js';
import { slotsOf } from '#domain/appointment.js';
import type { LocalDate } from '#domain/clinic-time.js';
import { Injectable } from '@nestjs/common';
import { Sql } from '../database/sql.js';

/** A stretch of time on one agenda. */
export interface AgendaTime extends TimeSpan {
  readonly serviceType: ServiceType;
  readonly date: LocalDate;
}

/** The half hours of a day that are held. */
export type BusyDay = ReadonlySet<number>;

/** Reads and writes `appointment_slot`: who holds which half hour of which agenda. */
@Injectable()
export class Agenda {
  constructor(private readonly sql: Sql) {}

  /** The held half hours of a stretch of days, by day. @param exceptAppointment whose own hours count as free. */
  async busy(
    serviceType: ServiceType,
    from: LocalDate,
    to: LocalDate,
    exceptAppointment?: number,
  ): Promise<ReadonlyMap<LocalDate, BusyDay>> {
    const rows = await this.sql.rows<{ day: LocalDate; slot: number }>(
      `select day, slot from appointment_slot
       where service_type = $1 and day between $2 and $3 and appointment_id is distinct from $4`,
      [serviceType, from, to, exceptAppointment ?? null],
    );
    const busy = new Map<LocalDate, Set<number>>();
    for (const { day, slot } of rows) busy.set(day, (busy.get(day) ?? new Set()).add(slot));
    return busy;
  }

  /**
   * Takes the half hours for an appointment, all or none. Two visitors can both find an hour free; only the
   * unique key decides between them. Those who lose are told by the count of rows and not by an error, which
   * would be far dearer. Ascending order keeps two writers from waiting for each other.
   */
  async take(appointmentId: number, time: AgendaTime): Promise<boolean> {
    const slots = slotsOf(time);
    const taken = await this.sql.rows(
      `insert into appointment_slot (service_type, day, slot, appointment_id)
       select $1, $2, slot, $3 from unnest($4::smallint[]) as slot order by slot
       on conflict do nothing returning slot`,
      [time.serviceType, time.date, appointmentId, slots],
    );
    return taken.length === slots.length;
  }
}
