import { SLOT_MINUTES, slotsOf, type TimeSpan } from '#domain/agenda/appointment.js';
import type { LocalDate } from '#domain/clinic-time.js';
import { Injectable } from '@nestjs/common';
import { Sql, opaqueParameter } from '../../foundation/database/sql.js';

export interface HeldTime extends TimeSpan {
  readonly professionalId: number;
  readonly date: LocalDate;
}

interface HeldDay {
  readonly slots: ReadonlySet<number>;
  readonly appointments: ReadonlySet<number>;
}

const NOTHING: HeldDay = { slots: new Set(), appointments: new Set() };

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

interface Taking extends HeldTime {
  readonly appointmentId?: number;
  readonly blockedHoursId?: number;
  /** Minutes until blocked hours expire; absent if they don't. */
  readonly minutes?: number | undefined;
  /** Whether the professional may be off that day, or have been archived since. */
  readonly mayBeAway?: boolean;
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
export class Slots {
  constructor(private readonly sql: Sql) {}

  /**
   * @param exceptAppointment the appointment whose own hours count as free.
   */
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
   * Takes those half hours of an appointment's time that it does not hold yet.
   * @returns false if another appointment or a block holds one of them or the professional no longer attends: the
   *   caller must roll back.
   */
  async take(appointmentId: number, time: HeldTime): Promise<boolean> {
    return (await this.takeAll([{ ...time, appointmentId }])).has(appointmentId);
  }

  /**
   * Takes half hours freed in this transaction for an existing appointment, even on a day off or if the professional
   * has been archived since.
   * @returns false if one of them is held: the caller must roll back.
   */
  async takeFreed(appointmentId: number, time: HeldTime): Promise<boolean> {
    return (await this.takeAll([{ ...time, appointmentId, mayBeAway: true }])).has(appointmentId);
  }

  /**
   * The caller must then call `block`.
   * @returns the id of the blocked hours; undefined if the professional is archived or gone.
   */
  async addBlock(time: HeldTime, reason: string): Promise<number | undefined> {
    const [block] = await this.sql.rows<{ id: number }>(
      `insert into blocked_hours (professional_id, date, start_minute, duration_minutes, reason)
       select id, $2, $3, $4, $5 from professional where id = $1 and archived_at is null returning id`,
      [time.professionalId, time.date, time.startMinute, time.durationMinutes, reason],
    );
    return block?.id;
  }

  /**
   * Takes the half hours of blocked hours, by the same unique key as bookings.
   * @param minutes until they expire; absent: they don't.
   * @returns false if one of them is held: the caller must roll back.
   */
  async block(blockedHoursId: number, time: HeldTime, minutes?: number): Promise<boolean> {
    const taken = await this.takeAll([{ ...time, blockedHoursId, minutes, mayBeAway: true }]);
    return taken.has(blockedHoursId);
  }

  /**
   * Takes the half hours of many appointments or blocks. If expired blocks are in the way, removes them and tries once
   * more.
   * @returns the ids of the appointments or blocks that got all their half hours; if one is missing, the caller must
   *   roll back.
   */
  async takeAll(takings: readonly Taking[]): Promise<Set<number>> {
    const taken = await this.insert(takings);
    return taken.size < takings.length && (await this.removeExpiredHolds(takings))
      ? this.insert(takings)
      : taken;
  }

  /**
   * Two bookings can both find an hour free; only the unique key decides between them. The row count shows which one
   * lost, because an error would be far more expensive. Ascending order keeps two writers from deadlocking. The
   * appointment's foreign key locks the professional, so a day off or an archiving is either visible here or waits for
   * this transaction.
   */
  private async insert(takings: readonly Taking[]): Promise<Set<number>> {
    const wanted = takings.flatMap(({ appointmentId, blockedHoursId, minutes, mayBeAway, ...time }) =>
      halfHoursOf(time).map((one) => ({ ...one, appointmentId, blockedHoursId, minutes, mayBeAway })),
    );
    const held = await this.sql.rows<{ holder: number; count: number }>(
      `with wanted as (
         select * from jsonb_to_recordset($1::jsonb) as w(who integer, day date, slot smallint,
           "appointmentId" integer, "blockedHoursId" integer, minutes integer, "mayBeAway" boolean)),
       own as (
         select coalesce("appointmentId", "blockedHoursId") as holder
         from wanted w join appointment_slot s on (s.professional_id, s.day, s.slot) = (w.who, w.day, w.slot)
         where s.appointment_id = w."appointmentId" or s.blocked_hours_id = w."blockedHoursId"),
       taken as (
         insert into appointment_slot (professional_id, day, slot, appointment_id, blocked_hours_id, held_until)
         select who, day, slot, "appointmentId", "blockedHoursId", clock_timestamp() + make_interval(mins => minutes)
         from wanted w where "mayBeAway" or (${attends('w.who', 'w.day')})
         order by who, day, slot
         on conflict do nothing returning coalesce(appointment_id, blocked_hours_id) as holder)
       select holder, count(*)::integer as count from (select * from own union all select * from taken) as held
       group by holder`,
      [JSON.stringify(wanted)],
    );
    const counts = new Map(held.map(({ holder, count }) => [holder, count]));
    const holders = takings.map((one) => ({ ...one, id: one.appointmentId ?? one.blockedHoursId ?? 0 }));
    return new Set(holders.filter((one) => counts.get(one.id) === slotsOf(one).length).map(({ id }) => id));
  }

  /** @returns whether any expired blocks were removed. */
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
   * Locks the slots of an appointment's time that another appointment or a block holds, so they can't be released until
   * the caller's transaction ends.
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
