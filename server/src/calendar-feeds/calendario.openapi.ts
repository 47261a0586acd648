import { describeApi } from '../openapi/describe-api.js';
import { TEXT } from '../openapi/json-schema.js';
import { CalendarioController } from './calendario.controller.js';

export const calendarioApi = describeApi(CalendarioController, {
  tag: 'Appointments',
  endpoints: {
    agenda: {
      id: 'readCalendarFeed',
      summary: 'The agenda for a calendar (RFC 5545)',
      description:
        'For Google Calendar, Apple Calendar, Outlook and whatever else reads iCalendar: from 30 days ago to 365 days ahead, with blocked hours. An appointment keeps its `UID`, and its `SEQUENCE` rises with each change; a cancelled one stays as `STATUS:CANCELLED` for 30 days, and a deleted one is gone. Times are in the clinic’s zone, whose changes of the clock are in `VTIMEZONE`. Patients are initials, unless the feed was made with names; treatments and notes are never told. The address is made in the panel or by `createCalendarFeed` and `createMyCalendarFeed` of GraphQL.\n\nSend the `ETag` of the last answer as `If-None-Match`. Answers HEAD, too.',
      path: [
        {
          name: 'token',
          schema: TEXT,
          description: 'Of the feed’s address: whoever has it can read the feed, until it is revoked.',
          example: 'kD1qV…',
        },
      ],
      answer: { media: ['text/calendar'] },
      also: { status: 304, description: 'It is what `If-None-Match` names.' },
      errors: ['NOT_FOUND'],
    },
  },
});
