import { equalityInWords } from '#domain/money/month-sheets.es.js';
import { sumsOf } from '#domain/money/month.js';
import { monthOf } from '#domain/reports/period.js';
import { formatClp } from '#domain/stock/clp.js';
import FileDownloadOutlined from '~icons/outline-file-download';
import ReceiptLongOutlined from '~icons/outline-receipt-long';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { useMoneyChanges } from '../../../apollo/use-money-changes';
import { usePersistentFailure } from '../../../apollo/use-persistent-failure';
import { useClinicNow } from '../../../clinic/clinic-now';
import { MONEY_LINES_PATH, moneyLinesPath } from '../../../clinic/money-lines-path';
import { useRights } from '../../../session/current-staff';
import { Card } from '../../../ui/Card';
import { Message } from '../../../ui/frame/Message';
import { PageHead } from '../../../ui/frame/PageHead';
import { RetryNotice } from '../../../ui/notices/RetryNotice';
import { PrintButton } from '../../../ui/paper/PrintButton';
import { useIsPrinting } from '../../../ui/paper/use-is-printing';
import { Placeholder } from '../../../ui/Placeholder';
import { StatusPill } from '../../../ui/StatusPill';
import { useMoneyMonthQuery } from './month.generated';
import { MonthPaper } from './MonthPaper';
import { MonthSteps } from './MonthSteps';
import { MonthTableCard } from './MonthTableCard';
import { tablesOf } from './month-tables';
import { SheetMenu } from './SheetMenu';
import { useMonthAddress } from './use-month-address';
import { useMonthFiles } from './use-month-files';

/** For the accountant: a month's totals, whether they equal the closings, and all its lines as a file. */
export function MonthPage() {
  const { date: today } = useClinicNow();
  const { month, current, goTo } = useMonthAddress(today);
  const query = useMoneyMonthQuery({ variables: { month }, fetchPolicy: 'cache-and-network' });
  const shown = query.data?.moneyMonth;
  const hasFailed = usePersistentFailure(query);
  const isPrinting = useIsPrinting();
  const files = useMonthFiles(month);
  useMoneyChanges();
  return (
    <>
      <PageHead
        title="Mes del contador"
        actions={
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
            <PrintButton isDisabled={!shown} />
            <SheetMenu onTake={files.take} />
            <Button
              variant="contained"
              startIcon={<FileDownloadOutlined />}
              loading={files.isLoading}
              loadingPosition="start"
              onClick={files.takeAll}
            >
              Descargar Excel
            </Button>
          </Box>
        }
      />
      <MonthSteps month={month} current={current} onGo={goTo}>
        <Button
          color="inherit"
          component={Link}
          to={month === current ? MONEY_LINES_PATH : moneyLinesPath(monthOf(month))}
        >
          Movimientos
        </Button>
        <Button color="inherit" component={Link} to="/app/caja">
          Ir a la caja
        </Button>
      </MonthSteps>
      {hasFailed && (
        <Box sx={{ marginTop: 2 }}>
          <RetryNotice
            sentence="No se pudo cargar el mes."
            onRetry={() => void query.refetch().catch(() => undefined)}
          />
        </Box>
      )}
      {!shown && !hasFailed && (
        <Box role="status" aria-label="Cargando el mes" sx={{ ...COLUMNS, marginTop: 2 }}>
          {['a', 'b', 'c', 'd'].map((key) => (
            <Placeholder key={key} sx={{ height: 220 }} />
          ))}
        </Box>
      )}
      {shown && isEmpty(shown) && (
        <Card sx={{ marginTop: 2 }}>
          <Message icon={<ReceiptLongOutlined />} sentence="No hay cobros, pagos ni gastos este mes." />
        </Card>
      )}
      {shown && !isEmpty(shown) && <MonthFigures month={shown} />}
      {shown && isPrinting && <MonthPaper month={shown} />}
    </>
  );
}

type Shown = NonNullable<ReturnType<typeof useMoneyMonthQuery>['data']>['moneyMonth'];

/** A month without lines may still have corrections of earlier ones. */
const isEmpty = ({ days, correctedDocuments }: Shown): boolean =>
  days.length === 0 && correctedDocuments.length === 0;

function MonthFigures({ month }: { month: Shown }) {
  const can = useRights();
  const sums = sumsOf(month);
  const undecided = month.taxes.find(({ tax }) => tax === 'UNDEFINED');
  const gaps = month.documents.some((one) => one.gaps.length > 0);
  const colour = !sums.isEqual ? 'error' : sums.openDays.length > 0 ? 'warning' : 'success';
  return (
    <Box sx={{ display: 'grid', gap: 2, marginTop: 2 }}>
      <Card aria-label="Resumen del mes">
        <Box component="dl" sx={FIGURES}>
          <Figure name="Cobrado" amount={sums.charged} />
          <Figure name="Pagado, menos devoluciones" amount={sums.paid} />
          <Figure name="Gastos" amount={sums.spent} />
          <Figure name="Efectivo que quedó" amount={sums.cash} />
        </Box>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, marginTop: 2 }}>
          <StatusPill colour={colour}>
            {!sums.isEqual ? 'No cuadra' : sums.openDays.length > 0 ? 'Faltan cierres' : 'Cuadra'}
          </StatusPill>
          <Typography sx={{ flex: '1 1 16rem' }}>{equalityInWords(sums)}</Typography>
        </Box>
        {undecided && undecided.amount !== 0 && (
          <Typography variant="body2" color="textSecondary" sx={{ marginTop: 1 }}>
            {formatClp(undecided.amount)} en cobros sin impuesto definido: si la podología lleva IVA lo decide
            su contador{can('SETTINGS') ? ' y se elige en ' : ' y se elige en los tratamientos.'}
            {can('SETTINGS') && (
              <MuiLink component={Link} to="/app/configuracion/tratamientos">
                cada tratamiento
              </MuiLink>
            )}
            {can('SETTINGS') && '.'}
          </Typography>
        )}
        {month.unchargedVisits > 0 && (
          <Typography variant="body2" color="textSecondary" sx={{ marginTop: 1 }}>
            Visitas sin cobro registrado: {month.unchargedVisits}.
          </Typography>
        )}
        {gaps && (
          <Typography variant="body2" sx={{ marginTop: 1, color: 'warning.main', fontWeight: 600 }}>
            Faltan números de documentos: revise si están anulados o en otro sistema.
          </Typography>
        )}
      </Card>
      <Box sx={COLUMNS}>
        {tablesOf(month).map((table) => (
          <MonthTableCard key={table.id} table={table} {...(table.id === 'cierres' && { sx: CLOSINGS })} />
        ))}
      </Box>
    </Box>
  );
}

const Figure = ({ name, amount }: { name: string; amount: number }) => (
  <Box>
    <dt>{name}</dt>
    <dd>{formatClp(amount)}</dd>
  </Box>
);

/** A phone has room for the cash and its closing. */
const CLOSINGS = {
  gridColumn: { lg: '1 / -1' },
  '& thead th:nth-of-type(n + 2):nth-of-type(-n + 4), & td:nth-of-type(-n + 3)': {
    display: { xs: 'none', sm: 'table-cell' },
  },
} as const;
const FIGURES = {
  display: 'grid',
  gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', md: 'repeat(4, minmax(0, 1fr))' },
  gap: 2,
  margin: 0,
  '& dt': { font: 'var(--font-small)', color: 'var(--ink-2)' },
  '& dd': { margin: 0, font: 'var(--font-day)', fontVariantNumeric: 'tabular-nums' },
} as const;
const COLUMNS = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
  alignItems: 'start',
  gap: 2,
} as const;
