/** Erases what the patient `$1` sent to show their transfers. */
export const ERASE_PROOFS = `
  delete from deposit_proof f using deposit d, appointment a
  where d.id = f.deposit_id and a.id = d.appointment_id and a.patient_id = $1`;
