/** Removes the patient `$1` from the gifts that were redeemed for them, before the patient is deleted. */
export const DETACH_GIFTS = `update pack_gift set patient_id = null where patient_id = $1`;

/** Removes the right of the patient `$1` to use packs of others. */
export const ERASE_MEMBERSHIPS = `delete from pack_member where patient_id = $1`;
