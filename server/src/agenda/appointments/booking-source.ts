import { BOOKING_SOURCES } from '#domain/agenda/booking-source.js';
import { FIELD_MESSAGES } from '#domain/sentences.es.js';
import { registerEnumType } from '@nestjs/graphql';
import { asEnum } from '../../foundation/graphql/as-enum.js';
import { oneOf } from '../../foundation/input/field-rules.js';

export const BookingSourceEnum = asEnum(BOOKING_SOURCES);
registerEnumType(BookingSourceEnum, {
  name: 'BookingSource',
  description: 'How an appointment was booked.',
  valuesMap: {
    VISITOR: { description: 'By a visitor.' },
    STAFF: { description: 'By a user, in the panel.' },
    WAITING_LIST: { description: 'As an hour that the waiting list offered.' },
    PROGRAM: { description: 'By another program.' },
    SYSTEM: { description: 'By a job or in the terminal.' },
    UNKNOWN: { description: 'It is not recorded.' },
  },
});

export const IsBookingSource = oneOf('source', BOOKING_SOURCES, FIELD_MESSAGES.oneOfList);

/**
 * SQL for how an appointment was booked.
 * @param isOffered whether the waiting list offered the hour
 * @param channel of the change that created the appointment; null if none is recorded
 */
export const sourceOf = (isOffered: string, channel: string): string =>
  `case when ${isOffered} then 'WAITING_LIST'
        else case ${channel} when 'PUBLIC' then 'VISITOR' when 'LINK' then 'VISITOR' when 'PANEL' then 'STAFF'
                             when 'API' then 'PROGRAM' when 'SYSTEM' then 'SYSTEM' else 'UNKNOWN' end end`;
