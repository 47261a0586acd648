import type { ServiceType } from './appointment.js';

/** What the staff's forms offer (spec, section 3, 'Treatment catalogue'). The API takes any text. */
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

/** What a visitor books (spec, section 9, 'Fixed booking service'). */
export const BOOKING_TREATMENT = 'Consulta General';

/** Shown where an appointment has no treatment (spec, section 3). */
export const UNSPECIFIED_TREATMENT = 'Sin especificar';
