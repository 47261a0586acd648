import { logIn } from './clinics.mjs';
import { compare, neverTheSame } from './rounds.mjs';
import { book } from './rush.mjs';

const PODIATRISTS = 5;
const DATE = '2030-03-01';
const BOOKED_HOURS = ['09:00', '11:00', '13:00', '15:00', '17:00'];
const ADD = `mutation ($name: String!) {
  createProfessional(input: { name: $name, services: [PODIATRY], treatments: [] }) { id } }`;

/** Public free hours of a day that is half booked, with five podiatrists and with one. */
export async function professionals({ openClinic }) {
  const one = await openClinic('one_podiatrist');
  const five = await openClinic('five_podiatrists');
  await addPodiatrists(five.url);
  await bookHalf(one.url);
  await bookHalf(five.url, PODIATRISTS);
  const day = { method: 'GET', path: `/api/citas/disponibles/?fecha=${DATE}` };
  const named = { ...day, path: `${day.path}&profesional=1` };
  await compare('Public availability by podiatrists', [
    { name: 'one', url: one.url, request: day, ok: 200 },
    { name: 'any of five', url: five.url, request: day, ok: 200 },
    { name: 'one of five, by name', url: five.url, request: named, ok: 200 },
    { name: 'one, not from memory', url: one.url, request: neverTheSame(day), ok: 200 },
    { name: 'any of five, not from memory', url: five.url, request: neverTheSame(day), ok: 200 },
  ]);
}

/** Books half of a day's hours, each as often as there are podiatrists. */
async function bookHalf(product, podiatrists = 1) {
  for (const hora of BOOKED_HOURS) {
    for (let visitor = 0; visitor < podiatrists; visitor += 1) {
      const email = `b${visitor}@demo.invalid`;
      const answer = await book(product, { nombre: 'Bench', telefono: '1', email, fecha: DATE, hora });
      if (!answer.ok) throw new Error(await answer.text());
    }
  }
}

/** The clinic has one from the start. */
async function addPodiatrists(product) {
  const authorization = `Bearer ${await logIn(product)}`;
  for (let number = 2; number <= PODIATRISTS; number += 1) {
    const answer = await fetch(`${product}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization },
      body: JSON.stringify({ query: ADD, variables: { name: `Podóloga ${number}` } }),
    });
    const { errors } = await answer.json();
    if (errors) throw new Error(JSON.stringify(errors));
  }
}
