import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { CLINIC_ID, ClinicSettings } from '../../clinic/settings/clinic-settings.entity.js';
import { READ_ONLY } from '../../foundation/database/for-update.js';

@Injectable()
export class WaitingSettings {
  constructor(private readonly em: EntityManager) {}

  async holdMinutes(): Promise<number> {
    const settings = await this.em.findOneOrFail(ClinicSettings, CLINIC_ID, READ_ONLY);
    return settings.waitingHoldMinutes;
  }

  /** Holds of messages already sent keep their end. */
  async setHoldMinutes(minutes: number): Promise<void> {
    await this.em.nativeUpdate(ClinicSettings, CLINIC_ID, { waitingHoldMinutes: minutes });
  }
}
