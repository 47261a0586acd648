import { lazy, Suspense } from 'react';
import { Frame, Labelled } from './Field';

interface DateFieldProps {
  label: string;
  /** 'yyyy-MM-dd'; empty for no date or an incomplete one. */
  value: string;
  min?: string;
  max?: string;
  /** The current day in the clinic: marked, and shown first by an empty calendar. */
  today?: string;
  error?: string | undefined;
  'aria-required'?: boolean;
  onChange: (date: string) => void;
  onBlur?: () => void;
  /** Called on blur with whether only part of a date was typed. */
  onUnfinished?: (isUnfinished: boolean) => void;
}

/** The props of the picker: element ids instead of texts. */
export interface PickerProps extends Omit<DateFieldProps, 'label' | 'error' | 'aria-required'> {
  id: string;
  /** The ids of its label and of the hint or error. */
  label: string;
  note: string | undefined;
  isRequired: boolean;
  hasError: boolean;
}

/** If the code fails to load, the browser's own date field takes over. */
const Picker = lazy(() =>
  import('./LocalDatePicker').then(
    ({ LocalDatePicker }) => ({ default: LocalDatePicker }),
    () => ({ default: NativeDate }),
  ),
);

/** A date, typed or picked. The picker's code is loaded when the first date field is shown. */
export function DateField({ label, error, 'aria-required': isRequired = false, ...props }: DateFieldProps) {
  return (
    <Labelled label={label} error={error}>
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

function NativeDate({ id, note, isRequired, hasError, value, min, max, onChange, onBlur }: PickerProps) {
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
