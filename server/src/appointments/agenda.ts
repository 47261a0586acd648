import { type ServiceType, slotsOf, type TimeSpan } from '#domain/appointment.js';
import type { LocalDate } from '#domain/clinic-time.js';
import { Injectable } from '@nestjs/common';
import { Sql } from '../database/sql.js';

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
   * Takes the half hours of an appointment's time that it does not hold yet. Two people can both find an hour free;
   * only the unique key decides between them. The loser is told by the count of rows and not by an error, which
   * would be far dearer. Ascending order keeps two writers from waiting for each other.
   * @returns false where somebody else holds one of them: the caller must roll back.
   */
  async take(appointmentId: number, time: AgendaTime): Promise<boolean> {
    const slots = slotsOf(time);
    const [held] = await this.sql.rows<{ count: number }>(
      `with own as (
         select slot from appointment_slot
         where appointment_id = $3 and service_type = $1 and day = $2 and slot = any($4::smallint[])),
       taken as (
         insert into appointment_slot (service_type, day, slot, appointment_id)
         select $1, $2, wanted, $3 from unnest($4::smallint[]) as wanted
         where wanted not in (select slot from own)
         order by wanted
         on conflict do nothing returning slot)
       select ((select count(*) from own) + (select count(*) from taken))::integer as count`,
      [time.serviceType, time.date, appointmentId, slots],
    );
    return held?.count === slots.length;
  }

  /** Leaves every half hour that an appointment holds outside a time, or all of them. */
  async leaveAllBut(appointmentId: number, time: AgendaTime | undefined): Promise<void> {
    await this.sql.rows(
      `delete from appointment_slot
       where appointment_id = $1
         and not (service_type = $2 and day = $3::date and slot = any($4::smallint[]))`,
      [appointmentId, time?.serviceType ?? '', time?.date ?? '1900-01-01', time ? slotsOf(time) : []],
    );
  }
}
