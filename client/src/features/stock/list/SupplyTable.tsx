import { formatClp } from '#domain/stock/clp.js';
import type { LocalDate } from '#domain/clinic-time.js';
import { isCritical, shortfall } from '#domain/stock/supply.js';
import { styled } from '@mui/material/styles';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { ExpiryMark } from './ExpiryMark';
import { SupplyActions, type SupplyActs } from './SupplyActions';
import type { Supply } from './supply-list';

const Row = styled(TableRow)({
  '&:last-child td, &:last-child th': { borderBottom: 0 },
  '&[data-critical]': {
    backgroundColor: 'var(--critical)',
    '& > td:first-of-type': { boxShadow: 'inset 3px 0 0 var(--huella-palette-error-main)' },
    '& .stock': { fontWeight: 700, color: 'var(--huella-palette-error-main)' },
  },
});
const Cells = styled(Table)(({ theme }) => ({
  '& th, & td': {
    padding: '10px 10px',
    fontSize: '0.875rem',
    borderColor: (theme.vars ?? theme).palette.divider,
  },
  '& thead th': {
    whiteSpace: 'nowrap',
    fontWeight: 600,
    fontSize: '0.8125rem',
    color: (theme.vars ?? theme).palette.text.secondary,
  },
  '& thead th:first-of-type, & td:first-of-type': { paddingLeft: 20 },
  '& thead th:last-of-type, & td:last-of-type': { paddingRight: 12 },
}));

interface SupplyTableProps extends SupplyActs {
  supplies: readonly Supply[];
  today: LocalDate;
}

/** Critical supplies are highlighted in red. */
export function SupplyTable({ supplies, today, ...acts }: SupplyTableProps) {
  return (
    <Cells aria-label="Insumos">
      <TableHead>
        <TableRow>
          <TableCell>ID</TableCell>
          <TableCell>Nombre</TableCell>
          <TableCell>Descripción</TableCell>
          <TableCell>Unidad</TableCell>
          <TableCell align="right">Stock</TableCell>
          <TableCell align="right">Crítico</TableCell>
          <TableCell align="right">Valor</TableCell>
          <TableCell>Vencimiento</TableCell>
          <TableCell align="right">Faltante</TableCell>
          <TableCell align="right">Acciones</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {supplies.map((supply) => (
          <Row key={supply.id} data-critical={isCritical(supply) || undefined}>
            <TableCell sx={{ color: 'text.secondary' }}>{supply.id}</TableCell>
            <TableCell
              component="th"
              scope="row"
              sx={{ fontWeight: 600, minWidth: 130, overflowWrap: 'anywhere' }}
            >
              {supply.name}
            </TableCell>
            <TableCell sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
              {supply.description}
            </TableCell>
            <TableCell>{supply.unit}</TableCell>
            <TableCell align="right" className="stock">
              {supply.stock}
            </TableCell>
            <TableCell align="right">{supply.criticalStock}</TableCell>
            <TableCell align="right">{formatClp(supply.unitValue)}</TableCell>
            <TableCell>
              <ExpiryMark date={supply.expiryDate} today={today} />
            </TableCell>
            <TableCell align="right">{shortfall(supply)}</TableCell>
            <TableCell align="right">
              <SupplyActions supply={supply} {...acts} />
            </TableCell>
          </Row>
        ))}
      </TableBody>
    </Cells>
  );
}
