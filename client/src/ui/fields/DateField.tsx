import { lazy, Suspense } from 'react';
import { Frame, Labelled } from './Field';

interface DateFieldProps {
  label: string;
  /** 'yyyy-MM-dd'; empty where there is none, or none that is whole. */
  value: string;
  min?: string;
  max?: string;
  /** The clinic's day: marked, and where an empty calendar opens. */
  today?: string;
  error?: string | undefined;
  'aria-required'?: boolean;
  onChange: (date: string) => void;
  onBlur?: () => void;
  /** Told as the field is left: some of a date was typed, and not all. */
  onUnfinished?: (isUnfinished: boolean) => void;
}

/** What the picker itself takes: ids in place of texts. */
export interface PickerProps extends Omit<DateFieldProps, 'label' | 'error' | 'aria-required'> {
  id: string;
  /** The ids of what names it and of what is said below it. */
  label: string;
  note: string | undefined;
  isRequired: boolean;
  hasError: boolean;
}

/** Without its code the form is still of use: the browser has a date field too. */
const Picker = lazy(() =>
  import('./LocalDatePicker').then(
    ({ LocalDatePicker }) => ({ default: LocalDatePicker }),
    () => ({ default: NativeDate }),
  ),
);

/** A date, typed or picked. The picker's code is loaded by the first one that is shown. */
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
