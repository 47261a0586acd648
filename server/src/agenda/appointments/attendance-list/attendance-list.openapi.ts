import { SERVICE_WORDS } from '#domain/agenda/appointment.es.js';
import { APPOINTMENT_STATE_WORDS } from '#domain/agenda/appointment-state.es.js';
import { SOURCE_WORDS } from '#domain/agenda/booking-source.es.js';
import { ATTENDED_PATIENTS_WORDS } from '#domain/agenda/attended-patients.es.js';
import { CANCELLER_WORDS } from '#domain/agenda/canceller.es.js';
import { NOTICE_WORDS } from '#domain/agenda/cancellation-notice.es.js';
import { PAGE_HEADERS, pageInQuery } from '../../../foundation/changes/changes.openapi.js';
import { describeApi } from '../../../foundation/openapi/describe-api.js';
import {
  answerObject,
  COUNT,
  DAY,
  ID,
  listOf,
  named,
  oneOfWords,
  TEXT,
} from '../../../foundation/openapi/json-schema.js';
import { CITA } from '../rest/cita.wire.js';
import { AttendanceListController } from './attendance-list.controller.js';
import { ESTADO_DEL_LISTADO, FILTERS } from './attendance-list.wire.js';

export const attendanceListApi = describeApi(AttendanceListController, {
  tag: 'Appointments',
  endpoints: {
    list: {
      id: 'listAttendance',
      summary: 'List the appointments of a period by what became of them',
      description:
        'In pages, by time; `no_vino` alone comes latest first. `conteos` has the number of each state in the period, whatever `estado` asks for. Each appointment counts once: as `no_vino` if the patient did not come, otherwise by its `estado`. `sin_cerrar` are those whose hour is over and whose outcome is missing; they come latest first, and its number is beside `conteos`, because they are counted there as `reservada` or `confirmada` too.',
      query: [
        { name: CITA.from, schema: DAY, description: 'The first day. Required.', example: '2027-03-01' },
        {
          name: CITA.to,
          schema: DAY,
          description: 'The last day, included. Required; at most 366 days with `desde`.',
          example: '2027-03-31',
        },
        { name: CITA.status, schema: oneOfWords(ESTADO_DEL_LISTADO), description: 'Only these.' },
        { name: CITA.professionalId, schema: ID, description: 'Only with this professional.' },
        { name: CITA.serviceType, schema: oneOfWords(SERVICE_WORDS), description: 'Only on this agenda.' },
        {
          name: FILTERS.weekday,
          schema: { type: 'integer', minimum: 1, maximum: 7 },
          description: 'Only on these days, 1 for Mondays to 7 for Sundays.',
        },
        {
          name: FILTERS.hour,
          schema: { type: 'integer', minimum: 0, maximum: 23 },
          description: 'Only appointments that start within this hour.',
        },
        { name: CITA.treatment, schema: TEXT, description: 'Only with this treatment; case is ignored.' },
        {
          name: FILTERS.source,
          schema: oneOfWords(SOURCE_WORDS),
          description: 'Only those booked like this.',
        },
        {
          name: FILTERS.cancelledBy,
          schema: oneOfWords(CANCELLER_WORDS),
          description: 'Only appointments that these cancelled the last time.',
        },
        {
          name: FILTERS.notice,
          schema: oneOfWords(NOTICE_WORDS),
          description: 'Only appointments that were cancelled with this notice.',
        },
        {
          name: FILTERS.patients,
          schema: oneOfWords(ATTENDED_PATIENTS_WORDS),
          description:
            'Only the first completed one in the period of each patient who was never attended before `desde`, or who was.',
        },
        {
          name: FILTERS.withoutCancelled,
          schema: { enum: ['true', 'false'] },
          description: 'Only appointments that are not cancelled.',
        },
        {
          name: FILTERS.resold,
          schema: { enum: ['true', 'false'] },
          description: 'Only appointments that the waiting list booked at a cancelled hour.',
        },
        {
          name: FILTERS.open,
          schema: { enum: ['true', 'false'] },
          description: 'Only those to come or not closed yet: `por_cerrar` in the figures.',
        },
        ...pageInQuery(25, 200),
      ],
      headers: PAGE_HEADERS,
      answer: {
        schema: answerObject({
          citas: listOf(named('Appointment')),
          conteos: answerObject(
            Object.fromEntries(Object.values(APPOINTMENT_STATE_WORDS).map((word) => [word, COUNT])),
          ),
          sin_cerrar: COUNT,
        }),
        example: {
          citas: [],
          conteos: { reservada: 3, confirmada: 12, completada: 40, cancelada: 5, no_vino: 2 },
          sin_cerrar: 1,
        },
      },
    },
  },
});
