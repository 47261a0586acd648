import { asIsoInstant } from '../../foundation/database/sql.js';
import { ADDRESS_OF_PHOTO } from '../photos/photo.row.js';

/** The exam of the certificate's record as it was when the certificate was issued. */
const EXAM_THEN = `(select v.foot_exam from clinical_record_version v
  where v.clinical_record_id = c.clinical_record_id and v.written_at <= c.issued_at order by v.version desc limit 1)`;
/** A condition on `c`: it prints no map, or that of the record's current exam. */
export const HAS_CURRENT_MAP = `(c.kind <> 'PODIATRY_REPORT' or ${EXAM_THEN} is not distinct from
  (select r.foot_exam from clinical_record r where r.id = c.clinical_record_id))`;

/** Reads `CertificateRow`s; a condition on `c` follows. */
export const SELECT_CERTIFICATES = `
  select c.id, c.patient_id as "patientId", c.clinical_record_id as "recordId",
         (select r.professional_id from clinical_record r where r.id = c.clinical_record_id) as "professionalId",
         c.kind, c.issue_date as "issueDate",
         c.attended_on as "attendedOn", c.reason, c.instructions, c.rest_days as "restDays", c.parts, c.patient, c.signer, c.clinic,
         case when c.kind = 'PODIATRY_REPORT' then ${EXAM_THEN} end as "footExam",
         ${asIsoInstant('c.issued_at')} as "issuedAt", w.name as "issuedBy",
         a.answered_on as "answeredOn", a.answer, c.check_code as "checkCode",
         ${asIsoInstant('d.withdrawn_at')} as "withdrawnAt", u.name as "withdrawnBy", d.reason as "withdrawnReason",
         coalesce((select json_agg(json_build_object(
                     'photoId', p.id, 'kind', p.kind, 'takenOn', p.taken_on, 'side', p.side, 'toe', p.toe, 'zone', p.zone,
                     'address', case when p.withdrawn_at is null and p.patient_id = c.patient_id
                                     then ${ADDRESS_OF_PHOTO} end) order by x.position)
                   from certificate_photo x join photo p on p.id = x.photo_id
                   where x.certificate_id = c.id), '[]') as photos
  from certificate c join staff_user w on w.id = c.issued_by
    left join referral_answer a on a.certificate_id = c.id
    left join certificate_withdrawal d on d.certificate_id = c.id left join staff_user u on u.id = d.withdrawn_by`;
