import { ApolloProvider } from '@apollo/client/react';
import { useState } from 'react';
import { Route, Routes } from 'react-router-dom';
import { useSession } from '../features/session/SessionProvider';
import { createApolloClient } from '../apollo/client/apollo-client';
import { CurrentStaffContext } from '../session/current-staff';
import { ConfirmProvider } from '../ui/dialogs/confirm';
import { lazyPage } from '../ui/frame/lazy-page';
import { ToastArea } from '../ui/notices/toasts';
import { UnsavedChangesProvider } from '../ui/dialogs/unsaved-changes';
import { NotFoundPage, TO_DASHBOARD } from './NotFoundPage';
import { PanelLayout } from './PanelLayout';
import { RedirectTo } from './RedirectTo';

const DashboardRoute = lazyPage(() => import('./DashboardRoute').then((module) => module.DashboardRoute));
const CalendarRoute = lazyPage(() => import('./CalendarRoute').then((module) => module.CalendarRoute));
const PatientsPage = lazyPage(() =>
  import('../features/patients/PatientsPage').then((module) => module.PatientsPage),
);
const PersonalDataPage = lazyPage(() =>
  import('../features/privacy/patient/PersonalDataPage').then((module) => module.PersonalDataPage),
);
const BackupPage = lazyPage(() =>
  import('../features/backup/BackupPage').then((module) => module.BackupPage),
);
const SettingsRoutes = lazyPage(() => import('./SettingsRoutes').then((module) => module.SettingsRoutes));
const SuppliesPage = lazyPage(() =>
  import('../features/supplies/SuppliesPage').then((module) => module.SuppliesPage),
);
const ClinicalRecordsPage = lazyPage(() =>
  import('../features/clinical-records/ClinicalRecordsPage').then((module) => module.ClinicalRecordsPage),
);
const MessagesPage = lazyPage(() =>
  import('../features/messages/history/MessagesPage').then((module) => module.MessagesPage),
);

const NOBODY = { id: 0, name: '' };

/** Everything behind the login. A logout also discards the GraphQL client with its cache. */
export function Panel() {
  const session = useSession();
  const user = session.kind === 'staff' ? session.user : NOBODY;
  return (
    <CurrentStaffContext value={user}>
      <PanelOfUser key={user.id} />
    </CurrentStaffContext>
  );
}

function PanelOfUser() {
  const [client] = useState(createApolloClient);
  return (
    <ApolloProvider client={client}>
      <ConfirmProvider>
        <UnsavedChangesProvider>
          <Routes>
            <Route element={<PanelLayout />}>
              <Route index element={<RedirectTo path="/app/dashboard" />} />
              <Route path="dashboard" element={<DashboardRoute />} />
              <Route path="pacientes" element={<PatientsPage />} />
              <Route path="pacientes/:id/datos-personales" element={<PersonalDataPage />} />
              <Route path="citas" element={<CalendarRoute />} />
              <Route path="mensajes" element={<MessagesPage />} />
              <Route path="configuracion/*" element={<SettingsRoutes />} />
              <Route path="fichas-clinicas" element={<ClinicalRecordsPage />} />
              <Route path="inventario" element={<SuppliesPage />} />
              <Route path="respaldo" element={<BackupPage />} />
              <Route path="*" element={<NotFoundPage back={TO_DASHBOARD} />} />
            </Route>
          </Routes>
        </UnsavedChangesProvider>
      </ConfirmProvider>
      <ToastArea />
    </ApolloProvider>
  );
}
