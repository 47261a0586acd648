import { book } from './booking.mjs';
import { compare } from './rounds.mjs';

export const DATE = '2030-03-01';
const QUERY = 'query ($date: LocalDate!) { availability(date: $date) { freeStarts } }';

/** More than the response cache holds. */
const DAYS = 5_000;

const BOOKED_HOURS = ['09:00', '11:00', '13:00', '15:00', '17:00'];

const VISITOR = { nombre: 'Bench', telefono: '1' };

let booked = 0;

/** Books an hour on a day before those that the other parts of the benchmark use. */
async function bookOne(product) {
  booked += 1;
  const day = new Date(Date.UTC(2030, 3, 1 + Math.floor(booked / 5) * 7)).toISOString().slice(0, 10);
  await book(product, {
    ...VISITOR,
    email: `one${booked}@demo.invalid`,
    fecha: day,
    hora: BOOKED_HOURS[booked % 5],
  });
}

/** Books half of a day's hours, each as often as there are podiatrists. */
export async function bookHalf(product, podiatrists = 1) {
  for (const hora of BOOKED_HOURS) {
    for (let visitor = 0; visitor < podiatrists; visitor += 1) {
      const wish = { ...VISITOR, email: `b${visitor}@demo.invalid`, fecha: DATE, hora };
      const answer = await book(product, wish);
      if (!answer.ok) throw new Error(await answer.text());
    }
  }
}

/** A request for another day each time: at this benchmark's rate, no day repeats while it is still cached. */
function anotherDay(make) {
  let asked = 0;
  return make(() => {
    asked += 1;
    return new Date(Date.UTC(2030, 2, 1 + (asked % DAYS))).toISOString().slice(0, 10);
  });
}

const rest = { method: 'GET', path: `/api/citas/disponibles/?fecha=${DATE}` };
const restOfAnotherDay = () =>
  anotherDay((day) => ({
    ...rest,
    setupRequest: (sent) => ({ ...sent, path: `/api/citas/disponibles/?fecha=${day()}` }),
  }));

const bodyOf = (date) => JSON.stringify({ query: QUERY, variables: { date } });
const graphql = {
  method: 'POST',
  path: '/graphql',
  headers: { 'content-type': 'application/json' },
  body: bodyOf(DATE),
};
const graphqlOfAnotherDay = () =>
  anotherDay((day) => ({ ...graphql, setupRequest: (sent) => ({ ...sent, body: bodyOf(day()) }) }));

/** Public free hours of a day that is half booked, as ratios to the bare handler that reads the same slots. */
export async function availability({ product, bare }) {
  await bookHalf(product);
  const compareWithBare = (title, asked, goals) =>
    compare(`Public availability, ${title}`, [
      { name: 'bare node:http + pg', url: bare, request: asked.bare, ok: 200 },
      { name: 'REST', url: product, request: asked.rest, ok: 200, goal: goals.rest },
      { name: 'GraphQL', url: product, request: asked.graphql, ok: 200, goal: goals.graphql },
    ]);
  const same = { bare: rest, rest, graphql };
  await compareWithBare('the agenda unchanged', same, { rest: 1.5, graphql: 0.9 });
  const booking = setInterval(() => void bookOne(product), 1_000);
  await compareWithBare('one booking a second', same, { rest: 1.2, graphql: 0.8 });
  clearInterval(booking);
  const others = { bare: restOfAnotherDay(), rest: restOfAnotherDay(), graphql: graphqlOfAnotherDay() };
  await compareWithBare('every request another day', others, { rest: 0.6, graphql: 0.35 });
}
