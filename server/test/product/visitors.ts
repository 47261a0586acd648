import type { TestClient } from './test-client.js';

export interface BookingRequest {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly notes?: string;
  readonly date: string;
  readonly time: string;
}

/** A made-up visitor, the same one for the same number. */
export const visitor = (n: number) => ({
  name: `Visita ${n}`,
  email: `visita${n}@demo.invalid`,
  phone: `+56 9 0000 ${String(1000 + n)}`,
});

export const BOOK = `mutation ($input: BookAppointmentInput!) {
  bookAppointment(input: $input) { date time status }
}`;

/** The body of `POST citas/reservar/`. */
export const reserva = ({ name, email, phone, notes, date, time }: BookingRequest) => ({
  nombre: name,
  email,
  telefono: phone,
  notas: notes ?? '',
  fecha: date,
  hora: time,
  servicio: 'Consulta General',
});

/** @returns 'booked', or the message of the refusal. */
export async function bookByRest(client: TestClient, wish: BookingRequest): Promise<string> {
  const { status, body } = await client.post('/api/citas/reservar/', reserva(wish));
  return status === 201 ? 'booked' : body.error;
}

/** @returns 'booked', or the message of the refusal. */
export async function bookByGraphql(client: TestClient, wish: BookingRequest): Promise<string> {
  const { body } = await client.graphql(BOOK, { input: wish });
  return body.errors ? body.errors[0].message : 'booked';
}
