// @ts-check

const FIRST_YEAR = 2031;

/**
 * Working days without a public holiday in Chile: Monday to Saturday from 7 January to 15 March of each year.
 * @returns {Generator<string, never>} `yyyy-MM-dd`.
 */
function* workingDays() {
  for (let year = FIRST_YEAR; ; year += 1) {
    const last = Date.UTC(year, 2, 15);
    for (let time = Date.UTC(year, 0, 7); time <= last; time += 86_400_000) {
      const date = new Date(time);
      if (date.getUTCDay() !== 0) yield date.toISOString().slice(0, 10);
    }
  }
}

const days = workingDays();
/** @type {string[]} */
const known = [];

/** The n-th day (from 0) on which both agendas are open. @param {number} index */
export function openDay(index) {
  while (known.length <= index) known.push(days.next().value);
  return /** @type {string} */ (known[index]);
}
