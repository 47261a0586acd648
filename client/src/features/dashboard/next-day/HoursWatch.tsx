import { isAfterHours } from '#domain/visits/after-hours.js';
import { useEffect } from 'react';
import { useClinicNow } from '../../../clinic/clinic-now';
import { useSchedules } from './use-schedules';

/** Tells whether today's hours are over, as soon as it is known, and whenever it changes. */
export function HoursWatch({ onKnown }: { onKnown: (isOver: boolean) => void }) {
  const now = useClinicNow();
  const { schedules, areSettled } = useSchedules();
  // If the hours can't be loaded, the day goes on.
  const isOver = areSettled ? schedules !== undefined && isAfterHours(schedules, now) : undefined;
  useEffect(() => {
    if (isOver !== undefined) onKnown(isOver);
  }, [isOver, onKnown]);
  return null;
}
