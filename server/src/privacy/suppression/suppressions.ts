import type { LocalDate } from '#domain/clinic-time.js';
import { DomainError } from '#domain/errors.js';
import { keptByLaw } from '#domain/privacy/suppression.es.js';
import { mayDeleteRecords, recordsKeptUntil } from '#domain/privacy/records-keeping.js';
import { PATIENT_NOT_FOUND } from '#domain/screen-sentences.es.js';
import { Injectable } from '@nestjs/common';
import { AccessLog } from '../../access/log/access-log.js';
import { Actors } from '../../access/actors/actors.js';
import type { Staff } from '../../access/actors/staff.js';
import { AppointmentLinks } from '../../agenda/appointments/links/appointment-links.js';
import { AppointmentsOfPatients } from '../../agenda/appointments/appointments-of-patients.js';
import { Clock } from '../../foundation/clock.js';
import { retryConflicts } from '../../foundation/database/retry-conflicts.js';
import { Sql } from '../../foundation/database/sql.js';
import { Transactional } from '../../foundation/database/transactional.js';
import { ERASE_MESSAGES } from '../../messages/outbox/erase-messages.js';
import { ERASE_PROOFS } from '../../money/deposits/erase-proofs.js';
import { DETACH_MONEY, ERASE_AGREEMENT, ERASE_CORRECTIONS, ERASE_PAYERS } from '../../money/erase-money.js';
import {
  DETACH_GIFTS,
  ERASE_CANCELLATIONS,
  ERASE_MEMBERSHIPS,
  ERASE_RETURNS,
} from '../../money/packs/erase-packs.js';
import { ERASE_CONTACT } from '../../patients/erase-contact.js';
import { PatientsService } from '../../patients/patients.service.js';
import { ExpiredRecords } from '../../records/clinical-records/expired-records.js';
import { IntakeLinks } from '../../records/intake/intake-links.js';
import { Intakes } from '../../records/intake/intakes.service.js';
import { Consents } from '../consents/consents.js';
import { ConsentLinks } from '../../records/signed-consents/consent-links.js';
import { SignedConsents } from '../../records/signed-consents/signed-consents.service.js';

export const SUPPRESSION_KINDS = ['DELETED', 'REDUCED', 'RECORDS_DELETED'] as const;
export type SuppressionKind = (typeof SUPPRESSION_KINDS)[number];

export interface Suppression {
  readonly kind: SuppressionKind;
  /** The last day that the law requires the records to be kept; null if there are none left. */
  readonly keptUntil: LocalDate | null;
}

export interface ExpiredPatient {
  readonly id: number;
  readonly name: string;
  readonly recordCount: number;
  readonly lastEntryOn: LocalDate;
}

/** The day of the last entry in the record `r`, including its certificates. `$1` is the clinic's zone. */
const ENTRY = `greatest((r.written_at at time zone $1)::date, r.date,
                        (select max((c.issued_at at time zone $1)::date) from certificate c
                         where c.clinical_record_id = r.id))`;
/** The day of the answer `a` to a consent text, which is an entry as well. */
const CONSENT_ENTRY = '(a.answered_at at time zone $1)::date';
/** The same across all records, photos and signed consents of the patient `p`; null without any. */
const LAST_ENTRY = `greatest(
  (select max(${ENTRY}) from clinical_record r where r.patient_id = p.id),
  (select max((f.added_at at time zone $1)::date) from photo f where f.patient_id = p.id),
  (select max(${CONSENT_ENTRY}) from consent_answer a where a.patient_id = p.id))`;

/** Removes a person's data (Ley 19.628, article 7), except what the law requires the clinic to keep. */
@Injectable()
export class Suppressions {
  constructor(
    private readonly sql: Sql,
    private readonly patients: PatientsService,
    private readonly appointments: AppointmentsOfPatients,
    private readonly links: AppointmentLinks,
    private readonly expiredRecords: ExpiredRecords,
    private readonly consents: Consents,
    private readonly signedConsents: SignedConsents,
    private readonly consentLinks: ConsentLinks,
    private readonly intakes: Intakes,
    private readonly intakeLinks: IntakeLinks,
    private readonly accessLog: AccessLog,
    private readonly actors: Actors,
    private readonly clock: Clock,
  ) {}

  /** The outcome that a suppression would have now. @throws DomainError `NOT_FOUND` */
  async outlook(patientId: number): Promise<Suppression> {
    const [patient] = await this.sql.rows<{ lastEntryOn: LocalDate | null }>(
      `select ${LAST_ENTRY} as "lastEntryOn" from patient p where p.id = $2`,
      [this.clock.timeZone, patientId],
    );
    if (!patient) throw new DomainError('NOT_FOUND', { message: PATIENT_NOT_FOUND });
    const { lastEntryOn } = patient;
    if (lastEntryOn === null) return { kind: 'DELETED', keptUntil: null };
    if (mayDeleteRecords(lastEntryOn, this.clock.wall().date))
      return { kind: 'RECORDS_DELETED', keptUntil: null };
    return { kind: 'REDUCED', keptUntil: recordsKeptUntil(lastEntryOn) };
  }

  /**
   * Deletes a patient without records. For a patient with records, whatever the law does not require to be kept is
   * removed: their contact data and the messages they were sent. Expired records are left to `deleteExpired`.
   * @throws DomainError `NOT_FOUND`
   */
  suppress(patientId: number, staff: Staff): Promise<Suppression> {
    return retryConflicts(() => this.suppressOnce(patientId, staff));
  }

