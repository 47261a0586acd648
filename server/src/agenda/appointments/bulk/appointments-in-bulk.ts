import { holdsTime, type ServiceType } from '#domain/agenda/appointment.js';
import { instantOf, type LocalDate } from '#domain/clinic-time.js';
import { DomainError } from '#domain/errors.js';
import type { PlannedAppointment } from '#domain/data/imports/rows/plan-appointment.js';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../foundation/clock.js';
import { Sql } from '../../../foundation/database/sql.js';
import { LiveBus } from '../../../foundation/live/live-bus.js';
import { IS_LISTED } from '../../../patients/patient.row.js';
import { Slots } from '../slots.js';
import { AppointmentEvents, type AppointmentFacts } from '../appointment-events.js';
import { NewAppointments } from '../new-appointments.js';
import { Overbooking } from '../overbooking.js';
import { BulkAgenda } from './bulk-hours.js';

export interface BulkAppointment extends PlannedAppointment {
  readonly patientId: number;
}

/** The appointment created for a row, as needed to undo it. */
export interface WrittenAppointment {
  readonly id: number;
  readonly version: number;
}

/** Why undoing an import keeps an appointment. */
export type AppointmentStillUsed = 'EDITED' | 'GONE' | 'clinical_record' | 'charge' | 'outbound_message';

interface AskedAppointment {
  readonly patientId: number;
  readonly date: LocalDate;
  readonly startMinute: number;
  readonly serviceType: ServiceType;
}

/** Creates and removes many appointments in few statements; each method joins the caller's transaction. */
@Injectable()
export class AppointmentsInBulk {
  constructor(
    private readonly sql: Sql,
    private readonly newAppointments: NewAppointments,
    private readonly slots: Slots,
    private readonly hours: BulkAgenda,
    private readonly overbooking: Overbooking,
    private readonly events: AppointmentEvents,
    private readonly live: LiveBus,
    private readonly clock: Clock,
  ) {}

  /** The stored appointments of the same patients at the same hours, in any status, oldest first. */
  stored(asked: readonly AskedAppointment[]): Promise<(AskedAppointment & { readonly id: number })[]> {
    return this.sql.rows(
      `select a.id, a.patient_id as "patientId", a.date, a.start_minute as "startMinute", a.service_type as "serviceType"
       from (select distinct "patientId", date, "startMinute" from jsonb_to_recordset($1::jsonb)
               as r("patientId" integer, date date, "startMinute" integer)) as r
         join appointment a on (a.patient_id, a.date, a.start_minute) = (r."patientId", r.date, r."startMinute")
       order by a.id`,
      [JSON.stringify(asked)],
    );
  }

  /**
   * Creates each appointment by the rules for staff, without notifying anyone.
   * @returns one result per draft, in the same order; undefined if its hour is no longer available, or its patient is
   *   gone or blocked: the caller must then roll back.
   */
  async create(drafts: readonly BulkAppointment[]): Promise<(WrittenAppointment | undefined)[]> {
    const patients = await this.lockedPatients(drafts.map(({ patientId }) => patientId));
    const hours = await this.hours.of(drafts);
    const planned = drafts.flatMap((draft, place) => {
      const refusal = hours.refusalOf(draft);
      const standsBeside = refusal?.kind === 'TAKEN' && draft.overbooked;
      if (!patients.has(draft.patientId) || (refusal && !standsBeside)) return [];
      const takes = holdsTime(draft.status) && !standsBeside;
      if (takes) hours.take(draft);
      return [{ ...draft, place, overbooked: standsBeside, takes, mayBeAway: hours.isOver(draft) }];
    });
    const rows = await this.newAppointments.insert(
      planned.map((one) => ({ ...one, arrivedAt: this.arrivalOf(one) })),
    );
    const made = rows.flatMap(({ id }, index) => {
      const one = planned[index];
      return one ? [{ ...one, id, appointmentId: id }] : [];
    });
    const taken = await this.slots.takeAll(made.filter(({ takes }) => takes));
    const beside = await this.besideHolders(made.filter(({ overbooked }) => overbooked));
    const complete = made.filter(({ id, takes, overbooked }) =>
      overbooked ? beside.has(id) : !takes || taken.has(id),
    );
    await this.events.emitBulk({
      kind: 'IMPORTED',
      appointments: complete.map((one) => ({ ...one, overbooked: beside.get(one.id) ?? false })),
    });
    await this.publish();
    const idAt = new Map(complete.map(({ place, id }) => [place, id]));
    return drafts.map((_, place) => {
      const id = idAt.get(place);
      return id === undefined ? undefined : { id, version: 1 };
    });
  }

