import { KEPT_DEPOSIT } from '#domain/money/deposit.es.js';
import { COLLECTED_BY_RENTERS, JOIN_RENTING } from '../charges/renting.js';

/** Whether the charge `c`, joined with `JOIN_RENTING`, is the clinic's income, not a renting professional's. */
export const IS_INCOME = '(renting.professional_id is null)';

/**
 * The charges that are the clinic's income, booked from the day `$1` to `$2`. A charge's reversal is negative, on its own
 * day. `treatment` is the name under which the figures count it: the treatment's of today, or the pack's; else empty. A
 * kept deposit is no treatment.
 */
export const INCOME_CHARGES = `
  select c.id, c.at, c.booked_on, c.reverses_id, c.professional_id, c.tax, c.amount,
         case when c.kind = 'PACK' then c.description
              when c.kind = 'VISIT' then coalesce(t.name, c.description)
              when c.description = '${KEPT_DEPOSIT}' then ''
              else coalesce(t.name, '') end as treatment
  from charge c ${JOIN_RENTING} left join treatment t on t.id = c.treatment_id
  where c.booked_on between $1 and $2 and ${IS_INCOME}`;

/**
 * The payments to the clinic from the day `$1` to `$2`, and its refunds, less the parts that paid renting professionals
 * (`RENTER`, which names the charge). Roundings are no money, and tips no income.
 */
export const INCOME_PAYMENTS = `
  select m.id as payment_id, null::integer as use_id, null::integer as charge_id, m.kind, m.method, m.at,
         m.booked_on as day, m.amount
  from payment m where m.booked_on between $1 and $2 and m.kind in ('PAYMENT', 'REFUND')
  union all
  select r.payment_id, r.id, r.charge_id, 'RENTER', r.method, r.at, r.day, -r.amount from (${COLLECTED_BY_RENTERS}) r`;
