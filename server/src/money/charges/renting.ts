/** The regimes that count. If several begin on one day, the newest corrects the others. */
export const REGIMES = `
  select distinct on (professional_id, valid_from) * from pay_regime
  order by professional_id, valid_from, id desc`;

/** Each regime with the day on which the next one begins, or null. */
export const PERIODS = `
  select r.*, lead(r.valid_from) over (partition by r.professional_id order by r.valid_from) as until
  from (${REGIMES}) r`;

/** The day of the work of the charge `c`, or of the charge `original` that `c` takes back; it decides the regime. */
export const WORKED_ON = 'coalesce(original.belongs_to, c.belongs_to)';

/** Joins the regime `renting` to charges `c` that are a renting professional's own income. */
export const JOIN_RENTING = `
  left join charge original on original.id = c.reverses_id
  left join (select p.professional_id, p.valid_from, p.until from (${PERIODS}) p where p.kind = 'RENT') renting
    on renting.professional_id = c.professional_id and c.kind <> 'PACK' and ${WORKED_ON} >= renting.valid_from
    and (renting.until is null or ${WORKED_ON} < renting.until)`;

/** The payments to renting professionals on the days of the till from `$1` to `$2`: a row for each use of a payment. */
export const COLLECTED_BY_RENTERS = `
  select c.professional_id, u.id, u.payment_id, u.charge_id, u.at, u.booked_on as day, m.method, u.amount
  from payment_use u
    join payment m on m.id = u.payment_id
    join charge c on c.id = u.charge_id
    ${JOIN_RENTING}
  -- Without a rent, nothing is read.
  where u.booked_on between $1 and $2 and exists (select from pay_regime where kind = 'RENT')
    and renting.professional_id is not null`;
