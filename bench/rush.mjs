import { median } from './rounds.mjs';

const HOURS_A_DAY = 10;
const RUSH_GOAL = 0.3;

let booked = 0;

/** A free hour that was not requested before, and a new visitor. */
function nextWish() {
  booked += 1;
  // Six working days a week, from Monday 2045-01-02 on.
  const day = Math.floor(booked / HOURS_A_DAY);
  const date = new Date(Date.UTC(2045, 0, 2 + Math.floor(day / 6) * 7 + (day % 6)))
    .toISOString()
    .slice(0, 10);
  const time = `${String(9 + (booked % HOURS_A_DAY)).padStart(2, '0')}:00`;
  // Distinct phones, because bookings with the same phone wait for each other.
  const phone = `+56 9 ${10_000_000 + booked}`;
  return { name: `Bench ${booked}`, email: `b${booked}@demo.invalid`, phone, date, time };
}

const reserva = ({ name, email, phone, date, time }) => ({
  nombre: name,
  email,
  telefono: phone,
  fecha: date,
  hora: time,
  servicio: 'Consulta General',
});

export const book = (product, body) =>
  fetch(`${product}/api/citas/reservar/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

const VISITORS = 1_000;
const RACES = 3;

/** Sends all bookings at once. @returns the duration in milliseconds, and the number of confirmed ones. */
async function sendAtOnce(url, wishes) {
  const began = performance.now();
  const statuses = await Promise.all(
    wishes.map(async (wish) => {
      const answer = await book(url, reserva(wish));
      await answer.arrayBuffer();
      return answer.status;
    }),
  );
  return { took: performance.now() - began, sold: statuses.filter((status) => status === 201).length };
}

/** 1,000 visitors book the same hour; the time as a ratio to 1,000 distinct hours. Exactly one gets the hour. */
export async function rush({ product }) {
  const races = [];
  for (let race = 0; race < RACES; race += 1) {
    const distinct = await sendAtOnce(product, Array.from({ length: VISITORS }, nextWish));
    const { date, time } = nextWish();
    const one = await sendAtOnce(
      product,
      Array.from({ length: VISITORS }, () => ({ ...nextWish(), date, time })),
    );
    races.push({ ratio: one.took / distinct.took, one, distinct });
  }
  const ratios = races.map(({ ratio }) => ratio);
  const sold = races.map(({ one }) => one.sold);
  const isMet = median(ratios) <= RUSH_GOAL && sold.every((count) => count === 1);
  console.log(`\nOne hour for ${VISITORS} visitors, against as many hours (${RACES} races; medians)`);
  console.log(
    `  time ×${median(ratios).toFixed(2)} (${Math.min(...ratios).toFixed(2)} to ${Math.max(...ratios).toFixed(2)}),` +
      ` sold ${sold.join(', ')}   goal ${RUSH_GOAL} and one: ${isMet ? 'met' : 'short'}`,
  );
}
