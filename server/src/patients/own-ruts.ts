/** The RUTs of the patient `$1`, including the ones of merged patients. */
export const OWN_RUTS = `select p.rut from patient p where p.id = $1
  union all select f.rut from former_rut f where f.patient_id = $1`;
