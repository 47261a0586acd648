import { ERASED } from '#domain/privacy/suppression.es.js';

/** Erases why packs of the patient `$1` were cancelled. Before their charges lose the patient. */
export const ERASE_CANCELLATIONS = `
  update pack k set cancel_reason = '${ERASED}' from charge c
  where c.id = k.charge_id and c.patient_id = $1 and k.cancel_reason <> ''`;

/** Erases why sessions of the patient `$1` were given back. Before their charges lose the patient. */
export const ERASE_RETURNS = `
  update pack_use u set reason = '${ERASED}' from charge c
  where c.id = u.charge_id and c.patient_id = $1 and u.reason <> ''`;

/** Removes the patient `$1` from the gifts that were redeemed for them, before the patient is deleted. */
export const DETACH_GIFTS = `update pack_gift set patient_id = null where patient_id = $1`;

/** Removes the right of the patient `$1` to use packs of others. */
export const ERASE_MEMBERSHIPS = `delete from pack_member where patient_id = $1`;
