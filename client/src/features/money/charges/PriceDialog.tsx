import { discountOf, type TaxTreatment } from '#domain/money/charge.js';
import { MONEY_MESSAGES } from '#domain/money/money.es.js';
import { formatClp } from '#domain/stock/clp.js';
import Typography from '@mui/material/Typography';
import { useWatch } from 'react-hook-form';
import { useRepeatKey } from '../../../apollo/use-repeat-key';
import { FormModal } from '../../../editing/FormModal';
import { useVersionedForm } from '../../../editing/use-versioned-form';
import { type ChargeLineFragment, useChangeChargeMutation } from '../money.generated';
import { NOT_PESOS, readPesos } from '../pesos';
import { PesosField } from '../PesosField';
import { ReasonField } from '../ReasonField';
import { useCloseAndReload } from '../use-close-and-reload';
import { discountIn, type DiscountValues, faultsOfDiscount, NO_DISCOUNT } from './discount-values';
import { DiscountFields } from './DiscountFields';
import { TaxField } from './TaxField';

interface PriceValues extends DiscountValues {
  readonly listPrice: string;
  readonly tax: TaxTreatment;
  readonly reason: string;
}

function faultsOfPrice(values: PriceValues): Partial<Record<keyof PriceValues, string>> {
  const price = readPesos(values.listPrice);
  return {
    ...(price === undefined && { listPrice: NOT_PESOS }),
    ...faultsOfDiscount(values, price ?? 0),
    ...(values.reason.trim() === '' && { reason: MONEY_MESSAGES.changeReason }),
  };
}

interface PriceDialogProps {
  charge: ChargeLineFragment;
  onClose: () => void;
}

/** Changes the price of an unpaid charge, or gives a discount or a courtesy, with a reason. */
export function PriceDialog({ charge, onClose }: PriceDialogProps) {
  const [save] = useChangeChargeMutation();
  const key = useRepeatKey();
  const editing = useVersionedForm({
    initial: {
      listPrice: String(charge.listPrice),
      ...NO_DISCOUNT,
      ...(charge.discount > 0 && { discountKind: 'AMOUNT', discountAmount: String(charge.discount) }),
      tax: charge.tax,
      reason: '',
    } as PriceValues,
    faultsOf: faultsOfPrice,
    sentences: { saved: 'Precio cambiado', failed: 'No se pudo cambiar el precio. Inténtelo de nuevo.' },
    create: async (values) => {
      const discount = discountIn(values);
      const variables = {
        id: charge.id,
        input: {
          listPrice: readPesos(values.listPrice) ?? null,
          tax: values.tax,
          reason: values.reason.trim(),
          ...(discount && { discount }),
        },
      };
      await save({ variables, context: key.contextOf(variables) });
    },
    onSaved: useCloseAndReload(onClose),
  });
  const { change, faults } = editing;
  const values = useWatch({ control: editing.form.control, compute: (written) => written });
  const price = readPesos(values.listPrice);
  const total = price === undefined ? undefined : price - discountOf(price, discountIn(values));
  return (
    <FormModal
      title="Cambiar precio"
      subtitle={`${charge.description} · ahora ${formatClp(charge.amount)}`}
      editing={editing}
      width={560}
      submit="Cambiar precio"
      onClose={onClose}
    >
      <PesosField
        label="Precio de lista"
        aria-required
        value={values.listPrice}
        error={faults['listPrice']}
        onChange={(listPrice) => change({ listPrice })}
      />
      <DiscountFields values={values} faults={faults} change={change} />
      <ReasonField value={values.reason} error={faults['reason']} onChange={(reason) => change({ reason })} />
      <TaxField value={values.tax} onChange={(tax) => change({ tax })} />
      <Typography role="status" sx={{ font: 'var(--font-day)' }}>
        {total === undefined ? ' ' : `Queda en ${formatClp(Math.max(0, total))}`}
      </Typography>
    </FormModal>
  );
}
