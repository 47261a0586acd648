import { ATTENDED_PATIENTS } from '#domain/agenda/attended-patients.js';
import { FIELD_MESSAGES } from '#domain/sentences.es.js';
import { registerEnumType } from '@nestjs/graphql';
import { asEnum } from '../../foundation/graphql/as-enum.js';
import { oneOf } from '../../foundation/input/field-rules.js';

export const AttendedPatientsEnum = asEnum(ATTENDED_PATIENTS);
registerEnumType(AttendedPatientsEnum, {
  name: 'AttendedPatients',
  description: 'Patients attended in a period, by whether they were attended before it.',
  valuesMap: {
    NEW: { description: 'Never before the period.' },
    RETURNING: { description: 'Before the period too.' },
  },
});

export const IsAttendedPatients = oneOf('patients', ATTENDED_PATIENTS, FIELD_MESSAGES.oneOfList);

/** SQL for whether a patient was attended before a day. @param patientId a column @param day a parameter */
export const wasHereBefore = (patientId: string, day: string): string =>
  `exists (select from appointment b where b.patient_id = ${patientId} and b.date < ${day}::date
             and b.status = 'COMPLETED' and b.attendance is distinct from 'NO_SHOW')`;
