import { daysBetween, type LocalDate } from './clinic-time.js';

/** '13 días', '3 semanas', '5 meses', '2 años'. @param days at least 2 */
export function lapseInWords(days: number): string {
  if (days < 14) return `${days} días`;
  if (days < 60) return `${Math.floor(days / 7)} semanas`;
  return days < 730 ? `${Math.floor(days / 30)} meses` : `${Math.floor(days / 365)} años`;
}

/** 'hoy', 'ayer', 'hace 3 semanas'. @param date not after today */
export function agoInWords(date: LocalDate, today: LocalDate): string {
  const days = daysBetween(date, today);
  if (days === 0) return 'hoy';
  return days === 1 ? 'ayer' : `hace ${lapseInWords(days)}`;
}
