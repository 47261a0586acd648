import type { ServiceType } from './appointment.js';

/** Suggestions in the staff's forms. The API accepts any text. */
export const TREATMENTS: Readonly<Record<ServiceType, readonly string[]>> = {
  PODIATRY: [
    'Podología general',
    'Uñas con hongos (Onicomicosis)',
    'Uña encarnada (Onicocriptosis)',
    'Curación Podología',
    'Dermatomicoticos',
    'Postura de brackets',
    'Helomas interdigitales',
  ],
  MANICURE: ['Manicura'],
};

/** Every booking by a visitor is for this. */
export const BOOKING_TREATMENT = 'Consulta General';

/** Shown for an appointment without a treatment. */
export const UNSPECIFIED_TREATMENT = 'Sin especificar';
