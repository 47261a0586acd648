import type { LocalDate } from '#domain/clinic-time.js';
import type { PrivacyOutcome, PrivacyRight } from '#domain/privacy/privacy-request.js';
import { asIsoInstant } from '../../foundation/database/sql.js';

export interface PrivacyRequestRow {
  readonly id: number;
  readonly right: PrivacyRight;
  readonly receivedOn: LocalDate;
  /** The user who recorded it; null if it came through the public form. */
  readonly registeredByName: string | null;
  readonly name: string;
  readonly rut: string;
  readonly email: string;
  readonly phone: string;
  readonly details: string;
  readonly patientId: number | null;
  readonly patientName: string | null;
  readonly dueOn: LocalDate;
  readonly isExtended: boolean;
  readonly extensionReason: string;
  readonly outcome: PrivacyOutcome | null;
  readonly answer: string;
  /** ISO 8601 in UTC. */
  readonly answeredAt: string | null;
  readonly answeredByName: string | null;
  readonly isAnswered: boolean;
  readonly version: number;
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
