import { Modal } from '../../../ui/dialogs/Modal';
import { ControlCard } from './ControlCard';

interface ControlCardDialogProps {
  recordId: number;
  patientName: string;
  onClose: () => void;
}

export function ControlCardDialog({ recordId, patientName, onClose }: ControlCardDialogProps) {
  return (
    <Modal width={560} title="Indicaciones para el paciente" subtitle={patientName} onClose={onClose}>
      <ControlCard recordId={recordId} />
    </Modal>
  );
}
