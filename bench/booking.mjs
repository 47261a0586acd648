import { compare } from './rounds.mjs';

const BOOK = 'mutation ($input: BookAppointmentInput!) { bookAppointment(input: $input) { date } }';
const HOURS_A_DAY = 10;

let booked = 0;

/** A free hour that nobody has asked for, and a new visitor. */
function nextWish() {
  booked += 1;
  // Six working days a week, from Monday 2031-01-06 on.
  const day = Math.floor(booked / HOURS_A_DAY);
  const date = new Date(Date.UTC(2031, 0, 6 + Math.floor(day / 6) * 7 + (day % 6)))
    .toISOString()
    .slice(0, 10);
  const time = `${String(9 + (booked % HOURS_A_DAY)).padStart(2, '0')}:00`;
  return { name: `Bench ${booked}`, email: `b${booked}@demo.invalid`, phone: '+56 9 0000 0000', date, time };
}

const post = (path, body) => ({
  method: 'POST',
  path,
  headers: { 'content-type': 'application/json' },
  setupRequest: (request) => ({ ...request, body: JSON.stringify(body(nextWish())) }),
});

const reserva = ({ name, email, phone, date, time }) => ({
  nombre: name,
  email,
  telefono: phone,
  fecha: date,
  hora: time,
  servicio: 'Consulta General',
});

/** Successful bookings, each by a new visitor, compared with inserting the same rows directly. */
export async function booking({ product, bare }) {
  await compare('Booking', [
    { name: 'bare node:http + pg', url: bare, request: post('/', reserva), ok: 201 },
    { name: 'REST', url: product, request: post('/api/citas/reservar/', reserva), ok: 201 },
    {
      name: 'GraphQL',
      url: product,
      request: post('/graphql', (input) => ({ query: BOOK, variables: { input } })),
      ok: 200,
    },
  ]);
}
