import { METHOD_LABELS } from '#domain/money/money.es.js';
import { PAYMENT_METHODS, type PaymentMethod } from '#domain/money/payment.js';
import { formatClp } from '#domain/stock/clp.js';
import { useWatch } from 'react-hook-form';
import { useRepeatKey } from '../../../apollo/use-repeat-key';
import { FormModal } from '../../../editing/FormModal';
import { useVersionedForm } from '../../../editing/use-versioned-form';
import { SelectField } from '../../../ui/fields/SelectField';
import { type PaymentLineFragment, useRefundPaymentMutation } from '../money.generated';
import { NOT_PESOS, readPesos } from '../pesos';
import { PesosField } from '../PesosField';
import { ReasonField } from '../ReasonField';
import { useCloseAndReload } from '../use-close-and-reload';
import { NO_REASON } from './no-reason';

interface RefundValues {
  readonly amount: string;
  readonly method: PaymentMethod;
  readonly reason: string;
}

/** Gives a payment back, whole or in part. */
export function RefundDialog({ payment, onClose }: { payment: PaymentLineFragment; onClose: () => void }) {
  const [refund] = useRefundPaymentMutation();
  const key = useRepeatKey();
  const left = payment.amount - payment.refunded;
  const editing = useVersionedForm({
    initial: { amount: String(left), method: payment.method, reason: '' } as RefundValues,
    faultsOf: ({ amount, reason }) => ({
      ...(!readPesos(amount) && { amount: NOT_PESOS }),
      ...(reason.trim() === '' && { reason: NO_REASON }),
    }),
    sentences: { saved: 'Devolución guardada', failed: 'No se pudo guardar la devolución.' },
    create: async ({ amount, method, reason }) => {
      const variables = {
        id: payment.id,
        input: { amount: readPesos(amount) ?? left, method, reason: reason.trim() },
      };
      await refund({ variables, context: key.contextOf(variables) });
    },
    onSaved: useCloseAndReload(onClose),
  });
  const { change, faults } = editing;
  const values = useWatch({ control: editing.form.control, compute: (written) => written });
  return (
    <FormModal
      title="Devolver"
      subtitle={`${formatClp(payment.amount)} · ${METHOD_LABELS[payment.method]}`}
      editing={editing}
      width={480}
      submit="Devolver"
      color="error"
      onClose={onClose}
    >
      <PesosField
        label="Monto"
        aria-required
        value={values.amount}
        error={faults['amount']}
        hint={`Hasta ${formatClp(left)}.`}
        onChange={(amount) => change({ amount })}
      />
      <SelectField
        label="Cómo se devuelve"
        value={values.method}
        onChange={({ target }) => change({ method: target.value as PaymentMethod })}
      >
        {PAYMENT_METHODS.map((method) => (
          <option key={method} value={method}>
            {METHOD_LABELS[method]}
          </option>
        ))}
      </SelectField>
      <ReasonField value={values.reason} error={faults['reason']} onChange={(reason) => change({ reason })} />
    </FormModal>
  );
}
