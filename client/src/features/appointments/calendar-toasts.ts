import { ERROR_MESSAGES } from '#domain/sentences.es.js';

/** Milliseconds; shorter than elsewhere. */
export const CALENDAR_TOAST_MS = 3_000;

/** For moving or extending an appointment to a time that is not free. */
export const HOUR_TAKEN = `${ERROR_MESSAGES.SLOT_TAKEN}: ya hay otra cita a esa hora.`;
