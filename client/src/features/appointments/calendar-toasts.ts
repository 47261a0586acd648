import { ERROR_MESSAGES } from '#domain/sentences.es.js';

/** The calendar's toasts are all short (spec, section 9), in milliseconds. */
export const CALENDAR_TOAST_MS = 3_000;

/** Where an appointment can't be moved or lengthened to. */
export const HOUR_TAKEN = `${ERROR_MESSAGES.SLOT_TAKEN}: ya hay otra cita a esa hora.`;
