import type { ChangeChannel } from '#domain/agenda/appointment-change.js';
import type { AppointmentStatus, DurationMinutes, ServiceType } from '#domain/agenda/appointment.js';
import { isNoted, type Manicure, manicureOf, NO_MANICURE } from '#domain/agenda/manicure.js';
import type { LocalDate } from '#domain/clinic-time.js';
import type { Attendance } from '#domain/visits/attendance.js';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { type Actor, Actors } from '../../access/actors/actors.js';
import { Clock } from '../../foundation/clock.js';
import { asIsoInstant, Sql } from '../../foundation/database/sql.js';
import { type Page, type PageOrder, readPage } from '../../foundation/input/page-cursor.js';
import {
  type AppointmentEvent,
  AppointmentEvents,
  type AppointmentFacts,
  type BulkEvent,
} from '../appointments/appointment-events.js';
import type { AppointmentChangesInput } from './appointment-changes.input.js';

export const CHANGE_KINDS = ['CREATED', 'CHANGED', 'DELETED'] as const;

/** The facts of an appointment that the history records; its notes are left out, because they are health data. */
export interface HistoryFacts extends Partial<Manicure> {
  readonly patientId: number;
  /** Undefined in entries from when a service had a single agenda. */
  readonly professionalId?: number;
  readonly serviceType: ServiceType;
  readonly date: LocalDate;
  readonly startMinute: number;
  readonly durationMinutes: DurationMinutes;
  readonly status: AppointmentStatus;
  readonly treatment: string;
  /** Undefined if it was not recorded whether the patient came. */
  readonly attendance?: Attendance;
  /** Undefined in entries from before there were overbooked appointments. */
  readonly overbooked?: boolean;
}

export interface AppointmentChangeRow {
  readonly id: number;
  readonly appointmentId: number;
  /** ISO 8601, in UTC. */
  readonly at: string;
  readonly kind: (typeof CHANGE_KINDS)[number];
  /** Null if no staff user made the change. */
  readonly staffName: string | null;
  readonly channel: ChangeChannel;
  /** The current name; null if the patient was deleted. */
  readonly patientName: string | null;
  readonly before: HistoryFacts | null;
  readonly after: HistoryFacts | null;
  /** The current names; null if `before` or `after` has no professional. */
  readonly professionalBefore: string | null;
  readonly professionalAfter: string | null;
  readonly notesChanged: boolean;
}

/**
 * A change to one person's appointment. `before` or `after` is null if the appointment belonged to another patient
 * then.
 */
export type PersonsChangeRow = Omit<AppointmentChangeRow, 'patientName'>;

const NEWEST_FIRST: PageOrder<AppointmentChangeRow> = {
  name: 'APPOINTMENT_CHANGES',
  kinds: ['integer'],
  keysOf: ({ id }) => [id],
};

interface Change {
  readonly id: number;
  readonly before?: HistoryFacts | null;
  readonly after?: HistoryFacts | null;
  readonly notesChanged?: boolean;
}

const factsOf = (appointment: Omit<AppointmentFacts, 'notes'>): HistoryFacts => ({
  patientId: appointment.patientId,
  professionalId: appointment.professionalId,
  serviceType: appointment.serviceType,
  date: appointment.date,
  startMinute: appointment.startMinute,
  durationMinutes: appointment.durationMinutes,
  status: appointment.status,
  treatment: appointment.treatment,
  ...(appointment.attendance && { attendance: appointment.attendance }),
  overbooked: appointment.overbooked,
  ...manicureFacts({ ...NO_MANICURE, ...appointment }),
});

/** Nothing for most appointments, so that their entries stay short. */
const manicureFacts = (manicure: Manicure): Partial<Manicure> =>
  isNoted(manicure) ? manicureOf(manicure) : {};

/** If an owner frees an hour, a resulting change to another patient's appointment is attributed to the system. */
function channelOf({ staff, channel, ownAppointmentId }: Actor, appointmentId: number): ChangeChannel {
  if (staff || ownAppointmentId === undefined) return channel;
  return ownAppointmentId === appointmentId ? 'LINK' : 'SYSTEM';
}

/**
 * Records each change to an appointment and its author, in the same transaction. A trigger prevents rewriting the
 * history.
 */
@Injectable()
export class AppointmentHistory implements OnModuleInit {
  constructor(
    private readonly events: AppointmentEvents,
    private readonly sql: Sql,
    private readonly actors: Actors,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.events.onEvent((event) => this.keep(event));
    this.events.onBulkEvent((event) => this.keepAll(event));
  }

