import { asIsoInstant } from '../../foundation/database/sql.js';
import { documentAsJson, JOIN_FORMER_DOCUMENT } from './payment-rows.js';

/**
 * The corrections of documents of the payments booked from `$1` to `$2`, and those made on these days in the time zone `$3`:
 * a payment may be of a month that the accountant already has.
 */
export const CORRECTED_DOCUMENTS = `
  select m.id as "paymentId", m.booked_on as "bookedOn", p.name as "patientName", m.amount,
         ${documentAsJson('b')} as before, ${documentAsJson('d')} as after,
         z.reason, (z.at at time zone $3)::date as "correctedOn", ${asIsoInstant('z.at')} as at, u.name as "staffName"
  from payment_document z
    join payment m on m.id = z.payment_id
    join staff_user u on u.id = z.staff_user_id
    left join patient p on p.id = m.patient_id
    ${JOIN_FORMER_DOCUMENT}
    left join fiscal_document d on d.id = z.document_id
  where z.reason <> '' and (m.booked_on between $1 and $2 or (z.at at time zone $3)::date between $1 and $2)
  order by z.id`;
