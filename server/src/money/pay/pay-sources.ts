import type { LocalDate } from '#domain/clinic-time.js';
import type { BasisPoints, PayKind } from '#domain/money/pay.js';
import type { Clp } from '#domain/stock/clp.js';
import { PERIODS, WORKED_ON } from '../charges/renting.js';

/** A line of the ledger that is paid for. */
export interface PaySource {
  readonly chargeId: number;
  readonly paymentUseId: number | null;
  readonly packUseId: number | null;
  /** The day on which it counts. */
  readonly day: LocalDate;
  readonly description: string;
  /** Null for a sale without a patient, and after a suppression. */
  readonly patientName: string | null;
  readonly kind: PayKind;
  readonly basisPoints: BasisPoints;
  readonly base: Clp;
}

/**
 * The unsettled lines that the professional `$1` is paid for, of the days of the till `$2` to `$3`. The regime of the day
 * of the work decides, so a charge is paid once, as charged or as collected. A session of a pack counts with its visit's
 * charge, at its part of the pack's price; if it is given back, also with that charge's reversal.
 */
export const SELECT_SOURCES = `
  with charged as (
    select c.id, c.booked_on, c.amount, c.description, p.name as patient_name, r.kind, r.basis,
           coalesce(
             (select t.basis_points from pay_rate t
              where t.regime_id = r.id and (t.treatment_id = c.treatment_id
                or t.treatment_id is null and c.treatment_id is null and lower(t.treatment) = lower(c.description))
              order by t.id limit 1),
             r.basis_points) as basis_points
    from charge c
      left join charge original on original.id = c.reverses_id
      left join patient p on p.id = c.patient_id
      join (${PERIODS}) r on r.professional_id = c.professional_id and ${WORKED_ON} >= r.valid_from
        and (r.until is null or ${WORKED_ON} < r.until)
    where c.professional_id = $1 and c.kind <> 'PACK'),
  source as (
    select c.id as charge_id, null::integer as payment_use_id, null::integer as pack_use_id, c.booked_on as day,
           c.amount as base
    from charged c where c.basis = 'CHARGED' and c.amount <> 0
    union all
    select c.id, u.id, null, u.booked_on, u.amount
    from charged c join payment_use u on u.charge_id = c.id
    where c.basis is distinct from 'CHARGED'
    union all
    select c.id, null, u.id, case when u.reverses_id is null then c.booked_on else b.booked_on end,
           case when u.reverses_id is null then k.price / k.sessions else -(k.price / k.sessions) end
    from charged c join pack_use u on u.charge_id = c.id join pack k on k.id = u.pack_id
      left join charge b on b.reverses_id = c.id
    where k.price >= k.sessions)
  select s.charge_id as "chargeId", s.payment_use_id as "paymentUseId", s.pack_use_id as "packUseId", s.day,
         c.description, c.patient_name as "patientName", c.kind, c.basis_points as "basisPoints", s.base
  from source s join charged c on c.id = s.charge_id
  where s.day between $2 and $3
    and not exists (select from pay_line l where l.charge_id = s.charge_id
                      and l.payment_use_id is not distinct from s.payment_use_id
                      and l.pack_use_id is not distinct from s.pack_use_id)
  order by s.day, s.charge_id, s.payment_use_id, s.pack_use_id`;
