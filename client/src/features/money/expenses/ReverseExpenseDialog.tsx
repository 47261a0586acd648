import { formatClp } from '#domain/stock/clp.js';
import { useRepeatKey } from '../../../apollo/use-repeat-key';
import { ReasonDialog } from '../corrections/ReasonDialog';
import { type ExpenseLineFragment, useReverseExpenseMutation } from '../money.generated';

interface ReverseExpenseDialogProps {
  expense: ExpenseLineFragment;
  onClose: () => void;
}

/** Takes an expense back. */
export function ReverseExpenseDialog({ expense, onClose }: ReverseExpenseDialogProps) {
  const [reverse] = useReverseExpenseMutation();
  const key = useRepeatKey();
  const { id, description, amount, method } = expense;
  return (
    <ReasonDialog
      title="Anular gasto"
      subtitle={`${description} · ${formatClp(amount)}`}
      explanation={
        method === 'CASH'
          ? 'Se agrega una línea que lo descuenta: el efectivo vuelve a la caja de hoy.'
          : 'Se agrega una línea que lo descuenta.'
      }
      submit="Anular gasto"
      done="Gasto anulado"
      send={(reason) => {
        const variables = { id, reason };
        return reverse({ variables, context: key.contextOf(variables) });
      }}
      onClose={onClose}
    />
  );
}