  private async keepAll(event: BulkEvent): Promise<void> {
    if (event.kind === 'RENAMED') {
      const renamed = event.appointments.map(({ formerTreatment, ...one }) => ({
        id: one.id,
        before: factsOf({ ...one, treatment: formerTreatment }),
        after: factsOf(one),
      }));
      await this.insert('CHANGED', renamed);
      return;
    }
    const isImport = event.kind === 'IMPORTED';
    await this.insert(
      isImport ? 'CREATED' : 'DELETED',
      event.appointments.map((appointment) => ({
        id: appointment.id,
        [isImport ? 'after' : 'before']: factsOf(appointment),
      })),
    );
  }

  private async keep(event: AppointmentEvent): Promise<void> {
    const { kind, appointment } = event;
    const now = factsOf(appointment);
    const before = kind === 'CHANGED' ? factsOf(event.before) : kind === 'DELETED' ? now : null;
    const after = kind === 'DELETED' ? null : now;
    const notesChanged = kind === 'CHANGED' && event.before.notes !== appointment.notes;
    if (JSON.stringify(before) === JSON.stringify(after) && !notesChanged) return;
    await this.insert(kind, [{ id: appointment.id, before, after, notesChanged }]);
  }

  private async insert(kind: AppointmentEvent['kind'], changes: readonly Change[]): Promise<void> {
    const actor = this.actors.current();
    await this.sql.rows(
      `insert into appointment_change (appointment_id, at, kind, staff_user_id, channel, before, after, notes_changed)
       select id, $2, $3, $4, channel, before, after, coalesce("notesChanged", false)
       from jsonb_to_recordset($1::jsonb)
         as r(id integer, channel text, before jsonb, after jsonb, "notesChanged" boolean)
       order by id`,
      [
        JSON.stringify(changes.map((one) => ({ ...one, channel: channelOf(actor, one.id) }))),
        this.clock.now(),
        kind,
        actor.staff?.id ?? null,
      ],
    );
  }

  /** The changes to all appointments that are or were a patient's, including deleted ones, oldest first. */
  ofPatient(patientId: number): Promise<PersonsChangeRow[]> {
    const theirs = (side: string): string =>
      `coalesce(patient_ids_of($1) @> (${side} ->> 'patientId')::integer, false)`;
    const attends = (side: string): string =>
      `(select name from professional where ${theirs(side)} and id = (${side} ->> 'professionalId')::integer)`;
    return this.sql.rows<PersonsChangeRow>(
      `select c.id, c.appointment_id as "appointmentId", ${asIsoInstant('c.at')} as at, c.kind,
              u.name as "staffName", c.channel, case when ${theirs('c.before')} then c.before end as before,
              case when ${theirs('c.after')} then c.after end as after, c.notes_changed as "notesChanged",
              ${attends('c.before')} as "professionalBefore", ${attends('c.after')} as "professionalAfter"
       from appointment_change c left join staff_user u on u.id = c.staff_user_id
       where ${theirs('c.before')} or ${theirs('c.after')} order by c.id`,
      [patientId],
    );
  }

  /**
   * Newest first, including deleted appointments. Without an appointment: all deletions.
   * @throws DomainError `INVALID_INPUT` on `after` for a cursor that is not of this list.
   */
  page({ appointmentId, ...page }: AppointmentChangesInput): Promise<Page<AppointmentChangeRow>> {
    const condition = appointmentId ? 'c.appointment_id = $3::integer' : `c.kind = 'DELETED'`;
    return readPage(page, NEWEST_FIRST, (count, after) =>
      this.sql.rows<AppointmentChangeRow>(
        `select c.id, c.appointment_id as "appointmentId", ${asIsoInstant('c.at')} as at, c.kind,
                u.name as "staffName", c.channel, p.name as "patientName", c.before, c.after,
                c.notes_changed as "notesChanged", wb.name as "professionalBefore", wa.name as "professionalAfter"
         from appointment_change c left join staff_user u on u.id = c.staff_user_id
           left join professional wb on wb.id = (c.before ->> 'professionalId')::integer
           left join professional wa on wa.id = (c.after ->> 'professionalId')::integer
           left join patient p on p.id = (coalesce(c.after, c.before) ->> 'patientId')::integer
         where ${condition} and ($2::integer is null or c.id < $2)
         order by c.id desc limit $1`,
        [count, after?.[0] ?? null, ...(appointmentId ? [appointmentId] : [])],
      ),
    );
  }
}
