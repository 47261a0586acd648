import { DomainError } from '#domain/errors.js';
import { addDays } from '#domain/clinic-time.js';
import {
  alertChangesOf,
  INTAKE_QUESTIONS,
  type IntakeLine,
  type IntakeLineState,
  type IntakeQuestion,
  isSameLine,
  UNREVIEWED_DAYS,
  unreviewedAlerts,
} from '#domain/records/intake/intake.js';
import {
  INTAKE_LINE_NOT_FOUND,
  INTAKE_LINE_SETTLED,
  INTAKE_TEXT_CHANGED,
} from '#domain/records/intake/intake.es.js';
import type { AlertKind } from '#domain/patients/alert.js';
import { visitorName } from '#domain/patients/same-person.js';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { AccessLog } from '../../access/log/access-log.js';
import type { Staff } from '../../access/actors/staff.js';
import { Clock } from '../../foundation/clock.js';
import { asIsoInstant, Sql } from '../../foundation/database/sql.js';
import { Transactional } from '../../foundation/database/transactional.js';
import { PatientAlerts } from '../../patients/alerts/patient-alerts.js';
import { INTAKE_CONSENT } from './intake-consent.js';
import { Intake } from './intake.entity.js';
import { StoredIntakeLine } from './intake-line.entity.js';

export interface IntakeLineRow extends IntakeLine {
  readonly state: IntakeLineState;
  /** ISO 8601, in UTC; null while it is pending, like the name of the user who reviewed it. */
  readonly settledAt: string | null;
  readonly settledByName: string | null;
}

export interface IntakeRow extends Omit<Intake, 'givenAt'> {
  /** The person who booked the visit, if not the patient: the answers may be theirs. */
  readonly visitorName: string | null;
  /** ISO 8601, in UTC. */
  readonly givenAt: string;
  /** In the order of the questions. */
  readonly lines: readonly IntakeLineRow[];
}

interface StoredIntake extends Omit<IntakeRow, 'visitorName'> {
  readonly patientName: string;
  readonly bookedName: string | null;
}

/** The patient and the visit of a questionnaire. */
export interface WhoseIntake {
  readonly patientId: number;
  /** Null: for no particular visit. */
  readonly appointmentId: number | null;
}

export type IntakeDecision = 'ACCEPTED' | 'DISMISSED';

const SELECT_INTAKES = `
  select i.id, i.patient_id as "patientId", i.appointment_id as "appointmentId",
         p.name as "patientName", a.booked_name as "bookedName",
         ${asIsoInstant('i.given_at')} as "givenAt", i.consent_version as "consentVersion",
         i.consent_digest as "consentDigest",
         (select coalesce(json_agg(json_build_object('question', l.question, 'answer', l.answer, 'text', l.text,
            'since', l.since, 'sinceWords', l.since_words, 'state', l.state,
            'settledAt', ${asIsoInstant('l.settled_at')}, 'settledByName', s.name)), '[]')
          from intake_line l left join staff_user s on s.id = l.settled_by where l.intake_id = i.id) as lines
  from intake i join patient p on p.id = i.patient_id left join appointment a on a.id = i.appointment_id`;

const BATCH_SIZE = 500;

/** Visitors' answers before a visit. They change nothing until a professional accepts them, line by line. */
@Injectable()
export class Intakes {
  constructor(
    private readonly em: EntityManager,
    private readonly sql: Sql,
    private readonly alerts: PatientAlerts,
    private readonly accessLog: AccessLog,
    private readonly clock: Clock,
  ) {}

  /** Newest first. The access is logged if there is any. */
  async ofPatient(patientId: number): Promise<IntakeRow[]> {
    const intakes = await this.everyOneOf(patientId);
    if (intakes.length > 0) await this.accessLog.note('INTAKES_READ', patientId);
    return intakes.toReversed();
  }

  /** Oldest first. Does not log the access. */
  async everyOneOf(patientId: number): Promise<IntakeRow[]> {
    return (
      await this.sql.rows<StoredIntake>(`${SELECT_INTAKES} where i.patient_id = $1 order by i.id`, [
        patientId,
      ])
    ).map(toIntake);
  }

  /** The alerts in unreviewed answers. The access is logged if there is an unreviewed answer. */
  async unreviewedAlertsOf(patientId: number): Promise<ReadonlySet<AlertKind>> {
    const pending = (await this.everyOneOf(patientId))
      .flatMap(({ lines }) => lines)
      .filter(({ state }) => state === 'PENDING');
    if (pending.length > 0) await this.accessLog.note('INTAKES_READ', patientId);
    return unreviewedAlerts(pending);
  }

  /** The number of questionnaires with an unreviewed line, which reveals nothing of their contents. */
  async pendingOf(patientId: number): Promise<number> {
    const [found] = await this.sql.rows<{ count: number }>(
      `select count(*)::integer as count from intake i
       where i.patient_id = $1 and exists (select from intake_line l where l.intake_id = i.id and l.state = 'PENDING')`,
      [patientId],
    );
    return found?.count ?? 0;
  }

