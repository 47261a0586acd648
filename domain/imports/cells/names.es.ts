import { searchForm } from '../../patients/patient-search.js';

/** Of a table's last row. */
const TOTAL = /^(?:(?:sub)?total(?:es)?|suma)(?:\b|$)/;
/** Where a program insists on a name. */
const FILLERS: ReadonlySet<string> = new Set([
  'n/a',
  'n/n',
  's/n',
  's/i',
  'nn',
  'no aplica',
  'no tiene',
  'ninguno',
  'ninguna',
  'sin nombre',
  'sin informacion',
  'desconocido',
  'desconocida',
]);

/** Whether a patient or a supply can be called so: it has a letter, and is neither a total nor a filler. */
export function isName(text: string): boolean {
  const said = searchForm(text);
  return /\p{L}/u.test(said) && !FILLERS.has(said) && !TOTAL.test(said);
}
