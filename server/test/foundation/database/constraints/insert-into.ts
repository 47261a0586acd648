/** @param values SQL by column. */
export const insertInto = (table: string, values: Readonly<Record<string, string>>): string =>
  `insert into ${table} (${Object.keys(values).join()}) values (${Object.values(values).join()})`;
