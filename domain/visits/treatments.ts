/** What visitors book unless they choose another treatment. */
export const BOOKING_TREATMENT = 'Consulta General';

/** Shown for an appointment without a treatment. */
export const UNSPECIFIED_TREATMENT = 'Sin especificar';
