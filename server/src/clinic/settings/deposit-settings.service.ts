import type { DepositTerms } from '#domain/money/deposit.js';
import { Transactional } from '@mikro-orm/decorators/legacy';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { FOR_UPDATE, READ_ONLY } from '../../foundation/database/for-update.js';
import { assertVersion } from '../../foundation/database/row-version.js';
import { LiveBus } from '../../foundation/live/live-bus.js';
import { CLINIC_ID, ClinicSettings } from './clinic-settings.entity.js';
import type { DepositSettingsInput, DepositSettingsModel } from './deposit-settings.model.js';

/** Where visitors transfer deposits to, and what the clinic does with them. */
@Injectable()
export class DepositSettingsService {
  constructor(
    private readonly em: EntityManager,
    private readonly live: LiveBus,
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
    if (input.bank !== undefined) stored.depositBank = input.bank ?? '';
    if (input.kind !== undefined) stored.depositAccountKind = input.kind;
    if (input.number !== undefined) stored.depositAccountNumber = input.number ?? '';
    if (input.holder !== undefined) stored.depositHolder = input.holder ?? '';
    if (input.rut !== undefined) stored.depositRut = input.rut ?? '';
    if (input.email !== undefined) stored.depositEmail = input.email ?? '';
    if (input.terms !== undefined) stored.depositTerms = input.terms ?? '';
    stored.depositNoticeHours = input.noticeHours ?? stored.depositNoticeHours;
    if (input.releaseHours !== undefined) stored.depositReleaseHours = input.releaseHours;
    await this.em.flush();
    // The booking page shows them.
    await this.live.publish({ kind: 'SCHEDULE' });
    return toModel(stored);
  }
}

const toModel = (stored: ClinicSettings): DepositSettingsModel => ({
  bank: stored.depositBank,
  kind: stored.depositAccountKind,
  number: stored.depositAccountNumber,
  holder: stored.depositHolder,
  rut: stored.depositRut,
  email: stored.depositEmail,
  terms: stored.depositTerms,
  noticeHours: stored.depositNoticeHours,
  releaseHours: stored.depositReleaseHours,
  version: stored.version,
});