  /** The patients that exist and are not blocked, locked against deletion until the transaction ends. */
  private async lockedPatients(ids: readonly number[]): Promise<Set<number>> {
    const rows = await this.sql.rows<{ id: number }>(
      `select p.id from patient p where p.id = any($1::integer[]) and ${IS_LISTED} order by p.id for key share`,
      [[...new Set(ids)]],
    );
    return new Set(rows.map(({ id }) => id));
  }

  /** A patient who came is assumed to have arrived at the time of the appointment. */
  private arrivalOf({ attendance, date, startMinute }: PlannedAppointment): string | null {
    if (attendance === null || attendance === 'NO_SHOW') return null;
    return instantOf({ date, minutes: startMinute }, this.clock.timeZone).toISOString();
  }

  /** @returns for each appointment that can be made, whether it is overbooked; if not, it has just taken its hours. */
  private async besideHolders(
    appointments: readonly (BulkAppointment & { readonly id: number })[],
  ): Promise<Map<number, boolean>> {
    const beside = new Map<number, boolean>();
    for (const one of appointments) {
      try {
        beside.set(one.id, await this.overbooking.standsBesideHolder(one.id, one));
      } catch (error) {
        if (!(error instanceof DomainError)) throw error;
      }
    }
    const holding = [...beside].flatMap(([id, isBeside]) => (isBeside ? [] : [id]));
    if (holding.length > 0)
      await this.sql.rows('update appointment set overbooked = false where id = any($1::integer[])', [
        holding,
      ]);
    return beside;
  }

  /**
   * Removes appointments that `create` made, unless they have been edited or used since. Frees their hours.
   * @returns why the remaining ones were kept, by id.
   */
  async removeUnused(made: readonly WrittenAppointment[]): Promise<Map<number, AppointmentStillUsed>> {
    const stored = await this.locked(made.map(({ id }) => id));
    const stay = new Map<number, AppointmentStillUsed>();
    for (const { id, version } of made) {
      const one = stored.get(id);
      const why = one ? (one.use ?? (one.version === version ? undefined : 'EDITED')) : 'GONE';
      if (why) stay.set(id, why);
    }
    const unused = [...stored.values()].filter(({ id }) => !stay.has(id));
    if (unused.length === 0) return stay;
    await this.events.emitBulk({ kind: 'TAKEN_BACK', appointments: unused });
    const ids = unused.map(({ id }) => id);
    const freed = await this.freedFor(ids);
    await this.sql.rows('delete from appointment where id = any($1::integer[])', [ids]);
    for (const one of freed) await this.overbooking.fill(one);
    await this.publish();
    return stay;
  }

  private async locked(ids: readonly number[]) {
    const rows = await this.sql.rows<
      AppointmentFacts & { id: number; version: number; use: AppointmentStillUsed | null }
    >(
      `select a.id, a.version, a.patient_id as "patientId", a.professional_id as "professionalId",
              a.service_type as "serviceType", a.date, a.start_minute as "startMinute",
              a.duration_minutes as "durationMinutes", a.status, a.overbooked, a.treatment, a.notes, a.attendance,
              case when exists (select from clinical_record r where r.appointment_id = a.id) then 'clinical_record'
                   when exists (select from charge c where c.appointment_id = a.id) then 'charge'
                   when exists (select from outbound_message m where m.appointment_id = a.id) then 'outbound_message'
              end as use
       from appointment a where a.id = any($1::integer[]) order by a.id for update`,
      [ids],
    );
    return new Map(rows.map((row) => [row.id, row]));
  }

  /** The times of the appointments for whose hours an overbooked appointment waits. */
  private freedFor(ids: readonly number[]) {
    return this.sql.rows<{
      professionalId: number;
      date: LocalDate;
      startMinute: number;
      durationMinutes: number;
    }>(
      `select a.professional_id as "professionalId", a.date, a.start_minute as "startMinute",
              a.duration_minutes as "durationMinutes"
       from appointment a
       where a.id = any($1::integer[]) and a.status <> 'CANCELLED' and not a.overbooked and exists (
         select from appointment o
         where o.professional_id = a.professional_id and o.date = a.date and o.overbooked and o.status <> 'CANCELLED'
           and o.start_minute < a.start_minute + a.duration_minutes
           and o.start_minute + o.duration_minutes > a.start_minute and o.id <> all($1::integer[]))
       order by a.id`,
      [ids],
    );
  }

  /** Without dates, because the appointments may be on any day. Within a transaction, the same event is sent once. */
  private publish(): Promise<void> {
    return this.live.publish({ kind: 'SCHEDULE' });
  }
}
