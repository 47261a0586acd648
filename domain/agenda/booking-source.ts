/** How an appointment was booked: through the waiting list, or by the first change recorded of it. */
export const BOOKING_SOURCES = ['VISITOR', 'STAFF', 'WAITING_LIST', 'PROGRAM', 'SYSTEM', 'UNKNOWN'] as const;
export type BookingSource = (typeof BOOKING_SOURCES)[number];
