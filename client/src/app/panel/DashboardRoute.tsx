import { lazy, Suspense } from 'react';
import { DashboardPage } from '../../features/dashboard/DashboardPage';
import { DashboardMessages } from './MessageParts';

const WalkInDialog = lazy(() =>
  import('../../features/visits/walk-in/WalkInDialog').then((module) => ({ default: module.WalkInDialog })),
);

/** The day, with the messages to send and the form for who comes without an appointment. */
export const DashboardRoute = () => (
  <DashboardPage
    messages={<DashboardMessages />}
    walkIn={(close) => (
      <Suspense>
        <WalkInDialog onClose={close} />
      </Suspense>
    )}
  />
);
