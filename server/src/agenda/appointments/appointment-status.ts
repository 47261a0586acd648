import { APPOINTMENT_STATUSES } from '#domain/agenda/appointment.js';
import { FIELD_MESSAGES } from '#domain/sentences.es.js';
import { registerEnumType } from '@nestjs/graphql';
import { asEnum } from '../../foundation/graphql/as-enum.js';
import { oneOf, someOf } from '../../foundation/input/field-rules.js';

export const AppointmentStatusEnum = asEnum(APPOINTMENT_STATUSES);
registerEnumType(AppointmentStatusEnum, {
  name: 'AppointmentStatus',
  description: 'Any status may follow any other. A cancelled appointment holds no time.',
  valuesMap: {
    BOOKED: { description: 'The initial status.' },
    CONFIRMED: { description: 'The patient confirmed that they will come.' },
    COMPLETED: { description: 'The patient was attended.' },
    CANCELLED: { description: 'It no longer holds any time.' },
  },
});

export const AreStatuses = someOf('statuses', APPOINTMENT_STATUSES, FIELD_MESSAGES.status);
export const IsStatus = oneOf('status', APPOINTMENT_STATUSES, FIELD_MESSAGES.status);
