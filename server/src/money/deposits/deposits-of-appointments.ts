import { invalidField } from '#domain/errors.js';
import { isKeptOnCancelling, isWholeAccount, mayNeedDeposit } from '#domain/money/deposit.js';
import { DEPOSIT_MESSAGES } from '#domain/money/deposit.es.js';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Actors } from '../../access/actors/actors.js';
import { type AppointmentEvent, AppointmentEvents } from '../../agenda/appointments/appointment-events.js';
import type { AppointmentRow } from '../../agenda/appointments/appointment.row.js';
import { DepositSettingsService } from '../../clinic/settings/deposit-settings.service.js';
import { Clock } from '../../foundation/clock.js';
import { FOR_UPDATE } from '../../foundation/database/for-update.js';
import { Sql } from '../../foundation/database/sql.js';
import { Charges } from '../charges/charges.service.js';
import { Deposit } from './deposit.entity.js';
import { KeptDeposits } from './kept-deposits.js';

type Change = Extract<AppointmentEvent, { kind: 'CHANGED' }>;

/** Keeps deposits in step with the agenda, in the transaction that changes it. */
@Injectable()
export class DepositsOfAppointments implements OnModuleInit {
  constructor(
    private readonly em: EntityManager,
    private readonly sql: Sql,
    private readonly settings: DepositSettingsService,
    private readonly charges: Charges,
    private readonly kept: KeptDeposits,
    private readonly events: AppointmentEvents,
    private readonly actors: Actors,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.events.onEvent(async (event) => {
      if (event.kind === 'CREATED') await this.ask(event.appointment);
      if (event.kind === 'CHANGED') await this.follow(event);
    });
  }

  /** Adds the deposit of the treatment, for bookings of staff and of visitors. */
  private async ask(appointment: AppointmentRow): Promise<void> {
    if (appointment.treatment === '' || !mayNeedDeposit(appointment, this.clock.wall())) return;
    const [treatment] = await this.sql.rows<{ deposit: number | null }>(
      'select deposit from treatment where lower(name) = lower($1) and deposit > 0',
      [appointment.treatment],
    );
    if (!treatment?.deposit) return;
    const terms = await this.settings.terms();
    if (!isWholeAccount(terms)) return;
    await this.sql.rows(
      `insert into deposit (appointment_id, amount, release_at, notice_hours)
       values ($1, $2, $3::timestamptz + make_interval(hours => $4::integer), $5) on conflict do nothing`,
      [appointment.id, treatment.deposit, this.clock.now(), terms.releaseHours, terms.noticeHours],
    );
  }

  private async follow({ appointment, before }: Change): Promise<void> {
    const isOther = appointment.patientId !== before.patientId;
    const isRenamed = appointment.treatment !== before.treatment;
    const isMoved = appointment.date !== before.date || appointment.startMinute !== before.startMinute;
    const isOwners = this.actors.current().ownAppointmentId === appointment.id;
    const isCancelled = appointment.status === 'CANCELLED';
    const isReinstated = before.status === 'CANCELLED' && !isCancelled;
    const isNewlyCancelled = isCancelled && before.status !== 'CANCELLED';
    if (!isOther && !isRenamed && !(isMoved && isOwners) && !isReinstated && !isNewlyCancelled) return;
    const deposit = await this.em.findOne(Deposit, { appointmentId: appointment.id }, FOR_UPDATE);
    if (!deposit) {
      if (isRenamed) await this.ask(appointment);
      return;
    }
    const { state } = deposit;
    if (isOther && (state === 'RECEIVED' || state === 'KEPT'))
      throw invalidField('patient', DEPOSIT_MESSAGES.otherPatient);
    if (isRenamed && state === 'PENDING' && !(await this.hasProof(deposit.id))) {
      await this.em.nativeDelete(Deposit, deposit.id);
      await this.ask(appointment);
      return;
    }
    if (isReinstated && state === 'KEPT' && deposit.keptChargeId !== null)
      await this.charges.reverse(deposit.keptChargeId, DEPOSIT_MESSAGES.reinstated, 'CHANGE');
    // Staff who reinstate it have spoken with the patient: it is not released again.
    if (isReinstated && (state === 'RELEASED' || state === 'PENDING'))
      await this.em.nativeUpdate(Deposit, deposit.id, {
        state: 'PENDING',
        releaseAt: null,
        decidedAt: null,
        decidedBy: null,
      });
    if (isMoved && isOwners && state !== 'WAIVED')
      await this.em.nativeUpdate(Deposit, deposit.id, { moves: deposit.moves + 1 });
    // A clinic that cancels decides itself whether it keeps the deposit. The part that has paid a visit stays used.
    if (isNewlyCancelled && state === 'RECEIVED' && isOwners)
      if (isKeptOnCancelling(before, deposit.noticeHours, this.clock.wall(), this.clock.timeZone))
        await this.kept.keep(deposit.id, null);
  }

  private async hasProof(depositId: number): Promise<boolean> {
    const found = await this.sql.rows('select from deposit_proof where deposit_id = $1', [depositId]);
    return found.length > 0;
  }
}
