import { SCREEN_ERRORS } from '#domain/screen-sentences.es.js';

/** Milliseconds; shorter than elsewhere. */
export const CALENDAR_TOAST_MS = 3_000;

/** For a refusal by the server, which does not say what holds the hour. */
export const HOUR_UNAVAILABLE = `${SCREEN_ERRORS.SLOT_TAKEN}: ya hay otra cita a esa hora, o está bloqueada.`;

/** For an edit of an appointment that another user has edited since it was shown. */
export const CHANGED_MEANWHILE = 'Otra persona cambió esta cita. Se muestra como está ahora.';

/** For moving or extending an appointment to the time of another one. */
export const HOUR_TAKEN = `${SCREEN_ERRORS.SLOT_TAKEN}: ya hay otra cita a esa hora.`;
