import { FIELD_MESSAGES } from '#domain/sentences.es.js';
import { ATTENDANCES } from '#domain/visits/attendance.js';
import { registerEnumType } from '@nestjs/graphql';
import { asEnum } from '../../foundation/graphql/as-enum.js';
import { oneOf } from '../../foundation/input/field-rules.js';

export const AttendanceEnum = asEnum(ATTENDANCES);
registerEnumType(AttendanceEnum, {
  name: 'Attendance',
  description: 'Whether the patient came, separate from the status. A cancelled appointment has none.',
  valuesMap: {
    ARRIVED: { description: 'The patient is waiting at the clinic.' },
    IN_CARE: { description: 'The patient is being attended.' },
    NO_SHOW: { description: 'The patient did not come.' },
  },
});

export const IsAttendance = oneOf('attendance', ATTENDANCES, FIELD_MESSAGES.oneOfList);
