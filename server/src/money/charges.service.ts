import { discountOf, type TaxTreatment, usualTax } from '#domain/money/charge.js';
import { KEPT_DEPOSIT } from '#domain/money/deposit.es.js';
import { MONEY_MESSAGES } from '#domain/money/money.es.js';
import { PACK_MESSAGES } from '#domain/money/pack.es.js';
import { DomainError, invalidField } from '#domain/errors.js';
import { APPOINTMENT_NOT_FOUND, PATIENT_NOT_FOUND } from '#domain/sentences.es.js';
import type { ServiceType } from '#domain/agenda/appointment.js';
import type { LocalDate } from '#domain/clinic-time.js';
import type { Clp } from '#domain/stock/clp.js';
import { Transactional } from '@mikro-orm/decorators/legacy';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Actors } from '../access/actors.js';
import { ClinicService } from '../clinic/settings/clinic.service.js';
import { AppointmentEvents } from '../agenda/appointments/appointment-events.js';
import { Clock } from '../foundation/clock.js';
import { Sql } from '../foundation/database/sql.js';
import { RecordAttendant } from '../records/clinical-records/record-attendant.js';
import { LiveBus } from '../foundation/live/live-bus.js';
import { Charge } from './charge.entity.js';
import { asDiscount, type ChangedPriceInput, type ChargeInput } from './charge.input.js';
import { type ChargeRow, SELECT_CHARGES, STANDS } from './money-rows.js';
import { PaymentUses } from './payment-uses.js';
import { Till } from './till.service.js';

/** What an appointment costs. */
export interface Visit {
  readonly patientId: number;
  readonly professionalId: number;
  readonly date: LocalDate;
  readonly serviceType: ServiceType;
  readonly status: string;
  readonly treatment: string;
  readonly treatmentId: number | null;
  readonly price: Clp | null;
  /** Null if the treatment is not on the list. */
  readonly tax: TaxTreatment | null;
}

type Line = Pick<
  Charge,
  'kind' | 'patientId' | 'appointmentId' | 'professionalId' | 'treatmentId' | 'description' | 'tax'
> & {
  /** Null for today. */
  readonly belongsTo: LocalDate | null;
};

const sameAs = (charge: ChargeRow): Line => {
  const { kind, patientId, appointmentId, professionalId, treatmentId, description, tax, belongsTo } = charge;
  return { kind, patientId, appointmentId, professionalId, treatmentId, description, tax, belongsTo };
};

/** Whether more was paid of it than the deposit, which pays by itself. */
const isPaidByHand = ({ paid, paidByDeposit }: ChargeRow): boolean => paid > paidByDeposit;

/** A charge that is no appointment's treatment, as long as nothing else is said of it. */
const EXTRA = {
  kind: 'EXTRA',
  treatmentId: null,
  description: '',
  price: null,
  tax: usualTax(null),
  belongsTo: null,
} as const;

/** Why a charge is taken back: by hand, for another price, with its appointment, or because a pack replaces or ends it. */
export type ReversalCause = 'CORRECTION' | 'CHANGE' | 'DELETION' | 'PACK';
/** Hears of a charge before it is taken back, in the same transaction; it may refuse. */
type ReversalListener = (charge: ChargeRow, reason: string, cause: ReversalCause) => Promise<void>;

/** Hears of the charge of a visit once it is stored, in the same transaction. */
type VisitListener = (charge: ChargeRow) => Promise<void>;

/** What patients are charged. A charge is only ever added; a wrong one is reversed. */
@Injectable()
export class Charges implements OnModuleInit {
  private readonly reversalListeners: ReversalListener[] = [];
  private readonly visitListeners: VisitListener[] = [];

  constructor(
    private readonly em: EntityManager,
    private readonly sql: Sql,
    private readonly till: Till,
    private readonly uses: PaymentUses,
    private readonly clinic: ClinicService,
    private readonly professionals: RecordAttendant,
    private readonly events: AppointmentEvents,
    private readonly actors: Actors,
    private readonly clock: Clock,
    private readonly live: LiveBus,
  ) {}

