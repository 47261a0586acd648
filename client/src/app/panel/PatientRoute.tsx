import { lazy, Suspense } from 'react';
import { PatientPage } from '../../features/patients/page/PatientPage';

const PatientDialogs = lazy(() =>
  import('./PatientDialogs').then((module) => ({ default: module.PatientDialogs })),
);

/** A patient's page, with the dialogs of appointments and records. */
export const PatientRoute = () => (
  <PatientPage
    dialogs={(dialog, patient, onClose) => (
      <Suspense>
        <PatientDialogs dialog={dialog} patient={patient} onClose={onClose} />
      </Suspense>
    )}
  />
);
