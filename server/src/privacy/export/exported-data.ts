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
import type { ControlReason } from '#domain/reports/control-due.js';
import type { PersonsChangeRow } from '../../agenda/history/appointment-history.js';
import type { AccessRow } from '../../access/log/access-log.js';
import type { PaymentUseRow } from '../../money/account/accounts.service.js';
import type { ChargeRow } from '../../money/charges/charge-rows.js';
import type { PaymentRow } from '../../money/payments/payment-rows.js';
import type { PatientAgreementRow } from '../../money/agreements/patient-agreements.service.js';
import type { DepositRow } from '../../money/deposits/deposit.model.js';
import type { Membership, PackLine, PackRow } from '../../money/packs/pack-rows.js';
import type { CertificateRow } from '../../records/certificates/certificate.model.js';
import type { RecordOrigin } from '../../records/clinical-records/record.row.js';
import type { IntakeRow } from '../../records/intake/intakes.service.js';
import type { PhotoRow } from '../../records/photos/photo.row.js';
import type { PatientMergeRow } from '../../patients/merge/patient-merge.model.js';
import type { PatientAlertRow } from '../../patients/alerts/patient-alerts.js';
import type { PatientRow } from '../../patients/patient.row.js';
import type { PatientBlockRow } from '../blocking/patient-blocks.js';
import type { ConsentRow } from '../consents/consents.js';
import type { SignedConsentRow } from '../../records/signed-consents/signed-consent.row.js';
import type { PrivacyRequestRow } from '../requests/privacy-request.row.js';
import type { SuppressionKind } from '../suppression/suppressions.js';

export const EXPORT_FORMATS = ['PDF', 'JSON', 'ZIP'] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];

export interface ExportedAppointment {
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
export interface FormerAppointment {
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

export interface ExportedRecord {
  readonly id: number;
  /** Null if it was written in this product. */
  readonly imported: RecordOrigin | null;
  /** Oldest first; the last one is current. */
  readonly versions: readonly ExportedVersion[];
}

export interface ExportedMessage {
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

export interface ExportedWaiting {
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

export interface ExportedFollowUp {
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

export interface ExportedOpposition {
  readonly channel: MessageChannelName;
  readonly kind: MessageKind;
  readonly notedAt: string;
}

export interface ExportedCondition {
  readonly underlyingCondition: string;
  readonly clinicalCase: string;
  /** Null if it was written before versions were kept. */
  readonly writtenAt: string | null;
  readonly writtenBy: string;
}

/** A payment for another person, without the columns about them: the patient, the charges and the note. */
export type PaymentForOthers = Pick<
  PaymentRow,
  | 'id'
  | 'method'
  | 'amount'
  | 'tendered'
  | 'tip'
  | 'refunded'
  | 'payerName'
  | 'payerRut'
  | 'authorizationCode'
  | 'documentKind'
  | 'documentNumber'
  | 'documentIssuerRut'
  | 'belongsTo'
  | 'at'
>;

export interface EarlierExport {
  readonly at: string;
  readonly staffName: string;
  readonly format: ExportFormat;
  readonly receivedBy: string;
  readonly identityCheck: string;
}

export interface EarlierSuppression {
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
  /** Without the RUT of another person who paid. */
  readonly payments: readonly PaymentRow[];
  readonly paymentsForOthers: readonly PaymentForOthers[];
  readonly paymentUses: readonly PaymentUseRow[];
  /** Null if they have none. */
  readonly agreement: PatientAgreementRow | null;
  /** Oldest first, like the lines of their sessions. */
  readonly packs: readonly PackRow[];
  /** The packs of others that they may use, or could. */
  readonly packMemberships: readonly Membership[];
  readonly deposits: readonly DepositRow[];
  readonly packLines: readonly PackLine[];
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
