import { Route, Routes } from 'react-router-dom';
import { ThisBrowserCard } from '../../features/clinic/settings/ThisBrowserCard';
import { FirstStepsButton } from '../../features/clinic/first-steps/FirstStepsButton';
import { useRights } from '../../session/current-staff';
import { lazyPage } from '../../ui/frame/lazy-page';
import { optionalPart } from '../../ui/frame/optional-part';
import { NotFoundPage } from '../message-pages/message-pages';
import { RequireArea, RequireWholeClinic } from '../RequireArea';
import { SettingsMenu } from './SettingsMenu';
import { TO_DASHBOARD } from '../message-pages/way-back';

const SettingsOverview = lazyPage(() =>
  import('../../features/settings-overview/SettingsOverview').then((module) => module.SettingsOverview),
);
const HoursPage = lazyPage(() =>
  import('../../features/clinic/settings/HoursPage').then((module) => module.HoursPage),
);
const HoldMinutes = optionalPart(() =>
  import('../../features/waiting-list/HoldMinutes').then((module) => module.HoldMinutes),
);
const ClosuresPage = lazyPage(() =>
  import('../../features/clinic/settings/ClosuresPage').then((module) => module.ClosuresPage),
);
const ProfessionalsPage = lazyPage(() =>
  import('../../features/clinic/settings/professionals/ProfessionalsPage').then(
    (module) => module.ProfessionalsPage,
  ),
);
const TreatmentsPage = lazyPage(() =>
  import('../../features/clinic/treatments/TreatmentsPage').then((module) => module.TreatmentsPage),
);
const AgreementsPage = lazyPage(() =>
  import('../../features/money/agreements/AgreementsPage').then((module) => module.AgreementsPage),
);
const PackOffersPage = lazyPage(() =>
  import('../../features/money/packs/PackOffersPage').then((module) => module.PackOffersPage),
);
const DepositSettingsPage = lazyPage(() =>
  import('../../features/money/deposits/DepositSettingsPage').then((module) => module.DepositSettingsPage),
);
const PhrasesPage = lazyPage(() =>
  import('../../features/records/phrases/PhrasesPage').then((module) => module.PhrasesPage),
);
const ConsentTextsPage = lazyPage(() =>
  import('../../features/clinic/consent-texts/ConsentTextsPage').then((module) => module.ConsentTextsPage),
);
const ClinicSettingsPage = lazyPage(() =>
  import('../../features/clinic/details/ClinicSettingsPage').then((module) => module.ClinicSettingsPage),
);
const ClinicImagesPage = lazyPage(() =>
  import('../../features/clinic/details/ClinicImagesPage').then((module) => module.ClinicImagesPage),
);
const ExamSettingsPage = lazyPage(() =>
  import('../../features/clinic/settings/ExamSettingsPage').then((module) => module.ExamSettingsPage),
);
const MessageSettingsPage = lazyPage(() =>
  import('../../features/messages/settings/MessageSettingsPage').then((module) => module.MessageSettingsPage),
);
const DeletedAppointmentsPage = lazyPage(() =>
  import('../../features/agenda/history/DeletedAppointmentsPage').then(
    (module) => module.DeletedAppointmentsPage,
  ),
);
const RequestsPage = lazyPage(() =>
  import('../../features/privacy/requests/RequestsPage').then((module) => module.RequestsPage),
);
const RetentionPage = lazyPage(() =>
  import('../../features/privacy/retention/RetentionPage').then((module) => module.RetentionPage),
);
const IncidentPage = lazyPage(() =>
  import('../../features/privacy/incident/IncidentPage').then((module) => module.IncidentPage),
);
const TeamPage = lazyPage(() =>
  import('../../features/access/team/TeamPage').then((module) => module.TeamPage),
);
const IntegrationsPage = lazyPage(() =>
  import('../../features/integrations/IntegrationsPage').then((module) => module.IntegrationsPage),
);
const ClinicFeeds = lazyPage(() =>
  import('../../features/data/calendar-feeds/ClinicFeeds').then((module) => module.ClinicFeeds),
);
const ServerPage = lazyPage(() =>
  import('../../features/data/server/ServerPage').then((module) => module.ServerPage),
);
const ImportsPage = lazyPage(() =>
  import('../../features/data/imports/ImportsPage').then((module) => module.ImportsPage),
);
const ImportPage = lazyPage(() =>
  import('../../features/data/imports/ImportPage').then((module) => module.ImportPage),
);
const DataExportsPage = lazyPage(() =>
  import('../../features/access/security-log/exports/DataExportsPage').then(
    (module) => module.DataExportsPage,
  ),
);
const SecurityLogPage = lazyPage(() =>
  import('../../features/access/security-log/SecurityLogPage').then((module) => module.SecurityLogPage),
);

/** Not part of the panel's first load. */
export function SettingsRoutes() {
  const can = useRights();
  return (
    <Routes>
      <Route
        index
        element={<SettingsOverview firstSteps={<FirstStepsButton />} thisBrowser={<ThisBrowserCard />} />}
      />
      <Route element={<SettingsMenu />}>
        <Route element={<RequireArea area="SETTINGS" access="WRITE" />}>
          <Route
            path="horarios"
            element={<HoursPage waitingList={can('AGENDA', 'READ') && <HoldMinutes />} />}
          />
          <Route path="cierres" element={<ClosuresPage />} />
          <Route path="profesionales" element={<ProfessionalsPage />} />
          <Route path="tratamientos" element={<TreatmentsPage />} />
          <Route path="consentimientos" element={<ConsentTextsPage />} />
          <Route path="clinica" element={<ClinicSettingsPage />} />
          <Route path="imagenes" element={<ClinicImagesPage />} />
          <Route path="abonos" element={<DepositSettingsPage />} />
          <Route path="examen" element={<ExamSettingsPage />} />
          <Route element={<RequireArea area="MESSAGES" />}>
            <Route path="mensajes" element={<MessageSettingsPage />} />
          </Route>
        </Route>
        <Route element={<RequireArea area="AGENDA" />}>
          <Route path="citas-eliminadas" element={<DeletedAppointmentsPage />} />
        </Route>
        <Route element={<RequireWholeClinic />}>
          <Route path="importar" element={<ImportsPage />} />
          <Route path="importar/:id" element={<ImportPage />} />
          <Route element={<RequireArea area="PATIENTS" />}>
            <Route path="solicitudes" element={<RequestsPage />} />
          </Route>
          <Route element={<RequireArea area="HEALTH_DATA" />}>
            <Route path="conservacion" element={<RetentionPage />} />
            <Route path="incidente" element={<IncidentPage />} />
          </Route>
        </Route>
        <Route element={<RequireArea area="CAJA" />}>
          <Route path="packs" element={<PackOffersPage />} />
          <Route path="convenios" element={<AgreementsPage />} />
        </Route>
        <Route element={<RequireArea area="HEALTH_DATA" />}>
          <Route path="frases" element={<PhrasesPage />} />
        </Route>
        <Route element={<RequireArea area="TEAM" />}>
          <Route path="equipo" element={<TeamPage />} />
          <Route path="integraciones" element={<IntegrationsPage feeds={<ClinicFeeds />} />} />
          <Route path="servidor" element={<ServerPage />} />
          <Route path="seguridad" element={<SecurityLogPage />} />
          <Route path="exportaciones" element={<DataExportsPage />} />
        </Route>
      </Route>
      <Route path="*" element={<NotFoundPage back={TO_DASHBOARD} />} />
    </Routes>
  );
}
