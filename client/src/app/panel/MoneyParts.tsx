import { type ComponentProps, lazy, type ReactNode, Suspense } from 'react';
import { useRights } from '../../session/current-staff';
import { ErrorBoundary } from '../../ui/frame/ErrorBoundary';

const VisitMoney = lazy(() =>
  import('../../features/money/visit/VisitMoney').then((module) => ({ default: module.VisitMoney })),
);
const PatientBalance = lazy(() =>
  import('../../features/money/account/PatientBalance').then((module) => ({
    default: module.PatientBalance,
  })),
);
const PatientMoneyCard = lazy(() =>
  import('../../features/money/account/PatientMoneyCard').then((module) => ({
    default: module.PatientMoneyCard,
  })),
);
const AppointmentMoney = lazy(() =>
  import('../../features/money/account/AppointmentMoney').then((module) => ({
    default: module.AppointmentMoney,
  })),
);

/** For users with the till. It is loaded later, and left out if its code can't be loaded. */
function MoneyPart({ children }: { children: ReactNode }) {
  const can = useRights();
  if (!can('CAJA')) return null;
  return (
    <ErrorBoundary fallback={() => null}>
      <Suspense>{children}</Suspense>
    </ErrorBoundary>
  );
}

export const MoneyOfVisit = (props: ComponentProps<typeof VisitMoney>) => (
  <MoneyPart>
    <VisitMoney {...props} />
  </MoneyPart>
);

export const BalanceOf = (props: ComponentProps<typeof PatientBalance>) => (
  <MoneyPart>
    <PatientBalance {...props} />
  </MoneyPart>
);

export const MoneyOfPatient = (props: ComponentProps<typeof PatientMoneyCard>) => (
  <MoneyPart>
    <PatientMoneyCard {...props} />
  </MoneyPart>
);

export const MoneyOfAppointment = (props: ComponentProps<typeof AppointmentMoney>) => (
  <MoneyPart>
    <AppointmentMoney {...props} />
  </MoneyPart>
);
