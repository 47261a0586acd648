import { type Alert, ALERT_KINDS, alertChanges } from '#domain/patients/alert.js';
import Box from '@mui/material/Box';
import { useState } from 'react';
import { RestoredNotice } from '../../../drafts/RestoredNotice';
import { useVersionedForm } from '../../../editing/use-versioned-form';
import { CancelOrSubmit } from '../../../ui/dialogs/CancelOrSubmit';
import { Modal } from '../../../ui/dialogs/Modal';
import { AlertFields } from './AlertFields';
import { AlertHistory } from './AlertHistory';
import { answersOf, type DeniedAlert, valuesOf } from './alert-values';
import { useChangePatientAlertsMutation } from './patient-alerts.generated';

interface AlertsDialogProps {
  patient: { id: number; name: string };
  alerts: readonly Alert[];
  denied: readonly DeniedAlert[];
  onClose: () => void;
}

/** Sends only the changes made here, so that concurrent changes by other users stay. */
export function AlertsDialog({ patient, alerts, denied, onClose }: AlertsDialogProps) {
  const [before] = useState(() => valuesOf(alerts, denied));
  const [change] = useChangePatientAlertsMutation({
    refetchQueries: ['PatientAlerts', 'FootStanding'],
    awaitRefetchQueries: true,
  });
  const { form, isSaving, isDirty, submit, isRestored, startOver, forgetDraft } = useVersionedForm({
    initial: before,
    create: (values) =>
      change({
        variables: { patientId: patient.id, changes: alertChanges(answersOf(before), answersOf(values)) },
      }),
    sentences: {
      saving: 'Guardando alertas...',
      saved: 'Alertas guardadas',
      failed: 'No se pudieron guardar las alertas',
    },
    onSaved: onClose,
    kept: { form: `alerts.${patient.id}`, title: `Alertas de ${patient.name}`, hasHealthData: true },
  });
  const values = form.watch();
  const close = () => {
    forgetDraft();
    onClose();
  };
  return (
    <Modal
      title="Alertas"
      subtitle={patient.name}
      width={680}
      isBusy={isSaving}
      hasChanges={isDirty}
      onClose={close}
      onSubmit={() => void submit()}
      actions={<CancelOrSubmit submit="Guardar" isBusy={isSaving} onCancel={close} />}
    >
      <Box sx={{ display: 'grid', gap: 0.5 }}>
        {isRestored && <RestoredNotice onStartOver={startOver} />}
        {ALERT_KINDS.map((kind) => (
          <AlertFields
            key={kind}
            kind={kind}
            value={values[kind]}
            wasNoted={before[kind].answer === 'YES'}
            onChange={(value) => form.setValue(kind, value, { shouldDirty: true })}
          />
        ))}
      </Box>
      <AlertHistory patientId={patient.id} />
    </Modal>
  );
}