  onModuleInit(): void {
    this.events.onEvent(async ({ kind, appointment }) => {
      if (kind === 'DELETED') await this.reverseOfDeleted(appointment.id);
    });
  }

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
   *   charged or cancelled, on an unknown professional, on `listPrice`, `description` or `reason` if they are missing
   */
  @Transactional()
  async add(input: ChargeInput): Promise<ChargeRow> {
    const appointmentId = input.appointmentId ?? null;
    const visit = appointmentId === null ? undefined : await this.visit(appointmentId);
    if (visit?.status === 'CANCELLED') throw invalidField('appointmentId', MONEY_MESSAGES.cancelledVisit);
    if (input.isVisit && appointmentId !== null && (await this.isCharged(appointmentId)))
      throw invalidField('appointmentId', MONEY_MESSAGES.alreadyCharged);
    const patientId = visit?.patientId ?? input.patientId ?? null;
    if (patientId !== null) await this.hold(patientId);
    if (input.professionalId) await this.professionals.hold(input.professionalId);
    const usual =
      visit && input.isVisit
        ? { ...this.lineOf(visit), price: visit.price }
        : { ...EXTRA, professionalId: visit?.professionalId ?? null };
    const { price, ...line } = usual;
    const listPrice = input.listPrice ?? price;
    if (listPrice === null) throw invalidField('listPrice', MONEY_MESSAGES.noPrice);
    const description = input.description || line.description;
    if (description === '') throw invalidField('description', MONEY_MESSAGES.noDescription);
    return this.insert({
      ...line,
      patientId,
      appointmentId,
      professionalId: input.professionalId ?? line.professionalId,
      description,
      tax: input.tax ?? line.tax,
      belongsTo: input.belongsTo ?? line.belongsTo,
      ...this.reduced(listPrice, input),
    });
  }

  /** Charges a finished visit, unless the clinic does not, it is charged already or its treatment has no price. */
  async chargeFinished(appointmentId: number): Promise<void> {
    if (!(await this.clinic.chargesVisits())) return;
    const visit = await this.visit(appointmentId);
    if (visit.price === null || (await this.isCharged(appointmentId))) return;
    const { patientId } = visit;
    await this.insert({ ...this.lineOf(visit), patientId, appointmentId, ...this.reduced(visit.price, {}) });
  }

  /**
   * Replaces a charge of which nothing has been paid by one with another price; a deposit pays the new one.
   * @throws DomainError `NOT_FOUND`, or `INVALID_INPUT` on `id` if it is reversed or paid, on `reason` if it is missing
   */
  @Transactional()
  async change(id: number, price: ChangedPriceInput): Promise<ChargeRow> {
    const charge = await this.lock(id);
    if (isPaidByHand(charge)) throw invalidField('id', MONEY_MESSAGES.paidAlready);
    if (!price.reason) throw invalidField('reason', MONEY_MESSAGES.discountReason);
    const reduction = this.reduced(price.listPrice ?? charge.listPrice, price);
    await this.reverseLocked(charge, price.reason, 'CHANGE');
    const line = sameAs(charge);
    return this.insert({ ...line, tax: price.tax ?? line.tax, ...reduction });
  }

  /**
   * Takes a charge back; what was paid of it becomes the patient's credit.
   * @throws DomainError `NOT_FOUND`, or `INVALID_INPUT` on `id` if it is reversed
   */
  @Transactional()
  async reverse(id: number, reason: string, cause: ReversalCause = 'CORRECTION'): Promise<ChargeRow> {
    await this.reverseLocked(await this.lock(id), reason, cause);
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
    const none = { appointmentId: null, professionalId: null, treatmentId: null, discount: 0 };
    return this.insert({ ...line, ...none, kind: 'PACK', reason });
  }

  /** Charges what the clinic keeps of a deposit. The caller holds the appointment. */
  async addKeptDeposit(appointmentId: number, amount: Clp): Promise<ChargeRow> {
    const { patientId, professionalId, treatmentId, tax, serviceType } = await this.visit(appointmentId);
    return this.insert({
      kind: 'EXTRA',
      patientId,
      appointmentId,
      professionalId,
      treatmentId,
      description: KEPT_DEPOSIT,
      tax: tax ?? usualTax(serviceType),
      belongsTo: null,
      listPrice: amount,
      discount: 0,
      reason: '',
    });
  }

  /**
   * Charges a finished visit nothing, in place of what it was charged: a pack pays it.
   * @returns the charge of nothing, and the one that it replaces
   * @throws DomainError `NOT_FOUND`, or `INVALID_INPUT` on `appointmentId` if it is not finished, is paid in part, or
   *   was charged nothing already
   */
  async cover(
    appointmentId: number,
    reason: string,
  ): Promise<{ readonly visit: Visit; readonly charge: ChargeRow; readonly replaced: ChargeRow | null }> {
    const visit = await this.visit(appointmentId);
    if (visit.status !== 'COMPLETED') throw invalidField('appointmentId', PACK_MESSAGES.notFinished);
    const { patientId } = visit;
    const [standing] = await this.chargedFor(appointmentId);
    const replaced = standing ? await this.lock(standing.id) : null;
    if (replaced && isPaidByHand(replaced)) throw invalidField('appointmentId', PACK_MESSAGES.paid);
    if (replaced?.amount === 0) throw invalidField('appointmentId', PACK_MESSAGES.nothingToCover);
    const line = replaced ? sameAs(replaced) : { ...this.lineOf(visit), patientId, appointmentId };
    if (replaced) await this.reverseLocked(replaced, PACK_MESSAGES.usesPack, 'PACK');
    const listPrice = replaced?.listPrice ?? visit.price ?? 0;
    return {
      visit,
      replaced,
      charge: await this.insert({ ...line, listPrice, discount: listPrice, reason }),
    };
  }

