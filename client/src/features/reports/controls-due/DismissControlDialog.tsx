import { TEXT_LIMITS } from '#domain/text-limits.js';
import { ReasonModal } from '../../../editing/ReasonModal';
import { type ListedControlFragment, useDismissControlMutation } from './controls-due.generated';

interface DismissControlDialogProps {
  control: Pick<ListedControlFragment, 'patientId' | 'patientName' | 'serviceType'>;
  onClose: () => void;
  onDismissed: () => void;
}

export function DismissControlDialog({ control, onClose, onDismissed }: DismissControlDialogProps) {
  const { patientId, patientName, serviceType } = control;
  const [dismiss, { loading }] = useDismissControlMutation();
  return (
    <ReasonModal
      title="No volver a llamar"
      subtitle={patientName}
      explanation="Vale solo para este control: después de una nueva visita, el siguiente vuelve a aparecer."
      submit="No volver a llamar"
      maxLength={TEXT_LIMITS.short}
      field="note"
      sentences={{
        done: 'No se le volverá a llamar por este control',
        failed: 'No se pudo guardar. Inténtelo de nuevo.',
      }}
      isBusy={loading}
      send={(note) => dismiss({ variables: { patientId, serviceType, note } })}
      onClose={onClose}
      onDone={onDismissed}
    />
  );
}
