import { codeCore, isAppCode } from '#domain/access/second-factor.js';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../foundation/clock.js';
import { READ_ONLY } from '../../foundation/database/for-update.js';
import { Sql } from '../../foundation/database/sql.js';
import { SecretBox } from '../../foundation/sealing/secret-box.js';
import { SecurityLog } from '../security-log/security-log.js';
import { RecoveryCodes } from './recovery-codes.js';
import { StaffSecondFactor } from './staff-second-factor.entity.js';
import { stepOfCode } from './totp.js';

/**
 * The result of checking a code. `UNREADABLE`: it is an app code, but this server does not have the key with which the
 * app's secret was encrypted.
 */
export type CodeOutcome = 'PASSED' | 'NOT_NEEDED' | 'MISSING' | 'WRONG' | 'UNREADABLE';

@Injectable()
export class SecondFactor {
  constructor(
    private readonly em: EntityManager,
    private readonly sql: Sql,
    private readonly clock: Clock,
    private readonly box: SecretBox,
    private readonly recoveryCodes: RecoveryCodes,
    private readonly securityLog: SecurityLog,
  ) {}

  /** Checks a code and uses it up, in the transaction of the action it authorises. */
  async pass(staffId: number, code: string | null | undefined): Promise<CodeOutcome> {
    const stored = await this.em.findOne(
      StaffSecondFactor,
      { staffUserId: staffId, enabledAt: { $ne: null } },
      { ...READ_ONLY, fields: ['secret'] },
    );
    if (!stored) return 'NOT_NEEDED';
    const core = codeCore(code ?? '');
    if (core === '') return 'MISSING';
    return isAppCode(core) ? this.passApp(staffId, stored.secret, core) : this.passRecovery(staffId, core);
  }

  private async passApp(staffId: number, closed: Buffer, core: string): Promise<CodeOutcome> {
    const secret = this.box.open(closed, staffId);
    if (!secret) return 'UNREADABLE';
    const step = stepOfCode(secret, core, this.clock.now());
    if (step === undefined) return 'WRONG';
    // The condition decides which of two simultaneous uses of a code wins (RFC 6238, section 5.2).
    const used = await this.sql.rows(
      `update second_factor set last_step = $2
       where staff_user_id = $1 and enabled_at is not null and last_step < $2 returning 1 as one`,
      [staffId, step],
    );
    return used.length > 0 ? 'PASSED' : 'WRONG';
  }

  private async passRecovery(staffId: number, core: string): Promise<CodeOutcome> {
    if (!(await this.recoveryCodes.use(staffId, core))) return 'WRONG';
    await this.securityLog.note('RECOVERY_CODE_USED', staffId);
    return 'PASSED';
  }
}
