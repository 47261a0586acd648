import type { ChoosingScreen } from '#domain/visitors/booking/public-page.js';
import { type ClinicClock, clinicClock, parseInstant, shifted } from '#domain/clinic-time.js';
import { useEffect, useRef, useState } from 'react';
import { useNow } from '../../ui/clock';

/** How often the minute is checked. */
const CHECK_MS = 10_000;
/** A smaller error of the device's clock is accepted: the page may be a minute old. */
const PLAUSIBLE_MS = 5 * 60_000;

/**
 * The current day and minute in the clinic, whatever the device's time zone. If the device's clock was far off when the
 * page loaded, it is corrected by the server's.
 */
export function useClinicNow({ now, madeAt, clinic: { timeZone } }: ChoosingScreen): ClinicClock {
  const [current, setCurrent] = useState(now);
  const deviceNow = useNow();
  const correction = useRef<number>(undefined);
  useEffect(() => {
    const off = parseInstant(madeAt).getTime() - deviceNow().getTime();
    correction.current ??= Math.abs(off) < PLAUSIBLE_MS ? 0 : off;
    const update = () => {
      const next = clinicClock(shifted(deviceNow(), correction.current ?? 0), timeZone);
      setCurrent((last) => (last.date === next.date && last.minutes === next.minutes ? last : next));
    };
    update();
    const timer = setInterval(update, CHECK_MS);
    // A computer that wakes from sleep still shows yesterday.
    document.addEventListener('visibilitychange', update);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', update);
    };
  }, [madeAt, timeZone, deviceNow]);
  return current;
}
