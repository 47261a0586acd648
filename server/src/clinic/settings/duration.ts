import { DURATIONS } from '#domain/agenda/appointment.js';
import { FIELD_MESSAGES } from '#domain/sentences.es.js';
import { oneOf } from '../../foundation/input/field-rules.js';

export const IsDuration = oneOf('duration', DURATIONS, FIELD_MESSAGES.durationMinutes);
