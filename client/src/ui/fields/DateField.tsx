import { lazy, Suspense } from 'react';
import { Frame, Labelled } from './Field';
import type { DatePickerProps } from './LocalDatePicker';

interface DateFieldProps extends Omit<DatePickerProps, 'id' | 'label' | 'note' | 'isRequired' | 'hasError'> {
  label: string;
  /** Replaced by the error, if there is one. */
  hint?: string;
  error?: string | undefined;
  'aria-required'?: boolean;
}

/** If the code fails to load, the browser's own date field takes over. */
const Picker = lazy(() =>
  import('./LocalDatePicker').then(
    ({ LocalDatePicker }) => ({ default: LocalDatePicker }),
    () => ({ default: NativeDate }),
  ),
);

/** A date, typed or picked. The picker's code is loaded when the first date field is shown. */
export function DateField({ label, hint, error, ...field }: DateFieldProps) {
  const { 'aria-required': isRequired = false, ...props } = field;
  return (
    <Labelled label={label} hint={hint} error={error}>
      {({ ties, labelId }) => (
        <Suspense fallback={<Frame aria-busy sx={{ height: 46 }} />}>
          <Picker
            {...props}
            id={ties.id}
            label={labelId}
            note={ties['aria-describedby']}
            isRequired={isRequired}
            hasError={error !== undefined}
          />
        </Suspense>
      )}
    </Labelled>
  );
}

function NativeDate({ id, note, isRequired, hasError, value, min, max, onChange, onBlur }: DatePickerProps) {
  return (
    <Frame>
      <input
        type="date"
        id={id}
        aria-describedby={note}
        aria-required={isRequired}
        aria-invalid={hasError}
        value={value}
        min={min}
        max={max}
        onChange={({ target }) => onChange(target.value)}
        onBlur={onBlur}
      />
    </Frame>
  );
}
