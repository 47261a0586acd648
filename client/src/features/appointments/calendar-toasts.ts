import { SCREEN_ERRORS } from '#domain/sentences.es.js';

/** Milliseconds; shorter than elsewhere. */
export const CALENDAR_TOAST_MS = 3_000;

/** For moving or extending an appointment to a time that is not free. */
export const HOUR_TAKEN = `${SCREEN_ERRORS.SLOT_TAKEN}: ya hay otra cita a esa hora.`;
