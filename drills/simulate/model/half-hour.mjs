// @ts-check

/**
 * A half hour of an agenda: the appointment that holds it, if any.
 * @typedef {string} HalfHour empty if free.
 * @typedef {(state: HalfHour) => HalfHour | undefined} HalfHourStep undefined if impossible in this state.
 */

/** @type {HalfHour} */
export const FREE = '';

/** @param {string} appointment @returns {HalfHourStep} */
export const isTakenBy = (appointment) => (holder) =>
  holder === FREE || holder === appointment ? appointment : undefined;

/** @param {string} appointment @returns {HalfHourStep} */
export const isLeftBy = (appointment) => (holder) => (holder === appointment ? FREE : holder);

/** @param {HalfHour} seen @returns {HalfHourStep} */
export const isSeenHeldBy = (seen) => (holder) => (holder === seen ? holder : undefined);

/** @type {HalfHourStep} */
export const isSeenTaken = (holder) => (holder === FREE ? undefined : holder);

/** An appointment was refused the half hour. @param {string} appointment @returns {HalfHourStep} */
export const isRefusedTo = (appointment) => (holder) =>
  holder !== FREE && holder !== appointment ? holder : undefined;
