import { DashboardPage } from '../../features/dashboard/DashboardPage';
import { AlertSign } from '../../features/patients/alerts/AlertSign';
import { LazyAlertChips } from '../../features/patients/alerts/LazyAlertChips';
import { optionalPart } from '../../ui/frame/optional-part';
import { BalanceOf } from './BalanceOf';
import { DashboardMessages } from './MessageParts';

const FirstStepsCard = optionalPart(() =>
  import('../../features/first-steps/FirstStepsCard').then((module) => module.FirstStepsCard),
);
const NextControlsCard = optionalPart(() =>
  import('../../features/reports/controls-due/NextControlsCard').then((module) => module.NextControlsCard),
);
const UnsavedDrafts = optionalPart(() =>
  import('../../drafts/UnsavedDrafts').then((module) => module.UnsavedDrafts),
);
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
    balanceOf={(patient) => <BalanceOf patient={patient} />}
    alertSignOf={(patient) => <AlertSign patient={patient} />}
    walkIn={(close) => <WalkInDialog onClose={close} />}
  />
);
