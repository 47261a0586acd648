import type { LocalDate } from '#domain/clinic-time.js';
import type { HeldPack } from '#domain/money/pack.js';
import type { Clp } from '#domain/stock/clp.js';
import { asIsoInstant } from '../../foundation/database/sql.js';

/** A line of a pack's ledger. */
export interface PackLine {
  readonly id: number;
  readonly packId: number;
  readonly chargeId: number;
  readonly usedOn: LocalDate;
  /** Empty in a use. */
  readonly reason: string;
  /** ISO 8601 in UTC, as are all instants here. */
  readonly at: string;
  /** Null in a use. */
  readonly reversesId: number | null;
}

/** A session that a visit used. */
export interface UsedSession {
  readonly id: number;
  /** The day of the visit. */
  readonly usedOn: LocalDate;
  /** Null once the appointment is deleted. */
  readonly appointmentId: number | null;
  readonly treatment: string;
  readonly professionalName: string | null;
  readonly staffName: string | null;
  readonly at: string;
  /** Null while it is used. */
  readonly givenBackAt: string | null;
  readonly givenBackByName: string | null;
  /** Why it was given back; empty while it is used. */
  readonly reason: string;
}

export interface PackRow extends HeldPack {
  /** Null after a suppression. */
  readonly patientId: number | null;
  readonly chargeId: number;
  readonly name: string;
  readonly sessions: number;
  readonly price: Clp;
  /** The names of the treatments when it was sold. */
  readonly treatments: readonly string[];
  /** The paid part of its charge; once cancelled, of what stays charged. */
  readonly paid: Clp;
  readonly soldAt: string;
  readonly soldByName: string | null;
  readonly cancelledAt: string | null;
  readonly cancelledByName: string | null;
  readonly cancelReason: string;
  /** The refund at its cancellation, as money or credit. */
  readonly refund: Clp;
  /** The oldest first. */
  readonly uses: readonly UsedSession[];
}

/** A condition on the pack `k`, its charge `c` follows. */
export const SELECT_PACKS = `
  select k.id, c.patient_id as "patientId", k.charge_id as "chargeId", k.name, k.sessions, k.price, k.treatments,
         array(select n.name from unnest(k.treatments) n(name)
               union select t.name from treatment t where t.id = any(k.treatment_ids) order by 1) as covers,
         k.sold_on as "soldOn", k.expires_on as "expiresOn",
         (k.sessions - (select count(*) filter (where x.reverses_id is null)
                             - count(*) filter (where x.reverses_id is not null)
                        from pack_use x where x.pack_id = k.id))::integer as remaining,
         (select coalesce(sum(x.amount), 0)::integer from payment_use x
          where x.charge_id = coalesce(k.kept_charge_id, k.charge_id)) as paid,
         ${asIsoInstant('c.at')} as "soldAt", u.name as "soldByName", k.cancelled_at is not null as "isCancelled",
         ${asIsoInstant('k.cancelled_at')} as "cancelledAt", o.name as "cancelledByName",
         k.cancel_reason as "cancelReason", k.refund,
         (select coalesce(jsonb_agg(jsonb_build_object(
                   'id', s.id, 'usedOn', s.used_on, 'appointmentId', v.appointment_id, 'treatment', v.description,
                   'professionalName', f.name, 'staffName', w.name, 'at', ${asIsoInstant('s.at')},
                   'givenBackAt', ${asIsoInstant('r.at')}, 'givenBackByName', b.name,
                   'reason', coalesce(r.reason, '')) order by s.id), '[]')
          from pack_use s
            join charge v on v.id = s.charge_id
            left join professional f on f.id = v.professional_id
            left join staff_user w on w.id = s.staff_user_id
            left join pack_use r on r.reverses_id = s.id
            left join staff_user b on b.id = r.staff_user_id
          where s.pack_id = k.id and s.reverses_id is null) as uses
  from pack k
    join charge c on c.id = k.charge_id
    left join staff_user u on u.id = c.staff_user_id
    left join staff_user o on o.id = k.cancelled_by`;
