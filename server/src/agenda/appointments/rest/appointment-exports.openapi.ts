import { describeApi } from '../../../foundation/openapi/describe-api.js';
import { DAY } from '../../../foundation/openapi/json-schema.js';
import { FORMAT_IN_QUERY, SPREADSHEET } from '../../../foundation/openapi/spreadsheet-answer.js';
import { AppointmentExportsController } from './appointment-exports.controller.js';
import { CITA } from './cita.wire.js';

export const appointmentExportsApi = describeApi(AppointmentExportsController, {
  tag: 'Appointments',
  endpoints: {
    export: {
      id: 'exportAppointments',
      summary: 'The appointments, as a spreadsheet',
      description: 'Includes notes if the caller may read health data.',
      query: [
        FORMAT_IN_QUERY,
        { name: CITA.from, schema: DAY, description: 'The first day; from the beginning if absent.' },
        { name: CITA.to, schema: DAY, description: 'The last day; to the end if absent.' },
        {
          name: 'profesionales',
          schema: { type: 'string', pattern: '^[0-9]+(,[0-9]+)*$' },
          description: 'Comma-separated professional ids; all if absent.',
          example: '1,2',
        },
      ],
      answer: SPREADSHEET,
    },
  },
});
