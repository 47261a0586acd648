import { DomainError, invalidField } from '#domain/errors.js';
import { giftCodeOf } from '#domain/money/gift-code.js';
import { packExpired, PACK_MESSAGES } from '#domain/money/pack.es.js';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { readableLetters } from '../../access/accounts/readable-letters.js';
import { hashOfToken } from '../../access/tokens/random-token.js';
import type { Staff } from '../../access/actors/staff.js';
import { ClinicService } from '../../clinic/settings/clinic.service.js';
import { Clock } from '../../foundation/clock.js';
import { READ_ONLY } from '../../foundation/database/for-update.js';
import { retryConflicts } from '../../foundation/database/retry-conflicts.js';
import { Sql } from '../../foundation/database/sql.js';
import { Transactional } from '../../foundation/database/transactional.js';
import { LiveBus } from '../../foundation/live/live-bus.js';
import { Charges } from '../charges/charges.service.js';
import type { ChargeRow } from '../charges/charge-rows.js';
import { Payments } from '../payments/payments.service.js';
import { PackGift } from './pack-gift.entity.js';
import { type PackRow, SELECT_PACKS } from './pack-rows.js';
import type { SellGiftInput } from './pack.input.js';
import { Packs } from './packs.service.js';

/** 59 random bits: only staff can try codes, and there are few of them. */
const CODE_LENGTH = 12;
const MAX_LISTED = 200;

/** A gift with its code, which is never shown again. */
export interface SoldGift {
  readonly code: string;
  readonly pack: PackRow;
  readonly charge: ChargeRow;
}

/** Packs that one person buys and another one uses. The money stays the buyer's. */
@Injectable()
export class PackGifts {
  constructor(
    private readonly em: EntityManager,
    private readonly sql: Sql,
    private readonly packs: Packs,
    private readonly charges: Charges,
    private readonly payments: Payments,
    private readonly clinic: ClinicService,
    private readonly clock: Clock,
    private readonly live: LiveBus,
  ) {}

  /** Whether gifts are sold, or sold ones can still be redeemed. */
  async areRedeemed(): Promise<boolean> {
    if (await this.clinic.sharesPacks()) return true;
    const open = await this.sql.rows(
      `select from pack_gift g join pack k on k.id = g.pack_id
       where g.redeemed_at is null and k.cancelled_at is null and k.expires_on >= $1 limit 1`,
      [this.clock.wall().date],
    );
    return open.length > 0;
  }

  /** The gifts that can still be redeemed, the newest first; at most 200. */
  open(): Promise<PackRow[]> {
    return this.sql.rows<PackRow>(
      `${SELECT_PACKS}
       where g.redeemed_at is null and g.pack_id is not null and k.cancelled_at is null and k.expires_on >= $1
       order by k.id desc limit ${MAX_LISTED}`,
      [this.clock.wall().date],
    );
  }

  /**
   * Charges a patient, or a payer without a record, for a pack that the bearer of its code may redeem.
   * @throws DomainError as `Packs.sell`, or `INVALID_INPUT` on `offerId` if the clinic shares no packs
   */
  async sell(input: SellGiftInput, staff: Staff): Promise<SoldGift> {
    if (!(await this.clinic.sharesPacks())) throw invalidField('offerId', PACK_MESSAGES.notShared);
    const code = readableLetters(CODE_LENGTH);
    const pack = await this.packs.sellGift(input, hashOfToken(code), staff);
    return this.shown(code, pack);
  }

  /**
   * Gives a gift whose voucher was lost another code; the former code is no longer valid.
   * @throws DomainError `NOT_FOUND`, or `INVALID_INPUT` if it is no gift, is redeemed or cancelled
   */
  @Transactional()
  async renew(id: number): Promise<SoldGift> {
    const pack = await this.packs.lock(id);
    if (!pack.isGift) throw notRenewed(PACK_MESSAGES.noGift);
    if (pack.redeemedAt !== null) throw notRenewed(PACK_MESSAGES.redeemed);
    if (pack.isCancelled) throw notRenewed(PACK_MESSAGES.alreadyCancelled);
    const code = readableLetters(CODE_LENGTH);
    await this.em.nativeUpdate(PackGift, { packId: id }, { codeHash: hashOfToken(code) });
    return this.shown(code, pack);
  }

  /**
   * Redeems a gift for a patient, once.
   * @throws DomainError `NOT_FOUND` for an unknown patient, or `INVALID_INPUT` on `code` if no gift has it, or if it is
   *   redeemed, cancelled, expired or not paid
   */
  redeem(code: string, patientId: number, staff: Staff): Promise<PackRow> {
    return retryConflicts(() => this.redeemOnce(code, patientId, staff));
  }

  @Transactional()
  protected async redeemOnce(code: string, patientId: number, staff: Staff): Promise<PackRow> {
    await this.payments.hold(patientId);
    const gift = await this.em.findOne(PackGift, { codeHash: hashOfToken(giftCodeOf(code)) }, READ_ONLY);
    if (!gift) throw invalidField('code', PACK_MESSAGES.unknownCode);
    const { packId: id } = gift;
    const pack = await this.packs.lock(id);
    if (pack.redeemedAt !== null) throw invalidField('code', PACK_MESSAGES.redeemed);
    if (pack.isCancelled) throw invalidField('code', PACK_MESSAGES.alreadyCancelled);
    if (this.clock.wall().date > pack.expiresOn) throw invalidField('code', packExpired(pack.expiresOn));
    if (pack.paid < pack.price) throw invalidField('code', PACK_MESSAGES.giftUnpaid);
    await this.em.nativeUpdate(
      PackGift,
      { packId: id },
      {
        patientId,
        redeemedAt: this.clock.now(),
        redeemedBy: staff.id,
      },
    );
    await this.live.publish({ kind: 'MONEY' });
    return this.packs.read(id);
  }

  private async shown(code: string, pack: PackRow): Promise<SoldGift> {
    return { code, pack, charge: await this.charges.read(pack.chargeId) };
  }
}

/** Without a field, because only the pack is sent. */
const notRenewed = (message: string) => new DomainError('INVALID_INPUT', { message });
