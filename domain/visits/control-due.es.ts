import { daysBetween, type LocalDate } from '../clinic-time.js';
import { lapseInWords } from '../clinic-time.es.js';
import type { ControlState } from './control-due.js';

export const CONTROL_STATE_LABELS: Readonly<Record<ControlState, string>> = {
  UPCOMING: 'Por vencer',
  OVERDUE: 'Vencidos',
};

/** 'Vence en 5 días', 'Venció hace 2 semanas'. */
export function dueInWords(dueOn: LocalDate, today: LocalDate): string {
  const days = daysBetween(today, dueOn);
  if (days === 0) return 'Vence hoy';
  if (days === 1) return 'Vence mañana';
  if (days > 1) return `Vence en ${days} días`;
  return days === -1 ? 'Venció ayer' : `Venció hace ${lapseInWords(-days)}`;
}
