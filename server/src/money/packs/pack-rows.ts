import type { LocalDate } from '#domain/clinic-time.js';
import type { HeldPack } from '#domain/money/pack.js';
import type { Clp } from '#domain/stock/clp.js';
import { asIsoInstant } from '../../foundation/database/sql.js';
import type { SoldPack } from './sold-pack.entity.js';

/** Whether the use `u` of a pack was not given back. */
export const USE_STANDS = `u.reverses_id is null and not exists (select from pack_use r where r.reverses_id = u.id)`;

/** Whether a session of a pack covers the charge `c`. */
export const IS_COVERED = `exists (select from pack_use u where u.charge_id = c.id and ${USE_STANDS})`;

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

/** Another patient who may use a pack, or could before their removal. */
export interface PackMemberRow {
  readonly patientId: number;
  readonly name: string;
  readonly addedAt: string;
  readonly addedByName: string;
  /** Null while they may use it. */
  readonly removedAt: string | null;
  readonly removedByName: string | null;
}

/** A person's right to use another's pack, current or former. */
export interface Membership {
  readonly packId: number;
  readonly packName: string;
  readonly addedAt: string;
  readonly removedAt: string | null;
}

/** A session that a visit used. */
export interface UsedSession {
  readonly id: number;
  /** The day of the visit. */
  readonly usedOn: LocalDate;
  /** Null once the appointment is deleted. */
  readonly appointmentId: number | null;
  readonly treatment: string;
  /** The patient of the visit; null after a suppression. */
  readonly patientId: number | null;
  readonly patientName: string | null;
  readonly professionalName: string | null;
  readonly staffName: string | null;
  readonly at: string;
  /** Null while it is used. */
  readonly givenBackAt: string | null;
  readonly givenBackByName: string | null;
  /** Why it was given back; empty while it is used. */
  readonly reason: string;
}

export interface PackRow
  extends HeldPack, Pick<SoldPack, 'chargeId' | 'name' | 'sessions' | 'price' | 'cancelReason' | 'refund'> {
  /** Null after a suppression. */
  readonly ownerName: string | null;
  /** Whether it was sold as a gift: then it belongs to no patient until it is redeemed. */
  readonly isGift: boolean;
  /** The patient of its charge; null after a suppression, or if the buyer was no patient. */
  readonly buyerId: number | null;
  /** The name of that patient or of the payer. */
  readonly buyerName: string | null;
  /** Null for a pack that is no gift, and until it is redeemed. */
  readonly redeemedAt: string | null;
  readonly redeemedByName: string | null;
  /** The names of the treatments when it was sold. */
  readonly treatments: readonly string[];
  /** The paid part of its charge; once cancelled, of the rest that stays charged. */
  readonly paid: Clp;
  readonly soldAt: string;
  readonly soldByName: string | null;
  readonly cancelledAt: string | null;
  readonly cancelledByName: string | null;
  /** In the order in which they were added. */
  readonly members: readonly PackMemberRow[];
  /** The oldest first. */
  readonly uses: readonly UsedSession[];
}

/** The patient who has the pack of the charge `c` and the gift `g`. */
export const HOLDER = 'case when g.pack_id is null then c.patient_id else g.patient_id end';

/** A condition on the pack `k`, its charge `c` and the gift `g` follows. */
export const SELECT_PACKS = `
  select k.id, ${HOLDER} as "patientId", n.name as "ownerName",
         g.pack_id is not null as "isGift", c.patient_id as "buyerId",
         coalesce(i.name, (select m.payer_name from payment_use x join payment m on m.id = x.payment_id
                           where x.charge_id = c.id and m.payer_name <> '' order by m.id limit 1)) as "buyerName",
         ${asIsoInstant('g.redeemed_at')} as "redeemedAt", h.name as "redeemedByName", k.charge_id as "chargeId", k.name, k.sessions, k.price, k.treatments,
         array(select x.name from unnest(k.treatments) x(name)
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
                   'patientId', m.patient_id, 'name', p.name, 'addedAt', ${asIsoInstant('m.added_at')},
                   'addedByName', w.name, 'removedAt', ${asIsoInstant('m.removed_at')},
                   'removedByName', b.name) order by m.id), '[]')
          from pack_member m
            join patient p on p.id = m.patient_id
            join staff_user w on w.id = m.added_by
            left join staff_user b on b.id = m.removed_by
          where m.pack_id = k.id and m.patient_id is distinct from ${HOLDER}) as members,
         (select coalesce(jsonb_agg(jsonb_build_object(
                   'id', s.id, 'usedOn', s.used_on, 'appointmentId', v.appointment_id, 'treatment', v.description,
                   'patientId', v.patient_id, 'patientName', p.name,
                   'professionalName', f.name, 'staffName', w.name, 'at', ${asIsoInstant('s.at')},
                   'givenBackAt', ${asIsoInstant('r.at')}, 'givenBackByName', b.name,
                   'reason', coalesce(r.reason, '')) order by s.id), '[]')
          from pack_use s
            join charge v on v.id = s.charge_id
            left join patient p on p.id = v.patient_id
            left join professional f on f.id = v.professional_id
            left join staff_user w on w.id = s.staff_user_id
            left join pack_use r on r.reverses_id = s.id
            left join staff_user b on b.id = r.staff_user_id
          where s.pack_id = k.id and s.reverses_id is null) as uses
  from pack k
    join charge c on c.id = k.charge_id
    left join pack_gift g on g.pack_id = k.id
    left join staff_user h on h.id = g.redeemed_by
    left join patient n on n.id = ${HOLDER}
    left join patient i on i.id = c.patient_id
    left join staff_user u on u.id = c.staff_user_id
    left join staff_user o on o.id = k.cancelled_by`;
