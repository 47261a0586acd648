/** Takes the patient `$1` out of the gifts that were redeemed for them. Before the patient is deleted. */
export const DETACH_GIFTS = `update pack_gift set patient_id = null where patient_id = $1`;

/** Takes the right of the patient `$1` to use the packs of others away. */
export const ERASE_MEMBERSHIPS = `delete from pack_member where patient_id = $1`;
