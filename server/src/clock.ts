import { type ClinicClock, clinicClock, DEFAULT_TIME_ZONE } from '#domain/clinic-time.js';

/** The only source of 'now' on the server; tests put another in its place. */
export class Clock {
  private last: { readonly minute: number; readonly wall: ClinicClock } | undefined;

  constructor(readonly timeZone: string = DEFAULT_TIME_ZONE) {}

  now(): Date {
    return new Date();
  }

  /** Today and the time of day, as the clinic's wall shows them. */
  wall(): ClinicClock {
    const now = this.now();
    // Zones shift by whole minutes, so that a wall shows the same throughout one; every request asks for it.
    const minute = Math.floor(now.getTime() / 60_000);
    if (this.last?.minute !== minute) this.last = { minute, wall: clinicClock(now, this.timeZone) };
    return this.last.wall;
  }
}
