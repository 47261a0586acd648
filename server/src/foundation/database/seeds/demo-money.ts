import type { LocalDate } from '#domain/clinic-time.js';
import type { EntityManager } from '@mikro-orm/postgresql';
import { addDemoPacks } from './demo-packs.js';

/** In the till each morning. */
const OPENING_CASH = 20_000;

/** Completed visits with a price: each is charged on its day. */
const CHARGES = `
  insert into charge (kind, patient_id, appointment_id, professional_id, treatment_id, description, list_price, discount,
                      amount, tax, reason, belongs_to, booked_on, at, staff_user_id)
  select 'VISIT', a.patient_id, a.id, a.professional_id, t.id, a.treatment, t.price, d.discount, t.price - d.discount,
         case a.service_type when 'PODIATRY' then 'UNDEFINED' else 'TAXED' end, d.reason, a.date, a.date,
         (a.date + make_interval(mins => a.start_minute + a.duration_minutes)) at time zone ?::text, 1
  from appointment a
    join treatment t on lower(t.name) = lower(a.treatment)
    cross join lateral (
      select case when a.id % 13 = 0 then t.price / 10 else 0 end as discount,
             case when a.id % 13 = 0 then 'Convenio (demo)' else '' end as reason) d
  where a.status = 'COMPLETED' and a.date <= ? and t.price is not null
  order by a.date, a.start_minute, a.id`;

/** One in seven is not paid yet, one in eleven in part; cash in whole coins. */
const PAYMENTS = `
  with due as (
    select c.*, (case when c.id % 11 = 0 then c.amount / 2 else c.amount end) / 10 * 10 as paid,
           (array['DEBIT', 'CASH', 'TRANSFER', 'DEBIT', 'CREDIT'])[1 + c.id % 5] as method
    from charge c where c.id % 7 <> 0),
  issued as (
    insert into fiscal_document (kind, number)
    select case when method in ('DEBIT', 'CREDIT') then 'VOUCHER' else 'EXEMPT_RECEIPT' end, (1000 + id)::text
    from due where id % 3 <> 0 order by id returning id, number),
  paid as (
    insert into payment (kind, method, patient_id, amount, authorization_code, document_id, belongs_to, booked_on, at,
                         staff_user_id)
    select 'PAYMENT', d.method, d.patient_id, d.paid,
           case when d.method in ('DEBIT', 'CREDIT') then (100000 + d.id)::text else '' end, i.id, d.belongs_to,
           d.booked_on, d.at + interval '5 minutes', 1
    from due d left join issued i on i.number = (1000 + d.id)::text
    order by d.id returning id, patient_id, amount, at),
  -- Payments were added in the order of their charges.
  numbered as (select id, amount, row_number() over (order by id) as place from paid),
  charges as (select id, at, row_number() over (order by id) as place from due)
  insert into payment_use (payment_id, charge_id, amount, at, staff_user_id)
  select n.id, c.id, n.amount, c.at + interval '5 minutes', 1 from numbered n join charges c using (place)`;

/** Each earlier day with a line is closed; on one, a note of $1.000 was missing. */
const CLOSINGS = `
  insert into cash_closing (day, opening_cash, counted_cash, expected_cash, reason, closed_at, closed_by)
  select d.day, ${OPENING_CASH}, e.cash - (case when d.place = 2 then 1000 else 0 end), e.cash,
         case when d.place = 2 then 'Faltó un billete (demo)' else '' end, (d.day + interval '21 hours') at time zone ?::text, 1
  from (select day, row_number() over (order by day desc) as place from cash_day where day < ?) d
    cross join lateral (
      select ${OPENING_CASH} + coalesce(sum(p.amount), 0)::integer as cash from payment p
      where p.booked_on = d.day and p.method = 'CASH' and p.kind <> 'ROUNDING') e
  order by d.day`;

/** The money of the visits up to today; today's till is open. */
export async function addDemoMoney(em: EntityManager, today: LocalDate, timeZone: string): Promise<void> {
  await em.execute(CHARGES, [timeZone, today]);
  await em.execute(PAYMENTS);
  await addDemoPacks(em);
  await em.execute(CLOSINGS, [timeZone, today]);
}
