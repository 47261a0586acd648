import { formatClp } from '#domain/stock/clp.js';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { PatientLink } from '../../../clinic/PatientLink';
import { VisuallyHidden } from '../../../ui/VisuallyHidden';
import { type LineAction, LineMenu } from './LineMenu';

export interface MoneyTableRow {
  readonly key: string;
  readonly when: ReactNode;
  /** Undefined where it is not named; null for a sale without a patient. */
  readonly patient?: { readonly id: number; readonly name: string } | null;
  readonly words: string;
  /** In small letters. */
  readonly detail: string;
  readonly side: 'charge' | 'payment';
  readonly amount: number;
  /** Whether it takes something back, or is taken back. */
  readonly isBack: boolean;
  readonly actions?: readonly LineAction[];
}

interface MoneyTableProps {
  label: string;
  /** The header of the first column. */
  when: string;
  hasActions?: boolean;
  rows: readonly MoneyTableRow[];
}

/** Lines of money in two columns that add up. */
export const MoneyTable = ({ label, when, hasActions = false, rows }: MoneyTableProps) => (
  <Box sx={{ containerType: 'inline-size' }}>
    <Box component="table" aria-label={label} sx={table}>
      <thead>
        <tr>
          <th scope="col" className="when">
            {when}
          </th>
          <th scope="col">Detalle</th>
          <th scope="col" className="amount">
            Cobro
          </th>
          <th scope="col" className="amount">
            Pago
          </th>
          {hasActions && (
            <th scope="col">
              <VisuallyHidden>Acciones</VisuallyHidden>
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.key} data-back={row.isBack}>
            <td className="when">{row.when}</td>
            <td>
              <Box className="what">
                <Typography
                  component="span"
                  variant="caption"
                  color="textSecondary"
                  className="day"
                  sx={{ display: 'none' }}
                >
                  {row.when}
                </Typography>
                {row.patient !== undefined && (
                  <Typography component="span" sx={{ display: 'block', fontWeight: 600 }}>
                    {row.patient === null ? 'Venta sin paciente' : <PatientLink patient={row.patient} />}
                  </Typography>
                )}
                {row.words}
                {row.detail && (
                  <Typography
                    component="span"
                    variant="body2"
                    color="textSecondary"
                    sx={{ display: 'block' }}
                  >
                    {row.detail}
                  </Typography>
                )}
              </Box>
            </td>
            <td className="amount charge">{row.side === 'charge' && formatClp(row.amount)}</td>
            <td className="amount payment">{row.side === 'payment' && formatClp(row.amount)}</td>
            {hasActions && (
              <td className="menu">
                <LineMenu name={`${row.words} ${formatClp(row.amount)}`} actions={row.actions ?? []} />
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </Box>
  </Box>
);

const table = {
  width: '100%',
  borderCollapse: 'collapse',
  '& th': { font: 'var(--font-small)', color: 'var(--ink-2)', textAlign: 'left', fontWeight: 600 },
  '& th, & td': { padding: '8px 10px 8px 0', verticalAlign: 'top', overflowWrap: 'anywhere' },
  '& td': { borderTop: '1px solid var(--line)' },
  '& .amount': { textAlign: 'right', whiteSpace: 'nowrap', overflowWrap: 'normal', width: '1%' },
  '& td.when': { whiteSpace: 'nowrap', width: '1%', color: 'var(--ink-2)' },
  '& td.menu': { width: 40, padding: 0, textAlign: 'right' },
  '& [data-back="true"] td.amount': { color: 'var(--ink-2)' },
  // With room for it, a line's texts are side by side.
  '@container (min-width: 900px)': {
    '& .what': {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1.3fr) minmax(0, 1fr)',
      alignItems: 'baseline',
      columnGap: '16px',
    },
  },
  // On a phone or beside a page, there is no room for a column of days: another cell has the day.
  '@container (max-width: 520px)': { '& .when': { display: 'none' }, '& .day': { display: 'block' } },
  // Narrower still, all amounts are in one column, and each says what it is.
  '@container (max-width: 400px)': {
    '& thead, & td.amount:empty': { display: 'none' },
    '& tr:first-of-type td': { borderTop: 0 },
    '& td.amount::before': { display: 'block', font: 'var(--font-small)', color: 'var(--ink-2)' },
    '& td.charge::before': { content: '"Cobro"' },
    '& td.payment::before': { content: '"Pago"' },
  },
} as const;
