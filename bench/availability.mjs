import { compare } from './rounds.mjs';

const DATE = '2030-03-01';
const QUERY = 'query ($date: LocalDate!) { availability(date: $date) { freeStarts } }';

/** Public free hours of a day that is half booked. */
export async function availability({ product, bare }) {
  for (const hour of ['09:00', '11:00', '13:00', '15:00', '17:00']) {
    await fetch(`${product}/api/citas/reservar/`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        nombre: 'Bench',
        email: 'b@demo.invalid',
        telefono: '1',
        fecha: DATE,
        hora: hour,
      }),
    });
  }
  const rest = { method: 'GET', path: `/api/citas/disponibles/?fecha=${DATE}` };
  await compare('Public availability', [
    { name: 'bare node:http + pg', url: bare, request: rest, ok: 200 },
    { name: 'REST', url: product, request: rest, ok: 200 },
    {
      name: 'GraphQL',
      url: product,
      ok: 200,
      request: {
        method: 'POST',
        path: '/graphql',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ query: QUERY, variables: { date: DATE } }),
      },
    },
  ]);
}
