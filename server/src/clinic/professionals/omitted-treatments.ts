/** Selects the names of the treatments of a professional `p`'s services that they don't offer. */
export const OMITTED_TREATMENTS = `
  select t.name from treatment t
  where t.service_type = any(p.services) and cardinality(p.treatments) > 0 and t.name <> all(p.treatments)
  order by t.id`;
