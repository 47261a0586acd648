import { addMonths, type LocalDate } from '#domain/clinic-time.js';
import type { EntityManager } from '@mikro-orm/postgresql';
import { addDemoDeposits } from './demo-deposits.js';
import { addDemoPacks } from './demo-packs.js';

/** In the till each morning. */
const OPENING_CASH = 20_000;

/** Completed visits with a price: each is charged on its day. Before the last weeks, one a week is reduced. */
const CHARGES = `
  insert into charge (kind, patient_id, appointment_id, professional_id, treatment_id, description, list_price, discount,
                      amount, tax, reason, belongs_to, booked_on, at, staff_user_id, automatic)
  select 'VISIT', a.patient_id, a.id, a.professional_id, t.id, a.treatment, t.price, d.discount, t.price - d.discount,
         t.tax, d.reason, a.date, a.date,
         (a.date + make_interval(mins => a.start_minute + a.duration_minutes)) at time zone ?::text, 1, true
  from appointment a
    join treatment t on lower(t.name) = lower(a.treatment)
    cross join lateral (
      select case when a.date < ? then extract(isodow from a.date) = 1 and a.start_minute = 540 else a.id % 13 = 0 end
        as is_reduced) r
    cross join lateral (
      select case when r.is_reduced then t.price / 10 else 0 end as discount,
             case when r.is_reduced then 'Convenio (demo)' else '' end as reason) d
  where a.status = 'COMPLETED' and a.date <= ? and t.price is not null
  order by a.date, a.start_minute, a.id`;

/** The accountant has decided about one of them. */
const TAXES = `update treatment set tax = 'EXEMPT', version = version + 1 where name = 'Curación Podología'`;

/**
 * Payments of the visits. In the last weeks, one in seven is not paid yet and one in eleven in part; cash in whole
 * coins. All earlier ones are paid, by a method that depends on the hour. One of the last boletas, which have
 * consecutive numbers, is missing.
 */
const PAYMENTS = `
  with owed as (
    select c.*, (case when k.is_recent and c.id % 11 = 0 then c.amount / 2 else c.amount end) / 10 * 10 as paid, k.key,
           (array['DEBIT', 'CASH', 'TRANSFER', 'DEBIT', 'CREDIT'])[1 + k.key % 5] as method
    from charge c join appointment a on a.id = c.appointment_id
      cross join lateral (
        select a.date >= ? as is_recent, case when a.date < ? then a.start_minute / 60 else c.id end as key) k
    where not (k.is_recent and c.id % 7 = 0)),
  due as (
    select o.*, k.document, (1000 + row_number() over w + case
             when k.document = 'EXEMPT_RECEIPT' and row_number() over w > count(*) over (partition by k.document) - 5
             then 1 else 0 end)::text as number
    from owed o cross join lateral (
      select case when o.key % 3 = 0 then null when o.method in ('DEBIT', 'CREDIT') then 'VOUCHER'
                  else 'EXEMPT_RECEIPT' end as document) k
    window w as (partition by k.document order by o.id)),
  issued as (
    insert into fiscal_document (kind, number)
    select document, number from due where document is not null order by id returning id, kind, number),
  paid as (
    insert into payment (kind, method, patient_id, amount, authorization_code, document_id, belongs_to, booked_on, at,
                         staff_user_id)
    select 'PAYMENT', d.method, d.patient_id, d.paid,
           case when d.method in ('DEBIT', 'CREDIT') then (100000 + d.id)::text else '' end, i.id, d.belongs_to,
           d.booked_on, d.at + interval '5 minutes', 1
    from due d left join issued i on i.kind = d.document and i.number = d.number
    order by d.id returning id, patient_id, amount, at),
  -- Payments were added in the order of their charges.
  numbered as (select id, amount, row_number() over (order by id) as place from paid),
  charges as (select id, booked_on, at, row_number() over (order by id) as place from due)
  insert into payment_use (payment_id, charge_id, amount, booked_on, at, staff_user_id)
  select n.id, c.id, n.amount, c.booked_on, c.at + interval '5 minutes', 1 from numbered n join charges c using (place)`;

/** Expenses of this month and the earlier ones; the second rent was noted twice. */
const EXPENSES = `
  insert into expense (category, description, amount, method, document_number, belongs_to, booked_on, at, staff_user_id)
  select e.category, e.description, e.amount, e.method, e.document, d.day, d.day, (d.day + interval '18 hours') at time zone ?::text, 1
  from generate_series(0, ?::integer) n
    cross join (values
      ('RENT', 'Arriendo del local', 450000, 'TRANSFER', '', 4),
      ('UTILITIES', 'Luz y agua', 68430, 'TRANSFER', '7741205', 8),
      ('SUPPLIES', 'Guantes de nitrilo, 4 cajas', 23960, 'CREDIT', '88123', 2),
      ('SUPPLIES', 'Alcohol y algodón', 7490, 'CASH', '3310', 11),
      ('OTHER', 'Taxi a la notaría', 5500, 'CASH', '', 9),
      ('ADVERTISING', 'Volantes', 32000, 'DEBIT', '5512', 15)) e(category, description, amount, method, document, after)
    cross join lateral (
      select (date_trunc('month', ?::date)::date - make_interval(months => n) + make_interval(days => e.after))::date as day) d
  where d.day < ?::date
  order by d.day`;
