/** The source of a booking: the waiting list, or else the channel of its first recorded change. */
export const BOOKING_SOURCES = ['VISITOR', 'STAFF', 'WAITING_LIST', 'PROGRAM', 'SYSTEM', 'UNKNOWN'] as const;
export type BookingSource = (typeof BOOKING_SOURCES)[number];
