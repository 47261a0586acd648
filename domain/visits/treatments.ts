/** Every booking by a visitor is for this. */
export const BOOKING_TREATMENT = 'Consulta General';

/** Shown for an appointment without a treatment. */
export const UNSPECIFIED_TREATMENT = 'Sin especificar';
