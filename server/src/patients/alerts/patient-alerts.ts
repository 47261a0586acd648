import type { Alert, AlertChange } from '#domain/patients/alert.js';
import { DomainError } from '#domain/errors.js';
import { PATIENT_NOT_FOUND } from '#domain/sentences.es.js';
import { Transactional } from '@mikro-orm/decorators/legacy';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { AccessLog } from '../../audit/access-log.js';
import type { Staff } from '../../auth/staff.js';
import { Clock } from '../../clock.js';
import { asIsoInstant, Sql, unseen } from '../../database/sql.js';

/** An alert with who noted it, and who ended it where it no longer holds. */
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

/** What nobody who treats a patient may overlook. Each note and each end is kept. */
@Injectable()
export class PatientAlerts {
  constructor(
    /** For `@Transactional`. */
    readonly em: EntityManager,
    private readonly sql: Sql,
    private readonly accessLog: AccessLog,
    private readonly clock: Clock,
  ) {}

  /** Those that hold, of some patients; registers no reading. */
  ofPatients(patientIds: readonly number[]): Promise<PatientAlertRow[]> {
    return this.sql.rows<PatientAlertRow>(
      `${SELECT_ALERTS} where e.patient_id = any(${unseen('$1', 'integer[]')}) and e.ended_at is null order by e.id`,
      [patientIds],
    );
  }

  /** All that were ever noted, the newest first; registers no reading. */
  everyOneOf(patientId: number): Promise<PatientAlertRow[]> {
    return this.sql.rows<PatientAlertRow>(`${SELECT_ALERTS} where e.patient_id = $1 order by e.id desc`, [
      patientId,
    ]);
  }

  /** The same, for an answer. */
  async history(patientId: number): Promise<PatientAlertRow[]> {
    await this.accessLog.noteListed('ALERTS', [patientId]);
    return this.everyOneOf(patientId);
  }

  /**
   * Notes and ends alerts, in one transaction; all others stay as they are. One that is noted with the note that it has,
   * or ended where there is none, stays too.
   * @throws DomainError `NOT_FOUND`
   */
  @Transactional()
  async change(patientId: number, changes: readonly AlertChange[], staff: Staff): Promise<void> {
    // Two who change the same alert come one after the other.
    const found = await this.sql.rows('select from patient where id = $1 for no key update', [patientId]);
    if (found.length === 0) throw new DomainError('NOT_FOUND', { message: PATIENT_NOT_FOUND });
    for (const { kind, note, isNoted } of changes) {
      const now = this.clock.now();
      await this.sql.rows(
        `update patient_alert set ended_at = $3, ended_by = $4
         where patient_id = $1 and kind = $2 and ended_at is null and ($5::text is null or note <> $5)`,
        [patientId, kind, now, staff.id, isNoted ? note : null],
      );
      if (!isNoted) continue;
      await this.sql.rows(
        `insert into patient_alert (patient_id, kind, note, noted_at, noted_by) values ($1, $2, $3, $4, $5)
         on conflict (patient_id, kind) where ended_at is null do nothing`,
        [patientId, kind, note, now, staff.id],
      );
    }
  }
}
