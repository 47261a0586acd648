import type { LocalDate } from '#domain/clinic-time.js';
import { totalCost } from '#domain/records/clinical-record.js';
import { formatClp } from '#domain/stock/clp.js';
import { notEnoughStock } from '#domain/sentences.es.js';
import CloseRounded from '~icons/round-close';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { Field } from '../../ui/fields/Field';
import { SelectField } from '../../ui/fields/SelectField';
import type { UsedSupply } from '../records/record-values';
import { type ChoosableSupply, supplyInWords } from '../records/used-supplies';

interface VisitSuppliesProps {
  lines: readonly UsedSupply[];
  supplies: readonly ChoosableSupply[];
  day: LocalDate;
  onChange: (lines: UsedSupply[]) => void;
}

/** The supplies that the visit uses, starting with the treatment's kit. Missing stock is shown at the quantity. */
export function VisitSupplies({ lines, supplies, day, onChange }: VisitSuppliesProps) {
  const others = supplies.filter(({ id }) => lines.every(({ supplyId }) => supplyId !== id));
  const add = (id: number) => {
    const supply = others.find((one) => one.id === id);
    if (!supply) return;
    const { name: supplyName, unitValue } = supply;
    onChange([...lines, { supplyId: id, supplyName, quantity: 1, unitValue }]);
  };
  return (
    <Box
      component="fieldset"
      sx={{ display: 'grid', gap: 1.5, margin: 0, padding: 0, border: 0, minWidth: 0 }}
    >
      <Typography component="legend" variant="h3" sx={{ padding: 0, marginBottom: 1 }}>
        Productos usados
      </Typography>
      {lines.map((line) => (
        <Box
          key={line.supplyId}
          sx={{
            display: 'grid',
            gridTemplateColumns: 'minmax(0, 1fr) 120px auto',
            alignItems: 'start',
            gap: 1,
          }}
        >
          <Box sx={{ paddingTop: 4.75, minWidth: 0 }}>
            <Typography sx={{ overflowWrap: 'anywhere' }}>{line.supplyName}</Typography>
          </Box>
          <Field
            label="Cantidad"
            aria-label={`Cantidad de ${line.supplyName}`}
            type="number"
            inputMode="numeric"
            min={1}
            step={1}
            // While the user types, it may temporarily not be a number.
            value={Number.isNaN(line.quantity) ? '' : line.quantity}
            error={faultOf(line, supplies)}
            onChange={({ target }) =>
              onChange(lines.map((one) => (one === line ? { ...line, quantity: target.valueAsNumber } : one)))
            }
          />
          <IconButton
            aria-label={`Quitar ${line.supplyName}`}
            title="Quitar"
            onClick={() => onChange(lines.filter((one) => one !== line))}
            sx={{ marginTop: 4 }}
          >
            <CloseRounded fontSize="small" />
          </IconButton>
        </Box>
      ))}
      <SelectField label="Agregar producto" value="" onChange={({ target }) => add(Number(target.value))}>
        <option value="">Seleccione un producto</option>
        {others.map((supply) => (
          <option key={supply.id} value={supply.id} disabled={supply.stock <= 0}>
            {supplyInWords(supply, day)}
          </option>
        ))}
      </SelectField>
      {lines.length > 0 && (
        <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'baseline' }}>
          <Typography sx={{ fontWeight: 620 }}>Costo Total</Typography>
          <Typography sx={{ fontWeight: 680, fontSize: '1.125rem' }}>
            {formatClp(totalCost(lines.filter(({ quantity }) => quantity > 0)))}
          </Typography>
        </Box>
      )}
    </Box>
  );
}

function faultOf(line: UsedSupply, supplies: readonly ChoosableSupply[]): string | undefined {
  if (!Number.isInteger(line.quantity) || line.quantity < 1) return 'Escriba una cantidad entera desde 1.';
  const stock = supplies.find(({ id }) => id === line.supplyId)?.stock ?? 0;
  return line.quantity > stock ? notEnoughStock(stock) : undefined;
}
