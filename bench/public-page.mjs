import { DATE } from './availability.mjs';
import { compare } from './rounds.mjs';

/** More than the cache holds. */
const DAYS = 2_000;
const DAY_MS = 86_400_000;

/** Asks for one day after another, so that no response comes from the cache. */
function eachForAnotherDay(request) {
  let asked = 0;
  const nextPath = () => {
    asked += 1;
    const day = new Date(Date.parse(DATE) + (asked % DAYS) * DAY_MS).toISOString().slice(0, 10);
    return request.path.replace(DATE, day);
  };
  return { ...request, setupRequest: (sent) => ({ ...sent, path: nextPath() }) };
}

/** Pages per second, as a ratio to reading the same free hours by REST. The day is half booked by then. */
export async function publicPage({ product }) {
  const rest = { method: 'GET', path: `/api/citas/disponibles/?fecha=${DATE}` };
  const page = { method: 'GET', path: `/public/reservar?dia=${DATE}`, headers: { 'accept-encoding': 'br' } };
  await compare('Public page', [
    { name: 'REST', url: product, request: rest, ok: 200 },
    { name: 'page', url: product, request: page, ok: 200, goal: 0.5 },
  ]);
  await compare('Public page, not from memory', [
    { name: 'REST', url: product, request: eachForAnotherDay(rest), ok: 200 },
    { name: 'page', url: product, request: eachForAnotherDay(page), ok: 200 },
  ]);
}
