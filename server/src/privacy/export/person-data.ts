import type { AppointmentStatus, ServiceType } from '#domain/agenda/appointment.js';
import type { NailShape, NailTechnique } from '#domain/agenda/manicure.js';
import type { DayPart } from '#domain/visitors/booking/address.js';
import type { LocalDate } from '#domain/clinic-time.js';
import type { MessageChannelName, MessageKind, MessageState } from '#domain/messages/message.js';
import type { DismissedWarning } from '#domain/records/warnings/warning.js';
import type { FootExam } from '#domain/records/foot/exam.js';
import type { Rut } from '#domain/rut.js';
import type { Attendance } from '#domain/visits/attendance.js';
import type { EntryEnding, OfferState } from '#domain/visitors/waiting-list/waiting-list.js';
import type { ControlReason } from '#domain/visits/control-due.js';
import { Injectable } from '@nestjs/common';
import { AppointmentHistory, type PersonsChangeRow } from '../../agenda/history/appointment-history.js';
import { AccessLog, type AccessRow } from '../../access/log/access-log.js';
import { asIsoInstant, Sql } from '../../foundation/database/sql.js';
import { Accounts, type PaymentUseRow } from '../../money/accounts.service.js';
import type { ChargeRow, PaymentRow } from '../../money/money-rows.js';
import type { CertificateRow } from '../../records/certificates/certificate.row.js';
import { Certificates } from '../../records/certificates/certificates.service.js';
import { RECORD_ORIGIN, type RecordOrigin } from '../../records/clinical-records/record.row.js';
import { type IntakeRow, Intakes } from '../../records/intake/intakes.service.js';
import type { PhotoRow } from '../../records/photos/photo.row.js';
import { PhotoList } from '../../records/photos/photo-list.js';
import { type PatientMergeRow, PatientMerges } from '../../patients/merge/patient-merges.js';
import { type PatientAlertRow, PatientAlerts } from '../../patients/alerts/patient-alerts.js';
import type { PatientRow } from '../../patients/patient.row.js';
import { PatientsService } from '../../patients/patients.service.js';
import { PatientBlocks, type PatientBlockRow } from '../blocking/patient-blocks.js';
import { type ConsentRow, Consents } from '../consents/consents.js';
import type { SignedConsentRow } from '../signed-consents/signed-consent.row.js';
import { SignedConsents } from '../signed-consents/signed-consents.service.js';
import { type PrivacyRequestRow, SELECT_REQUESTS } from '../requests/privacy-request.row.js';
import type { SuppressionKind } from '../suppression/suppressions.js';

export const EXPORT_FORMATS = ['PDF', 'JSON', 'ZIP'] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];

interface ExportedAppointment {
  readonly id: number;
  readonly serviceType: ServiceType;
  /** Empty until the clinic names its first professionals. */
  readonly professionalName: string;
  readonly date: LocalDate;
  readonly startMinute: number;
  readonly durationMinutes: number;
  readonly status: AppointmentStatus;
  readonly overbooked: boolean;
  /** Null if it was booked on its own. */
  readonly seriesId: number | null;
  readonly treatment: string;
  /** The name a visitor typed; null if staff made it. */
  readonly bookedName: string | null;
  readonly attendance: Attendance | null;
  /** ISO 8601 in UTC; null unless the patient came. */
  readonly arrivedAt: string | null;
  readonly notes: string;
  readonly nailColor: string;
  readonly nailShape: NailShape | null;
  readonly nailTechnique: NailTechnique | null;
  readonly createdAt: string;
  /** Oldest change first; empty for an appointment from before changes were kept. */
  readonly history: readonly PersonsChangeRow[];
}

/** An appointment that was deleted, or now belongs to another patient. */
interface FormerAppointment {
  readonly id: number;
  readonly history: readonly PersonsChangeRow[];
}

export interface ExportedVersion {
  readonly version: number;
  readonly date: LocalDate;
  /** The professional; also empty if unknown. */
  readonly professionalName: string;
  readonly careDescription: string;
  readonly procedure: string;
  readonly instructions: string;
  readonly usedSupplies: ReadonlyArray<{ readonly supplyName: string; readonly quantity: number }>;
  /** Null if the feet were not examined. */
  readonly footExam: FootExam | null;
  readonly dismissedWarnings: readonly DismissedWarning[];
  readonly irritatingProducts: string;
  readonly writtenAt: string;
  readonly writtenBy: string;
}

