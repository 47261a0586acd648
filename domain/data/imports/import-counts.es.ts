import { counted } from '../../counted.es.js';
import { listed } from '../../listed.es.js';

type OneAndMany = readonly [string, string];

const FOUND = {
  NEW: ['por crear', 'por crear'],
  SAME: ['que ya existe', 'que ya existen'],
  LIKELY: ['que quizás ya existe', 'que quizás ya existen'],
  DOUBTFUL: ['dudosa', 'dudosas'],
  REJECTED: ['rechazada', 'rechazadas'],
} as const;
const DONE = {
  created: ['creada', 'creadas'],
  filled: [
    'que ya existía y se completó si le faltaba algo',
    'que ya existían y se completaron si les faltaba algo',
  ],
  skipped: ['que no se importó', 'que no se importaron'],
  doubtfulRows: ['dudosa que no se importó', 'dudosas que no se importaron'],
  rejectedRows: ['rechazada', 'rechazadas'],
} as const;
const UNDONE = {
  removed: ['quitada', 'quitadas'],
  reverted: ['que volvió a como estaba', 'que volvieron a como estaban'],
  kept: ['que se quedó', 'que se quedaron'],
} as const;

const inWords = (count: number, [one, many]: OneAndMany): string => counted(count, one, many);

export const rowsInWords = (count: number): string => counted(count, 'fila', 'filas');

/** '4 filas: 3 por crear y 1 rechazada'; counts of zero are left out. */
const countsInWords =
  <Kind extends string>(words: Readonly<Record<Kind, OneAndMany>>) =>
  (counts: Readonly<Record<Kind, number | null>>): string => {
    const some = (Object.keys(words) as Kind[]).filter((kind) => (counts[kind] ?? 0) > 0);
    const total = some.reduce((sum, kind) => sum + (counts[kind] ?? 0), 0);
    if (total === 0) return rowsInWords(0);
    return `${rowsInWords(total)}: ${listed(some.map((kind) => inWords(counts[kind] ?? 0, words[kind])))}`;
  };

export const foundInWords = countsInWords(FOUND);
export const doneInWords = countsInWords(DONE);
export const undoneInWords = countsInWords(UNDONE);