  /**
   * Takes the charge of nothing back, and charges the visit what it replaced.
   * @param replacedId null if the visit was not charged, or is not to be charged any more
   * @throws DomainError `INVALID_INPUT` on `id` if it is reversed
   */
  async uncover(id: number, replacedId: number | null, reason: string): Promise<void> {
    const { appointmentId } = await this.read(id);
    // The same order of locks as when it was covered.
    if (appointmentId !== null) await this.visit(appointmentId);
    await this.reverse(id, reason, 'PACK');
    if (replacedId === null) return;
    const before = await this.read(replacedId);
    const { listPrice, discount } = before;
    await this.insert({ ...sameAs(before), appointmentId, listPrice, discount, reason: before.reason });
  }

  private async reverseOfDeleted(appointmentId: number): Promise<void> {
    const charges = await this.sql.rows<{ id: number }>(
      `select c.id from charge c
       where c.appointment_id = $1 and ${STANDS} order by c.id`,
      [appointmentId],
    );
    for (const { id } of charges)
      await this.reverseLocked(await this.lock(id), MONEY_MESSAGES.deletedAppointment, 'DELETION');
  }

  private async reverseLocked(charge: ChargeRow, reason: string, cause: ReversalCause): Promise<void> {
    for (const listener of this.reversalListeners) await listener(charge, reason, cause);
    await this.uses.takeBack(charge.id);
    await this.insert({
      ...sameAs(charge),
      belongsTo: null,
      listPrice: -charge.listPrice,
      discount: -charge.discount,
      reason,
      reversesId: charge.id,
    });
  }

  /** @throws DomainError `NOT_FOUND`, or `INVALID_INPUT` on `id` if it is reversed */
  private async lock(id: number): Promise<ChargeRow> {
    await this.sql.rows('select from charge where id = $1 for update', [id]);
    const charge = await this.read(id);
    if (charge.isReversed || charge.reversesId !== null) throw invalidField('id', MONEY_MESSAGES.reversed);
    return charge;
  }

  private async insert(
    line: Line & Pick<Charge, 'listPrice' | 'discount' | 'reason'> & { readonly reversesId?: number },
  ): Promise<ChargeRow> {
    const id = await this.em.insert(Charge, {
      ...line,
      amount: line.listPrice - line.discount,
      ...(await this.till.bookingDays(line.belongsTo)),
      at: this.clock.now(),
      staffUserId: this.actors.current().staff?.id ?? null,
    });
    await this.live.publish({ kind: 'MONEY' });
    const charge = await this.read(id);
    if (charge.kind !== 'VISIT' || charge.reversesId !== null) return charge;
    for (const listener of this.visitListeners) await listener(charge);
    return this.read(id);
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

  /** What is charged for an appointment. One that is still to come is charged today. */
  private lineOf({ professionalId, treatmentId, treatment, serviceType, tax, date }: Visit) {
    const today = this.clock.wall().date;
    return {
      kind: 'VISIT',
      professionalId,
      treatmentId,
      description: treatment,
      tax: tax ?? usualTax(serviceType),
      belongsTo: date < today ? date : today,
    } as const;
  }

  private async isCharged(appointmentId: number): Promise<boolean> {
    return (await this.chargedFor(appointmentId)).length > 0;
  }

  /** The charge of the appointment's treatment, if there is one. */
  private chargedFor(appointmentId: number): Promise<Array<{ readonly id: number }>> {
    return this.sql.rows<{ id: number }>(
      `select c.id from charge c where c.appointment_id = $1 and c.kind = 'VISIT' and ${STANDS}`,
      [appointmentId],
    );
  }

  private async hold(patientId: number): Promise<void> {
    const found = await this.sql.rows('select from patient where id = $1 for key share', [patientId]);
    if (found.length === 0) throw new DomainError('NOT_FOUND', { message: PATIENT_NOT_FOUND });
  }

  /** @throws DomainError `NOT_FOUND` */
  private async visit(appointmentId: number): Promise<Visit> {
    await this.sql.rows('select from appointment where id = $1 for update', [appointmentId]);
    const [visit] = await this.sql.rows<Visit>(
      `select a.patient_id as "patientId", a.professional_id as "professionalId", a.date, a.service_type as "serviceType",
              a.status, a.treatment, t.id as "treatmentId", t.price, t.tax
       from appointment a left join treatment t on lower(t.name) = lower(a.treatment)
       where a.id = $1`,
      [appointmentId],
    );
    if (!visit) throw new DomainError('NOT_FOUND', { message: APPOINTMENT_NOT_FOUND });
    return visit;
  }
}