interface ExportedRecord {
  readonly id: number;
  /** Null if it was written in this product. */
  readonly imported: RecordOrigin | null;
  /** Oldest first; the last one is current. */
  readonly versions: readonly ExportedVersion[];
}

interface ExportedMessage {
  readonly kind: MessageKind;
  readonly channel: MessageChannelName;
  readonly recipient: string;
  readonly subject: string;
  readonly body: string;
  /** The day and time that it is about. */
  readonly date: LocalDate;
  readonly startMinute: number;
  readonly state: MessageState;
  /** Why it was not sent; otherwise empty. */
  readonly failure: string;
  readonly createdAt: string;
  readonly sentAt: string | null;
}

interface ExportedWaiting {
  readonly serviceType: ServiceType;
  readonly durationMinutes: number;
  /** As they wrote their name. */
  readonly bookedName: string;
  readonly fromDate: LocalDate;
  readonly toDate: LocalDate;
  readonly dayPart: DayPart;
  readonly treatment: string;
  /** Null if any professional would do. */
  readonly professionalName: string | null;
  /** ISO 8601 in UTC, like the one below. */
  readonly createdAt: string;
  /** Null while they are waiting. */
  readonly endedAt: string | null;
  readonly ending: EntryEnding | null;
  /** Oldest first. */
  readonly offers: ReadonlyArray<{
    readonly date: LocalDate;
    readonly startMinute: number;
    readonly treatment: string;
    readonly durationMinutes: number;
    readonly state: OfferState;
    readonly createdAt: string;
    /** Null while it is open. */
    readonly settledAt: string | null;
  }>;
}

interface ExportedFollowUp {
  /** Invited to a control, or not to be called for it. */
  readonly kind: 'INVITED' | 'DISMISSED';
  readonly serviceType: ServiceType;
  readonly reason: ControlReason;
  readonly visitedOn: LocalDate;
  readonly dueOn: LocalDate;
  /** Null for a dismissal. */
  readonly channel: MessageChannelName | null;
  /** Empty for an invitation. */
  readonly note: string;
  /** ISO 8601 in UTC, like the one below. */
  readonly at: string;
  readonly staffName: string;
  readonly undoneAt: string | null;
}

interface ExportedOpposition {
  readonly channel: MessageChannelName;
  readonly kind: MessageKind;
  readonly notedAt: string;
}

interface ExportedCondition {
  readonly underlyingCondition: string;
  readonly clinicalCase: string;
  /** Null if it was written before versions were kept. */
  readonly writtenAt: string | null;
  readonly writtenBy: string;
}

interface EarlierExport {
  readonly at: string;
  readonly staffName: string;
  readonly format: ExportFormat;
  readonly receivedBy: string;
  readonly identityCheck: string;
}

interface EarlierSuppression {
  readonly at: string;
  readonly staffName: string;
  readonly kind: SuppressionKind;
  readonly keptUntil: LocalDate | null;
}

/** Everything that the clinic stores about one person. Instants are ISO 8601 in UTC. */
export interface PersonData {
  readonly patient: PatientRow;
  /** Canonical; the RUTs from before merges. */
  readonly formerRuts: readonly Rut[];
  /** Oldest first, including undone ones. */
  readonly merges: readonly PatientMergeRow[];
  /** Oldest first; the last one is current. */
  readonly conditions: readonly ExportedCondition[];
  /** Oldest first, including ended ones. */
  readonly alerts: readonly PatientAlertRow[];
  readonly appointments: readonly ExportedAppointment[];
  readonly formerAppointments: readonly FormerAppointment[];
  readonly records: readonly ExportedRecord[];
  /** Oldest first. */
  readonly certificates: readonly CertificateRow[];
  /** Oldest first, including withdrawn ones. */
  readonly photos: readonly PhotoRow[];
  /** Oldest first, like payments and what they pay. */
  readonly charges: readonly ChargeRow[];
  readonly payments: readonly PaymentRow[];
  readonly paymentUses: readonly PaymentUseRow[];
  readonly messages: readonly ExportedMessage[];
  readonly consents: readonly ConsentRow[];
  /** Oldest first. */
  readonly signedConsents: readonly SignedConsentRow[];
  /** Oldest first. */
  readonly intakes: readonly IntakeRow[];
  readonly oppositions: readonly ExportedOpposition[];
  /** Waiting-list entries of recent weeks, oldest first. */
  readonly waiting: readonly ExportedWaiting[];
  /** Oldest first. */
  readonly controls: readonly ExportedFollowUp[];
  readonly blocks: readonly PatientBlockRow[];
  readonly requests: readonly PrivacyRequestRow[];
  readonly accesses: readonly AccessRow[];
  readonly exports: readonly EarlierExport[];
  readonly suppressions: readonly EarlierSuppression[];
}

