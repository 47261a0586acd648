import { SUBSTANCE_LABELS } from '#domain/stock/substance.es.js';
import { SUBSTANCES } from '#domain/stock/substance.js';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { CheckList } from '../../../ui/fields/CheckList';
import { Field, LongField } from '../../../ui/fields/Field';
import { OptionalDate } from '../../../ui/fields/OptionalDate';
import { optionalMarks } from '../../../ui/fields/optional-marks';
import { FIELD_LABELS, substancesOf, type SupplyFormValues, supplyRules } from './supply-form';

const UNITS = ['Unidad', 'Caja', 'Paquete', 'Frasco', 'Par', 'ml', 'g', 'Rollo'];

interface SupplyFieldsProps {
  form: UseFormReturn<SupplyFormValues>;
  /** The stored stock; absent for a new supply. */
  seenStock: number | undefined;
}

/** A changed stock requires a reason, which is stored in the ledger. */
export function SupplyFields({ form, seenStock }: SupplyFieldsProps) {
  const isStockChanged = ({ stock }: SupplyFormValues) =>
    seenStock !== undefined && stock.trim() !== '' && Number(stock) !== seenStock;
  const rules = supplyRules(isStockChanged);
  const { errors } = form.formState;
  const [stock, contains] = useWatch({ control: form.control, name: ['stock', 'contains'] });
  const bind = (field: keyof typeof rules) => ({
    ...form.register(field, rules[field]),
    label: FIELD_LABELS[field],
    error: errors[field]?.message,
  });
  const number = { type: 'number', inputMode: 'numeric', min: 0, step: 1, 'aria-required': true } as const;
  const difference = Number(stock) - (seenStock ?? 0);
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: 'repeat(6, minmax(0, 1fr))',
        alignItems: 'start',
        gap: 2,
        '& > *': { gridColumn: { xs: 'span 3', sm: 'span 2' } },
        '& > .half': { gridColumn: 'span 3' },
        '& > .half-or-whole': { gridColumn: { xs: '1 / -1', sm: 'span 3' } },
        '& > .whole': { gridColumn: '1 / -1' },
        ...optionalMarks,
      }}
    >
      <div className="whole">
        <Field {...bind('name')} aria-required autoComplete="off" autoFocus={seenStock === undefined} />
      </div>
      <div className="whole">
        <LongField {...bind('description')} />
      </div>
      <Field {...bind('stock')} {...number} autoFocus={seenStock !== undefined} />
      <Field {...bind('criticalStock')} {...number} />
      <Field {...bind('unit')} aria-required autoComplete="off" list="unidades" />
      <datalist id="unidades">
        {UNITS.map((unit) => (
          <option key={unit}>{unit}</option>
        ))}
      </datalist>
      {isStockChanged({ ...form.getValues(), stock }) && (
        <div className="whole">
          <Field
            {...bind('stockReason')}
            aria-required
            autoComplete="off"
            placeholder="Por ejemplo, compra, conteo o merma"
          />
          {Number.isInteger(difference) && (
            <Typography variant="caption" color="textSecondary" sx={{ display: 'block', marginTop: 0.75 }}>
              El stock pasa de {seenStock} a {Number(stock)} ({difference > 0 ? '+' : '−'}
              {Math.abs(difference)}). Queda anotado en sus movimientos.
            </Typography>
          )}
        </div>
      )}
      <div className="half">
        <Field {...bind('unitValue')} {...number} />
      </div>
      <div className="half-or-whole">
        <Field {...bind('salePrice')} {...number} aria-required={false} placeholder="Si se vende" />
      </div>
      <div className="half-or-whole">
        <OptionalDate
          form={form}
          name="expiryDate"
          label={FIELD_LABELS.expiryDate}
          error={errors.expiryDate?.message}
        />
      </div>
      <div className="half-or-whole">
        <Field {...bind('supplier')} autoComplete="off" placeholder="Dónde se compra" />
      </div>
      <div className="whole">
        <CheckList
          label="Contiene"
          hint="La visita lo advierte si el paciente es alérgico."
          options={SUBSTANCES}
          labels={SUBSTANCE_LABELS}
          chosen={substancesOf(contains)}
          onChange={(chosen) => form.setValue('contains', chosen.join(), { shouldDirty: true })}
        />
      </div>
    </Box>
  );
}
