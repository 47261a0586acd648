import { DISCOUNT_KINDS, type DiscountKind } from '#domain/money/charge.js';
import { DISCOUNT_LABELS } from '#domain/money/money.es.js';
import { Field } from '../../../ui/fields/Field';
import { SegmentedButtons } from '../../../ui/fields/SegmentedButtons';
import { PesosField } from '../PesosField';
import type { DiscountValues } from './discount-values';

const OPTIONS = {
  NONE: 'Sin rebaja',
  ...(Object.fromEntries(DISCOUNT_KINDS.map((kind) => [kind, DISCOUNT_LABELS[kind]])) as Record<
    DiscountKind,
    string
  >),
};

interface DiscountFieldsProps {
  values: DiscountValues;
  faults: Partial<Record<string, string>>;
  change: (part: Partial<DiscountValues>) => void;
}

/** What is taken off a price: pesos, a percentage, or all of it. */
export const DiscountFields = ({ values, faults, change }: DiscountFieldsProps) => (
  <>
    <SegmentedButtons
      label="Rebaja"
      options={OPTIONS}
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
  </>
);
