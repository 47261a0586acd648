import { SERVICE_WORDS } from '#domain/agenda/appointment.es.js';
import { describeApi, type Parameter } from '../../foundation/openapi/describe-api.js';
import { answerObject, HOUR, listOf } from '../../foundation/openapi/json-schema.js';
import { fieldsOf } from '../../foundation/openapi/schema-of-input.js';
import { AvailabilityInput } from '../appointments/agenda.input.js';
import { CITA } from '../appointments/rest/cita.wire.js';
import { AvailabilityController } from './availability.controller.js';

const FIELDS = fieldsOf(AvailabilityInput, { names: CITA, words: { serviceType: SERVICE_WORDS } });

/** @param fields the fields' names in the domain. */
const parameters = (...fields: Array<keyof typeof CITA>): Parameter[] =>
  fields.flatMap((field) =>
    FIELDS.filter(({ key }) => key === CITA[field]).map(({ key, value, isRequired }) => ({
      name: key,
      schema: value,
      isRequired,
      ...(field === 'date' && { example: '2027-03-15' }),
    })),
  );

const HOURS = listOf(HOUR);

export const availabilityApi = describeApi(AvailabilityController, {
  tag: 'Booking',
  endpoints: {
    free: {
      id: 'listFreeHours',
      summary: 'List the free hours of a day',
      description:
        'Staff also see hours that have passed. Without a token, send the `ETag` of the last response as `If-None-Match`.',
      query: parameters('date', 'serviceType', 'durationMinutes', 'professionalId', 'treatment'),
      answer: {
        schema: answerObject({ horas_disponibles: HOURS }),
        example: { horas_disponibles: ['09:00', '10:00'] },
      },
      also: { status: 304, description: 'Unchanged: `If-None-Match` matches.' },
    },
    forEditing: {
      id: 'listHoursForEditing',
      tag: 'Appointments',
      summary: 'List the hours an appointment can be moved to',
      description: 'Its own hours count as free, blocked hours as taken.',
      query: parameters(
        'date',
        'serviceType',
        'durationMinutes',
        'professionalId',
        'treatment',
        'appointmentId',
      ),
      answer: {
        schema: answerObject({ horarios_disponibles: HOURS, horas_ocupadas: HOURS }),
        example: { horarios_disponibles: ['09:00'], horas_ocupadas: ['10:00'] },
      },
      errors: ['NOT_FOUND'],
    },
  },
});
