import type { LocalDate } from '#domain/clinic-time.js';
import AddRounded from '~icons/round-add';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { type KeyboardEvent, useState } from 'react';
import { Field } from '../../../ui/fields/Field';
import { Notice } from '../../../ui/notices/Notice';
import { RetryNotice } from '../../../ui/notices/RetryNotice';
import { SelectField } from '../../../ui/fields/SelectField';
import { useRecordSuppliesQuery } from '../clinical-records.generated';
import type { UsedSupply } from '../record-values';
import { remaining, supplyInWords, withSupply } from '../used-supplies';
import { UsedSupplyLines } from '../UsedSupplyLines';

interface UsedSuppliesFieldProps {
  lines: readonly UsedSupply[];
  stored: readonly UsedSupply[];
  /** The day of the visit. */
  day: LocalDate;
  onChange: (lines: UsedSupply[]) => void;
}

export function UsedSuppliesField({ lines, stored, day, onChange }: UsedSuppliesFieldProps) {
  // Other users take supplies too, so the stock is loaded each time.
  const { data, error, refetch } = useRecordSuppliesQuery({ fetchPolicy: 'cache-and-network' });
  const supplies = data?.supplies ?? [];
  const [chosenId, setChosenId] = useState('');
  const [quantity, setQuantity] = useState('1');
  const [fault, setFault] = useState<string>();
  const chosen = supplies.find(({ id }) => String(id) === chosenId);

  const add = () => {
    const outcome = withSupply(chosen, quantity.trim() === '' ? Number.NaN : Number(quantity), lines, stored);
    if ('fault' in outcome) return setFault(outcome.fault);
    setFault(undefined);
    setChosenId('');
    setQuantity('1');
    onChange(outcome.lines);
  };
  // Enter would submit the whole record.
  const addOnEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    add();
  };

  return (
    <Box
      component="fieldset"
      sx={{ display: 'grid', gap: 1.5, margin: 0, padding: 0, border: 0, minWidth: 0 }}
    >
      <Typography component="legend" variant="h3" sx={{ padding: 0, marginBottom: 1 }}>
        Productos usados
      </Typography>
      {error && (
        <RetryNotice
          sentence="No se pudieron cargar los productos."
          onRetry={() => void refetch().catch(() => undefined)}
        />
      )}
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr) auto', sm: 'minmax(0, 1fr) 110px auto' },
          alignItems: 'end',
          gap: 1.25,
        }}
      >
        <Box sx={{ gridColumn: { xs: '1 / -1', sm: 'auto' } }}>
          <SelectField
            label="Producto"
            value={chosenId}
            onChange={(event) => setChosenId(event.target.value)}
          >
            <option value="">Seleccione un producto</option>
            {supplies.map((supply) => (
              <option key={supply.id} value={supply.id} disabled={remaining(supply, lines, stored) <= 0}>
                {supplyInWords(supply, day)}
              </option>
            ))}
          </SelectField>
        </Box>
        <Field
          label="Cantidad"
          type="number"
          inputMode="numeric"
          min={1}
          max={chosen && Math.max(1, remaining(chosen, lines, stored))}
          value={quantity}
          onChange={(event) => setQuantity(event.target.value)}
          onKeyDown={addOnEnter}
        />
        <Button variant="outlined" startIcon={<AddRounded />} onClick={add} sx={{ minHeight: 46 }}>
          Agregar
        </Button>
      </Box>
      {fault && <Notice sentence={fault} />}
      <UsedSupplyLines
        lines={lines}
        onRemove={(supplyId) => {
          setFault(undefined);
          onChange(lines.filter((line) => line.supplyId !== supplyId));
        }}
      />
    </Box>
  );
}
