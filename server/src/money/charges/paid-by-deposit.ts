/** The part of the charge `c` that was paid with a deposit. */
export const PAID_BY_DEPOSIT = `(
  select coalesce(sum(least(q.amount, u.amount)), 0)::integer
  from deposit d join deposit_part q on q.deposit_id = d.id
    join lateral (select coalesce(sum(x.amount), 0) as amount from payment_use x
                  where x.payment_id = q.payment_id and x.charge_id = c.id) u on true
  where d.appointment_id = c.appointment_id)`;

/** Whether the charge `c` is for a deposit that the clinic keeps. */
export const KEEPS_DEPOSIT = `exists (select from deposit d where d.kept_charge_id = c.id)`;
