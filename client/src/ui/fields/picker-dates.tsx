import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { esES } from '@mui/x-date-pickers/locales';
import dayjs, { type Dayjs } from 'dayjs';
import utc from 'dayjs/plugin/utc';
import 'dayjs/locale/es';
import type { ReactNode } from 'react';

// Days have no time zone, so they are built in UTC: in the browser's zone, midnight is missing on the day Chile's
// clocks go forward.
dayjs.extend(utc);

export const dayOf = (text: string | undefined): Dayjs | null => (text ? dayjs.utc(text) : null);
/** A year is complete with its fourth digit: typing 2026 passes through 2, 20 and 202. */
const FIRST_YEAR = 1000;
/** The picker returns some days as instants in the browser's zone. @returns empty for an incomplete date. */
export const textOf = (day: Dayjs | null): string =>
  day?.isValid() && day.utc().year() >= FIRST_YEAR ? day.utc().format('YYYY-MM-DD') : '';

const TEXTS = {
  ...esES.components.MuiLocalizationProvider.defaultProps.localeText,
  day: 'Día',
  // The library's Spanish says 'tú' here.
  openDatePickerDialogue: (date: string | null) =>
    date ? `Elegir fecha, la fecha elegida es ${date}` : 'Elegir fecha',
  dateTableLabel: 'elegir fecha',
};

/** The pickers' words and weeks, which start on Monday. */
export const InSpanish = ({ children }: { children: ReactNode }) => (
  <LocalizationProvider dateAdapter={AdapterDayjs} adapterLocale="es" localeText={TEXTS}>
    {children}
  </LocalizationProvider>
);
