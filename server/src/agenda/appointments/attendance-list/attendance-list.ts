import { APPOINTMENT_STATES, type AppointmentState } from '#domain/agenda/appointment-state.js';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../foundation/clock.js';
import { Sql } from '../../../foundation/database/sql.js';
import { type Page, type PageOrder, readPage } from '../../../foundation/input/page-cursor.js';
import { type AppointmentRow, SELECT_APPOINTMENTS } from '../appointment.row.js';
import { sourceOf } from '../booking-source.js';
import { firstVisitFrom, wasHereBefore } from '../attended-patients.js';
import { cancellerOf, LAST_CANCELLATION } from '../canceller.js';
import { noticeOf } from '../cancellation-notice.js';
import { IS_RESOLD } from '../resold.js';
import type { AttendanceListInput } from './attendance-list.input.js';

export interface AttendancePage extends Page<AppointmentRow> {
  /** Counts for every state, also those that the list leaves out. */
  readonly counts: Readonly<Record<AppointmentState, number>>;
  /** How many of them are over without a result. */
  readonly unclosedCount: number;
}

/** As `stateOf` in domain/agenda/appointment-state.ts; the server's test checks that the two agree. */
const STATE = `case when a.attendance = 'NO_SHOW' and a.status <> 'CANCELLED' then 'NO_SHOW' else a.status end`;

/** As `isUnclosed` in domain/visits/unclosed.ts, at the clinic's time; the server's test checks that the two agree. */
const isUnclosedAt = (date: string, minutes: string): string =>
  `(a.status in ('BOOKED', 'CONFIRMED') and a.attendance is distinct from 'NO_SHOW'
        and (a.date < ${date}::date or (a.date = ${date}::date and a.attendance is distinct from 'IN_CARE'
                                        and a.start_minute + a.duration_minutes <= ${minutes}::integer)))`;

const SOURCE = sourceOf(
  'exists (select from waiting_offer o where o.appointment_id = a.id)',
  `(select c.channel from appointment_change c where c.appointment_id = a.id and c.kind = 'CREATED')`,
);

const CANCELLER = cancellerOf(`(select c.channel from (${LAST_CANCELLATION}) c)`);
const NOTICE = noticeOf(`(select c.at from (${LAST_CANCELLATION}) c)`, '$11');

/** The values `$1` to `$15`. */
const IS_WANTED = `a.date between $1 and $2 and ($3::integer is null or a.professional_id = $3)
       and ($4::text is null or a.service_type = $4) and ($5::integer is null or extract(isodow from a.date) = $5)
       and ($6::integer is null or a.start_minute / 60 = $6) and ($7::text is null or lower(a.treatment) = lower($7))
       and ($8::text is null or ${SOURCE} = $8)
       and ($9::text is null or a.status = 'CANCELLED' and ${CANCELLER} = $9)
       and ($10::text is null or a.status = 'CANCELLED' and ${NOTICE} = $10)
       and ($12::text is null or a.id = (${firstVisitFrom('a.patient_id', '$1', '$2')})
                                 and ${wasHereBefore('a.patient_id', '$1')} = ($12 = 'RETURNING'))
       and (not $13::boolean or a.status <> 'CANCELLED')
       and (not $14::boolean or exists (select from waiting_offer o where o.appointment_id = a.id and ${IS_RESOLD}))
       and (not $15::boolean or ${STATE} in ('BOOKED', 'CONFIRMED'))`;
const wantedBy = (query: AttendanceListInput, timeZone: string): unknown[] => [
  query.from,
  query.to,
  query.professionalId ?? null,
  query.serviceType ?? null,
  query.weekday ?? null,
  query.hour ?? null,
  query.treatment || null,
  query.source ?? null,
  query.cancelledBy ?? null,
  query.notice ?? null,
  timeZone,
  query.patients ?? null,
  query.withoutCancelled,
  query.resold,
  query.open,
];

interface ListOrder extends PageOrder<AppointmentRow> {
  readonly sql: string;
  readonly beyond: '>' | '<';
}
const keys = {
  kinds: ['day', 'integer', 'integer'],
  keysOf: ({ date, startMinute, id }) => [date, startMinute, id],
} as const satisfies Omit<PageOrder<AppointmentRow>, 'name'>;
const BY_TIME: ListOrder = {
  ...keys,
  name: 'ATTENDANCE',
  sql: 'a.date, a.start_minute, a.id',
  beyond: '>',
};
/** The longer ago, the less likely it is that the patient wants another hour. */
const LATEST_FIRST: ListOrder = {
  ...keys,
  name: 'NO_SHOWS',
  sql: 'a.date desc, a.start_minute desc, a.id desc',
  beyond: '<',
};

/** The appointments of a period by outcome. */
@Injectable()
export class AttendanceList {
  constructor(
    private readonly sql: Sql,
    private readonly clock: Clock,
  ) {}

  /** @throws DomainError `INVALID_INPUT` on `after` for a cursor that is not of this list. */
  async page(query: AttendanceListInput): Promise<AttendancePage> {
    const order = query.state === 'NO_SHOW' || query.unclosed ? LATEST_FIRST : BY_TIME;
    const now = this.clock.wall();
    const page = await readPage(query, order, (count, after) =>
      this.sql.rowsWithFreshPlan<AppointmentRow>(
        `${SELECT_APPOINTMENTS}
         where ${IS_WANTED} and ($16::text is null or ${STATE} = $16)
           and (not $22 or ${isUnclosedAt('$23', '$24')})
           and ($19::date is null
                or (a.date, a.start_minute, a.id) ${order.beyond} ($19::date, $20::integer, $21::integer))
         order by ${order.sql} limit $17 offset $18`,
        [
          ...wantedBy(query, this.clock.timeZone),
          query.state ?? null,
          count,
          query.offset,
          ...(after ?? order.kinds.map(() => null)),
          query.unclosed,
          now.date,
          now.minutes,
        ],
      ),
    );
    return { ...page, ...(await this.countsOf(query)) };
  }

  private async countsOf(
    query: AttendanceListInput,
  ): Promise<Pick<AttendancePage, 'counts' | 'unclosedCount'>> {
    const now = this.clock.wall();
    const rows = await this.sql.rowsWithFreshPlan<{
      state: AppointmentState;
      count: number;
      unclosed: number;
    }>(
      `select ${STATE} as state, count(*)::integer as count,
              (count(*) filter (where ${isUnclosedAt('$16', '$17')}))::integer as unclosed
       from appointment a where ${IS_WANTED} group by 1`,
      [...wantedBy(query, this.clock.timeZone), now.date, now.minutes],
    );
    const found = new Map(rows.map(({ state, count }) => [state, count]));
    return {
      counts: Object.fromEntries(
        APPOINTMENT_STATES.map((state) => [state, found.get(state) ?? 0]),
      ) as AttendancePage['counts'],
      unclosedCount: rows.reduce((sum, { unclosed }) => sum + unclosed, 0),
    };
  }
}
