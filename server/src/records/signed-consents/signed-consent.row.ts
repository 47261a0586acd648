import type { LocalDate } from '#domain/clinic-time.js';
import { isInForce } from '#domain/records/signed-consents/signed-consent.js';
import { asIsoInstant } from '../../foundation/database/sql.js';
import type { ConsentAnswer, SHOWN_OF_ANSWER } from './consent-answer.entity.js';

/** An answer as it was given, with whether it still holds. */
export interface SignedConsentRow extends Pick<ConsentAnswer, (typeof SHOWN_OF_ANSWER)[number]> {
  readonly textId: number;
  /** The professional of the visit; null without one, and for a limited person if the visit is another's. */
  readonly professionalId: number | null;
  /** ISO 8601 in UTC, like `withdrawnAt`. */
  readonly answeredAt: string;
  readonly recordedByName: string;
  readonly withdrawnAt: string | null;
  readonly withdrawnByName: string | null;
  readonly isInForce: boolean;
}

/** A row as selected: what decides whether it still holds is not computed yet. */
export interface StoredAnswer extends Omit<SignedConsentRow, 'isInForce'> {
  readonly [key: string]: unknown;
  readonly answeredOn: LocalDate;
  readonly currentVersion: number;
  readonly validMonths: number | null;
  readonly isTakenBackLater: boolean;
}

/** Reads `StoredAnswer`s; `$1` is the clinic's time zone, and a condition on `a` follows. */
export const SELECT_ANSWERS = `
  select a.id, a.patient_id as "patientId", a.consent_text_id as "textId", a.text_version as "textVersion",
         a.appointment_id as "appointmentId",
         (select v.professional_id from appointment v where v.id = a.appointment_id) as "professionalId", a.kind, a.title, a.body, a.digest,
         a.signer, a.signer_name as "signerName", a.signer_rut as "signerRut",
         a.signer_relation as "signerRelation", a.strokes, a.typed_name as "typedName", a.device, a.reason,
         ${asIsoInstant('a.answered_at')} as "answeredAt", r.name as "recordedByName",
         ${asIsoInstant('a.withdrawn_at')} as "withdrawnAt", w.name as "withdrawnByName",
         a.withdrawal_reason as "withdrawalReason", (a.answered_at at time zone $1)::date as "answeredOn",
         (select max(v.version) from consent_text_version v where v.consent_text_id = a.consent_text_id)
           as "currentVersion", t.valid_months as "validMonths",
         exists (select from consent_answer l
                 where l.patient_id = a.patient_id and l.consent_text_id = a.consent_text_id
                   -- Of two merged patients, one may have withdrawn what the other accepted before.
                   and (l.kind = 'REJECTED' and (l.answered_at, l.id) > (a.answered_at, a.id)
                        or l.withdrawn_at > a.answered_at and exists (
                          select from patient_merge g where g.kept_patient_id = a.patient_id and g.undone_at is null
                            and g.at >= l.withdrawn_at))) as "isTakenBackLater"
  from consent_answer a
  join consent_text t on t.id = a.consent_text_id
  join staff_user r on r.id = a.recorded_by
  left join staff_user w on w.id = a.withdrawn_by`;

export function toSignedConsent(
  { answeredOn, currentVersion, validMonths, isTakenBackLater, ...answer }: StoredAnswer,
  today: LocalDate,
): SignedConsentRow {
  const isWithdrawn = answer.withdrawnAt !== null;
  const given = { ...answer, answeredOn, isWithdrawn, isTakenBackLater } as const;
  return {
    ...(answer as unknown as Omit<SignedConsentRow, 'isInForce'>),
    isInForce: isInForce(given, { textVersion: currentVersion, validMonths }, today),
  };
}
