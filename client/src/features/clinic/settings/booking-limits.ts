import type { Limits } from '../../../ui/fields/LimitSelect';

const hours = (minutes: number): string => {
  if (minutes % 60 !== 0) return `${minutes} minutos`;
  return minutes === 60 ? '1 hora' : `${minutes / 60} horas`;
};

/** How many days ahead a visitor may book. */
export const HORIZONS: Limits = {
  none: 'Sin límite',
  usual: [14, 30, 60, 90, 180, 365],
  inWords: (days) => `${days} ${days === 1 ? 'día' : 'días'} adelante`,
};

/** How many minutes before its start a time can still be booked. */
export const NOTICES: Limits = {
  none: 'Sin mínimo',
  usual: [60, 120, 240, 720, 1440, 2880],
  inWords: hours,
};

/** How many upcoming bookings a visitor may have. */
export const OPEN_BOOKINGS: Limits = {
  none: 'Sin límite',
  usual: [1, 2, 3, 5, 10, 20],
  inWords: (bookings) => `${bookings} ${bookings === 1 ? 'reserva' : 'reservas'}`,
};
