import { type ClinicClock, clinicClock, DEFAULT_TIME_ZONE } from '#domain/clinic-time.js';

/** The only source of 'now' on the server; tests put another in its place. */
export class Clock {
  constructor(readonly timeZone: string = DEFAULT_TIME_ZONE) {}

  now(): Date {
    return new Date();
  }

  /** Today and the time of day, as the clinic's wall shows them. */
  wall(): ClinicClock {
    return clinicClock(this.now(), this.timeZone);
  }
}
