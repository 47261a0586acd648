import { DAYS_FIELDS } from '#domain/clinic/days-fields.es.js';
import { LAST_DATE } from '#domain/clinic-time.js';
import { TEXT_LIMITS } from '#domain/text-limits.js';
import Box from '@mui/material/Box';
import { useClinicNow } from '../../../clinic/clinic-now';
import { DateField } from '../../../ui/fields/DateField';
import { Field } from '../../../ui/fields/Field';
import type { DaysWithReason } from './days-with-reason';

interface DaysAndReasonFieldsProps {
  values: DaysWithReason;
  faults: Partial<Record<string, string>>;
  placeholder: string;
  hint?: string;
  onChange: (part: Partial<DaysWithReason>) => void;
}

/** The days of a closure or of a professional's days off, and the reason. */
export function DaysAndReasonFields({ values, faults, onChange, ...props }: DaysAndReasonFieldsProps) {
  const today = useClinicNow().date;
  return (
    <>
      <Field
        label={DAYS_FIELDS.reason.label}
        {...props}
        autoFocus
        aria-required
        maxLength={TEXT_LIMITS.short}
        value={values.reason}
        error={faults['reason']}
        onChange={({ target }) => onChange({ reason: target.value })}
      />
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
        }}
      >
        <DateField
          label={DAYS_FIELDS.from.label}
          aria-required
          max={LAST_DATE}
          today={today}
          value={values.from}
          error={faults['from']}
          onChange={(from) => onChange({ from, to: values.to < from ? from : values.to })}
        />
        <DateField
          label={DAYS_FIELDS.to.label}
          aria-required
          min={values.from}
          max={LAST_DATE}
          today={today}
          value={values.to}
          error={faults['to']}
          onChange={(to) => onChange({ to })}
        />
      </Box>
    </>
  );
}
