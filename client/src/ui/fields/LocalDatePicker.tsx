import { DesktopDatePicker } from '@mui/x-date-pickers/DesktopDatePicker';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { esES } from '@mui/x-date-pickers/locales';
import dayjs, { type Dayjs } from 'dayjs';
import utc from 'dayjs/plugin/utc';
import 'dayjs/locale/es';
import { type FocusEvent, useState } from 'react';

// Days have no time zone, so they are built in UTC: in the browser's zone, midnight is missing on the day Chile's
// clocks go forward.
dayjs.extend(utc);

const dayOf = (text: string | undefined): Dayjs | null => (text ? dayjs.utc(text) : null);
/** A year is complete with its fourth digit: typing 2026 passes through 2, 20 and 202. */
const FIRST_YEAR = 1000;
// The picker returns some days as instants in the browser's zone.
const textOf = (day: Dayjs | null): string =>
  day?.isValid() && day.utc().year() >= FIRST_YEAR ? day.utc().format('YYYY-MM-DD') : '';

const TEXTS = {
  ...esES.components.MuiLocalizationProvider.defaultProps.localeText,
  day: 'Día',
  // The library's Spanish says 'tú' here.
  openDatePickerDialogue: (date: string | null) =>
    date ? `Elegir fecha, la fecha elegida es ${date}` : 'Elegir fecha',
  dateTableLabel: 'elegir fecha',
};

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
    <LocalizationProvider dateAdapter={AdapterDayjs} adapterLocale="es" localeText={TEXTS}>
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
    </LocalizationProvider>
  );
}
