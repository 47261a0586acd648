import { ALL_SUMMARY_AREAS } from '#domain/reports/summary-areas.js';
import { ApolloProvider } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { Route, Routes } from 'react-router-dom';
import { drafts } from '../../drafts/drafts';
import { useLogOut } from '../../drafts/use-log-out';
import { useSession, useSessionStore } from '../../features/access/sessions/SessionProvider';
import { createApolloClient } from '../../apollo/client/apollo-client';
import { CurrentStaffContext, NO_STAFF, useCurrentStaff, useRights } from '../../session/current-staff';
import { ConfirmProvider } from '../../ui/dialogs/confirm';
import { lazyPage } from '../../ui/frame/lazy-page';
import { ToastArea } from '../../ui/notices/toasts';
import { UnsavedChangesProvider } from '../../ui/dialogs/unsaved-changes';
import { NotFoundPage } from '../message-pages/message-pages';
import { PanelLayout } from './PanelLayout';
import { RedirectTo } from '../RedirectTo';
import { RequireArea, RequireOneArea, RequireWholeClinic } from '../RequireArea';
import { SECTIONS } from './sections';
import { TO_DASHBOARD } from '../message-pages/way-back';

const DashboardRoute = lazyPage(() => import('./DashboardRoute').then((module) => module.DashboardRoute));
const CalendarRoute = lazyPage(() => import('./CalendarRoute').then((module) => module.CalendarRoute));
const PatientsPage = lazyPage(() =>
  import('../../features/patients/PatientsPage').then((module) => module.PatientsPage),
);
const PatientRoute = lazyPage(() => import('./PatientRoute').then((module) => module.PatientRoute));
const MergePage = lazyPage(() =>
  import('../../features/patients/merge/MergePage').then((module) => module.MergePage),
);
const PersonalDataRoute = lazyPage(() =>
  import('./PersonalDataRoute').then((module) => module.PersonalDataRoute),
);
const BackupPage = lazyPage(() =>
  import('../../features/data/backup/BackupPage').then((module) => module.BackupPage),
);
const ProfileRoute = lazyPage(() => import('./ProfileRoute').then((module) => module.ProfileRoute));
const SettingsRoutes = lazyPage(() =>
  import('../settings/SettingsRoutes').then((module) => module.SettingsRoutes),
);
const SecondFactorPage = lazyPage(() =>
  import('../../features/access/profile/second-factor/SecondFactorPage').then(
    (module) => module.SecondFactorPage,
  ),
);
const SuppliesPage = lazyPage(() =>
  import('../../features/stock/SuppliesPage').then((module) => module.SuppliesPage),
);
const ClinicalRecordsPage = lazyPage(() =>
  import('../../features/records/ClinicalRecordsPage').then((module) => module.ClinicalRecordsPage),
);
const VisitRoute = lazyPage(() => import('./VisitRoute').then((module) => module.VisitRoute));
const TillRoutes = lazyPage(() => import('./TillRoutes').then((module) => module.TillRoutes));
const OwnPayPage = lazyPage(() =>
  import('../../features/money/pay/OwnPayPage').then((module) => module.OwnPayPage),
);
const MessagesPage = lazyPage(() =>
  import('../../features/messages/history/MessagesPage').then((module) => module.MessagesPage),
);

const ClosingPage = lazyPage(() =>
  import('../../features/agenda/closing/ClosingPage').then((module) => module.ClosingPage),
);
const AttendanceRoute = lazyPage(() => import('./AttendanceRoute').then((module) => module.AttendanceRoute));
const ControlsRoute = lazyPage(() => import('./ControlsRoute').then((module) => module.ControlsRoute));
const SummaryPage = lazyPage(() =>
  import('../../features/reports/summary/SummaryPage').then((module) => module.SummaryPage),
);
const WaitingListRoute = lazyPage(() =>
  import('./WaitingListRoute').then((module) => module.WaitingListRoute),
);

