import EventAvailableOutlined from '~icons/outline-event-available';
import Button from '@mui/material/Button';
import { Modal } from '../../../../ui/dialogs/Modal';
import { Message } from '../../../../ui/frame/Message';
import type { AffectedAppointment } from '../affected-appointments';
import { HandoverList } from './HandoverList';
import { useHandovers } from './use-handovers';

interface AffectedModalProps {
  /** The professional and the days off. */
  subtitle: string;
  affected: readonly AffectedAppointment[];
  reload: () => Promise<AffectedAppointment[] | undefined>;
  onClose: () => void;
}

/** The appointments that remain during days off. */
export function AffectedModal({ subtitle, affected, reload, onClose }: AffectedModalProps) {
  const handovers = useHandovers(affected, reload);
  return (
    <Modal
      title="Citas en días libres"
      subtitle={subtitle}
      width={620}
      hasCloseButton
      onClose={onClose}
      actions={
        <Button variant="outlined" color="inherit" onClick={onClose}>
          Cerrar
        </Button>
      }
    >
      {handovers.appointments.length === 0 ? (
        <Message icon={<EventAvailableOutlined />} sentence="No quedan citas en esos días." />
      ) : (
        <HandoverList handovers={handovers} />
      )}
    </Modal>
  );
}
