import { shortDate } from '#domain/clinic-time.es.js';
import { PAY_KIND_LABELS } from '#domain/money/pay.es.js';
import { formatClp } from '#domain/stock/clp.js';
import ReceiptLongOutlined from '~icons/outline-receipt-long';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useWallTime } from '../../../clinic/wall-time';
import { Card } from '../../../ui/Card';
import { Message } from '../../../ui/frame/Message';
import { StatusPill } from '../../../ui/StatusPill';
import { FIGURE_TABLE } from '../month/figure-table';
import type { StatementFragment } from './pay.generated';
import { inPercent, stateInWords, sumsInWords } from './pay-words';

/** A professional's pay of a month, line by line. */
export function StatementCard({ statement }: { statement: StatementFragment }) {
  const wallTime = useWallTime();
  const { lines, kind, settledAt, settledByName } = statement;
  const hasSeveralKinds = new Set(lines.map((line) => line.kind)).size > 1;
  return (
    <Card aria-labelledby="lineas" sx={{ minWidth: 0 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <Typography variant="h2" id="lineas">
          Liquidación
        </Typography>
        <StatusPill colour={settledAt ? 'success' : 'warning'}>
          {settledAt ? 'Liquidada' : 'Sin liquidar'}
        </StatusPill>
      </Box>
      <Typography variant="body2" color="textSecondary" sx={{ marginTop: 0.5 }}>
        {kind ? `${PAY_KIND_LABELS[kind]}. ` : ''}
        {stateInWords(settledAt && wallTime(settledAt), settledByName)}
      </Typography>
      {lines.length === 0 ? (
        <Message icon={<ReceiptLongOutlined />} sentence="No hay nada que pagar este mes." />
      ) : (
        <Box role="group" aria-labelledby="lineas" sx={{ overflowX: 'auto', marginTop: 1 }}>
          <Box component="table" aria-labelledby="lineas" sx={FIGURE_TABLE}>
            <thead>
              <tr>
                <th scope="col">Detalle</th>
                <th scope="col" className="number wide">
                  Base
                </th>
                <th scope="col" className="number wide">
                  %
                </th>
                <th scope="col" className="number">
                  Monto
                </th>
              </tr>
            </thead>
            <tbody>
              {lines.map((line, index) => (
                <tr key={index}>
                  <th scope="row">
                    {line.description}
                    <small>
                      {[
                        shortDate(line.day),
                        line.patient,
                        line.base < 0 && 'anulado o devuelto',
                        hasSeveralKinds && PAY_KIND_LABELS[line.kind],
                      ]
                        .filter(Boolean)
                        .join(' · ')}
                    </small>
                    <small className="narrow">
                      {inPercent(line.percent)} de {formatClp(line.base)}
                    </small>
                  </th>
                  <td className="number wide">{formatClp(line.base)}</td>
                  <td className="number wide">{inPercent(line.percent)}</td>
                  <td className="number">{formatClp(line.amount)}</td>
                </tr>
              ))}
            </tbody>
          </Box>
        </Box>
      )}
      <Box component="dl" sx={SUMS}>
        {sumsInWords(statement).map(({ name, amount }) => (
          <Box key={name}>
            <dt>{name}</dt>
            <dd>{formatClp(amount)}</dd>
          </Box>
        ))}
      </Box>
    </Card>
  );
}

const SUMS = {
  margin: '16px 0 0',
  marginLeft: 'auto',
  maxWidth: 360,
  '& > div': { display: 'flex', justifyContent: 'space-between', gap: 2, padding: '6px 0' },
  '& > div:last-of-type': { borderTop: '1px solid var(--line-strong)', fontWeight: 600 },
  '& dd': { margin: 0, whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' },
} as const;
