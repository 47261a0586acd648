import 'reflect-metadata';
import { writeFile } from 'node:fs/promises';
import { NestFactory } from '@nestjs/core';
import { GraphQLSchemaBuilderModule, GraphQLSchemaFactory } from '@nestjs/graphql';
import { lexicographicSortSchema, printSchema } from 'graphql';
import { AgendaChangesResolver } from './agenda/appointments/pages/agenda-changes.resolver.js';
import { OfflineAgendaResolver } from './agenda/appointments/offline-agenda/offline-agenda.resolver.js';
import { AppointmentChangesResolver } from './agenda/history/appointment-changes.resolver.js';
import { AttendanceListResolver } from './agenda/appointments/attendance-list/attendance-list.resolver.js';
import { AppointmentPagesResolver } from './agenda/appointments/pages/appointment-pages.resolver.js';
import { AppointmentPatientsResolver } from './agenda/appointments/appointment-patients.resolver.js';
import { AppointmentsResolver } from './agenda/appointments/appointments.resolver.js';
import { AvailabilityResolver } from './agenda/availability/availability.resolver.js';
import { BlockedHoursResolver } from './agenda/blocked-hours/blocked-hours.resolver.js';
import { SeriesResolver } from './agenda/series/series.resolver.js';
import { VisitorPatientsResolver } from './agenda/appointments/visitors/visitor-patients.resolver.js';
import { AccessesResolver } from './access/log/accesses.resolver.js';
import { DataExportsResolver } from './access/log/data-exports.resolver.js';
import { PasswordLinksResolver } from './access/passwords/password-links.resolver.js';
import { ApiKeysResolver } from './access/keys/api-keys.resolver.js';
import { AuthResolver } from './access/login/auth.resolver.js';
import { ProfileResolver } from './access/profile/profile.resolver.js';
import { PublicAddressResolver } from './access/public-address/public-address.resolver.js';
import { SecondFactorResolver } from './access/second-factor/second-factor.resolver.js';
import { SecurityEventsResolver } from './access/security-log/security-events.resolver.js';
import { TeamResolver } from './access/team/team.resolver.js';
import { ArchivesResolver } from './data/backup/archive/archives.resolver.js';
import { BackupFolderResolver } from './data/backup/place/backup-folder.resolver.js';
import { BackupsResolver } from './data/backup/backups.resolver.js';
import { BookingResolver } from './visitors/booking/booking.resolver.js';
import { CalendarFeedsResolver } from './data/calendar-feeds/calendar-feeds.resolver.js';
import { OwnCalendarFeedsResolver } from './data/calendar-feeds/own-calendar-feeds.resolver.js';
import { AgendaSettingsResolver } from './clinic/settings/agenda-settings.resolver.js';
import { ClosuresResolver } from './clinic/closures/closures.resolver.js';
import { MoneyChangesResolver } from './money/money-changes.resolver.js';
import { MoneyLinesResolver } from './money/lines/money-lines.resolver.js';
import { MonthResolver } from './money/month/month.resolver.js';
import { ExpensesResolver } from './money/expenses/expenses.resolver.js';
import { MoneyResolver } from './money/money.resolver.js';
import { AgreementsResolver } from './money/agreements/agreements.resolver.js';
import { OwnPayResolver, PayResolver } from './money/pay/pay.resolver.js';
import { GiftsResolver } from './money/packs/gifts.resolver.js';
import { PacksResolver } from './money/packs/packs.resolver.js';
import { PhrasesResolver } from './records/phrases/phrases.resolver.js';
import { CertificatesResolver } from './records/certificates/certificates.resolver.js';
import { PhotosResolver } from './records/photos/photos.resolver.js';
import { ClinicalRecordsResolver } from './records/clinical-records/clinical-records.resolver.js';
import { RecentRecordsResolver } from './records/clinical-records/recent/recent-records.resolver.js';
import { ProcedureWarningsResolver } from './records/clinical-records/warnings/procedure-warnings.resolver.js';
import { FootStandingResolver } from './records/clinical-records/foot/foot-standing.resolver.js';
import { DepositSettingsResolver } from './clinic/settings/deposit-settings.resolver.js';
import { DepositsResolver } from './money/deposits/deposits.resolver.js';
import { ExamSettingsResolver } from './clinic/settings/exam-settings.resolver.js';
import { FootExamWordsResolver } from './records/clinical-records/foot/foot-exam-words.resolver.js';
import { FootHistoryResolver } from './records/clinical-records/foot/foot-history.resolver.js';
import { ClinicResolver } from './clinic/settings/clinic.resolver.js';
import { FirstStepsResolver } from './clinic/first-steps/first-steps.resolver.js';
import { ProfessionalsResolver } from './clinic/professionals/professionals.resolver.js';
import { RunningVersionResolver } from './integrations/health/running-version.resolver.js';
import { ImportsResolver } from './data/imports/imports.resolver.js';
import { MessageChangesResolver } from './messages/desk/message-changes.resolver.js';
import { ConnectionsResolver } from './messages/settings/connections.resolver.js';
import { MessageSettingsResolver } from './messages/settings/message-settings.resolver.js';
import { BalanceRemindersResolver } from './messages/balances/balance-reminders.resolver.js';
import { MessagesResolver } from './messages/desk/messages.resolver.js';
import { OppositionsResolver } from './messages/oppositions/oppositions.resolver.js';
import { OwnAppointmentsResolver } from './visitors/own-appointments/own-appointments.resolver.js';
import { IntakesResolver } from './records/intake/intakes.resolver.js';
import { ConsentsResolver } from './privacy/consents/consents.resolver.js';
import { ConsentTextsResolver } from './records/signed-consents/consent-texts.resolver.js';
import { SignedConsentsResolver } from './records/signed-consents/signed-consents.resolver.js';
import { ConditionsResolver } from './patients/conditions.resolver.js';
import { PatientAlertsResolver } from './patients/alerts/patient-alerts.resolver.js';
import { PatientMergesResolver } from './patients/merge/patient-merges.resolver.js';
import { PatientPagesResolver } from './patients/patient-pages.resolver.js';
import { PatientsResolver } from './patients/patients.resolver.js';
import { PatientBlocksResolver } from './privacy/blocking/patient-blocks.resolver.js';
import { PrivacyRequestsResolver } from './privacy/requests/privacy-requests.resolver.js';
import { RetentionResolver } from './privacy/retention/retention.resolver.js';
import { IncidentResolver } from './privacy/incident/incident.resolver.js';
import { SuppressionsResolver } from './privacy/suppression/suppressions.resolver.js';
import { ControlCardsResolver } from './reports/control-card/control-cards.resolver.js';
import { ControlsDueResolver } from './reports/controls-due/controls-due.resolver.js';
import { SummaryResolver } from './reports/summary/summary.resolver.js';
import { SupplyUsesResolver } from './reports/summary/supply-uses.resolver.js';
import { StockChangesResolver } from './stock/stock-changes.resolver.js';
import { SuppliesResolver } from './stock/supplies.resolver.js';
import { TimelineResolver } from './visits/timeline/timeline.resolver.js';
import { TreatmentsResolver } from './clinic/treatments/treatments.resolver.js';
import { WaitingListResolver } from './visitors/waiting-list/waiting-list.resolver.js';
import { WebhooksResolver } from './integrations/webhooks/webhooks.resolver.js';
import { FootBadgesResolver } from './visits/foot-badges.resolver.js';
import { VisitsResolver } from './visits/visits.resolver.js';
import {
  ClpScalar,
  DateTimeScalar,
  LocalDateScalar,
  LocalTimeScalar,
  RutScalar,
} from './foundation/graphql/scalars.js';