  /**
   * Stores answers as pending, replacing the pending ones of the same visit. An answer that equals the last reviewed
   * one for that visit is not stored again.
   * @param digest of the text that the visitor agreed to.
   * @returns whether the patient, with that appointment, still exists.
   * @throws DomainError `STALE` if that is not the text of today
   */
  @Transactional()
  async submit(whose: WhoseIntake, lines: readonly IntakeLine[], digest: string): Promise<boolean> {
    if (digest !== INTAKE_CONSENT.digest) throw new DomainError('STALE', { message: INTAKE_TEXT_CHANGED });
    const { patientId, appointmentId } = whose;
    // Reviews lock the patient as well, so that no line is replaced while it is being accepted.
    const held = await this.sql.rows('select from patient where id = $1 for no key update', [patientId]);
    if (held.length === 0 || !(await this.holdsAppointment(whose))) return false;
    await this.deletePending('i.patient_id = $1 and i.appointment_id is not distinct from $2', [
      patientId,
      appointmentId,
    ]);
    // Without a visit, the same answer may be about another year: a second pregnancy.
    const reviewed = appointmentId === null ? [] : await this.linesOf(patientId, appointmentId);
    const fresh = lines.filter((line) => {
      const last = reviewed.find(({ question }) => question === line.question);
      return !last || !isSameLine(line, last);
    });
    if (fresh.length === 0) return true;
    const intakeId = await this.em.insert(Intake, {
      patientId,
      appointmentId,
      givenAt: this.clock.now(),
      consentVersion: INTAKE_CONSENT.version,
      consentDigest: INTAKE_CONSENT.digest,
    });
    await this.em.insertMany(
      StoredIntakeLine,
      fresh.map((line) => ({ intakeId, ...line, state: 'PENDING' as const })),
    );
    return true;
  }

  /**
   * Accepts or dismisses a line. An accepted line changes the patient's alerts as if the professional had noted it.
   * @throws DomainError `NOT_FOUND`, or `REQUEST_SETTLED` if it was already reviewed
   */
  @Transactional()
  async review(
    intakeId: number,
    question: IntakeQuestion,
    decision: IntakeDecision,
    staff: Staff,
  ): Promise<IntakeRow> {
    const intake = await this.one(intakeId);
    // The lock of `PatientAlerts.change`, taken first: of two reviews of a line, the second sees the first.
    await this.sql.rows('select from patient where id = $1 for no key update', [intake?.patientId ?? null]);
    const line = await this.em.findOne(StoredIntakeLine, { intakeId, question }, { refresh: true });
    if (!intake || !line) throw new DomainError('NOT_FOUND', { message: INTAKE_LINE_NOT_FOUND });
    if (line.state !== 'PENDING') throw new DomainError('REQUEST_SETTLED', { message: INTAKE_LINE_SETTLED });
    line.state = decision;
    line.settledAt = this.clock.now();
    line.settledBy = staff.id;
    await this.em.flush();
    if (decision === 'ACCEPTED') {
      const current = await this.alerts.answersOf([intake.patientId]);
      await this.alerts.change(intake.patientId, alertChangesOf(line, current), staff);
    }
    await this.accessLog.note('INTAKES_READ', intake.patientId);
    const reviewed = await this.one(intakeId);
    if (!reviewed) throw new Error('a questionnaire with a reviewed line is gone');
    return reviewed;
  }

  /** Deletes a patient's unreviewed lines, in the transaction of a suppression. */
  async deletePendingOf(patientId: number): Promise<void> {
    await this.deletePending('i.patient_id = $1', [patientId]);
  }

  /** Deletes answers that were not reviewed in time. */
  async deleteUnreviewed(): Promise<void> {
    const lastDay = addDays(this.clock.wall().date, -UNREVIEWED_DAYS);
    let deleted: number;
    do {
      deleted = await this.deletePending(
        `i.id in (
           select o.id from intake o left join appointment a on a.id = o.appointment_id
           where coalesce(a.date, (o.given_at at time zone $2)::date) <= $1
             and exists (select from intake_line l where l.intake_id = o.id and l.state = 'PENDING')
           order by o.id limit ${BATCH_SIZE})`,
        [lastDay, this.clock.timeZone],
      );
    } while (deleted > 0);
  }

  /** @param condition of the intakes `i`. @returns how many lines were deleted. */
  private async deletePending(condition: string, values: unknown[]): Promise<number> {
    const deleted = await this.sql.rows<{ intakeId: number }>(
      `delete from intake_line l using intake i
       where l.intake_id = i.id and l.state = 'PENDING' and ${condition} returning l.intake_id as "intakeId"`,
      values,
    );
    await this.sql.rows(
      `delete from intake i where i.id = any($1::integer[])
         and not exists (select from intake_line l where l.intake_id = i.id)`,
      [deleted.map(({ intakeId }) => intakeId)],
    );
    return deleted.length;
  }

  private async holdsAppointment({ patientId, appointmentId }: WhoseIntake): Promise<boolean> {
    if (appointmentId === null) return true;
    const held = await this.sql.rows(
      'select from appointment where id = $1 and patient_id = $2 for key share',
      [appointmentId, patientId],
    );
    return held.length > 0;
  }

  /** Newest first. */
  private linesOf(patientId: number, appointmentId: number): Promise<IntakeLine[]> {
    return this.sql.rows<IntakeLine>(
      `select l.question, l.answer, l.text, l.since, l.since_words as "sinceWords"
       from intake_line l join intake i on i.id = l.intake_id
       where i.patient_id = $1 and i.appointment_id = $2 order by i.id desc`,
      [patientId, appointmentId],
    );
  }

  private async one(id: number): Promise<IntakeRow | undefined> {
    const [found] = await this.sql.rows<StoredIntake>(`${SELECT_INTAKES} where i.id = $1`, [id]);
    return found && toIntake(found);
  }
}

const toIntake = ({ patientName, bookedName, ...intake }: StoredIntake): IntakeRow => ({
  ...intake,
  visitorName: visitorName(patientName, bookedName),
  lines: intake.lines.toSorted(
    (one, other) => INTAKE_QUESTIONS.indexOf(one.question) - INTAKE_QUESTIONS.indexOf(other.question),
  ),
});
