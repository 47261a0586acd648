import { DomainError } from '#domain/errors.js';
import type { RetentionMonths } from '#domain/privacy/retention.js';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { READ_ONLY } from '../../foundation/database/for-update.js';
import { Transactional } from '../../foundation/database/transactional.js';
import { StoredRetentionSettings } from './stored-retention-settings.entity.js';

const ONLY_ROW = { id: 1 };

@Injectable()
export class RetentionSettings {
  constructor(private readonly em: EntityManager) {}

  current(): Promise<StoredRetentionSettings> {
    return this.em.findOneOrFail(StoredRetentionSettings, ONLY_ROW, READ_ONLY);
  }

  /** @throws DomainError `STALE` */
  @Transactional()
  async update(
    seenVersion: number,
    { messageMonths, securityLogMonths, visitorMonths }: RetentionMonths,
  ): Promise<StoredRetentionSettings> {
    const updated = await this.em.nativeUpdate(
      StoredRetentionSettings,
      { ...ONLY_ROW, version: seenVersion },
      { messageMonths, securityLogMonths, visitorMonths },
    );
    if (updated === 0) throw new DomainError('STALE');
    return this.current();
  }
}
