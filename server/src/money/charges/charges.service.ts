import { may } from '#domain/access/rights.js';
import { discountOf, MAX_CLP, usualTax } from '#domain/money/charge.js';
import { DEPOSIT_MESSAGES, KEPT_DEPOSIT } from '#domain/money/deposit.es.js';
import { MONEY_MESSAGES, productLine } from '#domain/money/money.es.js';
import { DomainError, invalidField } from '#domain/errors.js';
import { TEXT_LIMITS } from '#domain/text-limits.js';
import type { LocalDate } from '#domain/clinic-time.js';
import type { Clp } from '#domain/stock/clp.js';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Actors } from '../../access/actors/actors.js';
import { refusal } from '../../access/rights/refusal.js';
import { Clock } from '../../foundation/clock.js';
import { Sql } from '../../foundation/database/sql.js';
import { Transactional } from '../../foundation/database/transactional.js';
import { RecordAttendant } from '../../records/clinical-records/attendant/record-attendant.js';
import { LiveBus } from '../../foundation/live/live-bus.js';
import { ChargedVisits, type Visit } from './charged-visits.js';
import { Charge } from './charge.entity.js';
import { asDiscount, type ChangedPriceInput, type ChargeInput } from './charge.input.js';
import { type ChargeRow, IS_PAID_BY_HAND, SELECT_CHARGES } from './charge-rows.js';
import { PaymentUses } from '../payments/payment-uses.js';
import { SoldSupplies } from './sold-supplies.js';
import { BookingDays } from '../cash-days/booking-days.js';
import { holdPatient } from '../../patients/hold-patient.js';

type Line = Pick<
  Charge,
  | 'kind'
  | 'patientId'
  | 'appointmentId'
  | 'professionalId'
  | 'treatmentId'
  | 'supplyId'
  | 'quantity'
  | 'description'
  | 'tax'
  | 'automatic'
> & {
  /** Null for today. */
  readonly belongsTo: LocalDate | null;
};

export const sameAs = (charge: ChargeRow): Line => {
  const { kind, patientId, appointmentId, professionalId, treatmentId } = charge;
  const { supplyId, quantity, description, tax, automatic, belongsTo } = charge;
  return {
    ...{ kind, patientId, appointmentId, professionalId, treatmentId },
    ...{ supplyId, quantity, description, tax, automatic, belongsTo },
  };
};

/** The columns of charges that sell no product. */
export const NOTHING_SOLD = { supplyId: null, quantity: null } as const;

/** Why a charge is taken back: by hand, for another price, with its visit, or because a pack replaces or ends it. */
export type ReversalCause = 'CORRECTION' | 'CHANGE' | 'DELETION' | 'PACK';
/** Called before a charge is taken back, in the same transaction; may refuse by throwing. */
type ReversalListener = (charge: ChargeRow, reason: string, cause: ReversalCause) => Promise<void>;

/** Called once the charge of a visit is stored, in the same transaction. */
type VisitListener = (charge: ChargeRow) => Promise<void>;

/** Patients' charges. They are only ever added; a wrong one is reversed. */
@Injectable()
export class Charges {
  private readonly reversalListeners: ReversalListener[] = [];
  private readonly visitListeners: VisitListener[] = [];

  constructor(
    private readonly em: EntityManager,
    private readonly sql: Sql,
    private readonly days: BookingDays,
    private readonly uses: PaymentUses,
    private readonly visits: ChargedVisits,
    private readonly products: SoldSupplies,
    private readonly professionals: RecordAttendant,
    private readonly actors: Actors,
    private readonly clock: Clock,
    private readonly live: LiveBus,
  ) {}

  onReversal(listener: ReversalListener): void {
    this.reversalListeners.push(listener);
  }

  onVisitCharged(listener: VisitListener): void {
    this.visitListeners.push(listener);
  }

  /** @throws DomainError `NOT_FOUND` */
  async read(id: number): Promise<ChargeRow> {
    const [charge] = await this.sql.rows<ChargeRow>(`${SELECT_CHARGES} where c.id = $1`, [id]);
    if (!charge) throw new DomainError('NOT_FOUND', { message: MONEY_MESSAGES.chargeNotFound });
    return charge;
  }

