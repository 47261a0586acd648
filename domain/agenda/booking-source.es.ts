import type { BookingSource } from './booking-source.js';

export const SOURCE_LABELS: Readonly<Record<BookingSource, string>> = {
  VISITOR: 'Reserva en línea',
  STAFF: 'Equipo',
  WAITING_LIST: 'Lista de espera',
  PROGRAM: 'Integración',
  SYSTEM: 'Sistema',
  UNKNOWN: 'Sin dato',
};

/** In REST and in addresses. */
export const SOURCE_WORDS: Readonly<Record<BookingSource, string>> = {
  VISITOR: 'reserva_en_linea',
  STAFF: 'equipo',
  WAITING_LIST: 'lista_de_espera',
  PROGRAM: 'integracion',
  SYSTEM: 'sistema',
  UNKNOWN: 'sin_dato',
};