/** Everything behind the login. A logout also discards the GraphQL client with its cache. */
export function Panel() {
  const session = useSession();
  const store = useSessionStore();
  const user = session.kind === 'staff' ? session.user : NO_STAFF;
  const { ask: logOut, dialog } = useLogOut(user.id, () => store.logOut());
  if (session.kind === 'staff' && session.user.mustSetUpSecondFactor) {
    return (
      <>
        <SecondFactorPage
          username={session.user.username}
          onDone={() => void store.identify()}
          onLogOut={() => void logOut()}
        />
        {dialog}
      </>
    );
  }
  return (
    <CurrentStaffContext value={user}>
      <PanelOfUser key={JSON.stringify([user.id, user.rights])} />
    </CurrentStaffContext>
  );
}

function PanelOfUser() {
  const [client] = useState(() =>
    createApolloClient(() => import('./at-once').then(({ createLiveLink }) => createLiveLink())),
  );
  const { id } = useCurrentStaff();
  const can = useRights();
  const mayWriteRecords = can('HEALTH_DATA');
  const home = `/app/${SECTIONS.find(({ area }) => can(area, 'READ'))?.path ?? 'perfil'}`;
  // A draft may have been stored before the user's rights changed.
  useEffect(() => {
    if (!mayWriteRecords) void drafts.forgetHealthDataOf(id);
  }, [mayWriteRecords, id]);
  return (
    <ApolloProvider client={client}>
      <ConfirmProvider>
        <UnsavedChangesProvider>
          <Routes>
            <Route element={<PanelLayout />}>
              <Route index element={<RedirectTo path={home} />} />
              <Route
                path="dashboard"
                element={can('AGENDA', 'READ') ? <DashboardRoute /> : <RedirectTo path={home} />}
              />
              <Route element={<RequireArea area="PATIENTS" />}>
                <Route path="pacientes" element={<PatientsPage />} />
                <Route path="pacientes/:id" element={<PatientRoute />} />
                <Route path="pacientes/:id/datos-personales" element={<PersonalDataRoute />} />
              </Route>
              <Route element={<RequireArea area="AGENDA" />}>
                <Route path="citas" element={<CalendarRoute />} />
                <Route path="citas/listado" element={<AttendanceRoute />} />
                <Route path="controles" element={<ControlsRoute />} />
                <Route path="lista-de-espera" element={<WaitingListRoute />} />
              </Route>
              <Route element={<RequireArea area="AGENDA" access="WRITE" />}>
                <Route path="citas/cierre" element={<ClosingPage />} />
              </Route>
              <Route element={<RequireArea area="MESSAGES" />}>
                <Route path="mensajes" element={<MessagesPage />} />
              </Route>
              <Route path="perfil" element={<ProfileRoute />} />
              <Route path="mi-liquidacion" element={<OwnPayPage />} />
              <Route path="configuracion/*" element={<SettingsRoutes />} />
              <Route element={<RequireArea area="STOCK" />}>
                <Route path="inventario" element={<SuppliesPage />} />
              </Route>
              <Route element={<RequireArea area="HEALTH_DATA" />}>
                <Route path="fichas-clinicas" element={<ClinicalRecordsPage />} />
              </Route>
              <Route element={<RequireArea area="HEALTH_DATA" access="WRITE" />}>
                <Route element={<RequireWholeClinic />}>
                  <Route path="pacientes/:id/unir" element={<MergePage />} />
                </Route>
                <Route path="citas/:id/visita" element={<VisitRoute />} />
              </Route>
              <Route path="caja/*" element={<TillRoutes />} />
              <Route element={<RequireOneArea areas={ALL_SUMMARY_AREAS} />}>
                <Route path="resumen" element={<SummaryPage />} />
              </Route>
              <Route element={<RequireArea area="BACKUP" />}>
                <Route path="respaldo" element={<BackupPage />} />
              </Route>
              <Route path="*" element={<NotFoundPage back={TO_DASHBOARD} />} />
            </Route>
          </Routes>
        </UnsavedChangesProvider>
      </ConfirmProvider>
      <ToastArea />
    </ApolloProvider>
  );
}
