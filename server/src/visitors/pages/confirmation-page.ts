/** The query parameter with which an appointment's own page confirms that it was just booked. */
export const JUST_BOOKED = 'nueva';

/**
 * The address of the page that confirms a booking by a plain form: the appointment's own page, with a notice.
 * @param token of the appointment's link.
 */
export const confirmationPage = (token: string): string => `/public/cita/${token}?${JUST_BOOKED}`;