const ACCESSES_PER_QUERY = 200;

/** Collects everything that the clinic stores about one person (Ley 19.628, articles 5 and 9). */
@Injectable()
export class PersonDataReader {
  constructor(
    private readonly sql: Sql,
    private readonly patients: PatientsService,
    private readonly alerts: PatientAlerts,
    private readonly merges: PatientMerges,
    private readonly appointmentHistory: AppointmentHistory,
    private readonly certificates: Certificates,
    private readonly photos: PhotoList,
    private readonly accounts: Accounts,
    private readonly consents: Consents,
    private readonly signedConsents: SignedConsents,
    private readonly intakes: Intakes,
    private readonly blocks: PatientBlocks,
    private readonly accessLog: AccessLog,
  ) {}

  /** @returns undefined if the patient does not exist. */
  async read(patientId: number): Promise<PersonData | undefined> {
    const patient = await this.patients.find(patientId);
    if (!patient) return undefined;
    return {
      patient,
      formerRuts: await this.merges.formerRutsOf(patientId),
      merges: (await this.merges.of(patientId)).toReversed(),
      conditions: await this.conditions(patientId),
      alerts: (await this.alerts.everyOneOf(patientId)).toReversed(),
      ...(await this.appointments(patientId)),
      records: await this.records(patientId),
      certificates: await this.certificates.everyOneOf(patientId),
      photos: await this.photos.everyOneOf(patientId),
      charges: (await this.accounts.charges(patientId)).toReversed(),
      payments: (await this.accounts.payments(patientId)).toReversed(),
      paymentUses: await this.accounts.uses(patientId),
      messages: await this.messages(patientId),
      consents: await this.consents.of(patientId),
      signedConsents: await this.signedConsents.everyOneOf(patientId),
      intakes: await this.intakes.everyOneOf(patientId),
      oppositions: await this.oppositions(patientId),
      waiting: await this.waiting(patientId),
      controls: await this.controls(patientId),
      blocks: await this.blocks.of(patientId),
      requests: await this.sql.rows<PrivacyRequestRow>(
        `${SELECT_REQUESTS} where r.patient_id = $1 order by r.id`,
        [patientId],
      ),
      accesses: await this.accesses(patientId),
      exports: await this.exports(patientId),
      suppressions: await this.suppressions(patientId),
    };
  }

  private conditions(patientId: number): Promise<ExportedCondition[]> {
    return this.sql.rows<ExportedCondition>(
      `select v.underlying_condition as "underlyingCondition", v.clinical_case as "clinicalCase",
              ${asIsoInstant('v.written_at')} as "writtenAt", coalesce(s.name, '') as "writtenBy"
       from patient_condition_version v left join staff_user s on s.id = v.written_by
       where v.patient_id = $1 order by v.version`,
      [patientId],
    );
  }

  private async appointments(
    patientId: number,
  ): Promise<Pick<PersonData, 'appointments' | 'formerAppointments'>> {
    const appointments = await this.sql.rows<Omit<ExportedAppointment, 'history'>>(
      `select a.id, a.service_type as "serviceType", w.name as "professionalName", a.date,
              a.start_minute as "startMinute", a.duration_minutes as "durationMinutes", a.status, a.overbooked,
              a.series_id as "seriesId", a.treatment, a.booked_name as "bookedName",
              a.attendance, ${asIsoInstant('a.arrived_at')} as "arrivedAt", a.notes, a.nail_color as "nailColor",
              a.nail_shape as "nailShape", a.nail_technique as "nailTechnique",
              ${asIsoInstant('a.created_at')} as "createdAt"
       from appointment a join professional w on w.id = a.professional_id
       where a.patient_id = $1 order by a.date, a.start_minute, a.id`,
      [patientId],
    );
    const changes = Map.groupBy(
      await this.appointmentHistory.ofPatient(patientId),
      ({ appointmentId }) => appointmentId,
    );
    const present = new Set(appointments.map(({ id }) => id));
    return {
      appointments: appointments.map((one) => ({ ...one, history: changes.get(one.id) ?? [] })),
      formerAppointments: [...changes]
        .filter(([id]) => !present.has(id))
        .map(([id, history]) => ({ id, history })),
    };
  }

