/** Without the fields that a request left out: as a missing key, such a field keeps its value or its default. */
export const sentOnly = (fields: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
