import { MAX_WITHDRAWAL_REASON } from '#domain/records/photos/photo.js';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { failureOf } from '../../../apollo/apollo-failure';
import { CancelOrSubmit } from '../../../ui/dialogs/CancelOrSubmit';
import { Modal } from '../../../ui/dialogs/Modal';
import { LongField } from '../../../ui/fields/Field';
import { toasts } from '../../../ui/notices/toasts';
import type { ListedPhoto } from './listed-photo';
import { useWithdrawPhotoMutation } from './photos.generated';

interface WithdrawPhotoDialogProps {
  photo: ListedPhoto;
  onClose: () => void;
  onWithdrawn: () => void;
}

export function WithdrawPhotoDialog({ photo, onClose, onWithdrawn }: WithdrawPhotoDialogProps) {
  const [withdraw, { loading }] = useWithdrawPhotoMutation();
  const [reason, setReason] = useState('');
  const [fault, setFault] = useState<string>();
  const send = async () => {
    if (!reason.trim()) return setFault('Escriba el motivo.');
    try {
      await withdraw({ variables: { id: photo.id, reason } });
      toasts.success('Foto retirada');
      onWithdrawn();
    } catch (error) {
      const { fields, sentence } = failureOf(error);
      setFault(fields['reason']?.[0] ?? sentence ?? 'No se pudo retirar. Inténtelo de nuevo.');
    }
  };
  return (
    <Modal
      title={photo.kind === 'PHOTO' ? 'Retirar foto' : 'Retirar documento'}
      width={480}
      isBusy={loading}
      hasChanges={reason !== ''}
      onClose={onClose}
      onSubmit={() => !loading && void send()}
      actions={<CancelOrSubmit submit="Retirar" color="error" isBusy={loading} onCancel={onClose} />}
    >
      <Box sx={{ display: 'grid', gap: 2 }}>
        <Typography variant="body2" color="textSecondary">
          Ya no se podrá ver. Se guarda tanto tiempo como la ficha, con el motivo y quién la retiró.
        </Typography>
        <LongField
          label="Motivo"
          rows={2}
          aria-required
          autoFocus
          maxLength={MAX_WITHDRAWAL_REASON}
          value={reason}
          error={fault}
          onChange={({ target }) => {
            setReason(target.value);
            setFault(undefined);
          }}
        />
      </Box>
    </Modal>
  );
}
