import { invalidField } from '#domain/errors.js';
import { CODE_MESSAGES } from '#domain/access/second-factor.es.js';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Sql } from '../../foundation/database/sql.js';
import { Transactional } from '../../foundation/database/transactional.js';
import { SecurityLog } from '../security-log/security-log.js';
import type { Staff } from '../actors/staff.js';
import { StaffSecondFactor } from './staff-second-factor.entity.js';

@Injectable()
export class SecondFactorPolicyService {
  constructor(
    private readonly em: EntityManager,
    private readonly sql: Sql,
    private readonly securityLog: SecurityLog,
  ) {}

  async isRequired(): Promise<boolean> {
    const rows = await this.sql.rows('select 1 as one from clinic_settings where second_factor_required');
    return rows.length > 0;
  }

  /**
   * Once required, users without a second factor can only set one up.
   * @throws DomainError `INVALID_INPUT` on `required` if the user requiring it has none
   */
  @Transactional()
  async require(staff: Staff, required: boolean): Promise<boolean> {
    if (required) {
      const own = await this.em.count(StaffSecondFactor, {
        staffUserId: staff.id,
        enabledAt: { $ne: null },
      });
      if (own === 0) throw invalidField('required', CODE_MESSAGES.ownIsMissing);
    }
    const changed = await this.sql.rows(
      `update clinic_settings set second_factor_required = $1 where second_factor_required <> $1 returning 1 as one`,
      [required],
    );
    if (changed.length > 0) {
      await this.securityLog.note(required ? 'SECOND_FACTOR_REQUIRED' : 'SECOND_FACTOR_OPTIONAL', staff.id);
    }
    return required;
  }
}
