import { longDay } from '#domain/clinic-time.es.js';
import type { LocalDate } from '#domain/clinic-time.js';
import { useRepeatKey } from '../../../apollo/use-repeat-key';
import { useReopenCashDayMutation } from '../money.generated';
import { ReasonDialog } from './ReasonDialog';

export function ReopenDialog({ day, onClose }: { day: LocalDate; onClose: () => void }) {
  const [reopen] = useReopenCashDayMutation();
  const key = useRepeatKey();
  return (
    <ReasonDialog
      title="Reabrir la caja"
      subtitle={longDay(day)}
      explanation="Se podrán anotar líneas en este día. El cierre anterior queda a la vista."
      submit="Reabrir"
      done="Caja reabierta"
      send={(reason) => {
        const variables = { day, reason };
        return reopen({ variables, context: key.contextOf(variables) });
      }}
      onClose={onClose}
    />
  );
}