const HEADER = '# Written by `npm run gen` from the resolvers. Never edited by hand.\n\n';

// Writes the schema to the file given as argument. Needs no database, because it reads only the decorators' metadata.
// A server test compares it with the schema that is served.
const app = await NestFactory.createApplicationContext(GraphQLSchemaBuilderModule, { logger: false });
const schema = await app
  .get(GraphQLSchemaFactory)
  .create(
    [
      AccessesResolver,
      DataExportsResolver,
      AgendaChangesResolver,
      AgendaSettingsResolver,
      ClosuresResolver,
      OfflineAgendaResolver,
      ApiKeysResolver,
      AppointmentChangesResolver,
      AppointmentPagesResolver,
      AttendanceListResolver,
      AppointmentPatientsResolver,
      AppointmentsResolver,
      AuthResolver,
      AvailabilityResolver,
      BackupFolderResolver,
      BackupsResolver,
      ArchivesResolver,
      BlockedHoursResolver,
      BookingResolver,
      CalendarFeedsResolver,
      CertificatesResolver,
      MoneyChangesResolver,
      MoneyResolver,
      GiftsResolver,
      PacksResolver,
      AgreementsResolver,
      ExpensesResolver,
      PayResolver,
      OwnPayResolver,
      MoneyLinesResolver,
      MonthResolver,
      PhrasesResolver,
      ClinicalRecordsResolver,
      RecentRecordsResolver,
      PhotosResolver,
      DepositSettingsResolver,
      DepositsResolver,
      ExamSettingsResolver,
      FootExamWordsResolver,
      FootHistoryResolver,
      FootStandingResolver,
      ProcedureWarningsResolver,
      ClinicResolver,
      FirstStepsResolver,
      RunningVersionResolver,
      ImportsResolver,
      ConditionsResolver,
      MessageChangesResolver,
      ConnectionsResolver,
      MessageSettingsResolver,
      BalanceRemindersResolver,
      MessagesResolver,
      ConsentsResolver,
      IntakesResolver,
      ControlCardsResolver,
      ConsentTextsResolver,
      SignedConsentsResolver,
      ControlsDueResolver,
      SummaryResolver,
      SupplyUsesResolver,
      OppositionsResolver,
      OwnAppointmentsResolver,
      OwnCalendarFeedsResolver,
      PatientAlertsResolver,
      PatientMergesResolver,
      PatientPagesResolver,
      PatientsResolver,
      PatientBlocksResolver,
      PrivacyRequestsResolver,
      PasswordLinksResolver,
      ProfessionalsResolver,
      ProfileResolver,
      RetentionResolver,
      PublicAddressResolver,
      SecondFactorResolver,
      SecurityEventsResolver,
      SeriesResolver,
      StockChangesResolver,
      IncidentResolver,
      SuppressionsResolver,
      SuppliesResolver,
      TeamResolver,
      TimelineResolver,
      TreatmentsResolver,
      VisitorPatientsResolver,
      VisitsResolver,
      FootBadgesResolver,
      WaitingListResolver,
      WebhooksResolver,
    ],
    [ClpScalar, DateTimeScalar, LocalDateScalar, LocalTimeScalar, RutScalar] as never[],
  );
const [, , file = 'schema.graphql'] = process.argv;
await writeFile(file, `${HEADER}${printSchema(lexicographicSortSchema(schema))}\n`);
await app.close();
