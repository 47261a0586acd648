// The functions of lodash that react-big-calendar calls, for client/build/calendar-lodash.mjs.
export { chunk, sortBy } from 'es-toolkit/array';
export { defaults } from 'es-toolkit/compat';
export { range } from 'es-toolkit/math';
export { mapValues, omit } from 'es-toolkit/object';
export { isEqual } from 'es-toolkit/predicate';

/** The calendar passes a list and a function. */
export const findIndex = (list, test) => list.findIndex(test);

/** The calendar passes a list, a function, and an object for it to fill. */
export function transform(list, fill, object) {
  for (const item of list) fill(object, item);
  return object;
}
