import { addDays, type LocalDate } from '#domain/clinic-time.js';
import { type ControlState, DAYS_AHEAD, oldestListed, visitsBefore } from '#domain/reports/control-due.js';
import { AUTOMATIC_INVITATION } from '#domain/reports/control-due.es.js';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../foundation/clock.js';
import { READ_ONLY } from '../../foundation/database/for-update.js';
import { asIsoInstant, Sql } from '../../foundation/database/sql.js';
import { type Page, type PageOrder, readPage } from '../../foundation/input/page-cursor.js';
import { isOpposed } from '../../messages/oppositions/oppositions.js';
import { isListed } from '../../patients/patient.row.js';
import { ControlFollowUp } from './control-follow-up.entity.js';
import type { ControlDueRow } from './control-due.row.js';
import type { ControlListInput } from './control-list.input.js';
import { FootControls } from './foot-controls.js';

/**
 * A message and its day are seen by users who may not read health data, so it is written when such users see the control
 * in the list: at the start of a risk's interval, the day would tell the category.
 */
export const MESSAGES_READ_HEALTH_DATA = false;

export type ListedControl = Pick<ControlDueRow, 'patientId' | 'serviceType'>;

export interface ControlPage extends Page<ControlDueRow> {
  readonly totalCount: number;
}

/** The podiatrist of patients whose record names no professional. */
const FIRST_PODIATRIST = `(select w.id from professional w where 'PODIATRY' = any(w.services)
  order by w.archived_at is not null, w.position, w.id limit 1)`;

/**
 * The interval would reveal the category of the feet's risk: users who may not read health data see all controls
 * equally long before they are due.
 */
const LISTED_FROM = `case when $11 then c.starts_on else c.due_on - ${DAYS_AHEAD} end`;

/**
 * The controls that are listed on the day `$2` and due on `$3` or later; with `$9`, those for which the patient is not
 * called; with `$11`, for readers of health data. In each service, a patient's last visit (from `$1` on) whose treatment
 * has an interval decides; a visit without one changes nothing.
 * @param ofPatients a condition on the visits `a` and on the controls `f` that exams call for
 */
const controls = (ofPatients: (alias: 'a' | 'f') => string): string => `
  select c.* from (
    select v.patient_id, v.service_type, 'TREATMENT' as reason, d.due_on - ${DAYS_AHEAD} as starts_on, d.due_on,
           v.visited_on, v.treatment, null::integer as clinical_record_id, v.professional_id
    from (
      -- Read in the order of appointment_visits_idx.
      select distinct on (a.patient_id, a.service_type)
             a.patient_id, a.service_type, a.date as visited_on, a.treatment, a.professional_id
      from appointment a
      where a.status = 'COMPLETED' and a.date between $1 and $2 and ${ofPatients('a')}
        and a.treatment = any (array (select t.name from treatment t where t.control_weeks is not null))
      order by a.patient_id, a.service_type, a.date desc, a.start_minute desc, a.id desc) as v
      join treatment t on t.name = v.treatment
      -- As dateOfControl in domain/visits/next-visit.ts; server/test checks that the two agree.
      cross join lateral (select v.visited_on + 7 * t.control_weeks as due_on) as d
    where ($7::text is null or v.treatment = $7) and ($8::text is null or $8 = 'TREATMENT')
    union all
    select f.patient_id, 'PODIATRY', f.reason, f.starts_on, f.due_on,
           f.visited_on, null, f.clinical_record_id, coalesce(f.professional_id, ${FIRST_PODIATRIST})
    from foot_control f
    where $7::text is null and ($8::text is null or f.reason = $8) and ${ofPatients('f')}) as c
  where ${LISTED_FROM} <= $2 and c.due_on >= $3
    -- A person limited to their own agenda sees no other professional, and each row names one.
    and c.professional_id in (select w.id from professional w) and ($6::integer is null or c.professional_id = $6)
    and ($10::integer is null or c.patient_id = $10)
    and $9::boolean = ((c.patient_id, c.service_type, c.reason, c.visited_on) in (
      select x.patient_id, x.service_type, x.reason, x.visited_on
      from control_follow_up x where x.kind = 'DISMISSED' and x.undone_at is null))
    -- Patients who had their data removed are not called, unless they came back.
    and not exists (select from suppression s where s.patient_id = c.patient_id and s.at >= c.visited_on)`;

/**
 * The patients whose earliest control is due on the days `$4` to `$5`. Any appointment from today on hides a patient,
 * whatever its service: the desk speaks with them then.
 */
