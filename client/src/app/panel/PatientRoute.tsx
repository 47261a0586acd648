import { lazy, Suspense } from 'react';
import { PatientPage } from '../../features/patients/page/PatientPage';
import { AttendButton } from '../../features/visits/walk-in/AttendButton';
import { BalanceOf } from './BalanceOf';
import { FootControlOf, FootRiskOf, LastFootExamOf, PhotosOf } from './FootParts';
import { MoneyOfPatient, PacksOfPatient } from './MoneyParts';

const PatientDialogs = lazy(() =>
  import('./PatientDialogs').then((module) => ({ default: module.PatientDialogs })),
);

export const PatientRoute = () => (
  <PatientPage
    attend={(patientId, open) => (
      <AttendButton patientId={patientId} onWalkIn={() => open({ kind: 'walk-in' })} />
    )}
    footRisk={(patientId) => (
      <>
        <FootRiskOf patientId={patientId} />
        <BalanceOf patient={{ id: patientId }} />
      </>
    )}
    footControl={(patientId) => <FootControlOf patientId={patientId} />}
    lastExam={(patientId) => <LastFootExamOf patientId={patientId} />}
    photos={(patientId) => (
      <>
        <PhotosOf patientId={patientId} />
        <MoneyOfPatient patientId={patientId} />
        <PacksOfPatient patientId={patientId} />
      </>
    )}
    dialogs={(dialog, patient, onClose) => (
      <Suspense>
        <PatientDialogs dialog={dialog} patient={patient} onClose={onClose} />
      </Suspense>
    )}
  />
);
