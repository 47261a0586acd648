import { CONTRADICTIONS } from '#domain/patients/particulars/particulars.es.js';
import { isEmail } from '#domain/patients/email.js';
import { FIELD_MESSAGES } from '#domain/sentences.es.js';
import { isInProvisionalRange } from '#domain/patients/patient.js';
import { TEXT_LIMITS } from '#domain/text-limits.js';
import { declared, fieldsFor, isText } from '#domain/patients/patient-fields.es.js';
import { isStillErased } from '#domain/privacy/suppression.es.js';
import { isPlausiblePhone } from '#domain/patients/phone.js';
import { parseRut, type Rut } from '#domain/rut.js';
import { isInvisible, shortText } from '#domain/written-text.js';
import type { RegisterOptions } from 'react-hook-form';
import type { PatientFormValues, TextField } from './patient-form-values';

type Check = (text: string, values: PatientFormValues) => string | true;

const present =
  (field: TextField): Check =>
  (text) =>
    !isInvisible(text) || FIELD_MESSAGES.required(field);
const within = (field: TextField, limit: number, text: string): string | true =>
  [...text].length <= limit || FIELD_MESSAGES.tooLong(field, limit);
const short =
  (field: TextField): Check =>
  (text) =>
    within(field, TEXT_LIMITS.short, shortText(text));
const long =
  (field: TextField): Check =>
  (text) =>
    within(field, TEXT_LIMITS.long, text.trim());

/** Whether the RUT itself is valid, not whether it is in use. */
export function rutFault(text: string, ownRut: Rut | undefined): string | undefined {
  if (text.trim() === '') return undefined;
  const rut = parseRut(text);
  if (!rut) return FIELD_MESSAGES.rut;
  return rut !== ownRut && isInProvisionalRange(rut) ? FIELD_MESSAGES.provisionalRut : undefined;
}

type Chosen = 'sex' | 'healthInsurance' | 'fonasaTier';
type Rules = {
  [Field in Exclude<TextField, 'birthDate' | Chosen>]: RegisterOptions<PatientFormValues, Field>;
};

/** Same messages as the server's. The placeholder values of a suppressed patient may stay. */
export function patientRules(
  ownRut: Rut | undefined,
  stored: Pick<PatientFormValues, 'phone' | 'email'> | undefined,
): Rules {
  const rule = (...checks: Check[]) => ({
    validate: (text: string, values: PatientFormValues) =>
      checks.map((check) => check(text, values)).find((answer) => answer !== true) ?? true,
  });
  const texts = fieldsFor('WRITTEN')
    .filter(isText)
    .map((field) => {
      const { kind, isRequired } = declared(field);
      const limit = kind === 'LONG_TEXT' ? long(field) : short(field);
      return [field, isRequired ? rule(present(field), limit) : rule(limit)];
    });
  return {
    ...(Object.fromEntries(texts) as Rules),
    rut: rule((text) => rutFault(text, ownRut) ?? true),
    phone: rule(
      present('phone'),
      (text) => isPlausiblePhone(text) || isStillErased(text, stored?.phone) || FIELD_MESSAGES.phone,
      short('phone'),
    ),
    email: rule(
      present('email'),
      (text) => isEmail(shortText(text)) || isStillErased(text, stored?.email) || FIELD_MESSAGES.email,
    ),
    representativeName: rule(
      (text, { representativeRut, representativeRelation, representativePhone }) =>
        !isInvisible(text) ||
        isInvisible(`${representativeRut}${representativeRelation}${representativePhone}`) ||
        CONTRADICTIONS.representativeName,
      short('representativeName'),
    ),
    representativeRut: rule(
      (text) => text.trim() === '' || parseRut(text) !== undefined || FIELD_MESSAGES.rut,
    ),
  };
}
