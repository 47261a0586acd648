import { type Alert, ALERT_KINDS, alertChanges, type AlertKind } from '#domain/patients/alert.js';
import { ALERT_LABELS } from '#domain/patients/alert.es.js';
import { TEXT_LIMITS } from '#domain/patients/patient.js';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useState } from 'react';
import { useVersionedForm } from '../../../editing/use-versioned-form';
import { CancelOrSubmit } from '../../../ui/dialogs/CancelOrSubmit';
import { Modal } from '../../../ui/dialogs/Modal';
import { AlertHistory } from './AlertHistory';
import { useChangePatientAlertsMutation } from './patient-alerts.generated';

interface AlertsDialogProps {
  patient: { id: number; name: string };
  alerts: readonly Alert[];
  onClose: () => void;
}

type Values = Record<AlertKind, { isNoted: boolean; note: string }>;

/** Sends only the changes made here, so that concurrent changes by other users stay. */
export function AlertsDialog({ patient, alerts, onClose }: AlertsDialogProps) {
  const [before] = useState(alerts);
  const [change] = useChangePatientAlertsMutation({
    refetchQueries: ['PatientAlerts'],
    awaitRefetchQueries: true,
  });
  const { form, isSaving, isDirty, submit } = useVersionedForm({
    initial: valuesOf(before),
    create: (values) =>
      change({ variables: { patientId: patient.id, changes: alertChanges(before, alertsOf(values)) } }),
    sentences: {
      saving: 'Guardando alertas...',
      saved: 'Alertas guardadas',
      failed: 'No se pudieron guardar las alertas',
    },
    onSaved: onClose,
  });
  const values = form.watch();
  return (
    <Modal
      title="Alertas"
      subtitle={patient.name}
      width={620}
      isBusy={isSaving}
      hasChanges={isDirty}
      onClose={onClose}
      onSubmit={() => void submit()}
      actions={<CancelOrSubmit submit="Guardar" isBusy={isSaving} onCancel={onClose} />}
    >
      <Box sx={{ display: 'grid', gap: 0.5 }}>
        {ALERT_KINDS.map((kind) => {
          const { isNoted } = values[kind];
          const { ref, ...note } = form.register(`${kind}.note`);
          return (
            <Box
              key={kind}
              sx={{
                display: 'grid',
                gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '240px minmax(0, 1fr)' },
                alignItems: 'center',
                columnGap: 2,
                minHeight: 48,
              }}
            >
              <FormControlLabel
                label={ALERT_LABELS[kind]}
                control={
                  <Checkbox
                    checked={isNoted}
                    onChange={({ target }) =>
                      form.setValue(`${kind}.isNoted`, target.checked, { shouldDirty: true })
                    }
                  />
                }
              />
              {isNoted && (
                <OutlinedInput
                  size="small"
                  placeholder="Nota (opcional)"
                  autoComplete="off"
                  inputRef={ref}
                  slotProps={{
                    input: { 'aria-label': `Nota de ${ALERT_LABELS[kind]}`, maxLength: TEXT_LIMITS.short },
                  }}
                  {...note}
                />
              )}
            </Box>
          );
        })}
      </Box>
      <AlertHistory patientId={patient.id} />
    </Modal>
  );
}

const valuesOf = (alerts: readonly Alert[]): Values =>
  Object.fromEntries(
    ALERT_KINDS.map((kind) => {
      const alert = alerts.find((one) => one.kind === kind);
      return [kind, { isNoted: alert !== undefined, note: alert?.note ?? '' }];
    }),
  ) as Values;

const alertsOf = (values: Values): Alert[] =>
  ALERT_KINDS.filter((kind) => values[kind].isNoted).map((kind) => ({
    kind,
    note: values[kind].note.trim(),
  }));
