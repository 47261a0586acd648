/** Erases the proofs of transfers that the patient `$1` sent. */
export const ERASE_PROOFS = `
  delete from deposit_proof f using deposit d, appointment a
  where d.id = f.deposit_id and a.id = d.appointment_id and a.patient_id = $1`;
