/** The treatment of a visitor's booking unless another one is chosen. */
export const BOOKING_TREATMENT = 'Consulta General';

/** Shown for an appointment without a treatment. */
export const UNSPECIFIED_TREATMENT = 'Sin especificar';
