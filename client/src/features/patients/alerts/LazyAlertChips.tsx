import { lazy, Suspense } from 'react';

const PatientAlertChips = lazy(() =>
  import('./PatientAlertChips').then((module) => ({ default: module.PatientAlertChips })),
);

/** `PatientAlertChips` for pages that don't always show them. */
export const LazyAlertChips = ({ patientId }: { patientId: number }) => (
  <Suspense>
    <PatientAlertChips patientId={patientId} />
  </Suspense>
);
