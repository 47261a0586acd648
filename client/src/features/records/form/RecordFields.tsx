import Box from '@mui/material/Box';
import { type ReactNode, useState } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { useClinicNow } from '../../../clinic/clinic-now';
import { DateField } from '../../../ui/fields/DateField';
import { LongField } from '../../../ui/fields/Field';
import { FIELD_LABELS, recordRules, type RecordValues, TEXT_FIELDS, type UsedSupply } from '../record-values';
import { useDateValue } from '../../../ui/fields/use-date-value';
import { useNamesAttendants } from '../use-names-attendants';
import { AttendantField } from './AttendantField';
import { ExpiredReasons } from './ExpiredReasons';
import { UsedSuppliesField } from './UsedSuppliesField';

interface RecordFieldsProps {
  form: UseFormReturn<RecordValues>;
  stored: readonly UsedSupply[];
  isNew: boolean;
  /** Replaces the list of used supplies. */
  supplies?: ReactNode;
}

export function RecordFields({ form, stored, isNew, supplies }: RecordFieldsProps) {
  const { date: today } = useClinicNow();
  // Midnight must not change the rules of an open form.
  const [rules] = useState(() => recordRules(today));
  const { errors } = form.formState;
  const namesAttendants = useNamesAttendants();
  const date = useDateValue(form, 'date', rules.date);
  const [usedSupplies, day] = useWatch({ control: form.control, name: ['usedSupplies', 'date'] });
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr)',
        gap: 2,
        '& label:has(+ * [aria-required="true"])::after': { content: '" *" / ""', color: 'error.main' },
        '& textarea': { maxHeight: '22em' },
      }}
    >
      <Box
        sx={{
          display: 'grid',
          alignItems: 'start',
          gap: 2,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '220px minmax(0, 1fr)' },
        }}
      >
        <DateField
          {...date}
          max={today}
          today={today}
          aria-required
          label={FIELD_LABELS.date}
          error={errors.date?.message}
        />
        {namesAttendants && <AttendantField form={form} isNew={isNew} />}
      </Box>
      {TEXT_FIELDS.map((field, index) => (
        <LongField
          key={field}
          rows={3}
          aria-required
          autoFocus={index === 0}
          label={FIELD_LABELS[field]}
          error={errors[field]?.message}
          {...form.register(field, rules[field])}
        />
      ))}
      {supplies ?? (
        <UsedSuppliesField
          lines={usedSupplies}
          day={day}
          stored={stored}
          onChange={(lines) => form.setValue('usedSupplies', lines, { shouldDirty: true })}
        />
      )}
      <ExpiredReasons form={form} stored={stored} />
    </Box>
  );
}
