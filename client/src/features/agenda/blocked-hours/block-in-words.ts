import { type LocalTime, minutesOf, timeAt } from '#domain/clinic-time.js';

/** The end of a time range; midnight is '24:00' of the same day. @param minute 1 to 1440. */
export const endOf = (minute: number): string => (minute === 24 * 60 ? '24:00' : timeAt(minute));

/** '13:00 – 15:00'. */
export const hoursInWords = ({
  time,
  durationMinutes,
}: {
  time: LocalTime;
  durationMinutes: number;
}): string => `${time} – ${endOf(minutesOf(time) + durationMinutes)}`;