  /**
   * Charges an appointment's treatment before the visit is finished, or anything else.
   * @throws DomainError `NOT_FOUND` for an unknown patient or appointment; `INVALID_INPUT` on `appointmentId` if it is
   *   charged or cancelled, on an unknown professional, on `listPrice`, `description` or `reason` if they are missing, on
   *   `supplyId` or `quantity` if it can't be sold
   */
  @Transactional()
  async add(input: ChargeInput): Promise<ChargeRow> {
    const appointmentId = input.appointmentId ?? null;
    const visit = appointmentId === null ? undefined : await this.visits.lock(appointmentId);
    if (visit?.status === 'CANCELLED') throw invalidField('appointmentId', MONEY_MESSAGES.cancelledVisit);
    if (input.isVisit && appointmentId !== null && (await this.visits.chargeOf(appointmentId)) !== undefined)
      throw invalidField('appointmentId', MONEY_MESSAGES.alreadyCharged);
    const patientId = visit?.patientId ?? input.patientId ?? null;
    if (patientId !== null) await this.hold(patientId);
    if (input.professionalId) await this.professionals.hold(input.professionalId);
    const product = await this.productOf(input);
    const isVisit = visit !== undefined && input.isVisit;
    const line = isVisit ? this.visits.lineOf(visit) : await this.extraOf(input, visit, product?.line);
    const usual = isVisit ? this.visits.priceOf(visit) : product?.price;
    const listPrice = input.listPrice ?? usual?.listPrice;
    if (listPrice === undefined)
      throw invalidField('listPrice', product ? MONEY_MESSAGES.noSalePrice : MONEY_MESSAGES.noPrice);
    const isOtherPrice = input.listPrice != null && usual && listPrice !== usual.listPrice - usual.discount;
    if (isOtherPrice && !input.reason) throw invalidField('reason', MONEY_MESSAGES.changeReason);
    // A price or a discount by hand replaces that of the agreement.
    const isByHand = input.listPrice != null || input.discount != null || !usual;
    const description = input.description || line.description;
    if (description === '') throw invalidField('description', MONEY_MESSAGES.noDescription);
    return this.insert({
      ...NOTHING_SOLD,
      ...line,
      patientId,
      appointmentId,
      professionalId: input.professionalId ?? line.professionalId,
      automatic: false,
      description,
      tax: input.tax ?? line.tax,
      belongsTo: input.belongsTo ?? line.belongsTo,
      ...(isByHand ? this.reduced(listPrice, input) : { ...usual, reason: input.reason || usual.reason }),
    });
  }

  /**
   * Replaces an unpaid charge by one with another price; a deposit then pays the new one. The charge of a kept deposit is
   * as high as the deposit: it can't get another price, only be taken back.
   * @throws DomainError `NOT_FOUND`, `FORBIDDEN` without the right to corrections, except for the charge that the end of a
   *   visit made, or `INVALID_INPUT` on `id` if it is reversed, paid or a kept deposit, on `reason` if it is missing
   */
  @Transactional()
  async change(id: number, price: ChangedPriceInput): Promise<ChargeRow> {
    const charge = await this.lock(id);
    this.assertMayChange(charge);
    if (charge.keepsDeposit) throw invalidField('id', DEPOSIT_MESSAGES.changeOfKept);
    if (await this.isPaidByHand(charge)) throw invalidField('id', MONEY_MESSAGES.paidAlready);
    if (!price.reason) throw invalidField('reason', MONEY_MESSAGES.discountReason);
    const reduction = this.reduced(price.listPrice ?? charge.listPrice, price);
    await this.reverseLocked(charge, price.reason, 'CHANGE', charge.belongsTo);
    const line = sameAs(charge);
    return this.insert({ ...line, tax: price.tax ?? line.tax, ...reduction });
  }

  /**
   * Takes a charge back; its paid part becomes the patient's credit.
   * @param belongsTo as of `reverseLocked`
   * @throws DomainError `NOT_FOUND`, or `INVALID_INPUT` on `id` if it is reversed
   */
  @Transactional()
  async reverse(
    id: number,
    reason: string,
    cause: ReversalCause = 'CORRECTION',
    belongsTo: LocalDate | null = null,
  ): Promise<ChargeRow> {
    await this.reverseLocked(await this.lock(id), reason, cause, belongsTo);
    return this.read(id);
  }

  /**
   * Charges the price of a pack. The caller holds the patient.
   * @param belongsTo null for today
   */
  addPack(
    line: Pick<Line, 'patientId' | 'description' | 'tax' | 'belongsTo'> & Pick<Charge, 'listPrice'>,
    reason = '',
  ): Promise<ChargeRow> {
    const none = {
      appointmentId: null,
      professionalId: null,
      treatmentId: null,
      ...NOTHING_SOLD,
      discount: 0,
    };
    return this.insert({ ...line, ...none, kind: 'PACK', automatic: false, reason });
  }

  /** Charges the part of a deposit that the clinic keeps. The caller holds the appointment. */
  async addKeptDeposit(appointmentId: number, amount: Clp): Promise<ChargeRow> {
    const { patientId, professionalId, treatmentId, tax, serviceType } =
      await this.visits.lock(appointmentId);
    return this.insert({
      kind: 'EXTRA',
      patientId,
      appointmentId,
      professionalId,
      treatmentId,
      ...NOTHING_SOLD,
      description: KEPT_DEPOSIT,
      tax: tax ?? usualTax(serviceType),
      automatic: false,
      belongsTo: null,
      listPrice: amount,
      discount: 0,
      reason: '',
    });
  }

