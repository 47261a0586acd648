import { Injectable } from '@nestjs/common';
import { Sql } from '../../foundation/database/sql.js';

@Injectable()
export class WaitingSettings {
  constructor(private readonly sql: Sql) {}

  async holdMinutes(): Promise<number> {
    const [settings] = await this.sql.rows<{ minutes: number }>(
      'select waiting_hold_minutes as minutes from clinic_settings',
    );
    if (!settings) throw new Error('clinic_settings has no row');
    return settings.minutes;
  }

  /** Holds of messages already sent keep their end. */
  async setHoldMinutes(minutes: number): Promise<void> {
    await this.sql.rows('update clinic_settings set waiting_hold_minutes = $1', [minutes]);
  }
}
