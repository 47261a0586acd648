import { DomainError } from '#domain/errors.js';
import { BLOCK_LIFTED, BLOCK_NOT_FOUND, PATIENT_BLOCKED } from '#domain/privacy/blocking.es.js';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { Staff } from '../../access/actors/staff.js';
import { Appointment } from '../../agenda/appointments/appointment.entity.js';
import { Clock } from '../../foundation/clock.js';
import { FOR_UPDATE, READ_ONLY } from '../../foundation/database/for-update.js';
import { asIsoInstant, Sql } from '../../foundation/database/sql.js';
import { Transactional } from '../../foundation/database/transactional.js';
import { LiveBus } from '../../foundation/live/live-bus.js';
import { PatientBlock } from './patient-block.entity.js';
import { holdPatient } from '../../patients/hold-patient.js';

export interface PatientBlockRow extends Pick<PatientBlock, 'id' | 'patientId' | 'reason' | 'liftReason'> {
  readonly patientName: string;
  /** ISO 8601 in UTC, like the one below. */
  readonly blockedAt: string;
  readonly blockedByName: string;
  readonly liftedAt: string | null;
  readonly liftedByName: string | null;
}

const SELECT = `
  select b.id, b.patient_id as "patientId", p.name as "patientName", ${asIsoInstant('b.blocked_at')} as "blockedAt",
         s.name as "blockedByName", b.reason, ${asIsoInstant('b.lifted_at')} as "liftedAt", l.name as "liftedByName",
         b.lift_reason as "liftReason"
  from patient_block b
  join patient p on p.id = b.patient_id
  join staff_user s on s.id = b.blocked_by
  left join staff_user l on l.id = b.lifted_by`;

/**
 * Hides a patient from search and lists while a request of theirs is pending (Ley 19.628, article 8 ter). Their data
 * stay as they are, and lookups by RUT, e-mail or phone still find them.
 */
@Injectable()
export class PatientBlocks {
  constructor(
    private readonly em: EntityManager,
    private readonly sql: Sql,
    private readonly clock: Clock,
    private readonly live: LiveBus,
  ) {}

  /** All blocks of a patient, newest first. */
  of(patientId: number): Promise<PatientBlockRow[]> {
    return this.sql.rows<PatientBlockRow>(`${SELECT} where b.patient_id = $1 order by b.id desc`, [
      patientId,
    ]);
  }

  /** The blocks in force, oldest first. */
  open(): Promise<PatientBlockRow[]> {
    return this.sql.rows<PatientBlockRow>(`${SELECT} where b.lifted_at is null order by b.id`);
  }

  /** @throws DomainError `NOT_FOUND`, or `REQUEST_SETTLED` if the patient is already blocked */
  @Transactional()
  async block(patientId: number, reason: string, staff: Staff): Promise<PatientBlockRow[]> {
    await holdPatient(this.sql, patientId);
    const blocked = await this.sql.rows(
      `insert into patient_block (patient_id, blocked_at, blocked_by, reason) values ($1, $2, $3, $4)
       on conflict do nothing returning id`,
      [patientId, this.clock.now(), staff.id, reason],
    );
    if (blocked.length === 0) throw new DomainError('REQUEST_SETTLED', { message: PATIENT_BLOCKED });
    await this.announce(patientId);
    return this.of(patientId);
  }

  /** @throws DomainError `NOT_FOUND`, or `REQUEST_SETTLED` if it was already lifted */
  @Transactional()
  async lift(id: number, reason: string, staff: Staff): Promise<PatientBlockRow[]> {
    const block = await this.em.findOne(PatientBlock, id, FOR_UPDATE);
    if (!block) throw new DomainError('NOT_FOUND', { message: BLOCK_NOT_FOUND });
    if (block.liftedAt) throw new DomainError('REQUEST_SETTLED', { message: BLOCK_LIFTED });
    block.liftedAt = this.clock.now();
    block.liftedBy = staff.id;
    block.liftReason = reason;
    await this.em.flush();
    await this.announce(block.patientId);
    return this.of(block.patientId);
  }

  /** Clients show today's agenda without blocked patients, so they must reload it; lists change, too. */
  private async announce(patientId: number): Promise<void> {
    const { date } = this.clock.wall();
    const today = await this.em.find(
      Appointment,
      { patient: patientId, date },
      { ...READ_ONLY, fields: ['id'], orderBy: { id: 'asc' } },
    );
    for (const { id } of today) await this.live.publish({ kind: 'AGENDA', appointmentId: id, dates: [date] });
  }
}
