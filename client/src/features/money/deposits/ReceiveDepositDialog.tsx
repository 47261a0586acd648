import { longDay } from '#domain/clinic-time.es.js';
import { TEXT_LIMITS } from '#domain/text-limits.js';
import { parseRut } from '#domain/rut.js';
import { FIELD_MESSAGES } from '#domain/sentences.es.js';
import { formatClp } from '#domain/stock/clp.js';
import Typography from '@mui/material/Typography';
import { useWatch } from 'react-hook-form';
import { useRepeatKey } from '../../../apollo/use-repeat-key';
import { useClinicNow } from '../../../clinic/clinic-now';
import { FormModal } from '../../../editing/FormModal';
import { useVersionedForm } from '../../../editing/use-versioned-form';
import { DateField } from '../../../ui/fields/DateField';
import { Field } from '../../../ui/fields/Field';
import { useCloseAndReload } from '../use-close-and-reload';
import { type DepositLineFragment, useReceiveDepositMutation } from './deposits.generated';

interface DepositDialogProps {
  deposit: DepositLineFragment;
  onClose: () => void;
}

/** Notes that the transfer of a deposit has arrived. */
export function ReceiveDepositDialog({ deposit, onClose }: DepositDialogProps) {
  const { appointmentId, amount, patientName, date, time } = deposit;
  const { date: today } = useClinicNow();
  const [receive] = useReceiveDepositMutation();
  const key = useRepeatKey();
  const editing = useVersionedForm({
    initial: { payerName: '', payerRut: '', belongsTo: '', note: '' },
    faultsOf: ({ payerRut }) =>
      payerRut.trim() !== '' && !parseRut(payerRut) ? { payerRut: FIELD_MESSAGES.rut } : {},
    sentences: { saved: 'Abono recibido', failed: 'No se pudo guardar el abono.' },
    create: async ({ payerName, payerRut, belongsTo, note }) => {
      const variables = {
        input: {
          appointmentId,
          payerName: payerName.trim(),
          payerRut: payerRut.trim() || null,
          belongsTo: belongsTo || null,
          note: note.trim(),
        },
      };
      await receive({ variables, context: key.contextOf(variables) });
    },
    onSaved: useCloseAndReload(onClose),
  });
  const { form, faults, change } = editing;
  const belongsTo = useWatch({ control: form.control, name: 'belongsTo' });
  return (
    <FormModal
      title={`Recibir ${formatClp(amount)}`}
      subtitle={`${patientName} · ${longDay(date)}, ${time}`}
      editing={editing}
      width={520}
      submit="Abono recibido"
      onClose={onClose}
    >
      <Typography>Se guarda como transferencia y se descuenta al cobrar la visita.</Typography>
      <Field
        label="Quién transfirió, si es otra persona"
        autoFocus
        autoComplete="off"
        maxLength={TEXT_LIMITS.short}
        error={faults['payerName']}
        {...form.register('payerName')}
      />
      <Field
        label="RUT de quien transfirió"
        autoComplete="off"
        error={faults['payerRut']}
        {...form.register('payerRut')}
      />
      <DateField
        label="Día de la transferencia, si no fue hoy"
        value={belongsTo}
        max={today}
        today={today}
        error={faults['belongsTo']}
        onChange={(day) => change({ belongsTo: day })}
      />
      <Field
        label="Nota"
        autoComplete="off"
        maxLength={TEXT_LIMITS.short}
        error={faults['note']}
        {...form.register('note')}
      />
    </FormModal>
  );
}
