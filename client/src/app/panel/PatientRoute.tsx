import { lazy, Suspense, useEffect } from 'react';
import { PatientPage } from '../../features/patients/page/PatientPage';
import { Tile } from '../../features/patients/page/Tile';
import { AttendButton } from '../../features/visits/walk-in/AttendButton';
import { useRights } from '../../session/current-staff';
import { BalanceOf, preloadBalance } from './BalanceOf';
import { FootControlOf, FootRiskOf, LastFootExamOf, PhotosOf, preloadFootParts } from './FootParts';
import { MoneyOfPatient, PacksOfPatient } from './MoneyParts';

const PatientDialogs = lazy(() =>
  import('./PatientDialogs').then((module) => ({ default: module.PatientDialogs })),
);

export function PatientRoute() {
  const can = useRights();
  const seesFeet = can('HEALTH_DATA', 'READ');
  const seesMoney = can('CAJA', 'READ');
  // The story may be shown after them, so their code is loaded while the patient is.
  useEffect(() => {
    if (seesFeet) preloadFootParts();
    if (seesMoney) preloadBalance();
  }, [seesFeet, seesMoney]);
  return (
    <PatientPage
      attend={(patientId, open) => (
        <AttendButton patientId={patientId} onWalkIn={() => open({ kind: 'walk-in' })} />
      )}
      footRisk={(patientId) => <FootRiskOf patientId={patientId} />}
      balance={(patientId) => (
        <BalanceOf
          patient={{ id: patientId }}
          within={(line) => (
            <Tile title="Saldo" colour="var(--warn)">
              {line}
            </Tile>
          )}
        />
      )}
      footControl={(patientId) => <FootControlOf patientId={patientId} />}
      lastExam={(patientId) => <LastFootExamOf patientId={patientId} />}
      photosAndMoney={(patientId) => (
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
}
