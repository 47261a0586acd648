import { type ClinicClock, daysBetween, daysFrom, type LocalDate } from '#domain/clinic-time.js';
import { Injectable } from '@nestjs/common';
import { Sql, opaqueParameter } from '../../foundation/database/sql.js';
import { type Page, type PageOrder, readPage } from '../../foundation/input/page-cursor.js';
import {
  type AppointmentRow,
  IN_ORDER_OF_TIME,
  SELECT_APPOINTMENTS,
  SELECT_SHOWN_APPOINTMENTS,
  type ShownAppointmentRow,
} from './appointment.row.js';

const BY_TIME: PageOrder<AppointmentRow> = {
  name: 'APPOINTMENTS',
  kinds: ['day', 'integer', 'integer'],
  keysOf: ({ date, startMinute, id }) => [date, startMinute, id],
};

/** A calendar month, in whole weeks. */
const FEW_DAYS = 42;

type OpenEnd = LocalDate | null | undefined;

interface AskedAppointments {
  readonly from?: OpenEnd;
  readonly to?: OpenEnd;
  readonly professionalIds: readonly number[];
  readonly first: number;
  readonly after: string | null;
}

@Injectable()
export class AppointmentList {
  constructor(private readonly sql: Sql) {}

  /** From one day to another, both included; an open end has no bound. */
  inRange(from: OpenEnd, to: OpenEnd): Promise<readonly AppointmentRow[]> {
    return this.readRange<AppointmentRow>(SELECT_APPOINTMENTS, from, to);
  }

  /** Like `inRange`, with only the fields that a calendar shows. */
  shownInRange(from: LocalDate, to: LocalDate): Promise<readonly ShownAppointmentRow[]> {
    return this.readRange<ShownAppointmentRow>(SELECT_SHOWN_APPOINTMENTS, from, to);
  }

  // Shared: after a change, all of a clinic's screens request the same days at the same moment.
  private readRange<Row extends ShownAppointmentRow>(
    select: string,
    from: OpenEnd,
    to: OpenEnd,
  ): Promise<readonly Row[]> {
    if (from && to && daysBetween(from, to) < FEW_DAYS) return this.onDays<Row>(select, daysFrom(from, to));
    return this.sql.sharedRows<Row>(`${select} where a.date between $1 and $2 ${IN_ORDER_OF_TIME}`, [
      from ?? '-infinity',
      to ?? 'infinity',
    ]);
  }

  private onDays<Row extends ShownAppointmentRow>(
    select: string,
    days: readonly LocalDate[],
  ): Promise<readonly Row[]> {
    // Day by day, because a day has only a few dozen appointments, whatever the total: PostgreSQL then keeps one plan.
    // OFFSET 0 makes it plan per day; for all days together it would prefer to read all patients.
    return this.sql.sharedRows<Row>(
      `select found.* from unnest(${opaqueParameter('$1', 'date[]')}) as asked (day)
         cross join lateral (${select} where a.date = asked.day offset 0) as found
       order by found.date, found."startMinute", found.id`,
      [days],
    );
  }

  /**
   * Like `inRange`, in pages.
   * @param professionalIds empty: all professionals.
   * @throws DomainError `INVALID_INPUT` on `after` for a cursor that is not of this list
   */
  pageInRange({ from, to, professionalIds, ...page }: AskedAppointments): Promise<Page<AppointmentRow>> {
    return readPage(page, BY_TIME, (count, after) =>
      this.sql.rows<AppointmentRow>(
        `${SELECT_APPOINTMENTS}
         where a.date between $1 and $2 and (cardinality($3::integer[]) = 0 or a.professional_id = any($3))
           and ($5::date is null or (a.date, a.start_minute, a.id) > ($5::date, $6::integer, $7::integer))
         ${IN_ORDER_OF_TIME} limit $4`,
        [
          from ?? '-infinity',
          to ?? 'infinity',
          professionalIds,
          count,
          ...(after ?? BY_TIME.kinds.map(() => null)),
        ],
      ),
    );
  }

  /** Leaves out unknown ids. */
  byIds(ids: readonly number[]): Promise<AppointmentRow[]> {
    return this.sql.rows<AppointmentRow>(
      `${SELECT_APPOINTMENTS} where a.id = any(${opaqueParameter('$1', 'integer[]')}) ${IN_ORDER_OF_TIME}`,
      [ids],
    );
  }

  /** The patient's first appointment that is not over, cancelled or completed. */
  async nextOf(patientId: number, { date, minutes }: ClinicClock): Promise<AppointmentRow | undefined> {
    const [next] = await this.sql.rows<AppointmentRow>(
      `${SELECT_APPOINTMENTS}
       where a.patient_id = $1 and a.status in ('BOOKED', 'CONFIRMED')
         and (a.date > $2 or (a.date = $2 and a.start_minute + a.duration_minutes > $3))
       ${IN_ORDER_OF_TIME} limit 1`,
      [patientId, date, minutes],
    );
    return next;
  }

  /** The patient's newest completed appointment. */
  async lastOf(patientId: number, { date }: ClinicClock): Promise<AppointmentRow | undefined> {
    const [last] = await this.sql.rows<AppointmentRow>(
      `${SELECT_APPOINTMENTS}
       where a.patient_id = $1 and a.status = 'COMPLETED' and a.date <= $2
       order by a.date desc, a.start_minute desc, a.id desc limit 1`,
      [patientId, date],
    );
    return last;
  }

  ofSeries(seriesId: number): Promise<AppointmentRow[]> {
    return this.sql.rows<AppointmentRow>(
      `${SELECT_APPOINTMENTS} where a.series_id = $1 ${IN_ORDER_OF_TIME}`,
      [seriesId],
    );
  }

  /** Locks an appointment against changes until the caller's transaction ends. */
  async lock(id: number): Promise<AppointmentRow | undefined> {
    // Read in a second statement: a statement that waits for the lock joins the new row with the old versions of the
    // other rows, and finds nothing if the appointment was given to another patient or professional in the meantime.
    await this.sql.rows('select from appointment where id = $1 for update', [id]);
    return this.find(id);
  }

  /** Like `lock`, for all of a patient's appointments. */
  async lockOf(patientId: number): Promise<AppointmentRow[]> {
    await this.sql.rows('select from appointment where patient_id = $1 order by id for update', [patientId]);
    return this.sql.rows<AppointmentRow>(`${SELECT_APPOINTMENTS} where a.patient_id = $1 order by a.id`, [
      patientId,
    ]);
  }

  async find(id: number): Promise<AppointmentRow | undefined> {
    return (await this.sql.rows<AppointmentRow>(`${SELECT_APPOINTMENTS} where a.id = $1`, [id]))[0];
  }

  /** The newest manicure with details of an appointment's patient, before that appointment. */
  async lastManicureBefore(id: number): Promise<AppointmentRow | undefined> {
    const [found] = await this.sql.rows<AppointmentRow>(
      `${SELECT_APPOINTMENTS}
       join appointment n on n.id = $1 and n.patient_id = a.patient_id
       where (a.date, a.start_minute, a.id) < (n.date, n.start_minute, n.id)
         and a.service_type = 'MANICURE' and a.status <> 'CANCELLED'
         and (a.nail_color <> '' or a.nail_shape is not null or a.nail_technique is not null)
       order by a.date desc, a.start_minute desc, a.id desc limit 1`,
      [id],
    );
    return found;
  }
}
