import type { Notice } from './cancellation-notice.js';

export const NOTICE_LABELS: Readonly<Record<Notice, string>> = {
  EARLIER: '48 horas o más',
  UNDER_48_HOURS: '24 a 48 horas',
  UNDER_24_HOURS: '2 a 24 horas',
  UNDER_2_HOURS: 'Menos de 2 horas',
  AFTER_START: 'Después de la hora',
  UNKNOWN: 'Sin dato',
};

/** In REST and in addresses. */
export const NOTICE_WORDS: Readonly<Record<Notice, string>> = {
  EARLIER: 'desde_48_horas',
  UNDER_48_HOURS: 'desde_24_horas',
  UNDER_24_HOURS: 'desde_2_horas',
  UNDER_2_HOURS: 'menos_de_2_horas',
  AFTER_START: 'despues_de_la_hora',
  UNKNOWN: 'sin_dato',
};
