import { isEmail } from '#domain/patients/email.js';
import { FIELD_MESSAGES } from '#domain/sentences.es.js';
import { isInProvisionalRange, TEXT_LIMITS } from '#domain/patients/patient.js';
import { isStillErased } from '#domain/privacy/suppression.es.js';
import { isPlausiblePhone } from '#domain/patients/phone-format.js';
import { parseRut, type Rut } from '#domain/rut.js';
import type { RegisterOptions } from 'react-hook-form';
import type { PatientField, PatientFormValues } from './patient-form-values';

type Check = (text: string) => string | true;

const present =
  (field: PatientField): Check =>
  (text) =>
    text.trim() !== '' || FIELD_MESSAGES.required(field);
const within =
  (field: PatientField, limit: number): Check =>
  (text) =>
    [...text.trim()].length <= limit || FIELD_MESSAGES.tooLong(field, limit);
const short = (field: PatientField) => within(field, TEXT_LIMITS.short);
const long = (field: PatientField) => within(field, TEXT_LIMITS.long);

/** Whether the RUT itself is valid, not whether it is in use. */
export function rutFault(text: string, ownRut: Rut | undefined): string | undefined {
  if (text.trim() === '') return undefined;
  const rut = parseRut(text);
  if (!rut) return FIELD_MESSAGES.rut;
  return rut !== ownRut && isInProvisionalRange(rut) ? FIELD_MESSAGES.provisionalRut : undefined;
}

/** The messages are the server's. What a suppression left may stay. */
export function patientRules(
  ownRut: Rut | undefined,
  stored: Pick<PatientFormValues, 'phone' | 'email'> | undefined,
): {
  [Field in Exclude<PatientField, 'birthDate'>]: RegisterOptions<PatientFormValues, Field>;
} {
  const rule = (...checks: Check[]) => ({
    validate: (text: string) => checks.map((check) => check(text)).find((answer) => answer !== true) ?? true,
  });
  return {
    rut: rule((text) => rutFault(text, ownRut) ?? true),
    name: rule(present('name'), short('name')),
    phone: rule(
      present('phone'),
      (text) => isPlausiblePhone(text) || isStillErased(text, stored?.phone) || FIELD_MESSAGES.phone,
      short('phone'),
    ),
    email: rule(
      present('email'),
      (text) => isEmail(text.trim()) || isStillErased(text, stored?.email) || FIELD_MESSAGES.email,
    ),
    underlyingCondition: rule(long('underlyingCondition')),
    emergencyContact: rule(present('emergencyContact'), short('emergencyContact')),
    address: rule(short('address')),
    clinicalCase: rule(long('clinicalCase')),
  };
}
