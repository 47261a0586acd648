// @ts-check
/** @typedef {{ date: string, time: string }} Hour */
/** @typedef {(path: string, call?: import('../product/send.mjs').Call) => Promise<import('../product/send.mjs').Answer>} Ask */

const DAY_MS = 86_400_000;
/** The first days stay free for the drill's own bookings. */
const AHEAD = { first: 30, last: 3_000 };

/**
 * The next bookable hours that the product lists.
 * @param {Ask} ask
 * @param {number} count the minimum number.
 * @returns {Promise<Hour[]>}
 */
export async function freeHours(ask, count) {
  /** @type {Hour[]} */
  const hours = [];
  for (let ahead = AHEAD.first; hours.length < count && ahead < AHEAD.last; ahead += 1) {
    const date = new Date(Date.now() + ahead * DAY_MS).toISOString().slice(0, 10);
    const { status, text } = await ask(`/api/citas/disponibles/?fecha=${date}&tipo_cita=podologia`);
    if (status !== 200) throw new Error(`the free hours of ${date} were answered with ${status}`);
    const { horas_disponibles: times } = JSON.parse(text);
    hours.push(...times.map((/** @type {string} */ time) => ({ date, time })));
  }
  if (hours.length < count) throw new Error(`there are only ${hours.length} hours to book`);
  return hours;
}
