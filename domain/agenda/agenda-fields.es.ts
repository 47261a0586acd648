import type { LabelledFields } from '../declared-fields.js';

/** How appointments of a service are offered. */
export const AGENDA_FIELDS = {
  stepMinutes: { label: 'Horas cada', header: 'Cada cuántos minutos hay una hora' },
  horizonDays: { label: 'Reservar hasta', header: 'Hasta cuántos días antes se reserva' },
  noticeMinutes: { label: 'Anticipación mínima', header: 'Con cuántos minutos de anticipación' },
  openBookingsLimit: { label: 'Por persona, a lo más', header: 'Cuántas reservas abiertas por persona' },
} as const satisfies LabelledFields;
