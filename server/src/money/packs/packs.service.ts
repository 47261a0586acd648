import { DomainError, invalidField } from '#domain/errors.js';
import { expiryOf, mayUse, packRefusal, settlementOf } from '#domain/money/pack.js';
import {
  coveredBy,
  keptOfPack,
  PACK_MESSAGES,
  packCharge,
  packRefusalSentence,
} from '#domain/money/pack.es.js';
import { EntityManager, type RequiredEntityData } from '@mikro-orm/postgresql';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Actors } from '../../access/actors/actors.js';
import type { Staff } from '../../access/actors/staff.js';
import { type AppointmentEvent, AppointmentEvents } from '../../agenda/appointments/appointment-events.js';
import { Clock } from '../../foundation/clock.js';
import { retryConflicts } from '../../foundation/database/retry-conflicts.js';
import { asIsoInstant, Sql } from '../../foundation/database/sql.js';
import { Transactional } from '../../foundation/database/transactional.js';
import { Charges, type ReversalCause } from '../charges/charges.service.js';
import type { ChargeRow } from '../charges/charge-rows.js';
import { PaymentUses } from '../payments/payment-uses.js';
import { Payments } from '../payments/payments.service.js';
import { BookingDays } from '../cash-days/booking-days.js';
import { VisitCharges } from '../charges/visit-charges.service.js';
import { PackGift } from './pack-gift.entity.js';
import { PackOffers } from './pack-offers.service.js';
import { type Membership, type PackLine, type PackRow, SELECT_PACKS, USE_STANDS } from './pack-rows.js';
import { PackUse } from './pack-use.entity.js';
import type { CancelPackInput, SellGiftInput, SellPackInput } from './pack.input.js';
import { SoldPack } from './sold-pack.entity.js';

interface StandingUse {
  readonly id: number;
  readonly packId: number;
  readonly chargeId: number;
  readonly replacedChargeId: number | null;
}

/** Sessions that patients pay ahead. A pack has as many left as its sessions less its uses. */
@Injectable()
export class Packs implements OnModuleInit {
  constructor(
    private readonly em: EntityManager,
    private readonly sql: Sql,
    private readonly offers: PackOffers,
    private readonly charges: Charges,
    private readonly visitCharges: VisitCharges,
    private readonly payments: Payments,
    private readonly paymentUses: PaymentUses,
    private readonly days: BookingDays,
    private readonly events: AppointmentEvents,
    private readonly actors: Actors,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.charges.onReversal((charge, reason, cause) => this.beforeReversal(charge, reason, cause));
    this.events.onEvent((event) => this.afterEdit(event));
  }

  /** The packs that a patient bought, was given or may use, the newest first. */
  of(patientId: number): Promise<PackRow[]> {
    return this.sql.rows<PackRow>(
      `${SELECT_PACKS}
       where k.id in (
         select x.id from pack x join charge s on s.id = x.charge_id where s.patient_id = $1
         union all
         select m.pack_id from pack_member m where m.patient_id = $1 and m.removed_at is null
         union all
         select y.pack_id from pack_gift y where y.patient_id = $1)
       order by k.id desc`,
      [patientId],
    );
  }

  /** The packs that a patient bought or was given, the newest first. */
  boughtBy(patientId: number): Promise<PackRow[]> {
    return this.sql.rows<PackRow>(
      `${SELECT_PACKS} where c.patient_id = $1 or g.patient_id = $1 order by k.id desc`,
      [patientId],
    );
  }

  /** The packs of others that a patient may use or could use formerly, the oldest first. */
  memberships(patientId: number): Promise<Membership[]> {
    return this.sql.rows<Membership>(
      `select m.pack_id as "packId", k.name as "packName", ${asIsoInstant('m.added_at')} as "addedAt",
              ${asIsoInstant('m.removed_at')} as "removedAt"
       from pack_member m join pack k on k.id = m.pack_id where m.patient_id = $1 order by m.id`,
      [patientId],
    );
  }

  /** @returns the sessions that a patient's visits used, the oldest first. */
  lines(patientId: number): Promise<PackLine[]> {
    return this.sql.rows<PackLine>(
      `select u.id, u.pack_id as "packId", u.charge_id as "chargeId", u.used_on as "usedOn", u.reason,
              ${asIsoInstant('u.at')} as at, u.reverses_id as "reversesId"
       from pack_use u join charge c on c.id = u.charge_id where c.patient_id = $1 order by u.id`,
      [patientId],
    );
  }

  /** @throws DomainError `NOT_FOUND` */
  async read(id: number): Promise<PackRow> {
    const [pack] = await this.sql.rows<PackRow>(`${SELECT_PACKS} where k.id = $1`, [id]);
    if (!pack) throw new DomainError('NOT_FOUND', { message: PACK_MESSAGES.notFound });
    return pack;
  }

