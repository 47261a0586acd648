import type { ServiceType } from '#domain/appointment.js';
import { type ClinicClock, clinicClock } from '#domain/clinic-time.js';
import { DEFAULT_SCHEDULE, type Schedule } from '#domain/schedule.js';
import { Injectable } from '@nestjs/common';
import { Clock } from '../clock.js';
import { Sql } from '../database/sql.js';

/** What anybody may know of the clinic. */
export interface ClinicInfo {
  readonly name: string;
  readonly phone: string;
  readonly place: string;
}

/** The clinic itself: what it is called, when it works, and what its clock shows. */
@Injectable()
export class ClinicService {
  constructor(
    private readonly sql: Sql,
    private readonly clock: Clock,
    readonly timeZone: string,
  ) {}

  async info(): Promise<ClinicInfo> {
    const [info] = await this.sql.rows<ClinicInfo>('select name, phone, place from clinic_settings');
    if (!info) throw new Error('clinic_settings has no row');
    return info;
  }

  /** The agenda of a service type. */
  schedule(_serviceType: ServiceType): Schedule {
    return DEFAULT_SCHEDULE;
  }

  /** Today and the time of day, on the clinic's wall. */
  now(): ClinicClock {
    return clinicClock(this.clock.now(), this.timeZone);
  }
}
