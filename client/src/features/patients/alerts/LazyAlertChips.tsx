import { lazy, Suspense } from 'react';

const PatientAlertChips = lazy(() =>
  import('./PatientAlertChips').then((module) => ({ default: module.PatientAlertChips })),
);

/** The same where not every visit to the page shows them. */
export const LazyAlertChips = ({ patientId }: { patientId: number }) => (
  <Suspense>
    <PatientAlertChips patientId={patientId} />
  </Suspense>
);
