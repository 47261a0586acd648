import { lazy, type ReactNode, Suspense } from 'react';
import { useRights } from '../../../session/current-staff';
import { ErrorBoundary } from '../../../ui/frame/ErrorBoundary';

const IntakeCard = lazy(() => import('./IntakeCard').then((module) => ({ default: module.IntakeCard })));
const IntakeOfVisit = lazy(() =>
  import('./IntakeOfVisit').then((module) => ({ default: module.IntakeOfVisit })),
);

/** Loaded after the rest of its page, and left out if its code can't be loaded. */
const Later = ({ children }: { children: ReactNode }) => (
  <ErrorBoundary fallback={() => null}>
    <Suspense>{children}</Suspense>
  </ErrorBoundary>
);

export function LazyIntakeCard({ patientId }: { patientId: number }) {
  const can = useRights();
  return can('HEALTH_DATA') || can('PATIENTS', 'WRITE') ? (
    <Later>
      <IntakeCard patientId={patientId} />
    </Later>
  ) : null;
}

export const LazyIntakeOfVisit = (visit: { patientId: number; appointmentId: number }) => (
  <Later>
    <IntakeOfVisit {...visit} />
  </Later>
);
