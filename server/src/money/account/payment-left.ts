/** The part of the payment `m` that pays no charge. */
export const LEFT = `(m.amount
  + (select coalesce(sum(r.amount), 0) from payment r
     where r.refunds_id = m.id or r.with_id = m.id and r.kind = 'ROUNDING')
  - (select coalesce(sum(x.amount), 0) from payment_use x where x.payment_id = m.id))`;
