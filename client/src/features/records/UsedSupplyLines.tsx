import { totalCost } from '#domain/records/clinical-record.js';
import { formatClp } from '#domain/stock/clp.js';
import CloseRounded from '~icons/round-close';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { TotalCost } from './TotalCost';
import type { UsedSupply } from './record-values';

const Lines = styled('table')(({ theme }) => ({
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: '0.875rem',
  '& th, & td': {
    padding: '8px 10px',
    textAlign: 'left',
    fontWeight: 450,
    borderBottom: `1px solid ${(theme.vars ?? theme).palette.divider}`,
  },
  '& thead th': {
    fontSize: '0.8125rem',
    fontWeight: 600,
    color: (theme.vars ?? theme).palette.text.secondary,
  },
  '& tbody th': { fontWeight: 600, overflowWrap: 'anywhere' },
  '& .number': { textAlign: 'right', whiteSpace: 'nowrap' },
  '& th:first-of-type': { paddingLeft: 0 },
  // On a phone the price of each line is hidden; the sum stays.
  [theme.breakpoints.down('sm')]: { '& .price': { display: 'none' } },
}));

interface UsedSupplyLinesProps {
  lines: readonly UsedSupply[];
  /** Absent for a read-only list. */
  onRemove?: (supplyId: number) => void;
}

/** The supplies used, at the prices of that day, and their sum. */
export function UsedSupplyLines({ lines, onRemove }: UsedSupplyLinesProps) {
  return (
    <Box>
      {lines.length > 0 && (
        <Lines>
          <thead>
            <tr>
              <th scope="col">Producto</th>
              <th scope="col" className="number">
                Cantidad
              </th>
              <th scope="col" className="number price">
                Valor
              </th>
              <th scope="col" className="number">
                Subtotal
              </th>
              {onRemove && <td aria-label="Acciones" />}
            </tr>
          </thead>
          <tbody>
            {lines.map(({ supplyId, supplyName, quantity, unitValue }) => (
              <tr key={supplyId}>
                <th scope="row">{supplyName}</th>
                <td className="number">{quantity}</td>
                <td className="number price">{formatClp(unitValue)}</td>
                <td className="number">{formatClp(quantity * unitValue)}</td>
                {onRemove && (
                  <td className="number" style={{ width: 44, padding: 0 }}>
                    <IconButton
                      size="small"
                      aria-label={`Quitar ${supplyName}`}
                      title="Quitar"
                      onClick={() => onRemove(supplyId)}
                    >
                      <CloseRounded fontSize="small" />
                    </IconButton>
                  </td>
                )}
              </tr>
            ))}
          </tbody>
        </Lines>
      )}
      <TotalCost cost={totalCost(lines)} />
    </Box>
  );
}
