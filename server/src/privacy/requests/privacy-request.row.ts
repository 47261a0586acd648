import { asIsoInstant } from '../../foundation/database/sql.js';
import type { PrivacyRequest, SHOWN_OF_REQUEST } from './privacy-request.entity.js';

export interface PrivacyRequestRow extends Pick<
  PrivacyRequest,
  (typeof SHOWN_OF_REQUEST)[number] | 'isExtended' | 'isAnswered'
> {
  /** The user who recorded it; null if it came through the public form. */
  readonly registeredByName: string | null;
  readonly patientName: string | null;
  /** ISO 8601 in UTC. */
  readonly answeredAt: string | null;
  readonly answeredByName: string | null;
}

/** Selects `PrivacyRequestRow`s; a condition on `r` follows. */
export const SELECT_REQUESTS = `
  select r.id, r.kind as "right", r.received_on as "receivedOn", w.name as "registeredByName", r.name, r.rut, r.email,
         r.phone, r.details, r.patient_id as "patientId", p.name as "patientName", r.due_on as "dueOn",
         r.extended_at is not null as "isExtended", r.extension_reason as "extensionReason", r.outcome, r.answer,
         ${asIsoInstant('r.answered_at')} as "answeredAt", s.name as "answeredByName",
         r.answered_at is not null as "isAnswered", r.version
  from privacy_request r
  left join staff_user w on w.id = r.registered_by
  left join staff_user s on s.id = r.answered_by
  left join patient p on p.id = r.patient_id`;
