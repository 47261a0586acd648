import { lazy, Suspense } from 'react';
import { DashboardPage } from '../../features/dashboard/DashboardPage';
import { AlertSign } from '../../features/patients/alerts/AlertSign';
import { LazyAlertChips } from '../../features/patients/alerts/LazyAlertChips';
import { ErrorBoundary } from '../../ui/frame/ErrorBoundary';
import { BalanceOf } from './MoneyParts';
import { DashboardMessages } from './MessageParts';

const FirstStepsCard = lazy(() =>
  import('../../features/first-steps/FirstStepsCard').then((module) => ({ default: module.FirstStepsCard })),
);
const NextControlsCard = lazy(() =>
  import('../../features/reports/controls-due/NextControlsCard').then((module) => ({
    default: module.NextControlsCard,
  })),
);
const UnsavedDrafts = lazy(() =>
  import('../../drafts/UnsavedDrafts').then((module) => ({ default: module.UnsavedDrafts })),
);
const WalkInDialog = lazy(() =>
  import('../../features/visits/walk-in/WalkInDialog').then((module) => ({ default: module.WalkInDialog })),
);

export const DashboardRoute = () => (
  <DashboardPage
    unsaved={
      <ErrorBoundary fallback={() => null}>
        <Suspense>
          <UnsavedDrafts />
        </Suspense>
      </ErrorBoundary>
    }
    firstSteps={
      <ErrorBoundary fallback={() => null}>
        <Suspense>
          <FirstStepsCard />
        </Suspense>
      </ErrorBoundary>
    }
    messages={<DashboardMessages />}
    controls={
      <ErrorBoundary fallback={() => null}>
        <Suspense>
          <NextControlsCard />
        </Suspense>
      </ErrorBoundary>
    }
    alertsOf={(patientId) => <LazyAlertChips patientId={patientId} />}
    balanceOf={(patient) => <BalanceOf patient={patient} />}
    alertSignOf={(patient) => <AlertSign patient={patient} />}
    walkIn={(close) => (
      <Suspense>
        <WalkInDialog onClose={close} />
      </Suspense>
    )}
  />
);
