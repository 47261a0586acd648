import { useLongList } from '../../../apollo/use-long-list';
import { ExportButton } from '../../../exporting/ExportButton';
import { Loading } from '../../../ui/frame/Loading';
import { RetryNotice } from '../../../ui/notices/RetryNotice';
import { Modal } from '../../../ui/dialogs/Modal';
import { MoreButton } from '../../../ui/lists/MoreButton';
import { MovementList } from './MovementList';
import { SupplyMovementsDocument } from '../supplies.generated';
import type { Supply } from '../list/supply-list';

/** Movements shown first; 'Cargar más' doubles the number. */
const SIZE = 30;

interface MovementsDialogProps {
  supply: Supply;
  isOpen: boolean;
  onClose: () => void;
}

export function MovementsDialog({ supply, isOpen, onClose }: MovementsDialogProps) {
  const { page, hasFailed, isLoadingMore, more, retry } = useLongList(
    SupplyMovementsDocument,
    { id: supply.id },
    SIZE,
    (data) => data.supply?.movements,
  );
  return (
    <Modal
      isOpen={isOpen}
      width={640}
      title="Movimientos de stock"
      subtitle={
        <>
          {supply.name} · quedan <strong>{supply.stock}</strong> ({supply.unit.toLowerCase()})
        </>
      }
      onClose={onClose}
    >
      {hasFailed && <RetryNotice sentence="No se pudieron cargar los movimientos." onRetry={retry} />}
      {!page && !hasFailed && <Loading />}
      {page && page.nodes.length > 0 && (
        <ExportButton
          path={`/api/insumos/${supply.id}/movimientos/exportar`}
          what={`los movimientos de ${supply.name}`}
          sx={{ justifySelf: 'end', marginBottom: 1 }}
        />
      )}
      {page && <MovementList movements={page.nodes} />}
      {page?.hasNextPage && <MoreButton isLoading={isLoadingMore} onMore={more} />}
    </Modal>
  );
}
