import type { DepositTerms } from '#domain/money/deposit.js';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Actors } from '../../access/actors/actors.js';
import { SecurityLog } from '../../access/security-log/security-log.js';
import { FOR_UPDATE, READ_ONLY } from '../../foundation/database/for-update.js';
import { assertVersion } from '../../foundation/database/row-version.js';
import { Transactional } from '../../foundation/database/transactional.js';
import { LiveBus } from '../../foundation/live/live-bus.js';
import { CLINIC_ID, ClinicSettings } from './clinic-settings.entity.js';
import type { DepositSettingsInput, DepositSettingsModel } from './deposit-settings.model.js';

/** Where visitors transfer deposits to, and what the clinic does with them. */
@Injectable()
export class DepositSettingsService {
  constructor(
    private readonly em: EntityManager,
    private readonly live: LiveBus,
    private readonly securityLog: SecurityLog,
    private readonly actors: Actors,
  ) {}

  async read(): Promise<DepositSettingsModel> {
    return toModel(await this.em.findOneOrFail(ClinicSettings, CLINIC_ID, READ_ONLY));
  }

  /** The conditions that visitors see. */
  async terms(): Promise<DepositTerms> {
    const { version: _version, ...terms } = await this.read();
    return terms;
  }

  /**
   * @param seenVersion the version the editor saw; undefined if the last write wins (REST).
   * @throws DomainError `STALE`
   */
  @Transactional()
  async update(input: DepositSettingsInput, seenVersion?: number): Promise<DepositSettingsModel> {
    const stored = await this.em.findOneOrFail(ClinicSettings, CLINIC_ID, FOR_UPDATE);
    assertVersion(stored.version, seenVersion);
    stored.version += 1;
    const { deposits } = stored;
    const former = accountOf(deposits);
    for (const name of TEXTS) if (input[name] !== undefined) deposits[name] = input[name] ?? '';
    if (input.kind !== undefined) deposits.kind = input.kind;
    deposits.noticeHours = input.noticeHours ?? deposits.noticeHours;
    if (input.releaseHours !== undefined) deposits.releaseHours = input.releaseHours;
    await this.em.flush();
    if (accountOf(deposits) !== former) await this.noteAccount(deposits);
    // The booking page shows them.
    await this.live.publish({ kind: 'SCHEDULE' });
    return toModel(stored);
  }

  /** Money of visitors goes there, so that a change must name its author. */
  private async noteAccount({ bank, number }: DepositAccount): Promise<void> {
    const { staff } = this.actors.current();
    if (staff)
      await this.securityLog.note('DEPOSIT_ACCOUNT_CHANGED', staff.id, `${bank} ${number}`.trim() || null);
  }
}

type DepositAccount = ClinicSettings['deposits'];

const accountOf = ({ bank, kind, number, holder, rut }: DepositAccount): string =>
  JSON.stringify([bank, kind, number, holder, rut]);

const TEXTS = ['bank', 'number', 'holder', 'rut', 'email', 'terms'] as const;

const toModel = ({ deposits, version }: ClinicSettings): DepositSettingsModel => ({ ...deposits, version });
