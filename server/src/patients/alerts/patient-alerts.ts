import type { Alert, AlertChange } from '#domain/patients/alert.js';
import { DomainError } from '#domain/errors.js';
import { PATIENT_NOT_FOUND } from '#domain/sentences.es.js';
import { Transactional } from '@mikro-orm/decorators/legacy';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { AccessLog } from '../../access/log/access-log.js';
import type { Staff } from '../../access/staff.js';
import { Clock } from '../../foundation/clock.js';
import { asIsoInstant, Sql, opaqueParameter } from '../../foundation/database/sql.js';
import { PatientAlert } from './patient-alert.entity.js';

export interface PatientAlertRow extends Alert {
  readonly id: number;
  readonly patientId: number;
  /** ISO 8601, in UTC, like `endedAt`. */
  readonly notedAt: string;
  readonly notedByName: string;
  readonly endedAt: string | null;
  readonly endedByName: string | null;
}

const SELECT_ALERTS = `
  select e.id, e.patient_id as "patientId", e.kind, e.note, ${asIsoInstant('e.noted_at')} as "notedAt",
         n.name as "notedByName", ${asIsoInstant('e.ended_at')} as "endedAt", x.name as "endedByName"
  from patient_alert e join staff_user n on n.id = e.noted_by left join staff_user x on x.id = e.ended_by`;

/** Facts that everyone who treats a patient must know. Every note and every end is kept. */
@Injectable()
export class PatientAlerts {
  constructor(
    private readonly em: EntityManager,
    private readonly sql: Sql,
    private readonly accessLog: AccessLog,
    private readonly clock: Clock,
  ) {}

  /** The current alerts of some patients; does not log the access. */
  ofPatients(patientIds: readonly number[]): Promise<PatientAlertRow[]> {
    return this.sql.rows<PatientAlertRow>(
      `${SELECT_ALERTS} where e.patient_id = any(${opaqueParameter('$1', 'integer[]')}) and e.ended_at is null order by e.id`,
      [patientIds],
    );
  }

  /** All alerts ever noted, newest first; does not log the access. */
  everyOneOf(patientId: number): Promise<PatientAlertRow[]> {
    return this.sql.rows<PatientAlertRow>(`${SELECT_ALERTS} where e.patient_id = $1 order by e.id desc`, [
      patientId,
    ]);
  }

  /** The same, and logs the access. */
  async history(patientId: number): Promise<PatientAlertRow[]> {
    await this.accessLog.noteListed('ALERTS', [patientId]);
    return this.everyOneOf(patientId);
  }

  /**
   * Adds and ends alerts in one transaction; all others stay as they are. An alert added with the note it already has,
   * or ended without existing, also stays as it is.
   * @throws DomainError `NOT_FOUND`
   */
  @Transactional()
  async change(patientId: number, changes: readonly AlertChange[], staff: Staff): Promise<void> {
    // Serializes concurrent changes to the same alert.
    const found = await this.sql.rows('select from patient where id = $1 for no key update', [patientId]);
    if (found.length === 0) throw new DomainError('NOT_FOUND', { message: PATIENT_NOT_FOUND });
    for (const { kind, note, isNoted } of changes) {
      const now = this.clock.now();
      const open = { patientId, kind, endedAt: null };
      const ended = isNoted ? { ...open, note: { $ne: note } } : open;
      await this.em.nativeUpdate(PatientAlert, ended, { endedAt: now, endedBy: staff.id });
      if (isNoted && (await this.em.count(PatientAlert, open)) === 0)
        await this.em.insert(PatientAlert, { patientId, kind, note, notedAt: now, notedBy: staff.id });
    }
  }
}