const due = (ofPatients: (alias: 'a' | 'f') => string): string => `
  due as materialized (
    select c.patient_id, c.service_type, min(c.due_on) as due_on
    from (${controls(ofPatients)}) as c
    where ${isListed('c.patient_id')} and c.patient_id not in (
      select b.patient_id from appointment b
      where b.date >= $2 and b.status in ('BOOKED', 'CONFIRMED') and b.attendance is distinct from 'NO_SHOW')
    group by c.patient_id, c.service_type having min(c.due_on) between $4 and $5)`;

const DUE = due(() => 'true');
const ofMessages = (alias: 'a' | 'f'): string =>
  `${alias}.patient_id in (select x.patient_id from control_follow_up x where x.outbound_message_id = any($12))`;

/**
 * Whether the control `c` was written about: by staff, or by a message that was not withdrawn.
 */
const IS_INVITED = `exists (
  select from control_follow_up x left join outbound_message m on m.id = x.outbound_message_id
  where x.patient_id = c.patient_id and x.service_type = c.service_type and x.reason = c.reason
    and x.visited_on = c.visited_on and x.kind = 'INVITED' and m.state is distinct from 'WITHDRAWN')`;

/** The causes of each row of a page, as `ControlCause`s. */
const CAUSES = `
  select d.patient_id, d.service_type,
         jsonb_agg(jsonb_build_object(
           'reason', c.reason, 'startsOn', c.starts_on, 'dueOn', c.due_on, 'visitedOn', c.visited_on,
           'treatment', coalesce(c.treatment, a.treatment, ''), 'treatmentId', t.id,
           'professionalId', w.id, 'professionalName', w.name) order by c.due_on, c.reason) as causes
  from page d
    join (${controls((alias) => `${alias}.patient_id in (select patient_id from page)`)}) as c
      using (patient_id, service_type)
    join professional w on w.id = c.professional_id
    left join clinical_record r on r.id = c.clinical_record_id
    left join appointment a on a.id = r.appointment_id
    left join treatment t on t.name = coalesce(c.treatment, a.treatment)
  group by d.patient_id, d.service_type`;

/** Hides follow-ups from before the control was listed for this reader, which would reveal its interval. */
const IS_SHOWN_FOLLOW_UP = `($11 or x.at >= d.due_on - ${DAYS_AHEAD})`;

const COLUMNS = `
         d.patient_id as "patientId", p.name as "patientName", p.phone as "patientPhone",
         ${isOpposed('p.id', `'WHATSAPP'`, `'CONTROL'`)} as "isOpposed",
         d.service_type as "serviceType", d.due_on as "dueOn", e.causes, (select count(*) from due)::integer as total,
         (select json_build_object('id', x.id, 'at', ${asIsoInstant('coalesce(m.sent_at, x.at)')}, 'channel', x.channel,
                                   'byName', coalesce(u.name, '${AUTOMATIC_INVITATION}'),
                                   'isAutomatic', x.staff_user_id is null, 'state', m.state)
          from control_follow_up x left join staff_user u on u.id = x.staff_user_id
            left join outbound_message m on m.id = x.outbound_message_id
          where (m.state is null or m.state not in ('WITHDRAWN', 'DISCARDED')) and x.patient_id = d.patient_id and x.service_type = d.service_type and x.kind = 'INVITED'
            and x.at >= (e.causes -> 0 ->> 'visitedOn')::date and ${IS_SHOWN_FOLLOW_UP}
          order by x.id desc limit 1) as invitation,
         (select json_build_object('at', ${asIsoInstant('x.at')}, 'note', x.note, 'byName', u.name)
          from control_follow_up x join staff_user u on u.id = x.staff_user_id
          where $9 and ${IS_SHOWN_FOLLOW_UP} and x.patient_id = d.patient_id and x.service_type = d.service_type and x.kind = 'DISMISSED'
            and x.undone_at is null
          order by x.id desc limit 1) as dismissal`;

type ListedPatient = Pick<
  ControlDueRow,
  | 'patientId'
  | 'patientName'
  | 'patientPhone'
  | 'isOpposed'
  | 'serviceType'
  | 'dueOn'
  | 'causes'
  | 'invitation'
  | 'dismissal'
> & { readonly total: number };

