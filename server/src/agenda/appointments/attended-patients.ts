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

const isAttended = (alias: string): string =>
  `${alias}.status = 'COMPLETED' and ${alias}.attendance is distinct from 'NO_SHOW'`;

/**
 * SQL for the id of the first appointment of a period at which a patient was attended.
 * @param patientId a column @param from a parameter @param to a parameter
 */
export const firstVisitFrom = (patientId: string, from: string, to: string): string =>
  `select b.id from appointment b
   where b.patient_id = ${patientId} and b.date between ${from}::date and ${to}::date and ${isAttended('b')}
   order by b.date, b.start_minute, b.id limit 1`;

/** SQL for whether a patient was attended before a day. @param patientId a column @param day a parameter */
export const wasHereBefore = (patientId: string, day: string): string =>
  `exists (select from appointment b where b.patient_id = ${patientId} and b.date < ${day}::date
             and ${isAttended('b')})`;
