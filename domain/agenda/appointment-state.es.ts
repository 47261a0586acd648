import { ATTENDANCE_LABELS, ATTENDANCE_WORDS } from '../visits/attendance.es.js';
import { STATUS_LABELS, STATUS_WORDS } from './appointment.es.js';
import type { AppointmentState } from './appointment-state.js';

export const APPOINTMENT_STATE_LABELS: Readonly<Record<AppointmentState, string>> = {
  ...STATUS_LABELS,
  NO_SHOW: ATTENDANCE_LABELS.NO_SHOW,
};
/** In REST and in addresses. */
export const APPOINTMENT_STATE_WORDS: Readonly<Record<AppointmentState, string>> = {
  ...STATUS_WORDS,
  NO_SHOW: ATTENDANCE_WORDS.NO_SHOW,
};
/** The REST word for appointments whose hour is over without a result. */
export const UNCLOSED_WORD = 'sin_cerrar';

/** For staff to send to a patient who did not come. @param firstName may be empty. @param day 'jueves 26 de noviembre'. */
export const missedText = (firstName: string, day: string, time: string): string =>
  `Hola${firstName && ` ${firstName}`}, le esperábamos el ${day} a las ${time}. ¿Está bien? Si quiere, le buscamos otra hora.`;
