import type { LocalDate } from '#domain/clinic-time.js';
import { totalCost } from '#domain/records/clinical-record.js';
import { notEnoughStock } from '#domain/sentences.es.js';
import CloseRounded from '~icons/round-close';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { SelectField } from '../../ui/fields/SelectField';
import type { UsedSupply } from '../records/record-values';
import { AmountLine, TotalCost } from '../records/TotalCost';
import { QuantityField } from './QuantityField';
import { type ChoosableSupply, supplyInWords } from '../records/used-supplies';

interface VisitSuppliesProps {
  lines: readonly UsedSupply[];
  supplies: readonly ChoosableSupply[];
  day: LocalDate;
  /** The treatment's price in the catalogue; null if it has none. */
  price: number | null;
  onChange: (lines: UsedSupply[]) => void;
}

/** The supplies that the visit uses, starting with the treatment's kit. Missing stock is shown at the quantity. */
export function VisitSupplies({ lines, supplies, day, price, onChange }: VisitSuppliesProps) {
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
            gridTemplateColumns: { xs: 'minmax(0, 1fr) auto', sm: 'minmax(0, 1fr) auto auto' },
            alignItems: 'start',
            gap: 1,
          }}
        >
          <Typography sx={{ minWidth: 0, paddingTop: 1.5, overflowWrap: 'anywhere' }}>
            {line.supplyName}
          </Typography>
          <QuantityField
            of={line.supplyName}
            value={line.quantity}
            error={faultOf(line, supplies)}
            onChange={(quantity) =>
              onChange(lines.map((one) => (one === line ? { ...line, quantity } : one)))
            }
          />
          <IconButton
            aria-label={`Quitar ${line.supplyName}`}
            title="Quitar"
            onClick={() => onChange(lines.filter((one) => one !== line))}
            sx={{ width: 48, height: 48, gridColumn: { xs: 2, sm: 'auto' }, gridRow: { xs: 1, sm: 'auto' } }}
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
      <Box sx={{ '&:empty': { display: 'none' } }}>
        {lines.length > 0 && <TotalCost cost={totalCost(lines.filter(({ quantity }) => quantity > 0))} />}
        {/* Beside the cost, which read aloud to a patient would be a wrong price. */}
        {price !== null && <AmountLine name="Precio del tratamiento" of="de lista" pesos={price} />}
      </Box>
    </Box>
  );
}

function faultOf(line: UsedSupply, supplies: readonly ChoosableSupply[]): string | undefined {
  if (!Number.isInteger(line.quantity) || line.quantity < 1) return 'Escriba una cantidad entera desde 1.';
  const stock = supplies.find(({ id }) => id === line.supplyId)?.stock ?? 0;
  return line.quantity > stock ? notEnoughStock(stock) : undefined;
}