  /**
   * Charges a patient the pack's price, and takes its payment if there is one.
   * @throws DomainError `NOT_FOUND` for an unknown patient or offer, `RECEIPT_IN_USE`, or `INVALID_INPUT` by field
   */
  sell(input: SellPackInput, staff: Staff): Promise<PackRow> {
    return retryConflicts(() => this.sellOnce(input, staff));
  }

  @Transactional()
  protected async sellOnce(
    { patientId, offerId, belongsTo, payment }: SellGiftInput,
    staff: Staff,
    giftHash?: Buffer,
  ): Promise<PackRow> {
    if (patientId != null) await this.payments.hold(patientId);
    const { name, sessions, price, validMonths, treatments } = await this.offers.read(offerId);
    if (treatments.length === 0) throw invalidField('offerId', PACK_MESSAGES.offerWithoutTreatments);
    const { belongsTo: soldOn } = await this.days.of(belongsTo);
    const [tax, ...otherTaxes] = new Set(treatments.map((treatment) => treatment.tax));
    const { id: chargeId } = await this.charges.addPack({
      patientId: patientId ?? null,
      description: packCharge(name, sessions),
      // The accountant decides about a pack of treatments with different taxes.
      tax: tax === undefined || otherTaxes.length > 0 ? 'UNDEFINED' : tax,
      belongsTo: soldOn,
      listPrice: price,
    });
    const id = await this.em.insert(SoldPack, {
      chargeId,
      name,
      sessions,
      price,
      treatments: treatments.map((treatment) => treatment.name),
      treatmentIds: treatments.map((treatment) => treatment.id),
      soldOn,
      expiresOn: expiryOf(soldOn, validMonths),
    });
    if (giftHash) await this.em.insert(PackGift, { packId: id, codeHash: giftHash });
    if (payment)
      await this.payments.take(
        {
          ...payment,
          patientId: patientId ?? null,
          chargeIds: [chargeId],
          keepsRest: false,
          belongsTo: soldOn,
        },
        staff,
      );
    return this.read(id);
  }

  /** Sells a pack that belongs to no patient until the code with this hash redeems it. Errors as of `sell`. */
  sellGift(input: SellGiftInput, hash: Buffer, staff: Staff): Promise<PackRow> {
    return retryConflicts(() => this.sellOnce(input, staff, hash));
  }

  /**
   * Covers a finished visit with a session: it is charged nothing, because the pack was paid.
   * @throws DomainError `NOT_FOUND`, `PACK_SPENT`, or `INVALID_INPUT` on `id` if the pack is cancelled, expired, another
   *   patient's who does not share it, or for other treatments, on `appointmentId` if the visit is not finished, is paid or costs nothing
   */
  use(id: number, appointmentId: number): Promise<PackRow> {
    return retryConflicts(() => this.useOnce(id, appointmentId));
  }

  @Transactional()
  protected async useOnce(id: number, appointmentId: number): Promise<PackRow> {
    const { name } = await this.read(id);
    // The visit and its charge are locked before the pack, wherever a session is used or given back.
    const { visit, charge, replaced } = await this.visitCharges.cover(appointmentId, coveredBy(name));
    const pack = await this.lock(id);
    if (charge.patientId === null || !mayUse(pack, charge.patientId))
      throw invalidField('id', PACK_MESSAGES.otherPatient);
    const refusal = packRefusal(pack, visit.treatment, visit.date);
    if (refusal === 'SPENT') throw new DomainError('PACK_SPENT');
    if (refusal) throw invalidField('id', packRefusalSentence(refusal, pack.expiresOn));
    await this.addLine({
      packId: id,
      chargeId: charge.id,
      replacedChargeId: replaced?.id ?? null,
      usedOn: visit.date,
    });
    return this.read(id);
  }

  /**
   * Gives a session back: its visit gets its former charge again.
   * @throws DomainError `NOT_FOUND`, or `INVALID_INPUT` on `id` if it was given back
   */
  giveBack(useId: number, reason: string): Promise<PackRow> {
    return retryConflicts(() => this.giveBackOnce(useId, reason));
  }

  @Transactional()
  protected async giveBackOnce(useId: number, reason: string): Promise<PackRow> {
    const [use] = await this.sql.rows<StandingUse & { readonly stands: boolean }>(
      `select u.id, u.pack_id as "packId", u.charge_id as "chargeId", u.replaced_charge_id as "replacedChargeId",
              ${USE_STANDS} as stands
       from pack_use u where u.id = $1 and u.reverses_id is null`,
      [useId],
    );
    if (!use) throw new DomainError('NOT_FOUND', { message: PACK_MESSAGES.useNotFound });
    if (!use.stands) throw invalidField('id', PACK_MESSAGES.alreadyGivenBack);
    await this.visitCharges.uncover(use.chargeId, use.replacedChargeId, reason);
    return this.read(use.packId);
  }

  /**
   * Cancels a pack: the price of its used sessions stays charged, the rest of the payment is refunded or becomes credit.
   * Cash is refunded in whole coins; the remainder becomes credit.
   * @throws DomainError `NOT_FOUND`, or `INVALID_INPUT` on `id` if it is cancelled, on `refundMethod` if the buyer is no
   *   patient, who could have credit
   */
  cancel(id: number, input: CancelPackInput, staff: Staff): Promise<PackRow> {
    return retryConflicts(() => this.cancelOnce(id, input, staff));
  }

