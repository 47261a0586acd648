import { compare } from './rounds.mjs';

export const DATE = '2030-03-01';
const QUERY = 'query ($date: LocalDate!) { availability(date: $date) { freeStarts } }';

const BOOKED_HOURS = ['09:00', '11:00', '13:00', '15:00', '17:00'];

/** Books half of the hours of a day, each as often as there are podiatrists. */
export async function bookHalf(product, podiatrists = 1) {
  for (const hora of BOOKED_HOURS) {
    for (let visitor = 0; visitor < podiatrists; visitor += 1) {
      const answer = await fetch(`${product}/api/citas/reservar/`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({
          nombre: 'Bench',
          email: `b${visitor}@demo.invalid`,
          telefono: '1',
          fecha: DATE,
          hora,
        }),
      });
      if (!answer.ok) throw new Error(await answer.text());
    }
  }
}

/** Public free hours of a day that is half booked. */
export async function availability({ product, bare }) {
  await bookHalf(product);
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
