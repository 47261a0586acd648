import { ReasonDialog } from '../corrections/ReasonDialog';
import { type DepositLineFragment, useWaiveDepositMutation } from './deposits.generated';

interface WaiveDepositDialogProps {
  deposit: DepositLineFragment;
  onClose: () => void;
}

/** Lets a patient come without the deposit. */
export function WaiveDepositDialog({ deposit, onClose }: WaiveDepositDialogProps) {
  const { appointmentId, patientName } = deposit;
  const [waive] = useWaiveDepositMutation();
  return (
    <ReasonDialog
      title="Eximir del abono"
      subtitle={patientName}
      explanation="La hora queda reservada sin abono, y la visita se cobra completa."
      submit="Eximir"
      done="Abono eximido"
      send={(reason) => waive({ variables: { appointmentId, reason } })}
      onClose={onClose}
    />
  );
}
