import { Injectable } from '@nestjs/common';
import { Sql } from '../database/sql.js';

/** What anybody may know of the clinic. */
export interface ClinicInfo {
  readonly name: string;
  readonly phone: string;
  readonly place: string;
}

/** The clinic itself: what it is called and where it is. */
@Injectable()
export class ClinicService {
  constructor(private readonly sql: Sql) {}

  async info(): Promise<ClinicInfo> {
    const [info] = await this.sql.rows<ClinicInfo>('select name, phone, place from clinic_settings');
    if (!info) throw new Error('clinic_settings has no row');
    return info;
  }
}
