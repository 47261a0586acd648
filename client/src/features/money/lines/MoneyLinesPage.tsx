import { firstOfMonth } from '#domain/clinic-time.js';
import { formatClp } from '#domain/stock/clp.js';
import BarChartRounded from '~icons/round-bar-chart';
import CalendarMonthOutlined from '~icons/outline-calendar-month';
import ReceiptLongOutlined from '~icons/outline-receipt-long';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { useMoneyChanges } from '../../../apollo/use-money-changes';
import { usePersistentFailure } from '../../../apollo/use-persistent-failure';
import { useClinicNow } from '../../../clinic/clinic-now';
import { SUMMARY_PATH } from '../../../clinic/summary-path';
import { useRights } from '../../../session/current-staff';
import { Card } from '../../../ui/Card';
import { Message } from '../../../ui/frame/Message';
import { PageHead } from '../../../ui/frame/PageHead';
import { Pager } from '../../../ui/lists/Pager';
import { RetryNotice } from '../../../ui/notices/RetryNotice';
import { Placeholder } from '../../../ui/Placeholder';
import { useKeptFocus } from '../../../ui/use-kept-focus';
import { monthQuery } from '../month/use-month-address';
import { MoneyTable } from '../till/MoneyTable';
import { LinesFilters } from './LinesFilters';
import { rowsOf } from './line-rows';
import { useMoneyLinesQuery } from './money-lines.generated';
import { WITHOUT_PROFESSIONAL, useLinesAddress } from './use-lines-address';

const PAGE_SIZE = 25;

/** Lists the charges and payments behind the figures of income. */
export function MoneyLinesPage() {
  const { date: today } = useClinicNow();
  const { filter, goTo } = useLinesAddress(today);
  const { from, to, kind, method, treatment, professional, page } = filter;
  const can = useRights();
  const query = useMoneyLinesQuery({
    variables: {
      from,
      to,
      kind: kind ?? null,
      method: method ?? null,
      treatment: treatment || null,
      withoutTreatment: treatment === '',
      professionalId: professional === WITHOUT_PROFESSIONAL ? null : (professional ?? null),
      withoutProfessional: professional === WITHOUT_PROFESSIONAL,
      first: PAGE_SIZE,
      offset: (page - 1) * PAGE_SIZE,
    },
    fetchPolicy: 'cache-and-network',
  });
  useMoneyChanges();
  const hasFailed = usePersistentFailure(query);
  const kept = useKeptFocus();
  const { nodes, charges, payments } = query.data?.moneyLines ?? {};
  const counts = charges && payments && { CHARGE: charges.count, PAYMENT: payments.count };
  const total = counts && (kind ? counts[kind] : counts.CHARGE + counts.PAYMENT);
  const month = firstOfMonth(from);
  return (
    <>
      <PageHead
        title="Movimientos"
        introduction="Los cobros y pagos que suman las cifras del Resumen, por día de caja."
        actions={
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
            <Button
              component={Link}
              to={`/app/caja/mes${monthQuery(month, firstOfMonth(today))}`}
              color="inherit"
              startIcon={<CalendarMonthOutlined />}
            >
              Mes del contador
            </Button>
            <Button
              component={Link}
              to={`${SUMMARY_PATH}?desde=${from}&hasta=${to}`}
              color="inherit"
              startIcon={<BarChartRounded />}
            >
              Resumen
            </Button>
          </Box>
        }
      />
      <Card
        aria-label="Movimientos"
        {...kept}
        sx={{ display: 'grid', gap: 2.5, marginTop: 2.5, outline: 'none' }}
      >
        <LinesFilters
          filter={filter}
          counts={counts}
          professionalName={nodes?.[0]?.charge?.professionalName ?? undefined}
          today={today}
          onChange={goTo}
        />
        {hasFailed && (
          <RetryNotice
            sentence="No se pudieron cargar los movimientos."
            onRetry={() => void query.refetch().catch(() => undefined)}
          />
        )}
        {!nodes && !hasFailed && (
          <Box role="status" aria-label="Cargando movimientos" sx={{ display: 'grid', gap: 1.5 }}>
            {['a', 'b', 'c', 'd'].map((key) => (
              <Placeholder key={key} sx={{ height: 56 }} />
            ))}
          </Box>
        )}
        {nodes && charges && payments && (
          <Box>
            <Box component="dl" sx={SUMS}>
              {kind !== 'PAYMENT' && <Sum name="Cobrado" amount={charges.amount} />}
              {kind !== 'CHARGE' && <Sum name="Pagado" amount={payments.amount} />}
            </Box>
            <Typography variant="body2" color="textSecondary" sx={{ marginTop: 0.5 }}>
              Las anulaciones y devoluciones restan. No cuentan las propinas, los redondeos ni lo que cobra
              quien arrienda.
            </Typography>
          </Box>
        )}
        {nodes?.length === 0 && (
          <Message icon={<ReceiptLongOutlined />} sentence="No hay movimientos con estos filtros." />
        )}
        {nodes && nodes.length > 0 && (
          <MoneyTable label="Movimientos" when="Día" rows={rowsOf(nodes, can('CAJA', 'READ'))} />
        )}
        {total !== undefined && total > 0 && (
          <Pager page={page} pageSize={PAGE_SIZE} total={total} onGo={(wanted) => goTo({ page: wanted })} />
        )}
      </Card>
    </>
  );
}

const Sum = ({ name, amount }: { name: string; amount: number }) => (
  <Box>
    <dt>{name}</dt>
    <dd>{formatClp(amount)}</dd>
  </Box>
);

const SUMS = {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 4,
  rowGap: 1,
  margin: 0,
  '& dt': { font: 'var(--font-small)', color: 'var(--ink-2)' },
  '& dd': { margin: 0, font: 'var(--font-day)', fontVariantNumeric: 'tabular-nums' },
} as const;
