import { SLOT_MINUTES, slotsOf, type TimeSpan } from '#domain/appointment.js';
import type { LocalDate } from '#domain/clinic-time.js';
import { Injectable } from '@nestjs/common';
import { Sql, unseen } from '../database/sql.js';

/** A time of a professional's. */
export interface HeldTime extends TimeSpan {
  readonly professionalId: number;
  readonly date: LocalDate;
}

/** A professional's day. */
interface HeldDay {
  readonly slots: ReadonlySet<number>;
  readonly appointments: ReadonlySet<number>;
}

const NOTHING: HeldDay = { slots: new Set(), appointments: new Set() };

/** The half hours that are held, by professional and day. */
export class HeldHours {
  private readonly days = new Map<string, { slots: Set<number>; appointments: Set<number> }>();

  /** @param appointmentId null where the half hour is blocked. */
  add(professionalId: number, day: LocalDate, slot: number, appointmentId: number | null): void {
    const key = `${professionalId} ${day}`;
    let held = this.days.get(key);
    if (!held) this.days.set(key, (held = { slots: new Set(), appointments: new Set() }));
    held.slots.add(slot);
    if (appointmentId !== null) held.appointments.add(appointmentId);
  }

  of(professionalId: number, day: LocalDate): HeldDay {
    return this.days.get(`${professionalId} ${day}`) ?? NOTHING;
  }
}

const halfHoursOf = (time: HeldTime) =>
  slotsOf(time).map((slot) => ({ who: time.professionalId, day: time.date, slot }));

/** A condition: a professional is neither archived nor off on a day. */
const attends = (professionalId: string, day: string): string =>
  `exists (select from professional p where p.id = ${professionalId} and p.archived_at is null)
   and not exists (
     select from day_off d where d.professional_id = ${professionalId} and ${day} between d.from_date and d.to_date)`;

/**
 * Reads and writes `appointment_slot`: which appointment, or which block, holds which half hour of a professional. A block
 * may end by itself, by the database's clock: then its half hours count as free, and whoever takes one removes it.
 */
@Injectable()
export class Agenda {
  constructor(private readonly sql: Sql) {}

  /** What is held in a stretch of days. @param exceptAppointment whose own hours count as free. */
  async held(
    professionalIds: readonly number[],
    from: LocalDate,
    to: LocalDate,
    exceptAppointment?: number,
  ): Promise<HeldHours> {
    // Grouped by day, it would take PostgreSQL longer to plan than this takes to read.
    const rows = await this.sql.rows<{
      id: number;
      day: LocalDate;
      slot: number;
      appointment: number | null;
    }>(
      `select professional_id as id, day, slot, appointment_id as appointment from appointment_slot
       where professional_id = any(${unseen('$1', 'integer[]')})
         and day between ${unseen('$2', 'date')} and ${unseen('$3', 'date')}
         and (held_until is null or held_until > now())
         and appointment_id is distinct from ${unseen('$4', 'integer')}`,
      [professionalIds, from, to, exceptAppointment ?? 0],
    );
    const held = new HeldHours();
    for (const { id, day, slot, appointment } of rows) held.add(id, day, slot, appointment);
    return held;
  }

  /** What is held on some days of some professionals. */
  async heldOn(days: readonly Pick<HeldTime, 'professionalId' | 'date'>[]): Promise<HeldHours> {
    const rows = await this.sql.rows<{
      id: number;
      day: LocalDate;
      slot: number;
      appointment: number | null;
    }>(
      `select s.professional_id as id, s.day, s.slot, s.appointment_id as appointment
       from (select distinct "professionalId" as id, date as day
             from jsonb_to_recordset($1::jsonb) as d("professionalId" integer, date date)) as d
         join appointment_slot s on s.professional_id = d.id and s.day = d.day
       where s.held_until is null or s.held_until > now()`,
      [JSON.stringify(days)],
    );
    const held = new HeldHours();
    for (const { id, day, slot, appointment } of rows) held.add(id, day, slot, appointment);
    return held;
  }

  /**
   * Takes the half hours of many new appointments, as `take` does those of one.
   * @param time.isOver where the hour has passed: then whoever attended may have a day off there, or be archived since.
   * @returns the appointments that have all of theirs: the caller must roll back where one of them is missing.
   */
  async takeAll(
    times: readonly (HeldTime & { readonly appointmentId: number; readonly isOver: boolean })[],
  ): Promise<Set<number>> {
    await this.removeEndedHolds(times);
    const wanted = times.flatMap((time) =>
      halfHoursOf(time).map((one) => ({ ...one, id: time.appointmentId, over: time.isOver })),
    );
    const taken = await this.sql.rows<{ id: number }>(
      `insert into appointment_slot (professional_id, day, slot, appointment_id)
       select w.who, w.day, w.slot, w.id
       from jsonb_to_recordset($1::jsonb) as w(id integer, who integer, day date, slot smallint, over boolean)
       where w.over or (${attends('w.who', 'w.day')})
       order by w.who, w.day, w.slot
       on conflict do nothing returning appointment_id as id`,
      [JSON.stringify(wanted)],
    );
    const count = new Map<number, number>();
    for (const { id } of taken) count.set(id, (count.get(id) ?? 0) + 1);
    return new Set(
      times
        .filter((time) => count.get(time.appointmentId) === slotsOf(time).length)
        .map(({ appointmentId }) => appointmentId),
    );
  }

