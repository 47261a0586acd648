import { capitalised } from '#domain/capitalised.es.js';
import { addDays, type LocalDate } from '#domain/clinic-time.js';
import { nearDay } from '#domain/clinic-time.es.js';
import LockOpenOutlined from '~icons/outline-lock-open';
import LockOutlined from '~icons/outline-lock';
import PointOfSaleOutlined from '~icons/outline-point-of-sale';
import ChevronLeftRounded from '~icons/round-chevron-left';
import ChevronRightRounded from '~icons/round-chevron-right';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { usePersistentFailure } from '../../../apollo/use-persistent-failure';
import { useRights } from '../../../session/current-staff';
import { Card } from '../../../ui/Card';
import { Message } from '../../../ui/frame/Message';
import { RetryNotice } from '../../../ui/notices/RetryNotice';
import { PrintButton } from '../../../ui/paper/PrintButton';
import { useIsPrinting } from '../../../ui/paper/use-is-printing';
import { Placeholder } from '../../../ui/Placeholder';
import { StatusPill } from '../../../ui/StatusPill';
import { useCashDayQuery } from '../money.generated';
import type { MoneyDialog } from '../MoneyDialogs';
import { usePrintedReceipt } from '../receipt/use-printed-receipt';
import { ExpenseLines } from '../expenses/ExpenseLines';
import { Closings } from './Closings';
import { DayTotals } from './DayTotals';
import { linesOf } from './line-words';
import { MoneyLines } from './MoneyLines';
import { TillPaper } from './TillPaper';
import { useLineActions } from './use-line-actions';

interface TillDayProps {
  day: LocalDate;
  today: LocalDate;
  onGo: (day: LocalDate) => void;
  onOpen: (dialog: MoneyDialog) => void;
}

/** A day of the till: its lines, its sums and its closing. */
export function TillDay({ day, today, onGo, onOpen }: TillDayProps) {
  const query = useCashDayQuery({ variables: { day }, fetchPolicy: 'cache-and-network' });
  const till = query.data?.cashDay;
  const hasFailed = usePersistentFailure(query);
  const can = useRights();
  const isPrinting = useIsPrinting();
  const receipt = usePrintedReceipt();
  const actionsOf = useLineActions(onOpen, (payment) => void receipt.print(payment));
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, marginTop: 2 }}>
        <IconButton aria-label="Día anterior" onClick={() => onGo(addDays(day, -1))}>
          <ChevronLeftRounded />
        </IconButton>
        <Typography variant="h2" aria-live="polite" sx={{ font: 'var(--font-day)' }}>
          {day === today ? 'Hoy, ' : ''}
          {day === today ? nearDay(day, today) : capitalised(nearDay(day, today))}
        </Typography>
        <IconButton aria-label="Día siguiente" disabled={day >= today} onClick={() => onGo(addDays(day, 1))}>
          <ChevronRightRounded />
        </IconButton>
        {day !== today && (
          <Button color="inherit" onClick={() => onGo(today)}>
            Ir a hoy
          </Button>
        )}
        {/* On a phone, the state and the actions have a line of their own. */}
        <Box sx={{ display: { sm: 'none' }, flex: '1 0 100%', marginTop: -1 }} />
        {till && (
          <StatusPill colour={till.isClosed ? 'success' : 'info'}>
            {till.isClosed ? 'Cerrada' : 'Abierta'}
          </StatusPill>
        )}
        <Box sx={{ flex: '1 1 0' }} />
        {till && <PrintButton />}
        {till && !till.isClosed && can('CAJA') && (
          <Button
            variant="outlined"
            startIcon={<LockOutlined />}
            onClick={() => onOpen({ kind: 'close', day: till })}
          >
            Cerrar caja
          </Button>
        )}
        {till?.isClosed && can('CAJA_CORRECTIONS') && (
          <Button
            variant="outlined"
            color="inherit"
            startIcon={<LockOpenOutlined />}
            onClick={() => onOpen({ kind: 'reopen', day })}
          >
            Reabrir
          </Button>
        )}
      </Box>
      {hasFailed && (
        <Box sx={{ marginTop: 2 }}>
          <RetryNotice
            sentence="No se pudo cargar la caja."
            onRetry={() => void query.refetch().catch(() => undefined)}
          />
        </Box>
      )}
      {!till && !hasFailed && (
        <Box role="status" aria-label="Cargando la caja" sx={COLUMNS}>
          <Placeholder sx={{ height: 320 }} />
          <Placeholder sx={{ height: 220 }} />
        </Box>
      )}
      {till && (
        <Box sx={COLUMNS}>
          <Card aria-labelledby="movimientos" sx={{ minWidth: 0 }}>
            <Typography variant="h2" id="movimientos">
              Movimientos
            </Typography>
            {till.charges.length + till.payments.length === 0 ? (
              <Message icon={<PointOfSaleOutlined />} sentence="No hay cobros ni pagos este día." />
            ) : (
              <MoneyLines
                label="Movimientos"
                lines={linesOf(till.charges, till.payments)}
                actionsOf={actionsOf}
              />
            )}
          </Card>
          <Box sx={{ display: 'grid', gap: 2 }}>
            <DayTotals day={till} />
            {till.expenses.length > 0 && (
              <Card aria-labelledby="gastos">
                <Typography variant="h2" id="gastos" sx={{ marginBottom: 1 }}>
                  Gastos
                </Typography>
                <ExpenseLines
                  expenses={till.expenses}
                  onReverse={(expense) => onOpen({ kind: 'unspend', expense })}
                />
              </Card>
            )}
            {till.closings.length > 0 && (
              <Closings day={till} onSettle={() => onOpen({ kind: 'settle', day: till })} />
            )}
          </Box>
        </Box>
      )}
      {till && isPrinting && !receipt.paper && <TillPaper day={till} />}
      {receipt.paper}
    </>
  );
}
const COLUMNS = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 320px' },
  alignItems: 'start',
  gap: 2,
  marginTop: 2,
} as const;
