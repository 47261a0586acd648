import { SLOT_MINUTES, slotsOf, type TimeSpan } from '#domain/appointment.js';
import type { LocalDate } from '#domain/clinic-time.js';
import { Injectable } from '@nestjs/common';
import { Sql, opaqueParameter } from '../database/sql.js';

/** A time slot of a professional. */
export interface HeldTime extends TimeSpan {
  readonly professionalId: number;
  readonly date: LocalDate;
}

/** What is held on a professional's day. */
interface HeldDay {
  readonly slots: ReadonlySet<number>;
  readonly appointments: ReadonlySet<number>;
}

const NOTHING: HeldDay = { slots: new Set(), appointments: new Set() };

/** The held half hours, by professional and day. */
export class HeldHours {
  private readonly days = new Map<string, { slots: Set<number>; appointments: Set<number> }>();

  /** @param appointmentId null if the half hour is blocked. */
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

/** SQL condition: the professional is neither archived nor off that day. */
const attends = (professionalId: string, day: string): string =>
  `exists (select from professional p where p.id = ${professionalId} and p.archived_at is null)
   and not exists (
     select from day_off d where d.professional_id = ${professionalId} and ${day} between d.from_date and d.to_date)`;

/**
 * Reads and writes `appointment_slot`: which appointment or block holds each half hour of a professional. A block may
 * expire, by the database's clock: its half hours then count as free, and taking one removes the block.
 */
@Injectable()
export class Agenda {
  constructor(private readonly sql: Sql) {}

  /** What is held in a range of days. @param exceptAppointment the appointment whose own hours count as free. */
  async held(
    professionalIds: readonly number[],
    from: LocalDate,
    to: LocalDate,
    exceptAppointment?: number,
  ): Promise<HeldHours> {
    // Not grouped by day: planning that would take PostgreSQL longer than reading these rows.
    const rows = await this.sql.sharedRows<{
      id: number;
      day: LocalDate;
      slot: number;
      appointment: number | null;
    }>(
      `select professional_id as id, day, slot, appointment_id as appointment from appointment_slot
       where professional_id = any(${opaqueParameter('$1', 'integer[]')})
         and day between ${opaqueParameter('$2', 'date')} and ${opaqueParameter('$3', 'date')}
         and (held_until is null or held_until > now())
         and appointment_id is distinct from ${opaqueParameter('$4', 'integer')}`,
      [professionalIds, from, to, exceptAppointment ?? 0],
    );
    const held = new HeldHours();
    for (const { id, day, slot, appointment } of rows) held.add(id, day, slot, appointment);
    return held;
  }

  /** What is held on the given days of the given professionals. */
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
   * Takes the half hours of many new appointments, as `take` does for one.
   * @param time.isOver the hour has passed: the professional may have that day off, or have been archived since.
   * @returns the appointments that got all of theirs: the caller must roll back if any is missing.
   */
  async takeAll(
    times: readonly (HeldTime & { readonly appointmentId: number; readonly isOver: boolean })[],
  ): Promise<Set<number>> {
    await this.removeExpiredHolds(times);
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
   * only the unique key decides between them. The loser finds out by the row count, because an error would be far more
   * expensive. Ascending order keeps two writers from deadlocking. The appointment's foreign key locks the
   * professional, so a day off or an archiving is either visible here or waits for this transaction.
   * @returns false if somebody else holds one of them or the professional no longer attends: the caller must roll back.
   */
  take(appointmentId: number, time: HeldTime): Promise<boolean> {
    return this.retryAfterExpiredHolds(time, () => this.takeNow(appointmentId, time));
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
   * Takes the half hours of blocked hours, by the same unique key as bookings.
   * @returns false if one of them is held: the caller must roll back.
   */
  block(blockedHoursId: number, time: HeldTime): Promise<boolean> {
    return this.insertAll('blocked_hours_id', blockedHoursId, time);
  }

  /**
   * Takes half hours freed in this transaction for an existing appointment, even on a day off or if the professional
   * has been archived since.
   * @returns false if one of them is held: the caller must roll back.
   */
  takeFreed(appointmentId: number, time: HeldTime): Promise<boolean> {
    return this.insertAll('appointment_id', appointmentId, time);
  }

  /**
   * Takes the half hours of blocked hours that expire.
   * @returns false if one of them is held: the caller must roll back.
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
    return this.retryAfterExpiredHolds(time, async () => {
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

  /** If expired blocks were in the way, removes them and retries once. */
  private async retryAfterExpiredHolds(time: HeldTime, work: () => Promise<boolean>): Promise<boolean> {
    return (await work()) || ((await this.removeExpiredHolds([time])) && work());
  }

  /** @returns whether these times had any. */
  private async removeExpiredHolds(times: readonly HeldTime[]): Promise<boolean> {
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
   * Locks the slots of an appointment's time that somebody else holds, so they can't be released until the caller's
   * transaction ends.
   * @returns whether there are any.
   */
  async lockHolders(appointmentId: number, time: HeldTime): Promise<boolean> {
    const holders = await this.sql.rows(
      `select from appointment_slot
       where professional_id = $1 and day = $2 and slot = any($3::smallint[]) and appointment_id is distinct from $4
       order by slot for share`,
      [time.professionalId, time.date, slotsOf(time), appointmentId],
    );
    return holders.length > 0;
  }

  /**
   * Releases every half hour that an appointment holds outside the given time, or all of them without one.
   * @returns the time that is now free; undefined if nothing was released.
   */
  async releaseAllExcept(appointmentId: number, time: HeldTime | undefined): Promise<HeldTime | undefined> {
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
