import { lazy, type ReactNode, Suspense } from 'react';
import { useRights } from '../../session/current-staff';
import { ErrorBoundary } from '../../ui/frame/ErrorBoundary';

const FootRiskBadge = lazy(() =>
  import('../../features/records/foot/FootRiskBadge').then((module) => ({ default: module.FootRiskBadge })),
);
const FootControl = lazy(() =>
  import('../../features/records/foot/FootControl').then((module) => ({ default: module.FootControl })),
);
const LastFootExam = lazy(() =>
  import('../../features/records/foot/LastFootExam').then((module) => ({ default: module.LastFootExam })),
);
const PatientPhotos = lazy(() =>
  import('../../features/records/photos/PatientPhotos').then((module) => ({ default: module.PatientPhotos })),
);

/** For users who may read health data. It is loaded later, and left out if its code can't be loaded. */
function HealthPart({ children }: { children: ReactNode }) {
  const can = useRights();
  if (!can('HEALTH_DATA')) return null;
  return (
    <ErrorBoundary fallback={() => null}>
      <Suspense>{children}</Suspense>
    </ErrorBoundary>
  );
}

export const FootRiskOf = ({ patientId }: { patientId: number }) => (
  <HealthPart>
    <FootRiskBadge patientId={patientId} />
  </HealthPart>
);

export const FootControlOf = ({ patientId }: { patientId: number }) => (
  <HealthPart>
    <FootControl patientId={patientId} />
  </HealthPart>
);

export const LastFootExamOf = ({ patientId }: { patientId: number }) => (
  <HealthPart>
    <LastFootExam patientId={patientId} />
  </HealthPart>
);

export const PhotosOf = ({ patientId }: { patientId: number }) => (
  <HealthPart>
    <PatientPhotos patientId={patientId} />
  </HealthPart>
);
