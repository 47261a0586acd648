import { MAX_WITHDRAWAL_REASON } from '#domain/records/photos/photo.js';
import { ReasonModal } from '../../../editing/ReasonModal';
import type { ListedPhoto } from './listed-photo';
import { useWithdrawPhotoMutation } from './photos.generated';

interface WithdrawPhotoDialogProps {
  photo: ListedPhoto;
  onClose: () => void;
  onWithdrawn: () => void;
}

export function WithdrawPhotoDialog({ photo, onClose, onWithdrawn }: WithdrawPhotoDialogProps) {
  const [withdraw, { loading }] = useWithdrawPhotoMutation();
  return (
    <ReasonModal
      title={photo.kind === 'PHOTO' ? 'Retirar foto' : 'Retirar documento'}
      explanation="Ya no se podrá ver. Se guarda tanto tiempo como la ficha, con el motivo y quién la retiró."
      submit="Retirar"
      color="error"
      maxLength={MAX_WITHDRAWAL_REASON}
      field="reason"
      sentences={{ done: 'Foto retirada', failed: 'No se pudo retirar. Inténtelo de nuevo.' }}
      isBusy={loading}
      send={(reason) => withdraw({ variables: { id: photo.id, reason } })}
      onClose={onClose}
      onDone={onWithdrawn}
    />
  );
}
