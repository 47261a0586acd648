import 'reflect-metadata';
import { writeFile } from 'node:fs/promises';
import { DEFAULT_TIME_ZONE } from '#domain/clinic-time.js';
import { registerExportsApi } from './access/register-exports.openapi.js';
import { antiForgeryApi } from './access/anti-forgery/anti-forgery.openapi.js';
import { authApi } from './access/login/auth.openapi.js';
import { attendanceListApi } from './agenda/appointments/attendance-list/attendance-list.openapi.js';
import { appointmentExportsApi } from './agenda/appointments/rest/appointment-exports.openapi.js';
import { appointmentsApi } from './agenda/appointments/rest/appointments.openapi.js';
import { availabilityApi } from './agenda/availability/availability.openapi.js';
import { archiveApi } from './data/backup/archive/archive.openapi.js';
import { backupApi } from './data/backup/backup.openapi.js';
import { bookingApi } from './visitors/booking/booking.openapi.js';
import { calendarioApi } from './data/calendar-feeds/calendario.openapi.js';
import { clinicImagesApi } from './clinic/images/clinic-images.openapi.js';
import { depositSettingsApi } from './clinic/settings/deposit-settings.openapi.js';
import { abonosApi } from './money/deposits/abonos.openapi.js';
import { examSettingsApi } from './clinic/settings/exam-settings.openapi.js';
import { professionalsApi } from './clinic/professionals/professionals.openapi.js';
import { treatmentsApi } from './clinic/treatments/treatments.openapi.js';
import { photosApi } from './records/photos/photos.openapi.js';
import { certificatesApi } from './records/certificates/certificates.openapi.js';
import { clinicalRecordsApi } from './records/clinical-records/clinical-records.openapi.js';
import { recentRecordsApi } from './records/clinical-records/recent/recent-records.openapi.js';
import { recordatoriosApi } from './messages/balances/recordatorios.openapi.js';
import { cajaApi } from './money/till/caja.openapi.js';
import { conveniosApi } from './money/agreements/convenios.openapi.js';
import { giftsApi } from './money/packs/gifts.openapi.js';
import { packOffersApi, packsApi } from './money/packs/packs.openapi.js';
import { liquidacionesApi, miLiquidacionApi, regimenesApi } from './money/pay/liquidaciones.openapi.js';
import { movimientosApi } from './money/lines/movimientos.openapi.js';
import { mesApi } from './money/month/mes.openapi.js';
import { gastosApi } from './money/expenses/gastos.openapi.js';
import { phrasesApi } from './records/phrases/phrases.openapi.js';
import { healthApi } from './integrations/health/health.openapi.js';
import {
  appointmentImportsApi,
  patientImportsApi,
  recordImportsApi,
  supplyImportsApi,
} from './data/imports/resource-imports.openapi.js';
import { messageExportsApi } from './messages/desk/message-exports.openapi.js';
import { messagesApi } from './messages/desk/messages.openapi.js';
import { whatsappWebhookApi } from './messages/webhook/whatsapp-webhook.openapi.js';
import { openApiDocument } from './openapi-document.js';
import { patientAlertsApi } from './patients/alerts/patient-alerts.openapi.js';
import { patientsApi } from './patients/patients.openapi.js';
import { exportsApi } from './privacy/export/exports.openapi.js';
import { controlCardsApi } from './reports/control-card/control-cards.openapi.js';
import { intakesApi } from './records/intake/intakes.openapi.js';
import { signedConsentsApi } from './records/signed-consents/signed-consents.openapi.js';
import { controlsDueApi } from './reports/controls-due/controls-due.openapi.js';
import { summaryApi } from './reports/summary/summary.openapi.js';
import { supplyUsesApi } from './reports/summary/supply-uses.openapi.js';
import { suppliesApi } from './stock/supplies.openapi.js';
import { describedWebhooks } from './integrations/webhooks/webhooks.openapi.js';
import { waitingExportsApi } from './visitors/waiting-list/waiting-exports.openapi.js';

// Writes the description of the REST API to the file given as first argument, with the version given as second. A
// server test compares its paths with those served, and its schemas with every REST request and response of the tests.
const [, , file = 'openapi.json', version = ''] = process.argv;
const document = await openApiDocument(
  [
    bookingApi,
    availabilityApi,
    appointmentsApi,
    calendarioApi,
    appointmentExportsApi,
    attendanceListApi,
    waitingExportsApi,
    controlCardsApi,
    controlsDueApi,
    summaryApi,
    supplyUsesApi,
    professionalsApi,
    treatmentsApi,
    patientsApi,
    patientAlertsApi,
    patientImportsApi,
    appointmentImportsApi,
    clinicalRecordsApi,
    recentRecordsApi,
    photosApi,
    certificatesApi,
    cajaApi,
    recordatoriosApi,
    packOffersApi,
    giftsApi,
    packsApi,
    conveniosApi,
    gastosApi,
    mesApi,
    movimientosApi,
    liquidacionesApi,
    regimenesApi,
    miLiquidacionApi,
    phrasesApi,
    intakesApi,
    signedConsentsApi,
    suppliesApi,
    recordImportsApi,
    supplyImportsApi,
    messagesApi,
    messageExportsApi,
    exportsApi,
    registerExportsApi,
    clinicImagesApi,
    abonosApi,
    depositSettingsApi,
    examSettingsApi,
    backupApi,
    archiveApi,
    authApi,
    antiForgeryApi,
    whatsappWebhookApi,
    healthApi,
  ],
  describedWebhooks(DEFAULT_TIME_ZONE),
  version,
);
await writeFile(file, `${JSON.stringify(document, null, 2)}\n`);
