import { formatClp } from '#domain/stock/clp.js';
import { useRepeatKey } from '../../../apollo/use-repeat-key';
import { type ChargeLineFragment, useReverseChargeMutation } from '../money.generated';
import { ReasonDialog } from './ReasonDialog';

/** Takes a charge back. */
export function ReverseDialog({ charge, onClose }: { charge: ChargeLineFragment; onClose: () => void }) {
  const [reverse] = useReverseChargeMutation();
  const key = useRepeatKey();
  const { id, description, amount, paid } = charge;
  return (
    <ReasonDialog
      title="Anular cobro"
      subtitle={`${description} · ${formatClp(amount)}`}
      explanation={
        paid > 0
          ? `El cobro queda en cero. Lo pagado, ${formatClp(paid)}, queda como saldo a favor.`
          : 'El cobro queda en cero.'
      }
      submit="Anular cobro"
      done="Cobro anulado"
      send={(reason) => {
        const variables = { id, reason };
        return reverse({ variables, context: key.contextOf(variables) });
      }}
      onClose={onClose}
    />
  );
}
