import { invalidField } from '#domain/errors.js';
import { isByAgreement } from '#domain/money/agreement.es.js';
import { MONEY_MESSAGES } from '#domain/money/money.es.js';
import { PACK_MESSAGES } from '#domain/money/pack.es.js';
import { hasEnded } from '#domain/visits/attendance.js';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { type AppointmentEvent, AppointmentEvents } from '../../agenda/appointments/appointment-events.js';
import { ClinicService } from '../../clinic/settings/clinic.service.js';
import { ChargedVisits, type Visit } from './charged-visits.js';
import { Charges, sameAs } from './charges.service.js';
import type { ChargeRow } from './charge-rows.js';

/** Charges an appointment when it ends, is opened again, becomes another patient's, uses a pack or is deleted. */
@Injectable()
export class VisitCharges implements OnModuleInit {
  constructor(
    private readonly charges: Charges,
    private readonly visits: ChargedVisits,
    private readonly clinic: ClinicService,
    private readonly events: AppointmentEvents,
  ) {}

  onModuleInit(): void {
    this.events.onEvent(async (event) => {
      if (event.kind === 'DELETED') await this.reverseOfDeleted(event.appointment.id);
      // A visit that is entered as completed took place earlier, like an imported one.
      else if (event.kind === 'CHANGED') await this.afterEdit(event);
    });
  }

  /** Charges the treatment of a finished visit, whether in the panel or through an API, and takes it back with the visit. */
  private async afterEdit({ before, appointment }: AppointmentEvent & { kind: 'CHANGED' }): Promise<void> {
    const isOther = before.patientId !== appointment.patientId;
    if (isOther) await this.follow(appointment.id, before.patientId);
    else if (hasEnded(before) && !hasEnded(appointment)) await this.takeBack(appointment.id);
    if (hasEnded(appointment) && (isOther || !hasEnded(before))) await this.chargeFinished(appointment.id);
    if (appointment.status === 'CANCELLED' && before.status !== 'CANCELLED')
      await this.takeBackAhead(appointment.id, MONEY_MESSAGES.cancelledAppointment);
  }

  /** Charges a finished visit its price, if it has one, is not charged yet, and the clinic charges visits. */
  private async chargeFinished(appointmentId: number): Promise<void> {
    if (!(await this.clinic.chargesVisits())) return;
    const visit = await this.visits.lock(appointmentId);
    const price = this.visits.priceOf(visit);
    if (!price || (await this.visits.chargeOf(appointmentId)) !== undefined) return;
    await this.charges.insert({
      ...this.visits.lineOf(visit),
      appointmentId,
      automatic: true,
      ...price,
    });
  }

  /**
   * Moves the charges of an appointment to its new patient. Manual charges are taken back and made again, at the new
   * patient's price unless a user chose one; the end of the visit makes the automatic one. A paid charge stays with
   * its payer.
   * @throws DomainError `INVALID_INPUT` on `patient` if something was paid
   */
  private async follow(appointmentId: number, formerPatientId: number): Promise<void> {
    const visit = await this.visits.lock(appointmentId);
    const locked: Array<ChargeRow & { readonly isCovered: boolean }> = [];
    for (const { id, isCovered } of await this.visits.chargesOfPatient(appointmentId, formerPatientId))
      locked.push({ ...(await this.charges.lock(id)), isCovered });
    if (locked.some(({ paid }) => paid > 0)) throw invalidField('patient', MONEY_MESSAGES.otherPatient);
    for (const charge of locked) {
      await this.charges.reverseLocked(charge, MONEY_MESSAGES.movedVisit, 'DELETION', charge.belongsTo);
      if (charge.automatic || charge.isCovered) continue;
      const { listPrice, discount, reason } = charge;
      const isUsual = isByAgreement(reason) || (discount === 0 && listPrice === visit.price);
      const usual = charge.kind === 'VISIT' && isUsual ? this.visits.priceOf(visit) : undefined;
      await this.charges.insert({
        ...sameAs(charge),
        patientId: visit.patientId,
        ...(usual ?? { listPrice, discount, reason }),
      });
    }
  }

