import { type ClinicClock, type LocalDate, timeAt } from '../../clinic-time.js';
import { longDay } from '../../clinic-time.es.js';
import { DEPOSIT_MESSAGES } from '../../money/deposit.es.js';
import type { RefusalReason } from './own-appointment.js';

/** The same answer for every link that doesn't work, so that it reveals nothing. */
export const OWN_LINK_IS_USELESS =
  'Este enlace no sirve o ya venció. Si necesita ver o cambiar su hora, comuníquese con la clínica.';

export const OWN_CHANGES_REFUSED =
  'Hizo muchos cambios en poco tiempo. Espere unos minutos o comuníquese con la clínica.';

const when = (date: LocalDate, minutes: number): string => `${longDay(date)} a las ${timeAt(minutes)}`;

/** @param until the deadline for moving it. */
export function refusalReasonSentence(reason: RefusalReason, until: ClinicClock): string {
  switch (reason) {
    case 'CANCELLED':
      return 'Esta hora está cancelada.';
    case 'COMPLETED':
      return 'Esta atención ya se realizó.';
    case 'ARRIVED':
      return 'La clínica ya registró su llegada.';
    case 'NOT_OFFERED':
      return 'Para cambiar o cancelar su hora, comuníquese con la clínica.';
    case 'DEPOSIT_MOVED':
      return DEPOSIT_MESSAGES.movedOut;
    case 'TOO_LATE':
      return `Su hora se podía cambiar hasta el ${when(until.date, until.minutes)}. Si no puede venir, cancélela.`;
  }
}

/** Shown if the appointment was moved after the page was loaded. */
export const appointmentMovedMeanwhile = (date: LocalDate, startMinute: number): string =>
  `Su hora cambió mientras la miraba: ahora es el ${when(date, startMinute)}. Revísela antes de seguir.`;
