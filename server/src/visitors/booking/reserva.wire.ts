import { BOOKING_SUCCEEDED } from '#domain/sentences.es.js';
import type { WireFields } from '../../foundation/errors/wire-errors.js';
import type { Booking } from './booking.service.js';

/** A booking's REST field names. */
export const RESERVA = {
  name: 'nombre',
  email: 'email',
  phone: 'telefono',
  notes: 'notas',
  date: 'fecha',
  time: 'hora',
  treatment: 'tratamiento',
  professionalId: 'profesional',
  proof: 'prueba',
} as const satisfies WireFields;

export const fromReserva = (body: Readonly<Record<string, unknown>>): object =>
  Object.fromEntries(Object.entries(RESERVA).map(([field, key]) => [field, body[key]]));

/** A visitor's booking always starts as `reservada`. */
export const toReserva = ({ date, time }: Booking) => ({
  mensaje: BOOKING_SUCCEEDED,
  [RESERVA.date]: date,
  [RESERVA.time]: time,
  estado: 'reservada',
});
