import { Agenda } from './clinic/settings/agenda.entity.js';
import { ApiKey } from './access/keys/api-key.entity.js';
import { ApiKeySecret } from './access/keys/api-key-secret.entity.js';
import { Appointment } from './agenda/appointments/appointment.entity.js';
import { AppointmentSeries } from './agenda/series/appointment-series.entity.js';
import { CalendarFeed } from './data/calendar-feeds/calendar-feed.entity.js';
import { CalendarFeedSecret } from './data/calendar-feeds/calendar-feed-secret.entity.js';
import { Agreement } from './money/agreements/agreement.entity.js';
import { PatientAgreement } from './money/agreements/patient-agreement.entity.js';
import { AgreementTerm } from './money/agreements/agreement-term.entity.js';
import { CardSettlement } from './money/till/card-settlement.entity.js';
import { CashClosing } from './money/till/cash-closing.entity.js';
import { CashDay } from './money/cash-days/cash-day.entity.js';
import { Archive } from './data/backup/archive/archive.entity.js';
import { BackupFolderUse, StoredBackupFolder } from './data/backup/place/stored-backup-folder.entity.js';
import { Certificate } from './records/certificates/certificate.entity.js';
import { Charge } from './money/charges/charge.entity.js';
import { CertificatePhoto } from './records/certificates/certificate-photo.entity.js';
import { CertificateWithdrawal } from './records/certificates/certificate-withdrawal.entity.js';
import { ClinicSettings } from './clinic/settings/clinic-settings.entity.js';
import { Closure } from './clinic/closures/closure.entity.js';
import { Consent } from './privacy/consents/consent.entity.js';
import { ConsentAnswer } from './records/signed-consents/consent-answer.entity.js';
import { Intake } from './records/intake/intake.entity.js';
import { IntakeLink } from './records/intake/intake-link.entity.js';
import { StoredIntakeLine } from './records/intake/intake-line.entity.js';
import { ConsentLink } from './records/signed-consents/consent-link.entity.js';
import { ConsentText } from './records/signed-consents/consent-text.entity.js';
import { ConsentTextVersion } from './records/signed-consents/consent-text-version.entity.js';
import { ControlFollowUp } from './reports/controls-due/control-follow-up.entity.js';
import { Import } from './data/imports/import.entity.js';
import { DataExport } from './access/log/data-export.entity.js';
import { DayOff } from './clinic/professionals/day-off.entity.js';
import { MessageSettings } from './messages/settings/message-settings.entity.js';
import { OpeningHours } from './clinic/settings/opening-hours.entity.js';
import { PasswordLink } from './access/passwords/password-link.entity.js';
import { Patient } from './patients/patient.entity.js';
import { PatientAlert } from './patients/alerts/patient-alert.entity.js';
import { PatientBlock } from './privacy/blocking/patient-block.entity.js';
import { PackGift } from './money/packs/pack-gift.entity.js';
import { PackMember } from './money/packs/pack-member.entity.js';
import { PackOffer } from './money/packs/pack-offer.entity.js';
import { PackOfferTreatment } from './money/packs/pack-offer-treatment.entity.js';
import { PackUse } from './money/packs/pack-use.entity.js';
import { Expense } from './money/expenses/expense.entity.js';
import { StoredPayLine } from './money/pay/pay-line.entity.js';
import { StoredPayRate } from './money/pay/pay-rate.entity.js';
import { StoredPayRegime } from './money/pay/pay-regime.entity.js';
import { StoredSettlement } from './money/pay/pay-settlement.entity.js';
import { Payment } from './money/payments/payment.entity.js';
import { PaymentDocument } from './money/payments/payment-document.entity.js';
import { PaymentUse } from './money/payments/payment-use.entity.js';
import { Photo } from './records/photos/photo.entity.js';
import { Phrase } from './records/phrases/phrase.entity.js';
import { PrivacyRequest } from './privacy/requests/privacy-request.entity.js';
import { Professional } from './clinic/professionals/professional.entity.js';
import { ProfessionalHours } from './clinic/professionals/professional-hours.entity.js';
import { RecoveryCode } from './access/second-factor/recovery-code.entity.js';
import { RefreshToken } from './access/sessions/refresh-token.entity.js';
import { SecurityEvent } from './access/security-log/security-event.entity.js';
import { Session } from './access/sessions/session.entity.js';
import { StaffSecondFactor } from './access/second-factor/staff-second-factor.entity.js';
import { StaffUser } from './access/accounts/staff-user.entity.js';
import { StoredClinicImage } from './clinic/images/stored-clinic-image.entity.js';
import { Deposit } from './money/deposits/deposit.entity.js';
import { PatientMerge } from './patients/merge/patient-merge.entity.js';
import { FormerRut } from './patients/former-rut.entity.js';
import { StoredDepositPart } from './money/deposits/deposit-part.entity.js';
import { SoldPack } from './money/packs/sold-pack.entity.js';
import { StoredDocument } from './money/payments/stored-document.entity.js';
import { StoredOpposition } from './messages/oppositions/stored-opposition.entity.js';
import {
  StoredMailConnection,
  StoredWhatsappConnection,
} from './messages/channels/stored-connections.entity.js';
import { StoredPublicAddress } from './access/public-address/public-address.entity.js';
import { StoredRetentionSettings } from './privacy/retention/stored-retention-settings.entity.js';
import { Supply } from './stock/supply.entity.js';
import { Treatment } from './clinic/treatments/treatment.entity.js';
import { TreatmentSupply } from './clinic/treatments/treatment-supply.entity.js';
import { TreatmentPrice } from './clinic/treatments/treatment-price.entity.js';
import { Webhook } from './integrations/webhooks/webhook.entity.js';

/** The tables that MikroORM loads and writes as entities. All others are read and written with SQL. */
export const ENTITIES = [
  Agenda,
  ApiKey,
  ApiKeySecret,
  Appointment,
  AppointmentSeries,
  Archive,
  BackupFolderUse,
  StoredBackupFolder,
  CalendarFeed,
  CalendarFeedSecret,
  Agreement,
  AgreementTerm,
  PatientAgreement,
  CardSettlement,
  CashClosing,
  CashDay,
  Certificate,
  Charge,
  CertificatePhoto,
  CertificateWithdrawal,
  ClinicSettings,
  Closure,
  Consent,
  ConsentAnswer,
  ConsentLink,
  ConsentText,
  ConsentTextVersion,
  ControlFollowUp,
  Intake,
  IntakeLink,
  StoredIntakeLine,
  DataExport,
  Import,
  DayOff,
  Expense,
  StoredPayLine,
  StoredPayRate,
  StoredPayRegime,
  StoredSettlement,
  MessageSettings,
  OpeningHours,
  PasswordLink,
  Patient,
  PatientAlert,
  PatientBlock,
  PackGift,
  PackMember,
  PackOffer,
  PackOfferTreatment,
  PackUse,
  Payment,
  PaymentDocument,
  PaymentUse,
  Photo,
  Phrase,
  PrivacyRequest,
  Professional,
  ProfessionalHours,
  RecoveryCode,
  RefreshToken,
  SecurityEvent,
  Session,
  StaffSecondFactor,
  StaffUser,
  StoredClinicImage,
  Deposit,
  StoredDepositPart,
  FormerRut,
  PatientMerge,
  SoldPack,
  StoredDocument,
  StoredOpposition,
  StoredMailConnection,
  StoredPublicAddress,
  StoredWhatsappConnection,
  StoredRetentionSettings,
  Supply,
  Treatment,
  TreatmentPrice,
  TreatmentSupply,
  Webhook,
];
