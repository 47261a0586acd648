import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { dayOf, InSpanish, textOf } from './picker-dates';

interface MonthOfDaysProps {
  /** All dates are 'yyyy-MM-dd'. */
  value: string;
  /** The current day in the clinic, which is marked. */
  today: string;
  onChange: (date: string) => void;
}

/** A month whose days can be chosen by touch. */
export const MonthOfDays = ({ value, today, onChange }: MonthOfDaysProps) => (
  <InSpanish>
    <DateCalendar
      timezone="UTC"
      value={dayOf(value)}
      onChange={(day, state) => state === 'finish' && onChange(textOf(day))}
      views={['year', 'month', 'day']}
      openTo="day"
      slotProps={{
        day: ({ day }) => ({
          disableHighlightToday: true,
          sx: { width: 44, height: 44, ...(textOf(day) === today && { border: '1px solid currentColor' }) },
        }),
      }}
      sx={{
        width: '100%',
        maxWidth: 360,
        height: 'auto',
        maxHeight: 'none',
        '& .MuiDayCalendar-weekDayLabel': { width: 44 },
        '& .MuiDayCalendar-slideTransition': { minHeight: 290 },
        '& .MuiIconButton-root': { width: 44, height: 44 },
      }}
    />
  </InSpanish>
);
