import { searchForm } from '../../../patients/patient-search.js';

/** Labels of a table's last row. */
const TOTAL = /^(?:(?:sub)?total(?:es)?|suma)(?:\b|$)/;
/** Typed if a program requires a name. */
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

/** Whether it can be a patient's or a supply's name: it has a letter, and is neither a total nor a filler. */
export function isName(text: string): boolean {
  const said = searchForm(text);
  return /\p{L}/u.test(said) && !FILLERS.has(said) && !TOTAL.test(said);
}
