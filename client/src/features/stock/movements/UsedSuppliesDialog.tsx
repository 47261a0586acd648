import { shortDate } from '#domain/clinic-time.es.js';
import { periodInWords } from '#domain/reports/period.es.js';
import { NO_APPOINTMENT } from '#domain/reports/summary-tables.es.js';
import { formatClp } from '#domain/stock/clp.js';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import { useLongList } from '../../../apollo/use-long-list';
import { Modal } from '../../../ui/dialogs/Modal';
import { Loading } from '../../../ui/frame/Loading';
import { MoreButton } from '../../../ui/lists/MoreButton';
import { RetryNotice } from '../../../ui/notices/RetryNotice';
import { SupplyUsesDocument, type SupplyUsesQuery } from '../supplies.generated';
import type { AskedUses } from '../use-uses-in-address';
import { Line } from './MovementList';

/** Uses shown first; 'Cargar más' doubles the number. */
const SIZE = 25;
type Use = SupplyUsesQuery['supplyUses']['nodes'][number];

/** The supplies that the records of a period used: the rows behind the costs in 'Resumen'. */
export function UsedSuppliesDialog({ asked, onClose }: { asked: AskedUses; onClose: () => void }) {
  const { from, to, treatment } = asked;
  const { page, hasFailed, isLoadingMore, more, retry } = useLongList(
    SupplyUsesDocument,
    { from, to, treatment: treatment || null, withoutAppointment: treatment === '' },
    SIZE,
    (data) => data.supplyUses,
  );
  return (
    <Modal
      isOpen
      width={640}
      title="Insumos usados"
      subtitle={
        <>
          {treatment || NO_APPOINTMENT}, {periodInWords({ from, to })}
          {page && (
            <>
              {' · '}
              <strong>{formatClp(page.totalCost)}</strong>
            </>
          )}
        </>
      }
      onClose={onClose}
    >
      {hasFailed && <RetryNotice sentence="No se pudieron cargar los insumos usados." onRetry={retry} />}
      {!page && !hasFailed && <Loading />}
      {page?.nodes.length === 0 && (
        <Typography color="textSecondary">Ninguna ficha usó insumos en este período.</Typography>
      )}
      {page && page.nodes.length > 0 && <UseList uses={page.nodes} />}
      {page?.hasNextPage && <MoreButton isLoading={isLoadingMore} onMore={more} />}
    </Modal>
  );
}

const UseList = ({ uses }: { uses: readonly Use[] }) => (
  <Box component="ul" aria-label="Insumos usados" sx={{ margin: 0, padding: 0, listStyle: 'none' }}>
    {uses.map(({ day, supplyName, quantity, cost, clinicalRecordId, patientName }, place) => (
      // The list has no ids; it only grows at its end.
      <Line key={place}>
        <Typography sx={{ fontWeight: 650, textAlign: 'right' }}>{quantity}</Typography>
        <Box sx={{ minWidth: 0 }}>
          <Typography variant="body2" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
            {supplyName}
          </Typography>
          <Typography variant="caption" color="textSecondary" component="div">
            {shortDate(day)}
            {patientName && ` · ${patientName}`}
            {clinicalRecordId && (
              <>
                {' · '}
                <Link component={RouterLink} to={`/app/fichas-clinicas?ficha=${clinicalRecordId}`}>
                  Ver la ficha
                </Link>
              </>
            )}
          </Typography>
        </Box>
        <Typography variant="body2" sx={{ whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' }}>
          {formatClp(cost)}
        </Typography>
      </Line>
    ))}
  </Box>
);
