import { TEXT_LIMITS } from '#domain/text-limits.js';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ExpandMoreRounded from '~icons/round-expand-more';
import { useState } from 'react';
import { useClinicNow } from '../../../clinic/clinic-now';
import { useProfessionals } from '../../../professionals/professionals';
import { DateField } from '../../../ui/fields/DateField';
import { Field } from '../../../ui/fields/Field';
import { optionalMarks } from '../../../ui/fields/optional-marks';
import { SelectField } from '../../../ui/fields/SelectField';
import { FLUSH_START } from '../../../ui/theme/flush';
import { PesosField } from '../PesosField';
import type { PaymentValues } from './payment-values';

interface MoreFieldsProps {
  values: PaymentValues;
  faults: Partial<Record<string, string>>;
  change: (part: Partial<PaymentValues>) => void;
  /** A deposit is taken without one. */
  hasTip?: boolean;
}

const INSIDE = ['payerName', 'payerRut', 'tip', 'belongsTo', 'note'] as const;

/** Rarely used fields of a payment: another payer, a tip, an earlier day. */
export function MoreFields(props: MoreFieldsProps) {
  const [wasOpened, setOpened] = useState(false);
  const isOpen = wasOpened || INSIDE.some((field) => props.faults[field]);
  if (isOpen) return <Fields {...props} />;
  return (
    <Button
      color="inherit"
      startIcon={<ExpandMoreRounded />}
      aria-expanded={false}
      onClick={() => setOpened(true)}
      sx={{ ...FLUSH_START, justifySelf: 'start' }}
    >
      {props.hasTip === false ? 'Más: otro pagador, otra fecha' : 'Más: otro pagador, propina, otra fecha'}
    </Button>
  );
}

function Fields({ values, faults, change, hasTip = true }: MoreFieldsProps) {
  const { date: today } = useClinicNow();
  const professionals = useProfessionals().filter(({ isArchived }) => !isArchived);
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(200px, 100%), 1fr))',
        gap: 2,
        ...optionalMarks,
      }}
    >
      <Field
        label="Quién paga, si es otra persona"
        autoFocus
        autoComplete="off"
        maxLength={TEXT_LIMITS.short}
        value={values.payerName}
        error={faults['payerName']}
        onChange={({ target }) => change({ payerName: target.value })}
      />
      <Field
        label="RUT de quien paga"
        autoComplete="off"
        value={values.payerRut}
        error={faults['payerRut']}
        onChange={({ target }) => change({ payerRut: target.value })}
      />
      {hasTip && (
        <PesosField
          label="Propina"
          value={values.tip}
          error={faults['tip']}
          hint="Se anota aparte: no es ingreso de la clínica."
          onChange={(tip) => change({ tip })}
        />
      )}
      {hasTip && professionals.length > 1 && (
        <SelectField
          label="Propina para"
          value={values.tipProfessionalId ?? ''}
          onChange={({ target }) => change({ tipProfessionalId: Number(target.value) || null })}
        >
          <option value="">Sin indicar</option>
          {professionals.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectField>
      )}
      <DateField
        label="Día del pago, si no fue hoy"
        value={values.belongsTo}
        max={today}
        today={today}
        error={faults['belongsTo']}
        onChange={(belongsTo) => change({ belongsTo })}
      />
      <Field
        label="Nota"
        autoComplete="off"
        maxLength={TEXT_LIMITS.short}
        value={values.note}
        error={faults['note']}
        onChange={({ target }) => change({ note: target.value })}
      />
    </Box>
  );
}
