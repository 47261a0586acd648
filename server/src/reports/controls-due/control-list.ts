import { type ControlState, listedControls, visitsBefore } from '#domain/visits/control-due.js';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../foundation/clock.js';
import { Sql } from '../../foundation/database/sql.js';
import { type Page, type PageOrder, readPage } from '../../foundation/input/page-cursor.js';
import { isListed } from '../../patients/patient.row.js';
import type { ControlDueRow } from './control-due.row.js';
import type { ControlListInput } from './control-list.input.js';

export interface ControlPage extends Page<ControlDueRow> {
  readonly totalCount: number;
}

/**
 * The controls due on the days `$3` to `$4`. In each service, a patient's last visit (from `$1` until today, `$2`)
 * whose treatment has an interval decides; a visit without one changes nothing. Any appointment from today on hides the
 * patient, whatever its service: the desk speaks with them then.
 */
const DUE = `
  -- Read in the order of appointment_visits_idx.
  visit as materialized (
    select distinct on (a.patient_id, a.service_type)
           a.patient_id, a.service_type, a.date as visited_on, a.treatment, a.professional_id
    from appointment a
    where a.status = 'COMPLETED' and a.date between $1 and $2
      and ($7::integer is null or a.patient_id = $7)
      and a.treatment = any (array (select t.name from treatment t where t.control_weeks is not null))
    order by a.patient_id, a.service_type, a.date desc, a.start_minute desc, a.id desc),
  due as materialized (
    select v.*, t.id as treatment_id, d.due_on
    from visit v join treatment t on t.name = v.treatment
      -- As dateOfControl in domain/visits/next-visit.ts; server/test checks that the two agree.
      cross join lateral (select v.visited_on + 7 * t.control_weeks as due_on) as d
    where d.due_on between $3 and $4 and ($5::integer is null or v.professional_id = $5)
      and ($6::text is null or v.treatment = $6) and ${isListed('v.patient_id')}
      and v.patient_id not in (
        select b.patient_id from appointment b
        where b.date >= $2 and b.status in ('BOOKED', 'CONFIRMED') and b.attendance is distinct from 'NO_SHOW')
      -- Who had their data removed is not called, unless they came back.
      and not exists (select from suppression s where s.patient_id = v.patient_id and s.at >= v.visited_on))`;

const COLUMNS = `
         d.patient_id as "patientId", p.name as "patientName", p.phone as "patientPhone",
         exists (select from message_opposition o where o.patient_id = p.id and o.channel = 'WHATSAPP') as "isOpposed",
         d.service_type as "serviceType", d.visited_on as "visitedOn", d.due_on as "dueOn", d.treatment,
         d.treatment_id as "treatmentId", d.professional_id as "professionalId", w.name as "professionalName",
         (select count(*) from due)::integer as total`;

interface CountedRow extends ControlDueRow {
  readonly total: number;
}

interface ListOrder extends PageOrder<CountedRow> {
  readonly sql: string;
  readonly beyond: '>' | '<';
}

const keys = {
  kinds: ['day', 'integer', 'text'],
  keysOf: ({ dueOn, patientId, serviceType }) => [dueOn, patientId, serviceType],
} as const satisfies Omit<PageOrder<CountedRow>, 'name'>;

const SOONEST_FIRST: ListOrder = {
  ...keys,
  name: 'CONTROLS',
  sql: 'd.due_on, d.patient_id, d.service_type',
  beyond: '>',
};
/** For overdue ones: the longer ago, the less likely it is that the patient comes back. */
const LATEST_FIRST: ListOrder = {
  ...keys,
  name: 'OVERDUE_CONTROLS',
  sql: 'd.due_on desc, d.patient_id desc, d.service_type desc',
  beyond: '<',
};

const orderOf = (state: ControlState | null | undefined): ListOrder =>
  state === 'OVERDUE' ? LATEST_FIRST : SOONEST_FIRST;

@Injectable()
export class ControlList {
  constructor(
    private readonly sql: Sql,
    private readonly clock: Clock,
  ) {}

  /** @throws DomainError `INVALID_INPUT` on `after` for a cursor that is not of this list. */
  async page(query: ControlListInput): Promise<ControlPage> {
    const order = orderOf(query.state);
    const filter = this.filterOf(query);
    let total: number | undefined;
    const page = await readPage(query, order, async (count, after) => {
      const rows = await this.sql.rowsWithFreshPlan<CountedRow>(
        `with ${DUE}
         select ${COLUMNS}
         from (select * from due d
               where $10::date is null
                  or (d.due_on, d.patient_id, d.service_type) ${order.beyond} ($10::date, $11::integer, $12::text)
               order by ${order.sql} limit $8 offset $9) as d
           join patient p on p.id = d.patient_id join professional w on w.id = d.professional_id
         order by ${order.sql}`,
        [...filter, count, query.offset, ...(after ?? order.kinds.map(() => null))],
      );
      total = rows[0]?.total;
      return rows;
    });
    return { ...page, totalCount: total ?? (await this.count(filter)) };
  }

  private async count(filter: readonly unknown[]): Promise<number> {
    const [counted] = await this.sql.rowsWithFreshPlan<{ total: number }>(
      `with ${DUE} select count(*)::integer as total from due`,
      filter,
    );
    return counted?.total ?? 0;
  }

  /** The values `$1` to `$7`. */
  private filterOf({ state, professionalId, treatment, patientId }: ControlListInput): unknown[] {
    const today = this.clock.wall().date;
    const due = listedControls(today, state);
    const visits = visitsBefore(due, today);
    return [
      visits.from,
      visits.to,
      due.from,
      due.to,
      professionalId ?? null,
      treatment || null,
      patientId ?? null,
    ];
  }
}
