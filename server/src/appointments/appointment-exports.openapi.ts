import { describeApi } from '../openapi/describe-api.js';
import { DAY } from '../openapi/json-schema.js';
import { FORMAT_IN_QUERY, SPREADSHEET } from '../openapi/spreadsheet-answer.js';
import { AppointmentExportsController } from './appointment-exports.controller.js';
import { CITA } from './cita.wire.js';

export const appointmentExportsApi = describeApi(AppointmentExportsController, {
  tag: 'Appointments',
  endpoints: {
    export: {
      id: 'exportAppointments',
      summary: 'The appointments, as a spreadsheet',
      description: 'Notes are in it for who may read health data.',
      query: [
        FORMAT_IN_QUERY,
        { name: CITA.from, schema: DAY, description: 'The first day; without it, from the beginning.' },
        { name: CITA.to, schema: DAY, description: 'The last day; without it, up to the end.' },
        {
          name: 'profesionales',
          schema: { type: 'string', pattern: '^[0-9]+(,[0-9]+)*$' },
          description: 'The ids of professionals, between commas; without it, everybody.',
          example: '1,2',
        },
      ],
      answer: SPREADSHEET,
    },
  },
});
