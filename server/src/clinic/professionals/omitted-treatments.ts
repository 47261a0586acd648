/** Selects the names of the treatments that a professional `p` leaves out of those of their services. */
export const OMITTED_TREATMENTS = `
  select t.name from treatment t
  where t.service_type = any(p.services) and cardinality(p.treatments) > 0 and t.name <> all(p.treatments)
  order by t.id`;
