import { formatClp } from '#domain/stock/clp.js';
import Typography from '@mui/material/Typography';
import { FormModal } from '../../../editing/FormModal';
import { useVersionedForm } from '../../../editing/use-versioned-form';
import { useCloseAndReload } from '../use-close-and-reload';
import { type DepositLineFragment, useKeepDepositMutation } from './deposits.generated';

interface KeepDepositDialogProps {
  deposit: DepositLineFragment;
  onClose: () => void;
}

/** Keeps the deposit of a patient who cancelled late or did not come. */
export function KeepDepositDialog({ deposit, onClose }: KeepDepositDialogProps) {
  const { appointmentId, kept, patientName } = deposit;
  const [keep] = useKeepDepositMutation();
  const editing = useVersionedForm({
    initial: {},
    faultsOf: () => ({}),
    sentences: { saved: 'Abono retenido', failed: 'No se pudo retener el abono.' },
    create: () => keep({ variables: { appointmentId } }),
    onSaved: useCloseAndReload(onClose),
  });
  return (
    <FormModal
      title="Retener el abono"
      subtitle={patientName}
      editing={editing}
      width={480}
      submit={`Retener ${formatClp(kept)}`}
      onClose={onClose}
    >
      <Typography>
        Se cobra «Abono retenido» y se paga con lo que ya adelantó. Para devolverlo después, anule ese cobro y
        devuelva el pago.
      </Typography>
    </FormModal>
  );
}