  @Transactional()
  protected async suppressOnce(patientId: number, staff: Staff): Promise<Suppression> {
    await this.hold(patientId);
    const { kind, keptUntil } = await this.outlook(patientId);
    if (kind === 'DELETED') {
      await this.register(patientId, 'DELETED', null, staff);
      await this.detachMoney(patientId);
      await this.patients.remove(patientId);
      return { kind, keptUntil };
    }
    await this.reduce(patientId, staff);
    const until = keptUntil ?? this.clock.wall().date;
    await this.register(patientId, 'REDUCED', until, staff);
    return { kind: 'REDUCED', keptUntil: until };
  }

  /** Erases all that the law does not require to be kept while there are records. */
  private async reduce(patientId: number, staff: Staff): Promise<void> {
    await this.sql.rows(ERASE_CONTACT, [patientId]);
    await this.sql.rows(ERASE_PAYERS, [patientId]);
    await this.sql.rows(ERASE_PROOFS, [patientId]);
    await this.links.deleteOf(patientId);
    await this.consentLinks.deleteOf(patientId);
    await this.intakeLinks.deleteOf(patientId);
    await this.intakes.deletePendingOf(patientId);
    await this.consents.withdrawPhotosOf(patientId, staff);
    await this.appointments.eraseBookedNames(patientId);
    // A patient whose data are gone must not be offered an hour.
    await this.sql.rows('delete from waiting_entry where patient_id = $1', [patientId]);
    await this.sql.rows('delete from control_follow_up where patient_id = $1', [patientId]);
    await this.sql.rows(ERASE_AGREEMENT, [patientId]);
    await this.sql.rows(ERASE_MEMBERSHIPS, [patientId]);
    await this.sql.rows('select forget_merges_of($1)', [patientId]);
    await this.sql.rows(`${ERASE_MESSAGES} and m.patient_id = $2`, [this.clock.now(), patientId]);
  }

  /** Patients whose last entry is past the legal retention period, oldest first. */
  async expired(): Promise<ExpiredPatient[]> {
    const rows = await this.sql.rows<ExpiredPatient>(
      `select p.id, p.name, p."lastEntryOn",
              (select count(*)::integer from clinical_record r where r.patient_id = p.id) as "recordCount"
       from (select p.id, p.name, ${LAST_ENTRY} as "lastEntryOn" from patient p) as p
       where p."lastEntryOn" < $2::date - interval '15 years'
       order by p."lastEntryOn", p.id limit 200`,
      [this.clock.timeZone, this.clock.wall().date],
    );
    const { date } = this.clock.wall();
    return rows.filter(({ lastEntryOn }) => mayDeleteRecords(lastEntryOn, date));
  }

  /**
   * Deletes a patient with their expired records (Decreto 41 of 2012, article 12).
   * @throws DomainError `NOT_FOUND`, or `PATIENT_HAS_RECORDS` while the law requires them to be kept
   */
  deleteExpired(patientId: number, staff: Staff): Promise<Suppression> {
    return retryConflicts(() => this.deleteExpiredOnce(patientId, staff));
  }

  @Transactional()
  protected async deleteExpiredOnce(patientId: number, staff: Staff): Promise<Suppression> {
    await this.hold(patientId);
    const { kind, keptUntil } = await this.outlook(patientId);
    if (kind !== 'RECORDS_DELETED') {
      const message = keptUntil ? keptByLaw(keptUntil) : undefined;
      throw new DomainError('PATIENT_HAS_RECORDS', message === undefined ? {} : { message });
    }
    await this.register(patientId, kind, null, staff);
    await this.expiredRecords.deleteOf(patientId);
    await this.signedConsents.deleteExpiredOf(patientId);
    await this.detachMoney(patientId);
    await this.patients.remove(patientId);
    return { kind, keptUntil };
  }

  /** Leaves the amounts of a patient who is deleted, without the person. */
  private async detachMoney(patientId: number): Promise<void> {
    await this.sql.rows(ERASE_CORRECTIONS, [patientId]);
    await this.sql.rows(ERASE_CANCELLATIONS, [patientId]);
    await this.sql.rows(ERASE_RETURNS, [patientId]);
    await this.sql.rows(DETACH_MONEY, [patientId]);
    await this.sql.rows(DETACH_GIFTS, [patientId]);
  }

  private async hold(patientId: number): Promise<void> {
    await this.sql.rows('select id from patient where id = $1 for update', [patientId]);
    // A message being sent can't be erased yet. The transaction that settles it waits for this lock, then erases it.
    await this.sql.rows('select id from outbound_message where patient_id = $1 order by id for update', [
      patientId,
    ]);
  }

  private async register(
    patientId: number,
    kind: SuppressionKind,
    keptUntil: LocalDate | null,
    staff: Staff,
  ): Promise<void> {
    await this.sql.rows(
      `insert into suppression (at, staff_user_id, address, patient_id, kind, kept_until)
       values ($1, $2, $3, $4, $5, $6)`,
      [this.clock.now(), staff.id, this.actors.current().address ?? null, patientId, kind, keptUntil],
    );
    await this.accessLog.noteSuppression(patientId);
  }
}
