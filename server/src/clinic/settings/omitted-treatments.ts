/** Selects the names of those treatments of a professional `p`'s services that the professional does not offer. */
export const OMITTED_TREATMENTS = `
  select t.name from treatment t
  where t.service_type = any(p.services) and cardinality(p.treatments) > 0 and t.name <> all(p.treatments)
  order by t.id`;
