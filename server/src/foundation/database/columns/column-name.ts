/** The column of an entity's field: 'birth_date' for 'birthDate'. */
export const columnName = (field: string): string =>
  field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
