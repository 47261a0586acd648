import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { CompactSelect } from '../../../ui/fields/SelectField';
import type { PatientOrder } from '../patients.generated';
import { COLUMNS } from './list-columns';
import type { ListAddress } from '../use-patients-address';

interface PatientOrderSelectProps {
  list: ListAddress;
  onOrder: (order: Pick<ListAddress, 'orderBy' | 'descending'>) => void;
}

/** Sorts the cards, which have no column headings. */
export function PatientOrderSelect({ list, onOrder }: PatientOrderSelectProps) {
  const id = useId();
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
      <Typography component="label" htmlFor={id} color="textSecondary">
        Ordenar por
      </Typography>
      <CompactSelect
        id={id}
        value={`${list.orderBy} ${list.descending ? 'desc' : 'asc'}`}
        onChange={({ target }) => {
          const [orderBy, direction] = target.value.split(' ');
          onOrder({ orderBy: orderBy as PatientOrder, descending: direction === 'desc' });
        }}
        isWide
      >
        {COLUMNS.flatMap(({ order, label }) => [
          <option key={order} value={`${order} asc`}>
            {label}
          </option>,
          <option key={`${order} desc`} value={`${order} desc`}>
            {label}, al revés
          </option>,
        ])}
      </CompactSelect>
    </Box>
  );
}
