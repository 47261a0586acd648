import { DesktopDatePicker } from '@mui/x-date-pickers/DesktopDatePicker';
import dayjs, { type Dayjs } from 'dayjs';
import { type FocusEvent, useState } from 'react';
import { dayOf, InSpanish, textOf } from './picker-dates';

const LOOK = {
  width: '100%',
  minWidth: 0,
  '& .MuiPickersInputBase-root': {
    height: 46,
    paddingInline: '13px 8px',
    borderRadius: 'var(--r-control)',
    fontSize: '1rem',
    backgroundColor: 'background.paper',
  },
  '& .MuiPickersOutlinedInput-notchedOutline': {
    borderColor: 'var(--line-field)',
  },
} as const;

export interface DatePickerProps {
  id: string;
  /** The ids of its label and of the hint or error. */
  label: string;
  note: string | undefined;
  isRequired: boolean;
  hasError: boolean;
  /** 'yyyy-MM-dd'; empty for no date or an incomplete one. */
  value: string;
  min?: string;
  max?: string;
  /** The current day in the clinic: marked, and shown first by an empty calendar. */
  today?: string;
  onChange: (date: string) => void;
  onBlur?: () => void;
  /** Called on blur with whether only part of a date was typed. */
  onUnfinished?: (isUnfinished: boolean) => void;
}

/** Shows day, month and year on every computer, and weeks that start on Monday. */
export function LocalDatePicker({
  id,
  label,
  note,
  isRequired,
  hasError,
  onUnfinished,
  ...props
}: DatePickerProps) {
  const { value, min, max, today, onChange, onBlur } = props;
  const [reported, setReported] = useState(value);
  const [shown, setShown] = useState(() => dayOf(value));
  if (reported !== value) {
    setReported(value);
    setShown(dayOf(value));
  }
  const change = (day: Dayjs | null) => {
    const text = textOf(day);
    setShown(day);
    setReported(text);
    if (text !== value) onChange(text);
  };
  const look = (event: FocusEvent<HTMLElement>) => {
    if (event.currentTarget.contains(event.relatedTarget)) return;
    // Only filled-in parts have a value; the picker does not report a partly filled-in date.
    const isBegun = event.currentTarget.querySelector('[role="spinbutton"][aria-valuenow]') !== null;
    onUnfinished?.(isBegun && textOf(shown) === '');
    onBlur?.();
  };
  return (
    <InSpanish>
      <DesktopDatePicker
        format="DD/MM/YYYY"
        timezone="UTC"
        value={shown}
        onChange={change}
        {...(today && { referenceDate: dayjs.utc(today) })}
        {...(min && { minDate: dayjs.utc(min) })}
        {...(max && { maxDate: dayjs.utc(max) })}
        slotProps={{
          // The picker's own today is in UTC, which is already tomorrow during the clinic's evening.
          day: ({ day }) => ({
            disableHighlightToday: true,
            ...(textOf(day) === today && { sx: { border: '1px solid currentColor' } }),
          }),
          textField: {
            id,
            hiddenLabel: true,
            error: hasError,
            onBlur: look,
            sx: LOOK,
            slotProps: {
              input: { 'aria-labelledby': label, 'aria-describedby': note },
              htmlInput: { 'aria-required': isRequired },
            },
          },
        }}
      />
    </InSpanish>
  );
}
