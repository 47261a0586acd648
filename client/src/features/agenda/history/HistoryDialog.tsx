import Typography from '@mui/material/Typography';
import { useLongList } from '../../../apollo/use-long-list';
import { Modal } from '../../../ui/dialogs/Modal';
import { Loading } from '../../../ui/frame/Loading';
import { MoreButton } from '../../../ui/lists/MoreButton';
import { RetryNotice } from '../../../ui/notices/RetryNotice';
import { AppointmentHistoryDocument } from './appointment-history.generated';
import { ChangeItem, ChangeList } from './ChangeItem';

/** Changes shown first, and added by 'Cargar más'. */
const SIZE = 20;

interface HistoryDialogProps {
  appointmentId: number;
  /** The patient's name. */
  who: string;
  onClose: () => void;
}

export function HistoryDialog({ appointmentId, who, onClose }: HistoryDialogProps) {
  const { page, hasFailed, isLoadingMore, more, retry } = useLongList(
    AppointmentHistoryDocument,
    { appointmentId },
    SIZE,
    (data) => data.appointmentChanges,
  );
  const isFromBefore = page && !page.hasNextPage && page.nodes.at(-1)?.kind !== 'CREATED';
  return (
    <Modal title="Historial de la cita" subtitle={who} onClose={onClose}>
      {hasFailed && <RetryNotice sentence="No se pudo cargar el historial." onRetry={retry} />}
      {!page && !hasFailed && <Loading />}
      {page && page.nodes.length > 0 && (
        <ChangeList label="Historial">
          {page.nodes.map((change) => (
            <ChangeItem key={change.id} change={change} />
          ))}
        </ChangeList>
      )}
      {isFromBefore && (
        <Typography variant="body2" color="textSecondary">
          Esta cita es de antes de que se guardara el historial: no se sabe quién la creó.
        </Typography>
      )}
      {page?.hasNextPage && <MoreButton isLoading={isLoadingMore} onMore={more} />}
    </Modal>
  );
}