  /** Takes back the charge that the end of the visit had made. Charges made by hand stay, and so do paid ones. */
  private async takeBack(appointmentId: number): Promise<void> {
    const charge = await this.unpaid(appointmentId);
    if (charge?.automatic)
      await this.charges.reverseLocked(charge, MONEY_MESSAGES.reopenedVisit, 'DELETION', charge.belongsTo);
  }

  /** Takes back the manual charges of a visit that won't take place, unless more than a deposit was paid of them. */
  async takeBackAhead(appointmentId: number, reason: string): Promise<void> {
    const charge = await this.unpaid(appointmentId);
    if (charge) await this.charges.reverseLocked(charge, reason, 'DELETION');
  }

  /** The charge of the appointment's treatment, locked, if no more than a deposit was paid of it. */
  private async unpaid(appointmentId: number): Promise<ChargeRow | undefined> {
    await this.visits.lock(appointmentId);
    const id = await this.visits.chargeOf(appointmentId);
    const charge = id === undefined ? undefined : await this.charges.lock(id);
    return charge && !(await this.charges.isPaidByHand(charge)) ? charge : undefined;
  }

  private async reverseOfDeleted(appointmentId: number): Promise<void> {
    for (const id of await this.visits.chargesOf(appointmentId))
      await this.charges.reverse(id, MONEY_MESSAGES.deletedAppointment, 'DELETION');
  }

  /**
   * Replaces the charge of a finished visit by one of nothing, because a pack pays it.
   * @returns the charge of nothing, and the one that it replaces
   * @throws DomainError `NOT_FOUND`, or `INVALID_INPUT` on `appointmentId` if it is not finished, is paid in part, or
   *   was charged nothing already
   */
  async cover(
    appointmentId: number,
    reason: string,
  ): Promise<{ readonly visit: Visit; readonly charge: ChargeRow; readonly replaced: ChargeRow | null }> {
    const visit = await this.visits.lock(appointmentId);
    if (visit.status !== 'COMPLETED') throw invalidField('appointmentId', PACK_MESSAGES.notFinished);
    const standing = await this.visits.chargeOf(appointmentId);
    const replaced = standing === undefined ? null : await this.charges.lock(standing);
    if (replaced && (await this.charges.isPaidByHand(replaced)))
      throw invalidField('appointmentId', PACK_MESSAGES.paid);
    if (replaced?.amount === 0) throw invalidField('appointmentId', PACK_MESSAGES.nothingToCover);
    const line = replaced
      ? sameAs(replaced)
      : { ...this.visits.lineOf(visit), appointmentId, automatic: false };
    if (replaced)
      await this.charges.reverseLocked(replaced, PACK_MESSAGES.usesPack, 'PACK', replaced.belongsTo);
    const listPrice = replaced?.listPrice ?? visit.price ?? 0;
    const charge = await this.charges.insert({ ...line, listPrice, discount: listPrice, reason });
    return { visit, replaced, charge };
  }

  /**
   * Takes back the zero charge of a covered visit, and charges the replaced amount again.
   * @param replacedId null if the visit was not charged, or is not to be charged any more
   * @throws DomainError `INVALID_INPUT` on `id` if it is reversed
   */
  async uncover(id: number, replacedId: number | null, reason: string): Promise<void> {
    const { appointmentId, belongsTo } = await this.charges.read(id);
    // Locks in the same order as when the visit was covered.
    if (appointmentId !== null) await this.visits.lock(appointmentId);
    await this.charges.reverse(id, reason, 'PACK', belongsTo);
    if (replacedId === null) return;
    const before = await this.charges.read(replacedId);
    const { listPrice, discount } = before;
    await this.charges.insert({
      ...sameAs(before),
      appointmentId,
      listPrice,
      discount,
      reason: before.reason,
    });
  }
}