  private records(patientId: number): Promise<ExportedRecord[]> {
    return this.sql.rows<ExportedRecord>(
      `select r.id, ${RECORD_ORIGIN} as imported, json_agg(json_build_object(
         'version', v.version, 'date', v.date, 'careDescription', v.care_description, 'procedure', v.procedure,
         'instructions', v.instructions, 'professionalName', coalesce(w.name, ''), 'usedSupplies', v.used_supplies,
         'footExam', v.foot_exam, 'dismissedWarnings', v.dismissed_warnings,
         'irritatingProducts', v.irritating_products,
         'writtenAt', ${asIsoInstant('v.written_at')}, 'writtenBy', coalesce(s.name, '')) order by v.version) as versions
       from clinical_record r
       join clinical_record_version v on v.clinical_record_id = r.id
       left join staff_user s on s.id = v.written_by
       left join professional w on w.id = v.professional_id
       where r.patient_id = $1 group by r.id order by r.date, r.id`,
      [patientId],
    );
  }

  private messages(patientId: number): Promise<ExportedMessage[]> {
    return this.sql.rows<ExportedMessage>(
      `select kind, channel, recipient, subject, body, date, start_minute as "startMinute", state, failure,
              ${asIsoInstant('created_at')} as "createdAt",
              ${asIsoInstant('sent_at')} as "sentAt"
       from outbound_message where patient_id = $1 order by id`,
      [patientId],
    );
  }

  private oppositions(patientId: number): Promise<ExportedOpposition[]> {
    return this.sql.rows<ExportedOpposition>(
      `select channel, kind, ${asIsoInstant('noted_at')} as "notedAt"
       from message_opposition where patient_id = $1 order by channel, kind`,
      [patientId],
    );
  }

  private waiting(patientId: number): Promise<ExportedWaiting[]> {
    return this.sql.rows<ExportedWaiting>(
      `select e.from_date as "fromDate", e.to_date as "toDate", e.day_part as "dayPart", e.treatment,
              e.service_type as "serviceType", e.duration_minutes as "durationMinutes", e.booked_name as "bookedName",
              w.name as "professionalName",
              ${asIsoInstant('e.created_at')} as "createdAt", ${asIsoInstant('e.ended_at')} as "endedAt", e.ending,
              coalesce((
                select json_agg(json_build_object('date', o.date, 'startMinute', o.start_minute, 'state', o.state,
                                                  'treatment', o.treatment, 'durationMinutes', o.duration_minutes,
                                                  'createdAt', ${asIsoInstant('o.created_at')},
                                                  'settledAt', ${asIsoInstant('o.settled_at')}) order by o.id)
                from waiting_offer o where o.waiting_entry_id = e.id), '[]') as offers
       from waiting_entry e left join professional w on w.id = e.professional_id
       where e.patient_id = $1 order by e.created_at, e.id`,
      [patientId],
    );
  }

  private controls(patientId: number): Promise<ExportedFollowUp[]> {
    return this.sql.rows<ExportedFollowUp>(
      `select x.kind, x.service_type as "serviceType", x.reason, x.visited_on as "visitedOn", x.due_on as "dueOn",
              x.channel, x.note, ${asIsoInstant('x.at')} as at, u.name as "staffName",
              ${asIsoInstant('x.undone_at')} as "undoneAt"
       from control_follow_up x join staff_user u on u.id = x.staff_user_id
       where x.patient_id = $1 order by x.id`,
      [patientId],
    );
  }

  private exports(patientId: number): Promise<EarlierExport[]> {
    return this.sql.rows<EarlierExport>(
      `select ${asIsoInstant('e.at')} as at, s.name as "staffName", e.format, e.received_by as "receivedBy",
              e.identity_check as "identityCheck"
       from data_export e join staff_user s on s.id = e.staff_user_id
       where patient_ids_of($1) @> e.patient_id order by e.id`,
      [patientId],
    );
  }

  private suppressions(patientId: number): Promise<EarlierSuppression[]> {
    return this.sql.rows<EarlierSuppression>(
      `select ${asIsoInstant('e.at')} as at, s.name as "staffName", e.kind, e.kept_until as "keptUntil"
       from suppression e join staff_user s on s.id = e.staff_user_id
       where patient_ids_of($1) @> e.patient_id order by e.id`,
      [patientId],
    );
  }

  private async accesses(patientId: number): Promise<AccessRow[]> {
    const all: AccessRow[] = [];
    for (let after: string | null = null; ;) {
      const page = await this.accessLog.page({ patientId, first: ACCESSES_PER_QUERY, after });
      all.push(...page.nodes);
      if (!page.hasNextPage) return all;
      after = page.endCursor;
    }
  }
}
