import { clinicClock, type Hour, instantOf, minutesOf } from '#domain/clinic-time.js';
import { clinicTimeName } from '#domain/clinic-time.es.js';
import { useSyncExternalStore } from 'react';

const never = () => () => undefined;
const deviceZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;
/** The server doesn't know the visitor's time zone. */
const unknownZone = () => undefined;

/** 'hora de Chile', if the visitor's own clock will show another time at that hour. */
export function useTimeNote({ date, time }: Hour, timeZone: string): string | undefined {
  const zone = useSyncExternalStore<string | undefined>(never, deviceZone, unknownZone);
  if (zone === undefined || zone === timeZone) return undefined;
  const minutes = minutesOf(time);
  const theirs = clinicClock(instantOf({ date, minutes }, timeZone), zone);
  if (theirs.date === date && theirs.minutes === minutes) return undefined;
  return clinicTimeName(timeZone);
}
