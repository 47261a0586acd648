import { shortDate, weekdayName } from '#domain/clinic-time.es.js';
import { depositInWords } from '#domain/money/deposit.es.js';
import { formatClp } from '#domain/stock/clp.js';
import SavingsOutlined from '~icons/outline-savings';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useLongList } from '../../../apollo/use-long-list';
import { PatientLink } from '../../../clinic/PatientLink';
import { Card } from '../../../ui/Card';
import { Message } from '../../../ui/frame/Message';
import { LineStart } from '../../../ui/lists/LineStart';
import { ListLine } from '../../../ui/lists/ListLine';
import { MoreButton } from '../../../ui/lists/MoreButton';
import { RetryNotice } from '../../../ui/notices/RetryNotice';
import { Placeholder } from '../../../ui/Placeholder';
import type { MoneyDialog } from '../MoneyDialogs';
import { DepositActions } from './DepositActions';
import {
  type DepositLineFragment,
  UnpaidDepositsDocument,
  type UnpaidDepositsQuery,
} from './deposits.generated';

const PAGE_SIZE = 25;

/** Appointments to come whose deposit has not arrived, the next one first. */
export function UnpaidDeposits({ onOpen }: { onOpen: (dialog: MoneyDialog) => void }) {
  const { page, hasFailed, isLoading, isLoadingMore, more, retry } = useLongList(
    UnpaidDepositsDocument,
    {},
    PAGE_SIZE,
    ({ unpaidDeposits }: UnpaidDepositsQuery) => unpaidDeposits,
  );
  return (
    <Card aria-label="Abonos pendientes" sx={{ marginTop: 2 }}>
      {hasFailed && <RetryNotice sentence="No se pudieron cargar los abonos." onRetry={retry} />}
      {isLoading && !page && (
        <Box role="status" aria-label="Cargando abonos" sx={{ display: 'grid', gap: 1.5 }}>
          {['a', 'b', 'c'].map((key) => (
            <Placeholder key={key} sx={{ height: { xs: 118, sm: 58 } }} />
          ))}
        </Box>
      )}
      {page?.nodes.length === 0 && (
        <Message icon={<SavingsOutlined />} sentence="No hay abonos pendientes." />
      )}
      {page && page.nodes.length > 0 && (
        <Box component="ul" aria-label="Horas sin abono" sx={{ margin: 0, padding: 0, listStyle: 'none' }}>
          {page.nodes.map((deposit) => (
            <Line key={deposit.appointmentId} deposit={deposit} onOpen={onOpen} />
          ))}
        </Box>
      )}
      {page?.hasNextPage && <MoreButton isLoading={isLoadingMore} onMore={more} />}
    </Card>
  );
}

interface LineProps {
  deposit: DepositLineFragment;
  onOpen: (dialog: MoneyDialog) => void;
}

function Line({ deposit, onOpen }: LineProps) {
  const { patientId, patientName, amount, date, time, treatment } = deposit;
  return (
    <ListLine sx={{ gridTemplateColumns: { sm: 'minmax(0, 1fr) auto' }, alignItems: 'center' }}>
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography sx={{ fontWeight: 600 }}>
          <PatientLink patient={{ id: patientId, name: patientName }} /> · {formatClp(amount)}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          <LineStart>
            {weekdayName(date)} {shortDate(date)}, {time} · {treatment} · {depositInWords(deposit)}
          </LineStart>
        </Typography>
      </Box>
      <DepositActions deposit={deposit} onOpen={onOpen} />
    </ListLine>
  );
}
