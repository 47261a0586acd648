import { METHOD_LABELS } from '#domain/money/money.es.js';
import { settlementOf } from '#domain/money/pack.js';
import { sessionsLeft } from '#domain/money/pack.es.js';
import { PAYMENT_METHODS, type PaymentMethod } from '#domain/money/payment.js';
import { formatClp } from '#domain/stock/clp.js';
import Typography from '@mui/material/Typography';
import { useWatch } from 'react-hook-form';
import { useRepeatKey } from '../../../apollo/use-repeat-key';
import { FormModal } from '../../../editing/FormModal';
import { useVersionedForm } from '../../../editing/use-versioned-form';
import { SelectField } from '../../../ui/fields/SelectField';
import { NO_REASON } from '../corrections/no-reason';
import { ReasonField } from '../ReasonField';
import { useCloseAndReload } from '../use-close-and-reload';
import { type PackLineFragment, useCancelPackMutation } from './packs.generated';

interface CancelValues {
  readonly method: PaymentMethod | '';
  readonly reason: string;
}

/** Ends a pack, and gives back what its unused sessions cost. */
export function CancelPackDialog({ pack, onClose }: { pack: PackLineFragment; onClose: () => void }) {
  const [cancel] = useCancelPackMutation();
  const key = useRepeatKey();
  const used = pack.sessions - pack.remaining;
  const { kept, refund } = settlementOf(pack, used, pack.paid);
  const owed = kept - (pack.paid - refund);
  const editing = useVersionedForm({
    initial: { method: '', reason: '' } as CancelValues,
    faultsOf: ({ reason }) => (reason.trim() === '' ? { reason: NO_REASON } : {}),
    sentences: { saved: 'Pack cancelado', failed: 'No se pudo cancelar el pack.' },
    create: async ({ method, reason }) => {
      const input = { reason: reason.trim(), ...(method && { refundMethod: method }) };
      const variables = { id: pack.id, input };
      await cancel({ variables, context: key.contextOf(variables) });
    },
    onSaved: useCloseAndReload(onClose),
  });
  const { change, faults } = editing;
  const values = useWatch({ control: editing.form.control, compute: (written) => written });
  return (
    <FormModal
      title="Cancelar pack"
      subtitle={`${pack.name} · usó ${sessionsLeft(used, pack.sessions)}`}
      editing={editing}
      width={480}
      submit="Cancelar pack"
      color="error"
      onClose={onClose}
    >
      <Typography>
        {kept > 0 ? `Las sesiones usadas cuestan ${formatClp(kept)}. ` : ''}
        {refund > 0 ? `Se devuelven ${formatClp(refund)}.` : 'No hay nada que devolver.'}
        {owed > 0 && ` Queda por pagar ${formatClp(owed)}.`}
      </Typography>
      {pack.isGift && refund > 0 && (
        <Typography>La devolución es de quien lo compró{pack.buyerName && `: ${pack.buyerName}`}.</Typography>
      )}
      {refund > 0 && (
        <SelectField
          label="Cómo se devuelve"
          value={values.method}
          error={faults['refundMethod']}
          hint={
            values.method === 'CASH' ? 'En efectivo, múltiplos de $10: el resto queda a favor.' : undefined
          }
          onChange={({ target }) => change({ method: target.value as CancelValues['method'] })}
        >
          <option value="">
            {pack.isGift && pack.buyerId === null ? 'Elija cómo' : 'Queda como saldo a favor'}
          </option>
          {PAYMENT_METHODS.map((method) => (
            <option key={method} value={method}>
              {METHOD_LABELS[method]}
            </option>
          ))}
        </SelectField>
      )}
      <ReasonField value={values.reason} error={faults['reason']} onChange={(reason) => change({ reason })} />
    </FormModal>
  );
}