  /**
   * Takes the half hours of an appointment's time that it does not hold yet. Two people can both find an hour free;
   * only the unique key decides between them. The loser is told by the count of rows and not by an error, which
   * would be far dearer. Ascending order keeps two writers from waiting for each other. The appointment's reference
   * locks the professional, so that a day off or an archiving is either seen here or waits for this transaction.
   * @returns false where somebody else holds one of them, or the professional does not attend any more: the caller must
   *   roll back.
   */
  take(appointmentId: number, time: HeldTime): Promise<boolean> {
    return this.orAfterEndedHolds(time, () => this.takeNow(appointmentId, time));
  }

  private async takeNow(appointmentId: number, time: HeldTime): Promise<boolean> {
    const slots = slotsOf(time);
    const [held] = await this.sql.rows<{ count: number }>(
      `with own as (
         select slot from appointment_slot
         where appointment_id = $3 and professional_id = $1 and day = $2 and slot = any($4::smallint[])),
       taken as (
         insert into appointment_slot (professional_id, day, slot, appointment_id)
         select $1, $2, wanted, $3 from unnest($4::smallint[]) as wanted
         where wanted not in (select slot from own)
           and ${attends('$1', '$2')}
         order by wanted
         on conflict do nothing returning slot)
       select ((select count(*) from own) + (select count(*) from taken))::integer as count`,
      [time.professionalId, time.date, appointmentId, slots],
    );
    return held?.count === slots.length;
  }

  /**
   * Takes the half hours of blocked hours, by the key that decides between bookings.
   * @returns false where one of them is held: the caller must roll back.
   */
  block(blockedHoursId: number, time: HeldTime): Promise<boolean> {
    return this.insertAll('blocked_hours_id', blockedHoursId, time);
  }

  /**
   * Takes half hours that were freed in this transaction for an appointment that was made already: also on a day off, and
   * of a professional who was archived since.
   * @returns false where one of them is held: the caller must roll back.
   */
  takeFreed(appointmentId: number, time: HeldTime): Promise<boolean> {
    return this.insertAll('appointment_id', appointmentId, time);
  }

  /**
   * Takes the half hours of blocked hours that end by themselves.
   * @returns false where one of them is held: the caller must roll back.
   */
  hold(blockedHoursId: number, time: HeldTime, minutes: number): Promise<boolean> {
    return this.insertAll('blocked_hours_id', blockedHoursId, time, minutes);
  }

  private async insertAll(
    holder: 'appointment_id' | 'blocked_hours_id',
    id: number,
    time: HeldTime,
    minutes: number | null = null,
  ): Promise<boolean> {
    let left = slotsOf(time);
    return this.orAfterEndedHolds(time, async () => {
      const taken = await this.sql.rows<{ slot: number }>(
        `insert into appointment_slot (professional_id, day, slot, ${holder}, held_until)
         select $1, $2, wanted, $3, clock_timestamp() + make_interval(mins => $5)
         from unnest($4::smallint[]) as wanted order by wanted
         on conflict do nothing returning slot`,
        [time.professionalId, time.date, id, left, minutes],
      );
      left = left.filter((slot) => !taken.some((one) => one.slot === slot));
      return left.length === 0;
    });
  }

  /** Tries once more if what was in the way were blocks that have ended: it removes them. */
  private async orAfterEndedHolds(time: HeldTime, work: () => Promise<boolean>): Promise<boolean> {
    return (await work()) || ((await this.removeEndedHolds([time])) && work());
  }

  /** @returns whether there were any in these times. */
  private async removeEndedHolds(times: readonly HeldTime[]): Promise<boolean> {
    const removed = await this.sql.rows(
      `delete from blocked_hours where id in (
         select s.blocked_hours_id
         from jsonb_to_recordset($1::jsonb) as w(who integer, day date, slot smallint)
           join appointment_slot s on (s.professional_id, s.day, s.slot) = (w.who, w.day, w.slot)
         where s.held_until <= clock_timestamp())
       returning id`,
      [JSON.stringify(times.flatMap(halfHoursOf))],
    );
    return removed.length > 0;
  }

  /**
   * Keeps whoever else holds one of an appointment's half hours from leaving until the caller's transaction ends.
   * @returns whether anybody does.
   */
  async keepHolders(appointmentId: number, time: HeldTime): Promise<boolean> {
    const holders = await this.sql.rows(
      `select from appointment_slot
       where professional_id = $1 and day = $2 and slot = any($3::smallint[]) and appointment_id is distinct from $4
       order by slot for share`,
      [time.professionalId, time.date, slotsOf(time), appointmentId],
    );
    return holders.length > 0;
  }

  /**
   * Leaves every half hour that an appointment holds outside a time, or all of them.
   * @returns the time that is free now; undefined where it left none.
   */
  async leaveAllBut(appointmentId: number, time: HeldTime | undefined): Promise<HeldTime | undefined> {
    const left = await this.sql.rows<{ professionalId: number; date: LocalDate; slot: number }>(
      `delete from appointment_slot
       where appointment_id = $1
         and not (professional_id = $2 and day = $3::date and slot = any($4::smallint[]))
       returning professional_id as "professionalId", day as date, slot`,
      [appointmentId, time?.professionalId ?? 0, time?.date ?? '1900-01-01', time ? slotsOf(time) : []],
    );
    const [one] = left;
    if (!one) return undefined;
    const slots = left.map(({ slot }) => slot);
    const first = Math.min(...slots);
    return {
      professionalId: one.professionalId,
      date: one.date,
      startMinute: first * SLOT_MINUTES,
      durationMinutes: (Math.max(...slots) + 1 - first) * SLOT_MINUTES,
    };
  }
}