  /**
   * @param charge locked by the caller.
   * @param belongsTo null for today. The day of the charge if another one for that day may replace it: otherwise their
   *   month would count both.
   */
  async reverseLocked(
    charge: ChargeRow,
    reason: string,
    cause: ReversalCause,
    belongsTo: LocalDate | null = null,
  ): Promise<void> {
    for (const listener of this.reversalListeners) await listener(charge, reason, cause);
    if (charge.supplyId !== null && charge.quantity !== null)
      await this.products.holdReturn(charge.supplyId, charge.quantity);
    await this.uses.takeBack(charge.id);
    const discount: Clp = charge.discount;
    await this.insert({
      ...sameAs(charge),
      belongsTo,
      listPrice: -charge.listPrice,
      discount: -discount,
      reason,
      reversesId: charge.id,
    });
  }

  /** @throws DomainError `NOT_FOUND`, or `INVALID_INPUT` on `id` if it is reversed */
  async lock(id: number): Promise<ChargeRow> {
    await this.sql.rows('select from charge where id = $1 for update', [id]);
    const charge = await this.read(id);
    if (charge.isReversed || charge.reversesId !== null) throw invalidField('id', MONEY_MESSAGES.reversed);
    return charge;
  }

  /** Whether more was paid of it than its deposit. */
  async isPaidByHand({ id }: ChargeRow): Promise<boolean> {
    const found = await this.sql.rows(`select from charge c where c.id = $1 and ${IS_PAID_BY_HAND}`, [id]);
    return found.length > 0;
  }

  async insert(
    line: Line & Pick<Charge, 'listPrice' | 'discount' | 'reason'> & { readonly reversesId?: number },
  ): Promise<ChargeRow> {
    const id = await this.em.insert(Charge, {
      ...line,
      amount: line.listPrice - line.discount,
      ...(await this.days.of(line.belongsTo)),
      at: this.clock.now(),
      staffUserId: this.actors.current().staff?.id ?? null,
    });
    const charge = await this.read(id);
    await this.products.move(charge);
    await this.live.publish({ kind: 'MONEY' });
    if (charge.kind !== 'VISIT' || charge.reversesId !== null) return charge;
    for (const listener of this.visitListeners) await listener(charge);
    return this.read(id);
  }

  /** A charge is taken back for another price. Only that of a visit's end is the desk's to set, while its day is open. */
  private assertMayChange({ isPriceOpen }: ChargeRow): void {
    const staff = this.actors.staff();
    if (!isPriceOpen && !may(staff.rights, 'CAJA_CORRECTIONS', 'WRITE'))
      throw refusal(staff, 'CAJA_CORRECTIONS', 'WRITE');
  }

  /** What is charged beside a visit or without one: a product, a second treatment, or anything else. */
  private async extraOf(
    { description }: ChargeInput,
    visit: Visit | undefined,
    product: Pick<Line, 'supplyId' | 'quantity' | 'description'> | undefined,
  ) {
    const extra = { kind: 'EXTRA', description: '', belongsTo: null } as const;
    // A product is the clinic's: no professional's work, nor the income of one who rents a box.
    if (product)
      return { ...extra, treatmentId: null, tax: usualTax(null), professionalId: null, ...product };
    const treatment = description ? await this.visits.treatmentNamed(description) : undefined;
    return {
      ...extra,
      treatmentId: treatment?.id ?? null,
      // Without a name on the list, it is most often a second treatment of the same service.
      tax: treatment?.tax ?? usualTax(visit?.serviceType ?? null),
      professionalId: visit?.professionalId ?? null,
    };
  }

  /** The charge for a supply, which stays locked. Undefined if none is sold. */
  private async productOf({ supplyId, quantity: sent, isVisit, belongsTo }: ChargeInput) {
    if (sent && !supplyId) throw invalidField('supplyId', MONEY_MESSAGES.quantityOfProduct);
    if (!supplyId) return undefined;
    if (isVisit) throw invalidField('supplyId', MONEY_MESSAGES.visitIsNoProduct);
    const quantity = sent ?? 1;
    const day = belongsTo ?? this.clock.wall().date;
    const { name, salePrice } = await this.products.hold(supplyId, quantity, day);
    const total = salePrice === null ? undefined : salePrice * quantity;
    if (total !== undefined && total > MAX_CLP) throw invalidField('quantity', MONEY_MESSAGES.soldTooDear);
    return {
      line: { supplyId, quantity, description: productLine(name, quantity).slice(0, TEXT_LIMITS.short) },
      price: total === undefined ? undefined : { listPrice: total, discount: 0, reason: '' },
    };
  }

  /** @throws DomainError `INVALID_INPUT` on `discount` or `reason` */
  private reduced(listPrice: Clp, { discount, reason }: ChangedPriceInput) {
    const given = discount ? asDiscount(discount) : undefined;
    if (discount && !given) throw invalidField('discount', MONEY_MESSAGES.discountIncomplete);
    if (given?.kind === 'AMOUNT' && given.amount > listPrice)
      throw invalidField('discount', MONEY_MESSAGES.discountTooHigh);
    const taken = discountOf(listPrice, given);
    if (taken > 0 && !reason) throw invalidField('reason', MONEY_MESSAGES.discountReason);
    return { listPrice, discount: taken, reason: reason ?? '' };
  }

  private async hold(patientId: number): Promise<void> {
    await holdPatient(this.sql, patientId);
  }
}
