import { DashboardPage } from '../../features/dashboard/DashboardPage';
import { AlertSign } from '../../features/patients/alerts/AlertSign';
import { LazyAlertChips } from '../../features/patients/alerts/LazyAlertChips';
import { optionalPart } from '../../ui/frame/optional-part';
import { BalanceOf, PackOf } from './BalanceOf';
import { DashboardMessages } from './MessageParts';

const parts = () => import('./dashboard-parts');
const FirstStepsCard = optionalPart(() => parts().then((module) => module.FirstStepsCard));
const NextControlsCard = optionalPart(() => parts().then((module) => module.NextControlsCard));
const UnsavedDrafts = optionalPart(() => parts().then((module) => module.UnsavedDrafts));
const DashboardFoot = optionalPart(() => import('./DashboardFoot').then((module) => module.DashboardFoot));
const WalkInDialog = optionalPart(() =>
  import('../../features/visits/walk-in/WalkInDialog').then((module) => module.WalkInDialog),
);

export const DashboardRoute = () => (
  <DashboardPage
    unsaved={<UnsavedDrafts />}
    firstSteps={<FirstStepsCard />}
    messages={<DashboardMessages />}
    controls={<NextControlsCard />}
    alertsOf={(patientId) => <LazyAlertChips patientId={patientId} />}
    moneyOf={({ patient, treatment, date, status }) => (
      <>
        <BalanceOf patient={patient} />
        {status !== 'COMPLETED' && <PackOf patientId={patient.id} treatment={treatment} day={date} />}
      </>
    )}
    alertSignOf={(patient) => <AlertSign patient={patient} />}
    foot={(overview, mark) => <DashboardFoot overview={overview} mark={mark} />}
    walkIn={(close) => <WalkInDialog onClose={close} />}
  />
);
