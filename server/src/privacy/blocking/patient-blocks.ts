import { DomainError } from '#domain/errors.js';
import { BLOCK_LIFTED, BLOCK_NOT_FOUND, PATIENT_BLOCKED } from '#domain/privacy/blocking.es.js';
import { PATIENT_NOT_FOUND } from '#domain/sentences.es.js';
import { Transactional } from '@mikro-orm/decorators/legacy';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { Staff } from '../../access/staff.js';
import { Clock } from '../../foundation/clock.js';
import { asIsoInstant, Sql } from '../../foundation/database/sql.js';
import { LiveBus } from '../../foundation/live/live-bus.js';

export interface PatientBlockRow {
  readonly id: number;
  readonly patientId: number;
  readonly patientName: string;
  /** ISO 8601 in UTC, like the one below. */
  readonly blockedAt: string;
  readonly blockedByName: string;
  readonly reason: string;
  readonly liftedAt: string | null;
  readonly liftedByName: string | null;
  readonly liftReason: string;
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
    /** For `@Transactional`. */
    readonly em: EntityManager,
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
    const found = await this.sql.rows('select id from patient where id = $1 for key share', [patientId]);
    if (found.length === 0) throw new DomainError('NOT_FOUND', { message: PATIENT_NOT_FOUND });
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
    const [block] = await this.sql.rows<{ patientId: number; isLifted: boolean }>(
      `select patient_id as "patientId", lifted_at is not null as "isLifted"
       from patient_block where id = $1 for update`,
      [id],
    );
    if (!block) throw new DomainError('NOT_FOUND', { message: BLOCK_NOT_FOUND });
    if (block.isLifted) throw new DomainError('REQUEST_SETTLED', { message: BLOCK_LIFTED });
    await this.sql.rows(
      'update patient_block set lifted_at = $2, lifted_by = $3, lift_reason = $4 where id = $1',
      [id, this.clock.now(), staff.id, reason],
    );
    await this.announce(block.patientId);
    return this.of(block.patientId);
  }

  /** Clients show today's agenda without blocked patients, so they must reload it; lists change, too. */
  private async announce(patientId: number): Promise<void> {
    const { date } = this.clock.wall();
    const today = await this.sql.rows<{ id: number }>(
      'select id from appointment where patient_id = $1 and date = $2 order by id',
      [patientId, date],
    );
    for (const { id } of today) await this.live.publish({ kind: 'AGENDA', appointmentId: id, dates: [date] });
  }
}