const EXPENSE_TWICE = `
  with twice as (
    insert into expense (category, description, amount, method, belongs_to, booked_on, at, staff_user_id)
    select category, description, amount, method, belongs_to, booked_on, at + interval '1 minute', staff_user_id
    from expense where category = 'RENT' order by id desc limit 1
    returning *)
  insert into expense (category, description, amount, method, reason, belongs_to, booked_on, at, staff_user_id, reverses_id)
  select category, description, -amount, method, 'Se anotó dos veces (demo)', belongs_to, booked_on, at + interval '2 minutes',
         staff_user_id, id
  from twice`;

/** Fees on what is collected, with another percentage for one treatment, and a salary with a commission; none for the third. */
const REGIMES = `
  with regime as (
    insert into pay_regime (professional_id, kind, valid_from, basis, basis_points, at, staff_user_id)
    select r.professional_id, r.kind, date_trunc('month', ?::date)::date, r.basis, r.basis_points,
           (date_trunc('month', ?::date) + interval '12 hours') at time zone ?::text, 1
    from (values (1, 'FEES', 'COLLECTED', 4500), (3, 'SALARIED', 'CHARGED', 1250)) r(professional_id, kind, basis, basis_points)
    returning id, kind)
  insert into pay_rate (regime_id, treatment_id, treatment, basis_points)
  select r.id, t.id, t.name, 5000 from regime r join treatment t on t.name = 'Curación Podología' where r.kind = 'FEES'`;

/** Each earlier day with a line is closed; on one, a note of $1.000 was missing. */
const CLOSINGS = `
  insert into cash_closing (day, opening_cash, counted_cash, expected_cash, reason, closed_at, closed_by)
  select d.day, ${OPENING_CASH}, e.cash - (case when d.place = 2 then 1000 else 0 end), e.cash,
         case when d.place = 2 then 'Faltó un billete (demo)' else '' end, (d.day + interval '21 hours') at time zone ?::text, 1
  from (select day, row_number() over (order by day desc) as place from cash_day where day < ?) d
    cross join lateral (
      select (${OPENING_CASH} + coalesce((
          select sum(p.amount) from payment p
          where p.booked_on = d.day and p.method = 'CASH' and p.kind <> 'ROUNDING'), 0)
        - coalesce((select sum(x.amount) from expense x where x.booked_on = d.day and x.method = 'CASH'), 0))::integer as cash) e
  order by d.day`;

/** A union, whose members have a percentage off, and a company with a price of its own. */
const AGREEMENTS = `
  with agreement as (
    insert into agreement (name) values ('Sindicato Demo'), ('Empresa Demo Ltda.') returning id, name),
  term as (
    insert into agreement_term (agreement_id, treatment_id, value, at, staff_user_id)
    select g.id, t.id, v.value, now() - interval '60 days', 1
    from agreement g
      join (values ('Sindicato Demo', null, 15), ('Empresa Demo Ltda.', 'Podología general', 20000),
                   ('Empresa Demo Ltda.', null, 5)) v(agreement, treatment, value) on v.agreement = g.name
      left join treatment t on t.name = v.treatment)
  insert into patient_agreement (patient_id, agreement_id)
  select p.id, g.id from (select id, row_number() over (order by id) as place from patient) p
    join agreement g on g.name = case p.place when 3 then 'Sindicato Demo' when 6 then 'Empresa Demo Ltda.' end`;

interface DemoDays {
  /** The first day of the last weeks. */
  readonly recentFrom: LocalDate;
  readonly today: LocalDate;
  /** There are expenses and pay of this month and of so many before it. */
  readonly months: number;
  readonly timeZone: string;
}

/** The money of the visits up to today, and what was spent; today's till is open. */
export async function addDemoMoney(
  em: EntityManager,
  { recentFrom, today, months, timeZone }: DemoDays,
): Promise<void> {
  const firstMonth = addMonths(today, -months);
  await em.execute(TAXES);
  await em.execute(CHARGES, [timeZone, recentFrom, today]);
  await em.execute(PAYMENTS, [recentFrom, recentFrom]);
  await em.execute(AGREEMENTS);
  await addDemoPacks(em);
  await addDemoDeposits(em, today);
  await em.execute(REGIMES, [firstMonth, firstMonth, timeZone]);
  await em.execute(EXPENSES, [timeZone, months, today, today]);
  await em.execute(EXPENSE_TWICE);
  await em.execute(CLOSINGS, [timeZone, today]);
}
