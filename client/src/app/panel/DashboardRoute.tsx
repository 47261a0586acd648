import { lazy, Suspense } from 'react';
import { DashboardPage } from '../../features/dashboard/DashboardPage';
import { AlertSign } from '../../features/patients/alerts/AlertSign';
import { LazyAlertChips } from '../../features/patients/alerts/LazyAlertChips';
import { DashboardMessages } from './MessageParts';

const WalkInDialog = lazy(() =>
  import('../../features/visits/walk-in/WalkInDialog').then((module) => ({ default: module.WalkInDialog })),
);

/** The day, with patients' alerts, the messages to send and the form for who comes without an appointment. */
export const DashboardRoute = () => (
  <DashboardPage
    messages={<DashboardMessages />}
    alertsOf={(patientId) => <LazyAlertChips patientId={patientId} />}
    alertSignOf={(patient) => <AlertSign patient={patient} />}
    walkIn={(close) => (
      <Suspense>
        <WalkInDialog onClose={close} />
      </Suspense>
    )}
  />
);
