// @ts-check
import { randomUUID } from 'node:crypto';
import { NoAnswer } from '../product/send.mjs';

/**
 * One visitor's attempt to book an hour.
 * @typedef {object} Booking
 * @property {string} name unique.
 * @property {string} email unique.
 * @property {import('./free-hours.mjs').Hour} hour
 * @property {number} began as in `performance.now()`.
 * @property {number} ended
 * @property {'confirmed' | 'away' | 'no answer' | 'refused'} outcome 'away': 503, try again later. 'refused': any other
 *   response, which is a fault for a free hour.
 * @property {string} detail the status, GraphQL's error code or the system's error code.
 */

const MUTATION = 'mutation ($input: BookAppointmentInput!) { bookAppointment(input: $input) { date } }';
const AWAY = ['DATABASE_UNAVAILABLE', 'OVERLOADED'];

let last = 0;

/**
 * Books an hour by REST or GraphQL, as a new visitor.
 * @param {import('./free-hours.mjs').Ask} ask
 * @param {import('./free-hours.mjs').Hour} hour
 * @param {'REST' | 'GraphQL'} api
 * @returns {Promise<Booking>}
 */
export async function book(ask, hour, api) {
  last += 1;
  const id = randomUUID();
  const name = `Visita ${id}`;
  const email = `${id}@demo.invalid`;
  const phone = `+56 9 ${String(10_000_000 + last)}`;
  const began = performance.now();
  const judged = await (api === 'REST' ? bookByRest : bookByGraphql)(ask, {
    name,
    email,
    phone,
    ...hour,
  }).catch((error) => {
    if (!(error instanceof NoAnswer)) throw error;
    return { outcome: /** @type {const} */ ('no answer'), detail: error.code };
  });
  return { name, email, hour, began, ended: performance.now(), ...judged };
}

/** @typedef {{ name: string, email: string, phone: string, date: string, time: string }} Wish */
/** @typedef {Pick<Booking, 'outcome' | 'detail'>} Judged */

/**
 * @param {import('./free-hours.mjs').Ask} ask
 * @param {Wish} wish
 * @returns {Promise<Judged>}
 */
async function bookByRest(ask, { name, email, phone, date, time }) {
  const { status, headers } = await ask('/api/citas/reservar/', {
    method: 'POST',
    body: { nombre: name, email, telefono: phone, fecha: date, hora: time, servicio: 'Consulta General' },
  });
  if (status === 201) return { outcome: 'confirmed', detail: '201' };
  if (status !== 503) return { outcome: 'refused', detail: String(status) };
  return headers['retry-after']
    ? { outcome: 'away', detail: '503' }
    : { outcome: 'refused', detail: '503 without Retry-After' };
}

/**
 * @param {import('./free-hours.mjs').Ask} ask
 * @param {Wish} input
 * @returns {Promise<Judged>}
 */
async function bookByGraphql(ask, input) {
  const { status, text } = await ask('/graphql', {
    method: 'POST',
    body: { query: MUTATION, variables: { input } },
  });
  const { data, errors } = readJson(text);
  if (data?.bookAppointment) return { outcome: 'confirmed', detail: '200' };
  const { code, retryAfter } = errors?.[0]?.extensions ?? {};
  if (AWAY.includes(code) && retryAfter > 0) return { outcome: 'away', detail: code };
  return { outcome: 'refused', detail: `${status} ${code ?? 'without a code'}` };
}

/** @param {string} text */
function readJson(text) {
  try {
    return JSON.parse(text);
  } catch {
    return {};
  }
}
