import { type ComponentProps, lazy, type ReactNode, Suspense } from 'react';
import { ErrorBoundary } from '../../ui/frame/ErrorBoundary';

const WaitingCard = lazy(() =>
  import('../../features/messages/waiting/WaitingCard').then((module) => ({ default: module.WaitingCard })),
);
const AgendaWaiting = lazy(() =>
  import('../../features/messages/waiting/AgendaWaiting').then((module) => ({
    default: module.AgendaWaiting,
  })),
);
const WaitingNumber = lazy(() =>
  import('../../features/messages/waiting/WaitingNumber').then((module) => ({
    default: module.WaitingNumber,
  })),
);
const AppointmentMessages = lazy(() =>
  import('../../features/messages/appointment/AppointmentMessages').then((module) => ({
    default: module.AppointmentMessages,
  })),
);

/** A part of another feature's page. It is loaded later, and left out if its code can't be loaded. */
const Part = ({ children }: { children: ReactNode }) => (
  <ErrorBoundary fallback={() => null}>
    <Suspense>{children}</Suspense>
  </ErrorBoundary>
);

export const DashboardMessages = () => (
  <Part>
    <WaitingCard />
  </Part>
);

export const AgendaMessages = () => (
  <Part>
    <AgendaWaiting />
  </Part>
);

export const NumberOfWaitingMessages = ({ isFolded }: { isFolded: boolean }) => (
  <Part>
    <WaitingNumber isInCorner={isFolded} />
  </Part>
);

export const MessagesOfAppointment = (props: ComponentProps<typeof AppointmentMessages>) => (
  <Part>
    <AppointmentMessages {...props} />
  </Part>
);
