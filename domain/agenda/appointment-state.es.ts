import { ATTENDANCE_LABELS } from '../visits/attendance.es.js';
import { STATUS_LABELS } from './appointment.es.js';
import type { AppointmentState } from './appointment-state.js';

export const APPOINTMENT_STATE_LABELS: Readonly<Record<AppointmentState, string>> = {
  ...STATUS_LABELS,
  NO_SHOW: ATTENDANCE_LABELS.NO_SHOW,
};

/** For staff to send to a patient who did not come. @param firstName may be empty. @param day 'jueves 26 de noviembre'. */
export const missedText = (firstName: string, day: string, time: string): string =>
  `Hola${firstName && ` ${firstName}`}, le esperábamos el ${day} a las ${time}. ¿Está bien? Si quiere, le buscamos otra hora.`;
