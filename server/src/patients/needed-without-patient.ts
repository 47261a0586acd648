import { FIELD_MESSAGES } from '#domain/sentences.es.js';
import { isBlank, rule } from '../foundation/input/field-rules.js';

/** Required for a patient who is not registered yet: an input without `patientId`. */
export const neededWithoutPatient = (field: string): PropertyDecorator =>
  rule(
    'neededWithoutPatient',
    (value, input) => !isBlank(value) || !isBlank((input as { patientId?: unknown }).patientId),
    FIELD_MESSAGES.required(field),
  )();
