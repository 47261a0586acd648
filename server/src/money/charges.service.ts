import { discountOf, type TaxTreatment, usualTax } from '#domain/money/charge.js';
import { MONEY_MESSAGES } from '#domain/money/money.es.js';
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
import { LiveBus } from '../foundation/live/live-bus.js';
import { Charge } from './charge.entity.js';
import { asDiscount, type ChangedPriceInput, type ChargeInput } from './charge.input.js';
import { type ChargeRow, SELECT_CHARGES } from './money-rows.js';
import { PaymentUses } from './payment-uses.js';
import { Till } from './till.service.js';

/** What an appointment costs. */
interface Visit {
  readonly patientId: number;
  readonly professionalId: number;
  readonly date: LocalDate;
  readonly serviceType: ServiceType;
  readonly status: string;
  readonly treatment: string;
  readonly treatmentId: number | null;
  readonly price: Clp | null;
}

/** What patients are charged. A charge is only ever added; a wrong one is reversed. */
@Injectable()
export class Charges implements OnModuleInit {
  constructor(
    private readonly em: EntityManager,
    private readonly sql: Sql,
    private readonly till: Till,
    private readonly uses: PaymentUses,
    private readonly clinic: ClinicService,
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

  /** @throws DomainError `NOT_FOUND` */
  async read(id: number): Promise<ChargeRow> {
    const [charge] = await this.sql.rows<ChargeRow>(`${SELECT_CHARGES} where c.id = $1`, [id]);
    if (!charge) throw new DomainError('NOT_FOUND', { message: MONEY_MESSAGES.chargeNotFound });
    return charge;
  }

  /**
   * Charges an appointment's treatment before the visit is finished, or anything else.
   * @throws DomainError `NOT_FOUND` for an unknown patient, appointment or professional; `INVALID_INPUT` on
   *   `appointmentId` if it is charged or cancelled, on `listPrice`, `description` or `reason` if they are missing
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
    const isVisit = visit !== undefined && input.isVisit;
    const listPrice = input.listPrice ?? (isVisit ? visit.price : null);
    if (listPrice === null) throw invalidField('listPrice', MONEY_MESSAGES.noPrice);
    const description = input.description || (isVisit ? visit.treatment : '');
    if (description === '') throw invalidField('description', MONEY_MESSAGES.noDescription);
    return this.insert({
      kind: isVisit ? 'VISIT' : 'EXTRA',
      patientId,
      appointmentId,
      professionalId: input.professionalId ?? visit?.professionalId ?? null,
      treatmentId: isVisit ? visit.treatmentId : null,
      description,
      tax: input.tax ?? usualTax(isVisit ? visit.serviceType : null),
      belongsTo: input.belongsTo ?? (isVisit ? this.notAhead(visit.date) : null),
      ...this.reduced(listPrice, input),
    });
  }

  /** Charges a finished visit, unless the clinic does not, it is charged already or its treatment has no price. */
  async chargeFinished(appointmentId: number): Promise<void> {
    if (!(await this.clinic.chargesVisits())) return;
    const visit = await this.visit(appointmentId);
    if (visit.price === null || (await this.isCharged(appointmentId))) return;
    await this.insert({
      kind: 'VISIT',
      patientId: visit.patientId,
      appointmentId,
      professionalId: visit.professionalId,
      treatmentId: visit.treatmentId,
      description: visit.treatment,
      tax: usualTax(visit.serviceType),
      belongsTo: this.notAhead(visit.date),
      listPrice: visit.price,
      discount: 0,
      reason: '',
    });
  }

  /**
   * Replaces a charge of which nothing has been paid by one with another price.
   * @throws DomainError `NOT_FOUND`, or `INVALID_INPUT` on `id` if it is reversed or paid, on `reason` if it is missing
   */
  @Transactional()
  async change(id: number, price: ChangedPriceInput): Promise<ChargeRow> {
    const charge = await this.lock(id);
    if (charge.paid > 0) throw invalidField('id', MONEY_MESSAGES.paidAlready);
    if (!price.reason) throw invalidField('reason', MONEY_MESSAGES.discountReason);
    const reduction = this.reduced(price.listPrice ?? charge.listPrice, price);
    await this.reverseLocked(charge, price.reason);
    const { kind, patientId, appointmentId, professionalId, treatmentId, description, tax, belongsTo } =
      charge;
    return this.insert({
      kind,
      patientId,
      appointmentId,
      professionalId,
      treatmentId,
      description,
      tax: price.tax ?? tax,
      belongsTo,
      ...reduction,
      reason: price.reason,
    });
  }

  /**
   * Takes a charge back; what was paid of it becomes the patient's credit.
   * @throws DomainError `NOT_FOUND`, or `INVALID_INPUT` on `id` if it is reversed
   */
  @Transactional()
  async reverse(id: number, reason: string): Promise<ChargeRow> {
    await this.reverseLocked(await this.lock(id), reason);
    return this.read(id);
  }

  private async reverseOfDeleted(appointmentId: number): Promise<void> {
    const charges = await this.sql.rows<{ id: number }>(
      `select c.id from charge c
       where c.appointment_id = $1 and c.reverses_id is null
         and not exists (select from charge r where r.reverses_id = c.id)
       order by c.id`,
      [appointmentId],
    );
    for (const { id } of charges)
      await this.reverseLocked(await this.lock(id), MONEY_MESSAGES.deletedAppointment);
  }

  private async reverseLocked(charge: ChargeRow, reason: string): Promise<void> {
    await this.uses.takeBack(charge.id);
    await this.insert({
      kind: charge.kind,
      patientId: charge.patientId,
      appointmentId: charge.appointmentId,
      professionalId: charge.professionalId,
      treatmentId: charge.treatmentId,
      description: charge.description,
      tax: charge.tax,
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

  private async insert(line: {
    readonly kind: Charge['kind'];
    readonly patientId: number | null;
    readonly appointmentId: number | null;
    readonly professionalId: number | null;
    readonly treatmentId: number | null;
    readonly description: string;
    readonly tax: TaxTreatment;
    readonly belongsTo: LocalDate | null;
    readonly listPrice: Clp;
    readonly discount: Clp;
    readonly reason: string;
    readonly reversesId?: number;
  }): Promise<ChargeRow> {
    const id = await this.em.insert(Charge, {
      ...line,
      amount: line.listPrice - line.discount,
      ...(await this.till.bookingDays(line.belongsTo)),
      at: this.clock.now(),
      staffUserId: this.actors.current().staff?.id ?? null,
    });
    await this.live.publish({ kind: 'MONEY' });
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

  /** An appointment that is still to come is charged today. */
  private notAhead(date: LocalDate): LocalDate {
    const today = this.clock.wall().date;
    return date < today ? date : today;
  }

  private async isCharged(appointmentId: number): Promise<boolean> {
    const found = await this.sql.rows(
      `select from charge c where c.appointment_id = $1 and c.kind = 'VISIT' and c.reverses_id is null
         and not exists (select from charge r where r.reverses_id = c.id)`,
      [appointmentId],
    );
    return found.length > 0;
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
              a.status, a.treatment, t.id as "treatmentId", t.price
       from appointment a left join treatment t on lower(t.name) = lower(a.treatment)
       where a.id = $1`,
      [appointmentId],
    );
    if (!visit) throw new DomainError('NOT_FOUND', { message: APPOINTMENT_NOT_FOUND });
    return visit;
  }
}
