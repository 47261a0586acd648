import { EXPIRED } from '#domain/stock/stock-movement.es.js';
import { isExpired } from '#domain/stock/supply.js';
import CloseRounded from '~icons/round-close';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useClinicNow } from '../../../clinic/clinic-now';
import { Field } from '../../../ui/fields/Field';
import { SelectField } from '../../../ui/fields/SelectField';
import { RetryNotice } from '../../../ui/notices/RetryNotice';
import { type KitLine, LABELS } from './treatment-values';
import { useKitSuppliesQuery } from './treatment-writes.generated';

interface KitFieldProps {
  kit: readonly KitLine[];
  fault: string | undefined;
  onChange: (kit: readonly KitLine[]) => void;
}

/** The supplies that a visit usually uses, each with its quantity. */
export function KitField({ kit, fault, onChange }: KitFieldProps) {
  const { data, error, refetch } = useKitSuppliesQuery({ fetchPolicy: 'cache-and-network' });
  const faultId = useId();
  const { date: today } = useClinicNow();
  const isExpiredNow = (supplyId: number) =>
    isExpired(data?.supplies.find(({ id }) => id === supplyId)?.expiryDate ?? null, today);
  const others = (data?.supplies ?? []).filter(({ id }) => kit.every(({ supplyId }) => supplyId !== id));
  const add = (id: number) => {
    const supply = others.find((one) => one.id === id);
    if (supply) onChange([...kit, { supplyId: id, supplyName: supply.name, quantity: '1' }]);
  };
  return (
    <Box
      component="fieldset"
      aria-describedby={fault ? faultId : undefined}
      sx={{ display: 'grid', gap: 1, minWidth: 0, margin: 0, padding: 0, border: 0 }}
    >
      <Typography component="legend" variant="body2" sx={{ padding: 0, marginBottom: 0.5, fontWeight: 550 }}>
        {LABELS.kit}
      </Typography>
      <Typography variant="caption" color="textSecondary">
        Al atender aparecen ya anotados en la ficha, y se pueden cambiar.
      </Typography>
      {kit.map((line) => (
        <Box
          key={line.supplyId}
          sx={{
            display: 'grid',
            gridTemplateColumns: 'minmax(0, 1fr) 110px auto',
            gap: 1,
            alignItems: 'end',
          }}
        >
          <Typography sx={{ alignSelf: 'center', overflowWrap: 'anywhere', paddingTop: 3 }}>
            {line.supplyName}
            {isExpiredNow(line.supplyId) && (
              <Typography component="span" variant="caption" color="error">
                {' '}
                · {EXPIRED}
              </Typography>
            )}
          </Typography>
          <Field
            label="Cantidad"
            aria-required
            aria-label={`Cantidad de ${line.supplyName}`}
            type="number"
            inputMode="numeric"
            min={1}
            step={1}
            value={line.quantity}
            onChange={({ target }) =>
              onChange(kit.map((one) => (one === line ? { ...one, quantity: target.value } : one)))
            }
          />
          <IconButton
            aria-label={`Quitar ${line.supplyName}`}
            title="Quitar"
            onClick={() => onChange(kit.filter((one) => one !== line))}
            sx={{ marginBottom: 0.5 }}
          >
            <CloseRounded fontSize="small" />
          </IconButton>
        </Box>
      ))}
      {error && !data && (
        <RetryNotice
          sentence="No se pudieron cargar los insumos."
          onRetry={() => void refetch().catch(() => undefined)}
        />
      )}
      <SelectField label="Agregar insumo" value="" onChange={({ target }) => add(Number(target.value))}>
        <option value="">Seleccione un insumo</option>
        {others.map(({ id, name, unit, expiryDate }) => (
          <option key={id} value={id}>
            {`${name} (${unit})${isExpired(expiryDate, today) ? ` · ${EXPIRED}` : ''}`}
          </option>
        ))}
      </SelectField>
      {fault && (
        <Typography id={faultId} role="alert" variant="caption" color="error">
          {fault}
        </Typography>
      )}
    </Box>
  );
}
