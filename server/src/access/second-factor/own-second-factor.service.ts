import { DomainError, invalidField } from '#domain/errors.js';
import { codeCore } from '#domain/access/second-factor.js';
import { CODE_MESSAGES } from '#domain/access/second-factor.es.js';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../foundation/clock.js';
import { FOR_UPDATE } from '../../foundation/database/for-update.js';
import { Sql } from '../../foundation/database/sql.js';
import { Transactional } from '../../foundation/database/transactional.js';
import { SecretBox } from '../../foundation/sealing/secret-box.js';
import { OwnPassword } from '../passwords/own-password.js';
import { SecurityLog } from '../security-log/security-log.js';
import { SessionsService } from '../sessions/sessions.service.js';
import type { SignedInStaff, Staff } from '../actors/staff.js';
import { RecoveryCodes } from './recovery-codes.js';
import { SecondFactor } from './second-factor.js';
import type { SecondFactorKeyModel, SecondFactorModel } from './second-factor.model.js';
import { StaffSecondFactor } from './staff-second-factor.entity.js';
import { addressOf, keyOf, newSecret, stepOfCode } from './totp.js';

interface Proof {
  readonly password: string;
  readonly code: string;
}

@Injectable()
export class OwnSecondFactorService {
  constructor(
    private readonly em: EntityManager,
    private readonly sql: Sql,
    private readonly clock: Clock,
    private readonly box: SecretBox,
    private readonly ownPassword: OwnPassword,
    private readonly secondFactor: SecondFactor,
    private readonly recoveryCodes: RecoveryCodes,
    private readonly sessions: SessionsService,
    private readonly securityLog: SecurityLog,
  ) {}

  async of({ id }: Staff): Promise<SecondFactorModel> {
    const [own] = await this.sql.rows<SecondFactorModel>(
      `select exists (select from second_factor where staff_user_id = $1 and enabled_at is not null) as "isOn",
              (select count(*)::integer from recovery_code where staff_user_id = $1) as "recoveryCodesLeft",
              second_factor_required as "isRequired"
       from clinic_settings`,
      [id],
    );
    if (!own) throw new Error('clinic_settings has no row');
    return own;
  }

  /**
   * Creates a key, which takes effect once one of its codes is entered (`turnOn`). It replaces any earlier one.
   * @throws DomainError `TOO_MANY_REQUESTS`, `INVALID_INPUT` on `password`, or `STALE` if the second factor is on
   */
  async prepare(staff: Staff, password: string, network: string): Promise<SecondFactorKeyModel> {
    const { attempt } = await this.ownPassword.prove(staff, 'password', password, network);
    await attempt.succeeded();
    const secret = newSecret();
    const stored = await this.sql.rows(
      `insert into second_factor (staff_user_id, secret) values ($1, $2)
       on conflict (staff_user_id) do update set secret = excluded.secret
       where second_factor.enabled_at is null returning 1 as one`,
      [staff.id, this.box.close(secret, staff.id)],
    );
    if (stored.length === 0) throw new DomainError('STALE', { message: CODE_MESSAGES.alreadyOn });
    return { key: keyOf(secret), address: addressOf(secret, staff.username) };
  }

  /**
   * Also ends the user's other sessions, which were opened with the password alone.
   * @returns the recovery codes.
   * @throws DomainError `INVALID_INPUT` on `code`, or `STALE` if no key is waiting for its first code
   */
  @Transactional()
  async turnOn(staff: SignedInStaff, code: string): Promise<string[]> {
    const prepared = await this.em.findOne(
      StaffSecondFactor,
      { staffUserId: staff.id, enabledAt: null },
      { ...FOR_UPDATE, populate: ['secret'] },
    );
    const secret = prepared && this.box.open(prepared.secret, staff.id);
    if (!secret) throw new DomainError('STALE', { message: CODE_MESSAGES.notPrepared });
    const now = this.clock.now();
    const step = stepOfCode(secret, codeCore(code), now);
    if (step === undefined) throw invalidField('code', CODE_MESSAGES.isWrong);
    Object.assign(prepared, { enabledAt: now, lastStep: step });
    await this.em.flush();
    await this.securityLog.note('SECOND_FACTOR_ON', staff.id);
    await this.sessions.endAllOf(staff.id, 'SECOND_FACTOR_CHANGED', staff.sessionId);
    return this.recoveryCodes.renew(staff.id);
  }

  /** @throws DomainError `TOO_MANY_REQUESTS`, `INVALID_INPUT` on `password` or `code`, or `STALE` if it is off */
  async turnOff(staff: Staff, proof: Proof, network: string): Promise<void> {
    await this.proved(staff, proof, network, async () => {
      await this.em.nativeDelete(StaffSecondFactor, staff.id);
      await this.securityLog.note('SECOND_FACTOR_OFF', staff.id);
    });
  }

  /**
   * Invalidates the old recovery codes.
   * @throws DomainError as `turnOff` does
   */
  renewRecoveryCodes(staff: Staff, proof: Proof, network: string): Promise<string[]> {
    return this.proved(staff, proof, network, async () => {
      await this.securityLog.note('RECOVERY_CODES_MADE', staff.id);
      return this.recoveryCodes.renew(staff.id);
    });
  }

  private async proved<T>(
    staff: Staff,
    { password, code }: Proof,
    network: string,
    work: () => Promise<T>,
  ): Promise<T> {
    const { attempt } = await this.ownPassword.prove(staff, 'password', password, network);
    const done = await this.afterCode(staff, code, work);
    if (done === 'WRONG') {
      await this.securityLog.noteFailure('CODE_FAILED', staff.username);
      throw invalidField('code', CODE_MESSAGES.isWrong);
    }
    await attempt.succeeded();
    return done.result;
  }

  @Transactional()
  private async afterCode<T>(
    staff: Staff,
    code: string,
    work: () => Promise<T>,
  ): Promise<'WRONG' | { result: T }> {
    const outcome = await this.secondFactor.pass(staff.id, code);
    if (outcome === 'NOT_NEEDED') throw new DomainError('STALE', { message: CODE_MESSAGES.notOn });
    if (outcome === 'UNREADABLE') throw invalidField('code', CODE_MESSAGES.unreadable);
    return outcome === 'PASSED' ? { result: await work() } : 'WRONG';
  }
}
