import type { LocalDate } from '#domain/clinic-time.js';
import { DomainError, invalidField } from '#domain/errors.js';
import { ALERT_DAYS } from '#domain/patients/alert.es.js';
import type { Alert, AlertChange } from '#domain/patients/alert.js';
import { PATIENT_NOT_FOUND } from '#domain/screen-sentences.es.js';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { AccessLog } from '../../access/log/access-log.js';
import type { Staff } from '../../access/actors/staff.js';
import { Clock } from '../../foundation/clock.js';
import { asIsoInstant, Sql, opaqueParameter } from '../../foundation/database/sql.js';
import { Transactional } from '../../foundation/database/transactional.js';
import { Patient } from '../patient.entity.js';
import { PatientAlert } from './patient-alert.entity.js';

export interface PatientAlertRow extends Alert {
  readonly id: number;
  readonly patientId: number;
  /** The first day on which it no longer applied; null while it applies, or if it was noted anew. */
  readonly until: LocalDate | null;
  /** The patient was asked and does not have it. */
  readonly isDenied: boolean;
  /** ISO 8601, in UTC, like `endedAt`. */
  readonly notedAt: string;
  readonly notedByName: string;
  readonly endedAt: string | null;
  readonly endedByName: string | null;
}

const SELECT_ALERTS = `
  select e.id, e.patient_id as "patientId", e.kind, e.note, e.since, e.until,
         e.is_denied as "isDenied", ${asIsoInstant('e.noted_at')} as "notedAt",
         n.name as "notedByName", ${asIsoInstant('e.ended_at')} as "endedAt", x.name as "endedByName"
  from patient_alert e join staff_user n on n.id = e.noted_by left join staff_user x on x.id = e.ended_by`;

/** Facts that everyone who treats a patient must know. Every note, denial and end is kept. */
@Injectable()
export class PatientAlerts {
  constructor(
    private readonly em: EntityManager,
    private readonly sql: Sql,
    private readonly accessLog: AccessLog,
    private readonly clock: Clock,
  ) {}

  /** The current alerts and denials of some patients; does not log the access. */
  answersOf(patientIds: readonly number[]): Promise<PatientAlertRow[]> {
    return this.sql.rows<PatientAlertRow>(
      `${SELECT_ALERTS} where e.patient_id = any(${opaqueParameter('$1', 'integer[]')}) and e.ended_at is null order by e.id`,
      [patientIds],
    );
  }

  /** All alerts and denials ever noted, newest first; does not log the access. */
  everyOneOf(patientId: number): Promise<PatientAlertRow[]> {
    return this.sql.rows<PatientAlertRow>(`${SELECT_ALERTS} where e.patient_id = $1 order by e.id desc`, [
      patientId,
    ]);
  }

  /** Like `everyOneOf`, and logs the access. @throws DomainError `NOT_FOUND` */
  async history(patientId: number): Promise<PatientAlertRow[]> {
    if ((await this.em.count(Patient, patientId)) === 0)
      throw new DomainError('NOT_FOUND', { message: PATIENT_NOT_FOUND });
    await this.accessLog.noteListed('ALERTS', [patientId]);
    return this.everyOneOf(patientId);
  }

  /**
   * Adds, denies and ends alerts in one transaction; all others stay as they are. An alert added as it already is, or
   * ended without existing, also stays as it is.
   * @throws DomainError `NOT_FOUND`, or `INVALID_INPUT` on `changes` for days in the future or in the wrong order
   */
  @Transactional()
  async change(patientId: number, changes: readonly AlertChange[], staff: Staff): Promise<void> {
    // Serializes concurrent changes to the same alert.
    const found = await this.sql.rows('select from patient where id = $1 for no key update', [patientId]);
    if (found.length === 0) throw new DomainError('NOT_FOUND', { message: PATIENT_NOT_FOUND });
    for (const one of changes) await this.changeOne(patientId, one, staff);
  }

  private async changeOne(patientId: number, change: AlertChange, staff: Staff): Promise<void> {
    const { kind, note, isNoted } = change;
    const open = await this.em.find(PatientAlert, { patientId, kind, endedAt: null });
    const alert = open.find(({ isDenied }) => !isDenied);
    const since = isNoted ? (change.since === undefined ? (alert?.since ?? null) : change.since) : null;
    const isWanted = isNoted || change.isDenied === true;
    const isAsWanted = (one: PatientAlert): boolean =>
      isWanted && one.isDenied !== isNoted && one.note === note && one.since === since;
    const today = this.clock.wall().date;
    const until = change.until ?? today;
    const isOver = !isNoted && alert !== undefined;
    if ([since, isOver ? until : null].some((day) => day !== null && day > today))
      throw invalidField('changes', ALERT_DAYS.future);
    if (isOver && alert.since && until < alert.since) throw invalidField('changes', ALERT_DAYS.endsBefore);
    const now = this.clock.now();
    for (const one of open.filter((row) => !isAsWanted(row)))
      await this.em.nativeUpdate(
        PatientAlert,
        { id: one.id },
        { endedAt: now, endedBy: staff.id, until: isOver && !one.isDenied ? until : null },
      );
    if (isWanted && !open.some(isAsWanted))
      await this.em.insert(PatientAlert, {
        ...{ patientId, kind, note, since, isDenied: !isNoted },
        ...{ notedAt: now, notedBy: staff.id },
      });
  }
}
