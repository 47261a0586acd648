import AddRounded from '~icons/round-add';
import EditOutlined from '~icons/outline-edit';
import Box from '@mui/material/Box';
import { lazy, Suspense, useState } from 'react';
import { useContinuedForm } from '../../../drafts/continued-form';
import { DialogButton } from '../../../ui/dialogs/DialogButton';
import { THUMB_HIGH } from '../../../ui/theme/thumb-high';
import { usePatientAlertsQuery } from './patient-alerts.generated';
import { PatientAlertChips } from './PatientAlertChips';

const AlertsDialog = lazy(() =>
  import('./AlertsDialog').then((module) => ({ default: module.AlertsDialog })),
);

export function AlertsOfPatient({ patient }: { patient: { id: number; name: string } }) {
  const { data } = usePatientAlertsQuery({ variables: { patientId: patient.id } });
  const [isContinued, setContinued] = useState(false);
  useContinuedForm(`alerts.${patient.id}`, () => setContinued(true));
  const alerts = data?.patient?.alerts;
  const denied = data?.patient?.deniedAlerts ?? [];
  const hasSome = alerts !== undefined && alerts.length > 0;
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: hasSome ? 'nowrap' : 'wrap',
        alignItems: 'center',
        gap: 1,
        // As high as its button.
        minHeight: { xs: 44, sm: 34 },
        ...THUMB_HIGH,
      }}
    >
      <PatientAlertChips patientId={patient.id} />
      {alerts && (
        <DialogButton
          label={hasSome ? 'Cambiar alertas' : 'Anotar alertas'}
          isIconOnly={hasSome}
          icon={hasSome ? <EditOutlined /> : <AddRounded />}
          dialog={(close) => (
            <AlertsDialog patient={patient} alerts={alerts} denied={denied} onClose={close} />
          )}
        />
      )}
      {isContinued && alerts && (
        <Suspense>
          <AlertsDialog
            patient={patient}
            alerts={alerts}
            denied={denied}
            onClose={() => setContinued(false)}
          />
        </Suspense>
      )}
    </Box>
  );
}
