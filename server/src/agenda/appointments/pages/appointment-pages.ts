import { type LocalDate, parseInstant } from '#domain/clinic-time.js';
import { Injectable } from '@nestjs/common';
import type { ChangesInput } from '../../../foundation/changes/changes.input.js';
import {
  type ChangePage,
  type Deletion,
  readChanges,
  readDeletions,
} from '../../../foundation/changes/read-changes.js';
import { changedMicroseconds, changedSince, inOrderOfChange } from '../../../foundation/database/changes.js';
import { Sql } from '../../../foundation/database/sql.js';
import { type ChangedRow, IN_ORDER_OF_CHANGE } from '../../../foundation/input/changed-since.js';
import { type Page, type PageOrder, readPage } from '../../../foundation/input/page-cursor.js';
import { AppointmentList } from '../appointment-list.js';
import type { AppointmentPageInput } from './appointment-page.input.js';
import {
  APPOINTMENT_COLUMNS,
  APPOINTMENT_JOINS,
  type AppointmentRow,
  IN_ORDER_OF_TIME,
  SELECT_APPOINTMENTS,
} from '../appointment.row.js';

const BY_TIME: PageOrder<AppointmentRow> = {
  name: 'APPOINTMENTS',
  kinds: ['day', 'integer', 'integer'],
  keysOf: ({ date, startMinute, id }) => [date, startMinute, id],
};

/** SQL condition on an appointment's patient, statuses and agenda; null matches any. */
const matchesFilters = (first: number): string =>
  `($${first}::integer is null or a.patient_id = $${first})
   and ($${first + 1}::text[] is null or a.status = any($${first + 1}::text[]))
   and ($${first + 2}::text is null or a.service_type = $${first + 2})`;
const filters = ({ patientId, statuses, serviceType }: AppointmentPageInput): unknown[] => [
  patientId ?? null,
  statuses ?? null,
  serviceType ?? null,
];

/** Pages of appointments for API clients, including cancelled ones: by time, or by their last change. */
@Injectable()
export class AppointmentPages {
  constructor(
    private readonly sql: Sql,
    private readonly list: AppointmentList,
  ) {}

  /** @throws DomainError `INVALID_INPUT` on `after` for a cursor that is not of this list. */
  page(query: AppointmentPageInput): Promise<Page<AppointmentRow>> {
    return query.changedSince ? this.changed(query, parseInstant(query.changedSince)) : this.byTime(query);
  }

  private byTime(query: AppointmentPageInput): Promise<Page<AppointmentRow>> {
    return readPage<AppointmentRow>(query, BY_TIME, (count, after) =>
      this.sql.rowsWithFreshPlan(
        `${SELECT_APPOINTMENTS}
         where ($1::date is null or (a.date, a.start_minute, a.id) > ($1::date, $2::integer, $3::integer))
           and ${matchesFilters(5)} ${IN_ORDER_OF_TIME} limit $4`,
        [after?.[0] ?? null, after?.[1] ?? null, after?.[2] ?? null, count, ...filters(query)],
      ),
    );
  }

  private changed(query: AppointmentPageInput, since: Date): Promise<Page<AppointmentRow>> {
    return readPage<AppointmentRow & ChangedRow>(query, IN_ORDER_OF_CHANGE, (count, after) =>
      this.sql.rowsWithFreshPlan(
        `select ${APPOINTMENT_COLUMNS}, ${changedMicroseconds('a')} from appointment a ${APPOINTMENT_JOINS}
         where ${changedSince('a')} and ${matchesFilters(5)} ${inOrderOfChange('a')} limit $4`,
        [since, after?.[0] ?? null, after?.[1] ?? null, count, ...filters(query)],
      ),
    );
  }

  /**
   * For API clients that keep a copy.
   * @param date only appointments that are on this day now
   * @throws DomainError `BAD_REQUEST` for a cursor that is not of this list
   */
  changesForCopies(asked: ChangesInput, date: LocalDate | undefined): Promise<ChangePage<AppointmentRow>> {
    return readChanges(this.sql, asked, {
      table: 'appointment',
      only: date === undefined ? undefined : { column: 'c.date', value: date },
      rows: (_, [ids]) => this.list.byIds(ids),
    });
  }

  /** @throws as `changesForCopies` */
  deletions(asked: ChangesInput): Promise<ChangePage<Deletion>> {
    return readDeletions(this.sql, asked, { table: 'appointment' });
  }
}
