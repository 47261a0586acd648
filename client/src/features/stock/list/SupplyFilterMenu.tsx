import FilterListRounded from '~icons/round-filter-list';
import Badge from '@mui/material/Badge';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import IconButton from '@mui/material/IconButton';
import Popover from '@mui/material/Popover';
import { useState } from 'react';
import { SelectField } from '../../../ui/fields/SelectField';
import type { SupplyOrder } from '../supplies.generated';
import type { SupplyView } from './supply-list';

const ORDERS: Readonly<Record<SupplyOrder, string>> = {
  NAME: 'Nombre',
  STOCK: 'Stock Actual',
  SHORTFALL: 'Faltante (Crítico - Actual)',
};

interface SupplyFilterMenuProps {
  view: SupplyView;
  onChange: (change: Partial<SupplyView>) => void;
}

/** Filters and sorts. A red dot shows that some supplies are hidden. */
export function SupplyFilterMenu({ view, onChange }: SupplyFilterMenuProps) {
  const [anchor, setAnchor] = useState<HTMLElement>();
  const label = view.criticalOnly ? 'Filtros: solo stock crítico' : 'Filtros';
  return (
    <>
      <IconButton
        color="inherit"
        aria-label={label}
        title={label}
        aria-haspopup="dialog"
        aria-expanded={anchor !== undefined}
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={{
          border: '1px solid',
          borderColor: 'divider',
          borderRadius: 'var(--r-control)',
          width: 40,
          height: 40,
        }}
      >
        <Badge variant="dot" color="error" invisible={!view.criticalOnly} data-testid="punto-filtro">
          <FilterListRounded fontSize="small" />
        </Badge>
      </IconButton>
      <Popover
        open={anchor !== undefined}
        anchorEl={anchor}
        onClose={() => setAnchor(undefined)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{
          paper: {
            role: 'dialog',
            'aria-label': 'Filtros',
            sx: { marginTop: 1, border: '1px solid', borderColor: 'divider', borderRadius: 'var(--r-card)' },
          },
        }}
      >
        <Box sx={{ display: 'grid', gap: 2, padding: 2.5, width: 300 }}>
          <FormControlLabel
            control={
              <Checkbox
                autoFocus
                checked={view.criticalOnly}
                onChange={(event) => onChange({ criticalOnly: event.target.checked })}
              />
            }
            label="Mostrar solo stock crítico"
          />
          <SelectField
            label="Ordenar por"
            value={view.orderBy}
            onChange={(event) => onChange({ orderBy: event.target.value as SupplyOrder })}
          >
            {Object.entries(ORDERS).map(([order, text]) => (
              <option key={order} value={order}>
                {text}
              </option>
            ))}
          </SelectField>
          <SelectField
            label="Dirección"
            value={view.descending ? 'DOWN' : 'UP'}
            onChange={(event) => onChange({ descending: event.target.value === 'DOWN' })}
          >
            <option value="UP">Ascendente</option>
            <option value="DOWN">Descendente</option>
          </SelectField>
        </Box>
      </Popover>
    </>
  );
}
