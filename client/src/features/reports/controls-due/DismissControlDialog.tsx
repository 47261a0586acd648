import { TEXT_LIMITS } from '#domain/patients/patient.js';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { failureOf } from '../../../apollo/apollo-failure';
import { CancelOrSubmit } from '../../../ui/dialogs/CancelOrSubmit';
import { Modal } from '../../../ui/dialogs/Modal';
import { LongField } from '../../../ui/fields/Field';
import { toasts } from '../../../ui/notices/toasts';
import { type ListedControlFragment, useDismissControlMutation } from './controls-due.generated';

interface DismissControlDialogProps {
  control: Pick<ListedControlFragment, 'patientId' | 'patientName' | 'serviceType'>;
  onClose: () => void;
  onDismissed: () => void;
}

export function DismissControlDialog({ control, onClose, onDismissed }: DismissControlDialogProps) {
  const { patientId, patientName, serviceType } = control;
  const [dismiss, { loading }] = useDismissControlMutation();
  const [note, setNote] = useState('');
  const [fault, setFault] = useState<string>();
  const send = async () => {
    if (!note.trim()) return setFault('Escriba el motivo.');
    try {
      await dismiss({ variables: { patientId, serviceType, note } });
      toasts.success('No se le volverá a llamar por este control');
      onDismissed();
    } catch (error) {
      const { fields, sentence } = failureOf(error);
      setFault(fields['note']?.[0] ?? sentence ?? 'No se pudo guardar. Inténtelo de nuevo.');
    }
  };
  return (
    <Modal
      title="No volver a llamar"
      subtitle={patientName}
      width={480}
      isBusy={loading}
      hasChanges={note !== ''}
      onClose={onClose}
      onSubmit={() => !loading && void send()}
      actions={<CancelOrSubmit submit="No volver a llamar" isBusy={loading} onCancel={onClose} />}
    >
      <Box sx={{ display: 'grid', gap: 2 }}>
        <Typography variant="body2" color="textSecondary">
          Vale solo para este control: después de una nueva visita, el siguiente vuelve a aparecer.
        </Typography>
        <LongField
          label="Motivo"
          rows={2}
          aria-required
          autoFocus
          maxLength={TEXT_LIMITS.short}
          value={note}
          error={fault}
          onChange={({ target }) => {
            setNote(target.value);
            setFault(undefined);
          }}
        />
      </Box>
    </Modal>
  );
}
