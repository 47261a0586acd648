import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Loading } from '../../ui/Loading';
import { Notice } from '../../ui/Notice';
import { Modal } from '../../ui/Modal';
import { MovementList } from './MovementList';
import { useSupplyMovementsQuery } from './supplies.generated';
import type { Supply } from './supply-list';

const PAGE_SIZE = 30;

interface MovementsDialogProps {
  supply: Supply;
  isOpen: boolean;
  onClose: () => void;
}

/** A supply's ledger: every change of its stock, newest first. */
export function MovementsDialog({ supply, isOpen, onClose }: MovementsDialogProps) {
  const { data, error, fetchMore, refetch, networkStatus } = useSupplyMovementsQuery({
    variables: { id: supply.id, first: PAGE_SIZE },
    // Somebody else may have used some a moment ago, and the pages are put together here.
    fetchPolicy: 'no-cache',
    notifyOnNetworkStatusChange: true,
  });
  const page = data?.supply?.movements;
  const more = () =>
    fetchMore({
      variables: { after: page?.endCursor },
      updateQuery: (before, { fetchMoreResult: after }) =>
        before.supply && after.supply
          ? {
              supply: {
                ...before.supply,
                movements: {
                  ...after.supply.movements,
                  nodes: [...before.supply.movements.nodes, ...after.supply.movements.nodes],
                },
              },
            }
          : before,
    }).catch(() => undefined);

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
      {error && (
        <Notice
          sentence="No se pudieron cargar los movimientos."
          action={
            <Button size="small" color="inherit" onClick={() => void refetch().catch(() => undefined)}>
              Intentar de nuevo
            </Button>
          }
        />
      )}
      {!page && !error && <Loading />}
      {page && <MovementList movements={page.nodes} />}
      {page?.hasNextPage && (
        <Box sx={{ display: 'grid', justifyItems: 'center', paddingTop: 2 }}>
          <Button
            variant="outlined"
            color="inherit"
            onClick={() => void more()}
            loading={networkStatus === 3}
          >
            Cargar más
          </Button>
        </Box>
      )}
    </Modal>
  );
}
