import { shortDate } from '../clinic-time.es.js';
import { daysBetween, type LocalDate } from '../clinic-time.js';
import { lapseInWords } from '../lapse.es.js';
import { type ControlReason, type ControlState, DAYS_AHEAD } from './control-due.js';

export const CONTROL_STATE_LABELS: Readonly<Record<ControlState, string>> = {
  UPCOMING: 'Por vencer',
  OVERDUE: 'Vencidos',
};

/** Labels in the filter. */
export const CONTROL_REASON_LABELS: Readonly<Record<ControlReason, string>> = {
  TREATMENT: 'Control del tratamiento',
  RISK: 'Riesgo del pie',
  BRACE: 'Ajuste de ortonixia',
};

/** Steps of staff about a control. */
export const CONTROL_FOLLOW_UP_LABELS = {
  INVITED: 'Invitación al control',
  DISMISSED: 'No volver a llamar',
} as const;
/** Instead of the name of a user. */
export const AUTOMATIC_INVITATION = 'Mensaje automático';
export const CONTROL_NOT_LISTED = 'Este control ya no está en la lista.';
export const NO_MOBILE_TO_INVITE = 'No tiene un teléfono al que se pueda escribir.';

interface DueCause {
  readonly reason: ControlReason;
  readonly dueOn: LocalDate;
  readonly treatment: string;
}

/** 'Riesgo del pie · Podología general (15/12)': why a patient should come back, the earliest first. */
export const causesInWords = (causes: readonly DueCause[]): string =>
  causes
    .map(({ reason, treatment, dueOn }, index) => {
      const words = reason === 'TREATMENT' ? treatment : CONTROL_REASON_LABELS[reason];
      return index === 0 ? words : `${words} (${shortDate(dueOn)})`;
    })
    .join(' · ');

/** 'Vence en 5 días', 'Venció hace 2 semanas'. */
export function dueInWords(dueOn: LocalDate, today: LocalDate): string {
  const days = daysBetween(today, dueOn);
  if (days === 0) return 'Vence hoy';
  if (days === 1) return 'Vence mañana';
  if (days > 1) return `Vence en ${days > DAYS_AHEAD ? lapseInWords(days) : `${days} días`}`;
  return days === -1 ? 'Venció ayer' : `Venció hace ${lapseInWords(-days)}`;
}
