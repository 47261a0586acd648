import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import type { PatientOrder } from '../patients.generated';
import { COLUMNS } from './list-columns';
import type { ListAddress } from '../use-patients-address';

interface PatientOrderSelectProps {
  list: ListAddress;
  onOrder: (order: Pick<ListAddress, 'orderBy' | 'descending'>) => void;
}

/** Sorts the cards, which have no column headings. A native select works best on phones. */
export function PatientOrderSelect({ list, onOrder }: PatientOrderSelectProps) {
  const id = useId();
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
      <Typography component="label" htmlFor={id} color="textSecondary">
        Ordenar por
      </Typography>
      <Box
        component="select"
        id={id}
        value={`${list.orderBy} ${list.descending ? 'desc' : 'asc'}`}
        onChange={(event: React.ChangeEvent<HTMLSelectElement>) => {
          const [orderBy, direction] = event.target.value.split(' ');
          onOrder({ orderBy: orderBy as PatientOrder, descending: direction === 'desc' });
        }}
        sx={{
          flex: 1,
          minHeight: 42,
          paddingInline: 1,
          font: 'inherit',
          fontSize: '1rem',
          color: 'text.primary',
          backgroundColor: 'background.paper',
          border: '1px solid color-mix(in srgb, var(--huella-palette-text-primary) 42%, transparent)',
          borderRadius: 'var(--r-control)',
        }}
      >
        {COLUMNS.flatMap(({ order, label }) => [
          <option key={order} value={`${order} asc`}>
            {label}
          </option>,
          <option key={`${order} desc`} value={`${order} desc`}>
            {label}, al revés
          </option>,
        ])}
      </Box>
    </Box>
  );
}
