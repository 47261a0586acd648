import {
  DISCOUNT_KINDS,
  type Discount,
  discountOf,
  type DiscountKind,
  type TaxTreatment,
} from '#domain/money/charge.js';
import { DISCOUNT_LABELS, MONEY_MESSAGES } from '#domain/money/money.es.js';
import { formatClp } from '#domain/stock/clp.js';
import Typography from '@mui/material/Typography';
import { useWatch } from 'react-hook-form';
import { useRepeatKey } from '../../../apollo/use-repeat-key';
import { FormModal } from '../../../editing/FormModal';
import { useVersionedForm } from '../../../editing/use-versioned-form';
import { Field } from '../../../ui/fields/Field';
import { SegmentedButtons } from '../../../ui/fields/SegmentedButtons';
import { type ChargeLineFragment, useChangeChargeMutation } from '../money.generated';
import { NOT_PESOS, readPesos } from '../pesos';
import { PesosField } from '../PesosField';
import { ReasonField } from '../ReasonField';
import { useCloseAndReload } from '../use-close-and-reload';
import { TaxField } from './TaxField';

interface PriceValues {
  readonly listPrice: string;
  readonly discountKind: DiscountKind | 'NONE';
  readonly discountAmount: string;
  readonly percent: string;
  readonly tax: TaxTreatment;
  readonly reason: string;
}

const DISCOUNT_OPTIONS = {
  NONE: 'Sin rebaja',
  ...(Object.fromEntries(DISCOUNT_KINDS.map((kind) => [kind, DISCOUNT_LABELS[kind]])) as Record<
    DiscountKind,
    string
  >),
};

/** Undefined without a discount, or while it is incomplete. */
function discountIn({ discountKind, discountAmount, percent }: PriceValues): Discount | undefined {
  if (discountKind === 'COURTESY') return { kind: 'COURTESY' };
  const amount = readPesos(discountAmount);
  if (discountKind === 'AMOUNT' && amount) return { kind: 'AMOUNT', amount };
  const part = /^\d{1,3}$/.test(percent.trim()) ? Number(percent) : 0;
  if (discountKind === 'PERCENT' && part >= 1 && part <= 100) return { kind: 'PERCENT', percent: part };
  return undefined;
}

function faultsOfPrice(values: PriceValues): Partial<Record<keyof PriceValues, string>> {
  const { listPrice, discountKind, discountAmount, reason } = values;
  const price = readPesos(listPrice);
  const isIncomplete = discountKind !== 'NONE' && !discountIn(values);
  return {
    ...(price === undefined && { listPrice: NOT_PESOS }),
    ...(discountKind === 'AMOUNT' && isIncomplete && { discountAmount: MONEY_MESSAGES.discountIncomplete }),
    ...(discountKind === 'AMOUNT' &&
      (readPesos(discountAmount) ?? 0) > (price ?? 0) && { discountAmount: MONEY_MESSAGES.discountTooHigh }),
    ...(discountKind === 'PERCENT' && isIncomplete && { percent: 'Escriba un porcentaje de 1 a 100.' }),
    ...(reason.trim() === '' && { reason: MONEY_MESSAGES.changeReason }),
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
      discountKind: charge.discount > 0 ? 'AMOUNT' : 'NONE',
      discountAmount: charge.discount > 0 ? String(charge.discount) : '',
      percent: '',
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
      <SegmentedButtons
        label="Rebaja"
        options={DISCOUNT_OPTIONS}
        chosen={values.discountKind}
        onChoose={(discountKind) => change({ discountKind })}
      />
      {values.discountKind === 'AMOUNT' && (
        <PesosField
          label="Cuánto se rebaja"
          aria-required
          value={values.discountAmount}
          error={faults['discountAmount']}
          onChange={(discountAmount) => change({ discountAmount })}
        />
      )}
      {values.discountKind === 'PERCENT' && (
        <Field
          label="Porcentaje"
          aria-required
          inputMode="numeric"
          autoComplete="off"
          maxLength={3}
          value={values.percent}
          error={faults['percent']}
          onChange={({ target }) => change({ percent: target.value })}
        />
      )}
      <ReasonField value={values.reason} error={faults['reason']} onChange={(reason) => change({ reason })} />
      <TaxField value={values.tax} onChange={(tax) => change({ tax })} />
      <Typography role="status" sx={{ font: 'var(--font-day)' }}>
        {total === undefined ? ' ' : `Queda en ${formatClp(Math.max(0, total))}`}
      </Typography>
    </FormModal>
  );
}