function withFirstCause(row: ListedPatient): CountedRow {
  const [first] = row.causes;
  if (!first) throw new Error('a row of the list has a cause');
  return { ...row, ...first };
}

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
    private readonly em: EntityManager,
    private readonly sql: Sql,
    private readonly footControls: FootControls,
    private readonly clock: Clock,
  ) {}

  /** @returns undefined if the list has no such row for this reader. */
  async find(
    { patientId, serviceType }: ListedControl,
    isDismissed: boolean,
    readsHealthData: boolean,
  ): Promise<ControlDueRow | undefined> {
    const query = { first: 2, offset: 0, patientId, dismissed: isDismissed };
    const { nodes } = await this.page(query, readsHealthData);
    return nodes.find((row) => row.serviceType === serviceType);
  }

  /** Rows without a message yet, if a control of theirs is proposed from this day on. */
  async uninvited(since: LocalDate): Promise<ListedControl[]> {
    await this.footControls.refresh();
    return this.sql.rowsWithFreshPlan<ListedControl>(
      `with ${DUE}
       select distinct d.patient_id as "patientId", d.service_type as "serviceType"
       from due d join (${controls(() => 'true')}) as c using (patient_id, service_type)
       where ${LISTED_FROM} >= $12 and not ${IS_INVITED}
       order by d.patient_id, d.service_type`,
      [...this.filterOf({ dismissed: false }, MESSAGES_READ_HEALTH_DATA), since],
    );
  }

  /** Whether staff wrote about this control, or a message about it was not withdrawn. */
  async isInvited(row: ControlDueRow): Promise<boolean> {
    const { patientId, serviceType, reason, visitedOn } = row;
    const found = await this.sql.rows(
      `select from (select $1::integer as patient_id, $2::text as service_type, $3::text as reason,
                           $4::date as visited_on) as c
       where ${IS_INVITED}`,
      [patientId, serviceType, reason, visitedOn],
    );
    return found.length > 0;
  }

  /** The ids of the automatic messages whose control is still listed. */
  async standing(messageIds: readonly number[]): Promise<number[]> {
    await this.footControls.refresh();
    const rows = await this.sql.rowsWithFreshPlan<{ id: number }>(
      `with ${due(ofMessages)}
       select distinct m.id
       from control_follow_up x join due d using (patient_id, service_type)
         join (${controls(ofMessages)}) as c using (patient_id, service_type, reason, visited_on)
         join outbound_message m on m.id = x.outbound_message_id
       where m.id = any($12::integer[])`,
      [...this.filterOf({ dismissed: false }, MESSAGES_READ_HEALTH_DATA), messageIds],
    );
    return rows.map(({ id }) => id);
  }

  /** The row that an automatic message is about; undefined if it is no longer listed. */
  async findByMessage(messageId: number): Promise<ControlDueRow | undefined> {
    const about = await this.em.findOne(ControlFollowUp, { outboundMessageId: messageId }, READ_ONLY);
    return about ? this.find(about, false, MESSAGES_READ_HEALTH_DATA) : undefined;
  }

  /** @throws DomainError `INVALID_INPUT` on `after` for a cursor that is not of this list. */
  async page(query: ControlListInput, readsHealthData: boolean): Promise<ControlPage> {
    await this.footControls.refresh();
    const order = orderOf(query.state);
    const filter = this.filterOf(query, readsHealthData);
    let total: number | undefined;
    const page = await readPage(query, order, async (count, after) => {
      const rows = await this.sql.rowsWithFreshPlan<ListedPatient>(
        `with ${DUE},
         page as materialized (
           select * from due d
           where $14::date is null
              or (d.due_on, d.patient_id, d.service_type) ${order.beyond} ($14::date, $15::integer, $16::text)
           order by ${order.sql} limit $12 offset $13)
         select ${COLUMNS}
         from page d join (${CAUSES}) as e using (patient_id, service_type) join patient p on p.id = d.patient_id
         order by ${order.sql}`,
        [...filter, count, query.offset, ...(after ?? order.kinds.map(() => null))],
      );
      total = rows[0]?.total;
      return rows.map(withFirstCause);
    });
    return { ...page, totalCount: total ?? (await this.count(filter)) };
  }

  /** How many patients are listed as overdue. */
  async countOverdue(): Promise<number> {
    await this.footControls.refresh();
    return this.count(this.filterOf({ state: 'OVERDUE', dismissed: false }, true));
  }

  private async count(filter: readonly unknown[]): Promise<number> {
    const [counted] = await this.sql.rowsWithFreshPlan<{ total: number }>(
      `with ${DUE} select count(*)::integer as total from due`,
      filter,
    );
    return counted?.total ?? 0;
  }

  /** The values `$1` to `$11`. */
  private filterOf(
    {
      state,
      professionalId,
      treatment,
      reason,
      dismissed,
      patientId,
    }: Omit<ControlListInput, 'first' | 'after' | 'offset'>,
    readsHealthData: boolean,
  ): unknown[] {
    const today = this.clock.wall().date;
    return [
      visitsBefore(today).from,
      today,
      oldestListed(today),
      state === 'UPCOMING' ? today : oldestListed(today),
      state === 'OVERDUE' ? addDays(today, -1) : 'infinity',
      professionalId ?? null,
      treatment || null,
      reason ?? null,
      dismissed,
      patientId ?? null,
      readsHealthData,
    ];
  }
}
