import { BOOKING_SUCCEEDED } from '#domain/sentences.es.js';
import { describeApi } from '../../foundation/openapi/describe-api.js';
import { answerObject, DAY, HOUR, TEXT } from '../../foundation/openapi/json-schema.js';
import { bodyOf } from '../../foundation/openapi/schema-of-input.js';
import { BookAppointmentInput } from './booking.input.js';
import { BookingController } from './booking.controller.js';
import { RESERVA } from './reserva.wire.js';

export const bookingApi = describeApi(BookingController, {
  tag: 'Booking',
  endpoints: {
    book: {
      id: 'bookAppointment',
      summary: 'Book an hour as a visitor',
      description:
        'The response never reveals whether the clinic knew the visitor. During a flood of bookings, `prueba` is the solution to `bookingChallenge` (GraphQL).',
      body: {
        schema: bodyOf(BookAppointmentInput, { names: RESERVA }),
        example: {
          nombre: 'Luis Ejemplo',
          email: 'luis@example.com',
          telefono: '+56 9 2345 6789',
          fecha: '2027-03-15',
          hora: '10:00',
        },
      },
      answer: {
        schema: answerObject({ mensaje: TEXT, fecha: DAY, hora: HOUR, estado: { const: 'reservada' } }),
        example: { mensaje: BOOKING_SUCCEEDED, fecha: '2027-03-15', hora: '10:00', estado: 'reservada' },
      },
      singleSentence: true,
      errors: ['SLOT_TAKEN', 'BOOKINGS_PAUSED'],
    },
  },
});
