import type { LocalDate } from '#domain/clinic-time.js';
import type { TimelineKind } from '#domain/visits/timeline.js';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../foundation/clock.js';
import { Sql } from '../../foundation/database/sql.js';
import { type Page, type PageOrder, readPage } from '../../foundation/input/page-cursor.js';
import type { TimelineInput } from './timeline.input.js';

/** The position of an entry in a patient's timeline. */
export interface TimelineKey {
  readonly kind: TimelineKind;
  readonly id: number;
  /** The instant in UTC: its day and the milliseconds of that day. */
  readonly day: LocalDate;
  readonly millisecond: number;
}

/** Breaks ties between entries at the same instant. */
const RANKS: Readonly<Record<TimelineKind, number>> = {
  APPOINTMENT: 1,
  RECORD: 2,
  MESSAGE: 3,
  CERTIFICATE: 4,
};

const NEWEST_FIRST: PageOrder<TimelineKey> = {
  name: 'TIMELINE',
  kinds: ['day', 'integer', 'integer', 'integer'],
  keysOf: ({ kind, id, day, millisecond }) => [day, millisecond, RANKS[kind], id],
};

/** The instant after which the page starts; null on the first one. */
const PLACE = `(($4::date + $5::integer * interval '1 millisecond') at time zone 'UTC')`;
const DAY_OF_PLACE = `coalesce((${PLACE} at time zone $3::text)::date, 'infinity')`;

interface Source {
  /** The table, called `e`. */
  readonly table: string;
  readonly at: string;
  /** Skips what comes before the page, using the index; `at` decides within the day or the millisecond. */
  readonly bound: string;
  /** An index's order, so that a page costs the same however many entries follow. */
  readonly order: string;
}

/** A source of entries with their own instant. */
const written = (table: string, column: string): Source => ({
  table,
  at: `date_trunc('milliseconds', e.${column})`,
  bound: `e.${column} < coalesce(${PLACE} + interval '1 millisecond', 'infinity')`,
  order: `e.${column} desc, e.id desc`,
});

/** An appointment is placed at its time, a record at the end of its day, the others when they were written. */
const SOURCES: Readonly<Record<TimelineKind, Source>> = {
  APPOINTMENT: {
    table: 'appointment',
    at: `((e.date + e.start_minute * interval '1 minute') at time zone $3::text)`,
    bound: `e.date <= ${DAY_OF_PLACE}`,
    order: 'e.date desc, e.start_minute desc, e.id desc',
  },
  RECORD: {
    table: 'clinical_record',
    at: '((e.date + 1)::timestamp at time zone $3::text)',
    bound: `e.date <= ${DAY_OF_PLACE}`,
    order: 'e.date desc, e.id desc',
  },
  CERTIFICATE: written('certificate', 'issued_at'),
  MESSAGE: written('outbound_message', 'created_at'),
};

const selectFrom = (kind: TimelineKind): string => {
  const { table, at, bound, order } = SOURCES[kind];
  const rank = RANKS[kind];
  return `(select '${kind}' as kind, ${rank} as rank, e.id, ${at} as at from ${table} e
    where e.patient_id = $1 and ${bound}
      and ($4::date is null or (${at}, ${rank}, e.id) < (${PLACE}, $6::integer, $7::integer))
    order by ${order} limit $2)`;
};

@Injectable()
export class TimelineKeys {
  constructor(
    private readonly sql: Sql,
    private readonly clock: Clock,
  ) {}

  /** @throws DomainError `INVALID_INPUT` on `after` for a cursor that is not of this list. */
  page(kinds: readonly TimelineKind[], { patientId, ...page }: TimelineInput): Promise<Page<TimelineKey>> {
    return readPage(page, NEWEST_FIRST, (count, after) =>
      kinds.length === 0
        ? Promise.resolve([])
        : this.sql.rows<TimelineKey>(
            `select kind, id, to_char(at at time zone 'UTC', 'YYYY-MM-DD') as day,
                    (extract(epoch from (at at time zone 'UTC')::time) * 1000)::integer as millisecond
             from (${kinds.map(selectFrom).join(' union all ')}) as entry
             -- PostgreSQL needs the type of a parameter that none of the kinds uses.
             where $3::text is not null
             order by at desc, rank desc, id desc limit $2`,
            [patientId, count, this.clock.timeZone, ...(after ?? [null, null, null, null])],
          ),
    );
  }
}
