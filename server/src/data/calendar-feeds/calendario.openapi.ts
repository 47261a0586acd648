import { describeApi } from '../../foundation/openapi/describe-api.js';
import { TEXT } from '../../foundation/openapi/json-schema.js';
import { CalendarioController } from './calendario.controller.js';

export const calendarioApi = describeApi(CalendarioController, {
  tag: 'Appointments',
  endpoints: {
    agenda: {
      id: 'readCalendarFeed',
      summary: 'Read the agenda as a calendar (RFC 5545)',
      description:
        'For Google Calendar, Apple Calendar, Outlook and anything else that reads iCalendar: from 30 days ago to 365 days ahead, with blocked hours. An appointment keeps its `UID`, and its `SEQUENCE` rises with each change; a cancelled one stays as `STATUS:CANCELLED` for 30 days, and a deleted one is gone. Times are in the clinic’s zone, whose clock changes are in `VTIMEZONE`. Patients appear as initials unless the feed was created with names; treatments and notes are never included. Create the address in the panel or with `createCalendarFeed` or `createMyCalendarFeed` (GraphQL).\n\nSend the `ETag` of the last response as `If-None-Match`. Also answers HEAD.',
      path: [
        {
          name: 'token',
          schema: TEXT,
          description: 'From the feed’s address. Anyone who has it can read the feed until it is revoked.',
          example: 'kD1qV…',
        },
      ],
      answer: { media: ['text/calendar'] },
      also: { status: 304, description: 'Unchanged: `If-None-Match` matches.' },
      errors: ['NOT_FOUND'],
    },
  },
});
