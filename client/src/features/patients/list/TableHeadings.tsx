import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import TableSortLabel from '@mui/material/TableSortLabel';
import { THUMB_HIGH } from '../../../ui/theme/thumb-high';
import { COLUMNS } from './list-columns';
import type { ListAddress } from '../use-patients-address';

interface TableHeadingsProps {
  list: ListAddress;
  onOrder: (order: Pick<ListAddress, 'orderBy' | 'descending'>) => void;
}

/** Clicking a heading sorts by it; clicking it again reverses the order. */
export function TableHeadings({ list, onOrder }: TableHeadingsProps) {
  return (
    <TableHead sx={{ '& th': { fontSize: '0.8125rem', fontWeight: 600, color: 'text.secondary' } }}>
      <TableRow>
        {COLUMNS.map(({ order, label, width }) => {
          const isActive = order === list.orderBy;
          return (
            <TableCell
              key={order}
              sx={{ width }}
              sortDirection={isActive ? (list.descending ? 'desc' : 'asc') : false}
            >
              <TableSortLabel
                active={isActive}
                direction={isActive && list.descending ? 'desc' : 'asc'}
                sx={THUMB_HIGH}
                onClick={() => onOrder({ orderBy: order, descending: isActive && !list.descending })}
              >
                {label}
              </TableSortLabel>
            </TableCell>
          );
        })}
        <TableCell sx={{ width: { xs: 108, lg: 200 } }}>Acciones</TableCell>
      </TableRow>
    </TableHead>
  );
}
