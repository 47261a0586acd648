import { type ClinicClock, clinicClock, DEFAULT_TIME_ZONE } from '#domain/clinic-time.js';

/** The server's only source of the current time; tests replace it. */
export class Clock {
  private last: { readonly minute: number; readonly wall: ClinicClock } | undefined;

  constructor(readonly timeZone: string = DEFAULT_TIME_ZONE) {}

  now(): Date {
    return new Date();
  }

  /** The day and time in the clinic's time zone. */
  wall(): ClinicClock {
    const now = this.now();
    // Cached per minute, because every request needs it. Zones shift by whole minutes, so it stays right.
    const minute = Math.floor(now.getTime() / 60_000);
    if (this.last?.minute !== minute) this.last = { minute, wall: clinicClock(now, this.timeZone) };
    return this.last.wall;
  }
}
