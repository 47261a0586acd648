import { mayNeedDeposit } from '#domain/money/deposit.js';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { AppointmentEditing } from '../../agenda/appointments/appointment-editing.js';
import { AppointmentList } from '../../agenda/appointments/appointment-list.js';
import { retryDeadlock } from '../../agenda/appointments/retry-deadlock.js';
import { Clock } from '../../foundation/clock.js';
import { Sql } from '../../foundation/database/sql.js';
import { Transactional } from '../../foundation/database/transactional.js';
import { Jobs } from '../../foundation/jobs/jobs.js';
import { LiveBus } from '../../foundation/live/live-bus.js';
import { CREDIT_COVERS, IS_UNPAID } from './deposit-rows.js';

const QUEUE = 'unpaid-deposits';
const EVERY_FIVE_MINUTES = '*/5 * * * *';

/** The deposit `d` of the appointment `a` is unpaid, past its time, and leaves staff nothing to decide. `$1` is now. */
const OVERDUE = `
  ${IS_UNPAID} and d.release_at <= $1 and not ${CREDIT_COVERS}
  and not exists (select from deposit_proof f where f.deposit_id = d.id)`;

/**
 * Cancels appointments whose deposit did not arrive in time, if the clinic wants that. Staff who receive a deposit at
 * the same moment lock the same appointment: one of the two comes first, and the other changes nothing.
 */
@Injectable()
export class DepositRelease implements OnModuleInit {
  constructor(
    private readonly sql: Sql,
    private readonly list: AppointmentList,
    private readonly editing: AppointmentEditing,
    private readonly jobs: Jobs,
    private readonly live: LiveBus,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.jobs.define(QUEUE, { expireSeconds: 240, oneAtATime: true }, () => this.run());
    this.jobs.every(QUEUE, EVERY_FIVE_MINUTES);
  }

  async run(): Promise<void> {
    const overdue = await this.sql.rows<{ id: number }>(
      `select a.id from deposit d join appointment a on a.id = d.appointment_id
       where ${OVERDUE} and a.status in ('BOOKED', 'CONFIRMED')
         and exists (select from clinic_settings s where s.deposit_release_hours is not null)
       order by a.id`,
      [this.clock.now()],
    );
    for (const { id } of overdue) await retryDeadlock(() => this.release(id));
  }

  @Transactional()
  protected async release(appointmentId: number): Promise<void> {
    const appointment = await this.list.lock(appointmentId);
    if (!appointment || !mayNeedDeposit(appointment, this.clock.wall())) return;
    const released = await this.sql.rows(
      `update deposit d set state = 'RELEASED', decided_at = $1
       from appointment a
       where a.id = d.appointment_id and a.id = $2 and ${OVERDUE} returning d.id`,
      [this.clock.now(), appointmentId],
    );
    if (released.length === 0) return;
    await this.editing.change(appointmentId, { status: 'CANCELLED' });
    await this.live.publish({ kind: 'MONEY' });
  }
}
