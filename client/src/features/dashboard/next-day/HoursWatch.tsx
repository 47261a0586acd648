import { isAfterHours } from '#domain/visits/after-hours.js';
import { useEffect } from 'react';
import { useClinicNow } from '../../../clinic/clinic-now';
import { useSchedules } from './use-schedules';

/** Reports whether today's hours are over, once loaded and after each change. */
export function HoursWatch({ onKnown }: { onKnown: (isOver: boolean) => void }) {
  const now = useClinicNow();
  const { schedules, areSettled } = useSchedules();
  // If the hours can't be loaded, the day counts as not over.
  const isOver = areSettled ? schedules !== undefined && isAfterHours(schedules, now) : undefined;
  useEffect(() => {
    if (isOver !== undefined) onKnown(isOver);
  }, [isOver, onKnown]);
  return null;
}
