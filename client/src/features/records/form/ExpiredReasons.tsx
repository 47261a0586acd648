import { whyExpired } from '#domain/stock/stock-movement.es.js';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { Field } from '../../../ui/fields/Field';
import { useRecordSuppliesQuery } from '../clinical-records.generated';
import type { RecordValues, UsedSupply } from '../record-values';
import { expiredLines, reasonFault } from '../used-supplies';

interface ExpiredReasonsProps {
  form: UseFormReturn<RecordValues>;
  /** The supplies that the saved record uses; only more of them needs a reason. */
  stored: readonly UsedSupply[];
}

/** Asks why each expired supply is used; without the reasons the record is not sent. */
export function ExpiredReasons({ form, stored }: ExpiredReasonsProps) {
  const supplies = useRecordSuppliesQuery().data?.supplies ?? [];
  const [lines, date] = useWatch({ control: form.control, name: ['usedSupplies', 'date'] });
  form.register('usedSupplies', {
    validate: (used, values) =>
      expiredLines(used, stored, supplies, values.date)
        .map(({ line }) => reasonFault(line))
        .find((fault) => fault !== undefined) ?? true,
  });
  const showsFaults = form.formState.errors.usedSupplies?.type === 'validate';
  return expiredLines(lines, stored, supplies, date).map(({ line, expiryDate }) => (
    <Field
      key={line.supplyId}
      aria-required
      autoComplete="off"
      label={whyExpired(line.supplyName, expiryDate)}
      value={line.expiredReason ?? ''}
      error={showsFaults ? reasonFault(line) : undefined}
      onChange={({ target }) =>
        form.setValue(
          'usedSupplies',
          lines.map((one) => (one === line ? { ...line, expiredReason: target.value } : one)),
          { shouldDirty: true },
        )
      }
    />
  ));
}
