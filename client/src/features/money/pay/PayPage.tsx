import { PAY_KIND_LABELS } from '#domain/money/pay.es.js';
import { formatClp } from '#domain/stock/clp.js';
import GroupOutlined from '~icons/outline-group';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MuiLink from '@mui/material/Link';
import { Link } from 'react-router-dom';
import { useMoneyChanges } from '../../../apollo/use-money-changes';
import { usePersistentFailure } from '../../../apollo/use-persistent-failure';
import { useClinicNow } from '../../../clinic/clinic-now';
import { Card } from '../../../ui/Card';
import { Message } from '../../../ui/frame/Message';
import { PageHead } from '../../../ui/frame/PageHead';
import { RetryNotice } from '../../../ui/notices/RetryNotice';
import { Placeholder } from '../../../ui/Placeholder';
import { StatusPill } from '../../../ui/StatusPill';
import { LINK_THUMB_HIGH } from '../../../ui/theme/thumb-high';
import { FIGURE_TABLE } from '../month/figure-table';
import { MonthSteps } from '../month/MonthSteps';
import { monthQuery, useMonthAddress } from '../month/use-month-address';
import { FileButtons } from './FileButtons';
import { type PaySumsFragment, usePayMonthQuery } from './pay.generated';

/** The pay of each professional for a month. */
export function PayPage() {
  const { date: today } = useClinicNow();
  const { month, current, goTo } = useMonthAddress(today);
  const query = usePayMonthQuery({ variables: { month }, fetchPolicy: 'cache-and-network' });
  const rows = query.data?.payMonth;
  const hasFailed = usePersistentFailure(query);
  useMoneyChanges();
  return (
    <>
      <PageHead
        title="Liquidaciones"
        actions={<FileButtons address={`/api/caja/liquidaciones/${month.slice(0, 7)}/exportar`} />}
      />
      <MonthSteps month={month} current={current} onGo={goTo}>
        <Button color="inherit" component={Link} to="/app/caja">
          Ir a la caja
        </Button>
      </MonthSteps>
      {hasFailed && (
        <Box sx={{ marginTop: 2 }}>
          <RetryNotice
            sentence="No se pudieron cargar las liquidaciones."
            onRetry={() => void query.refetch().catch(() => undefined)}
          />
        </Box>
      )}
      {!rows && !hasFailed && (
        <Box role="status" aria-label="Cargando las liquidaciones" sx={{ marginTop: 2 }}>
          <Placeholder sx={{ height: 220 }} />
        </Box>
      )}
      {rows && (
        <Card sx={{ marginTop: 2, minWidth: 0 }}>
          {rows.length === 0 ? (
            <Message icon={<GroupOutlined />} sentence="No hay profesionales." />
          ) : (
            <PayTable rows={rows} query={monthQuery(month, current)} />
          )}
        </Card>
      )}
    </>
  );
}

const PayTable = ({ rows, query }: { rows: readonly PaySumsFragment[]; query: string }) => (
  <Box role="group" aria-label="Liquidaciones del mes" sx={{ overflowX: 'auto' }}>
    <Box component="table" aria-label="Liquidaciones del mes" sx={FIGURE_TABLE}>
      <thead>
        <tr>
          <th scope="col">Profesional</th>
          <th scope="col" className="wide">
            Estado
          </th>
          <th scope="col" className="number wide">
            Bruto
          </th>
          <th scope="col" className="number wide">
            Descuentos
          </th>
          <th scope="col" className="number">
            Neto
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.professionalId}>
            <th scope="row">
              <MuiLink
                component={Link}
                to={`/app/caja/liquidaciones/${row.professionalId}${query}`}
                sx={LINK_THUMB_HIGH}
              >
                {row.professionalName}
              </MuiLink>
              <small>{row.kind ? PAY_KIND_LABELS[row.kind] : 'Falta definir cómo se le paga'}</small>
              <small className="narrow">
                <PayState row={row} />
              </small>
            </th>
            <td className="wide">
              <PayState row={row} />
            </td>
            <td className="number wide">{formatClp(row.gross)}</td>
            <td className="number wide">{formatClp(row.retention + row.rent)}</td>
            <td className="number">
              {formatClp(row.net)}
              {row.gross !== row.net && <small className="narrow">de {formatClp(row.gross)}</small>}
            </td>
          </tr>
        ))}
        {rows.length > 1 && (
          <tr className="total">
            <th scope="row">Total</th>
            <td className="wide">
              {rows.filter(({ settledAt }) => settledAt).length} de {rows.length} liquidadas
            </td>
            <td className="number wide">{formatClp(rows.reduce((sum, { gross }) => sum + gross, 0))}</td>
            <td className="number wide">
              {formatClp(rows.reduce((sum, { retention, rent }) => sum + retention + rent, 0))}
            </td>
            <td className="number">{formatClp(rows.reduce((sum, { net }) => sum + net, 0))}</td>
          </tr>
        )}
      </tbody>
    </Box>
  </Box>
);

function PayState({ row: { settledAt, kind } }: { row: PaySumsFragment }) {
  if (!settledAt && !kind) return null;
  return (
    <StatusPill colour={settledAt ? 'success' : 'warning'}>
      {settledAt ? 'Liquidada' : 'Sin liquidar'}
    </StatusPill>
  );
}