  @Transactional()
  protected async cancelOnce(
    id: number,
    { reason, refundMethod }: CancelPackInput,
    staff: Staff,
  ): Promise<PackRow> {
    const { buyerId, chargeId, isCancelled } = await this.read(id);
    if (buyerId !== null) await this.payments.hold(buyerId);
    if (isCancelled) throw invalidField('id', PACK_MESSAGES.alreadyCancelled);
    await this.sql.rows('select from charge where id = $1 for update', [chargeId]);
    const paidBy = await this.paymentUses.of(chargeId);
    const pack = await this.lock(id);
    if (pack.isCancelled) throw invalidField('id', PACK_MESSAGES.alreadyCancelled);
    const used = pack.sessions - pack.remaining;
    const { kept, refund } = settlementOf(pack, used, pack.paid);
    if (pack.isGift && buyerId === null && refund > 0 && !refundMethod)
      throw invalidField('refundMethod', PACK_MESSAGES.refundOfNobody);

    const before = await this.charges.reverse(chargeId, reason, 'PACK');
    const { description, tax } = before;
    const keptCharge =
      kept === 0
        ? null
        : await this.charges.addPack(
            { patientId: buyerId, description, tax, belongsTo: null, listPrice: kept },
            keptOfPack(used, pack.sessions),
          );
    let owed = kept;
    for (const { paymentId, amount } of paidBy) {
      const pays = Math.min(owed, amount);
      owed -= pays;
      if (keptCharge && pays > 0)
        await this.paymentUses.add(paymentId, [{ chargeId: keptCharge.id, amount: pays }]);
      if (refundMethod && amount > pays)
        await this.payments.refundRest(paymentId, amount - pays, { method: refundMethod, reason }, staff);
    }
    await this.em.nativeUpdate(SoldPack, id, {
      cancelledAt: this.clock.now(),
      cancelledBy: staff.id,
      cancelReason: reason,
      keptChargeId: keptCharge?.id ?? null,
      refund,
    });
    return this.read(id);
  }

  /** Gives a session back with the charge of its visit; refuses to take back the charge of a pack that is not cancelled. */
  private async beforeReversal(charge: ChargeRow, reason: string, cause: ReversalCause): Promise<void> {
    const [use] = await this.standing('u.charge_id', charge.id);
    if (use) {
      if (cause === 'CHANGE') throw invalidField('id', PACK_MESSAGES.coveredCharge);
      const { id, packId, chargeId } = use;
      const { usedOn } = await this.em.findOneOrFail(PackUse, id);
      await this.addLine({ packId, chargeId, usedOn, reason, reversesId: id });
    }
    if (charge.kind !== 'PACK' || cause === 'PACK') return;
    const isOfPack = (await this.em.count(SoldPack, { chargeId: charge.id })) > 0;
    // The charge that a cancelled pack keeps may be reversed, but not changed: the pack names it.
    if (!isOfPack && cause !== 'CHANGE') return;
    throw invalidField('id', PACK_MESSAGES.packCharge);
  }

  /** Gives the session of a visit back that was opened again or became another patient's. */
  private async afterEdit(event: AppointmentEvent): Promise<void> {
    if (event.kind !== 'CHANGED') return;
    const { before, appointment } = event;
    const isOther = before.patientId !== appointment.patientId;
    if (before.status !== 'COMPLETED' || (appointment.status === 'COMPLETED' && !isOther)) return;
    const isCharged = appointment.status !== 'CANCELLED' && !isOther;
    for (const { chargeId, replacedChargeId } of await this.standing('c.appointment_id', appointment.id))
      await this.visitCharges.uncover(chargeId, isCharged ? replacedChargeId : null, PACK_MESSAGES.reopened);
  }

  private standing(column: 'u.charge_id' | 'c.appointment_id', id: number): Promise<StandingUse[]> {
    return this.sql.rows<StandingUse>(
      `select u.id, u.pack_id as "packId", u.charge_id as "chargeId", u.replaced_charge_id as "replacedChargeId"
       from pack_use u join charge c on c.id = u.charge_id
       where ${column === 'u.charge_id' ? 'u.charge_id = $1' : 'c.appointment_id = $1'} and ${USE_STANDS} order by u.id`,
      [id],
    );
  }

  /** @throws DomainError `NOT_FOUND` */
  async lock(id: number): Promise<PackRow> {
    await this.sql.rows('select from pack where id = $1 for update', [id]);
    return this.read(id);
  }

  private async addLine(line: Omit<RequiredEntityData<PackUse>, 'at' | 'staffUserId'>): Promise<void> {
    const by = { at: this.clock.now(), staffUserId: this.actors.current().staff?.id ?? null };
    await this.em.insert(PackUse, { ...line, ...by } as RequiredEntityData<PackUse>);
  }
}
