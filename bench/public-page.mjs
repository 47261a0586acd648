import { DATE } from './availability.mjs';
import { compare, neverTheSame } from './rounds.mjs';

/** Pages a second, as a ratio to the read of the same free hours by REST. The day is half booked by then. */
export async function publicPage({ product }) {
  const rest = { method: 'GET', path: `/api/citas/disponibles/?fecha=${DATE}` };
  const page = { method: 'GET', path: `/public/reservar?dia=${DATE}`, headers: { 'accept-encoding': 'br' } };
  await compare('Public page', [
    { name: 'REST', url: product, request: rest, ok: 200 },
    { name: 'page', url: product, request: page, ok: 200, goal: 0.5 },
  ]);
  await compare('Public page, not from memory', [
    { name: 'REST', url: product, request: neverTheSame(rest), ok: 200 },
    { name: 'page', url: product, request: neverTheSame(page), ok: 200 },
  ]);
}
