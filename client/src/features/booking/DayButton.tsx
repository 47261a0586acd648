import { type LocalDate, weekdayOf } from '#domain/clinic-time.js';
import { dayOfMonth, monthName, WEEKDAY_LABELS } from '#domain/clinic-time.es.js';
import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';

const Day = styled(ButtonBase)(({ theme }) => ({
  display: 'grid',
  justifyItems: 'center',
  gap: 2,
  minHeight: 88,
  paddingBlock: 10,
  borderRadius: 12,
  border: `1px solid ${(theme.vars ?? theme).palette.divider}`,
  backgroundColor: (theme.vars ?? theme).palette.background.paper,
  transition: 'border-color 120ms, background-color 120ms',
  '&:hover': { borderColor: (theme.vars ?? theme).palette.primary.main },
  '&:disabled': { backgroundColor: 'transparent', borderStyle: 'dashed' },
  '&[aria-pressed="true"]': {
    color: (theme.vars ?? theme).palette.primary.contrastText,
    backgroundColor: (theme.vars ?? theme).palette.primary.main,
    borderColor: 'transparent',
  },
}));
const Weekday = styled('span')(({ theme }) => ({
  fontSize: '0.6875rem',
  fontWeight: 600,
  letterSpacing: '0.05em',
  color: (theme.vars ?? theme).palette.text.secondary,
  '[aria-pressed="true"] &': { color: 'inherit' },
}));
const Number = styled('span')(({ theme }) => ({
  fontSize: '1.25rem',
  fontWeight: 620,
  letterSpacing: '-0.02em',
  lineHeight: 1.25,
  'button:disabled &': { color: (theme.vars ?? theme).palette.text.disabled },
  '&[data-today]': { textDecoration: 'underline', textDecorationThickness: 2, textUnderlineOffset: 4 },
}));
const Count = styled('span')(({ theme }) => ({
  minHeight: '1.1em',
  fontSize: '0.75rem',
  fontWeight: 600,
  lineHeight: 1.1,
  color: (theme.vars ?? theme).palette.primary.main,
  '&[data-none]': { fontWeight: 500, color: (theme.vars ?? theme).palette.text.secondary },
  '[aria-pressed="true"] &': { color: 'inherit' },
  '& span': { display: 'none', [theme.breakpoints.up('sm')]: { display: 'inline' } },
}));

interface DayButtonProps {
  date: LocalDate;
  /** Absent until it is known. */
  freeCount: number | undefined;
  isChosen: boolean;
  isToday: boolean;
  isPast: boolean;
  onChoose: () => void;
}

/** A day of the strip: weekday, number, and how many hours it has left. */
export function DayButton({ date, freeCount, isChosen, isToday, isPast, onChoose }: DayButtonProps) {
  const weekday = WEEKDAY_LABELS[weekdayOf(date) - 1];
  const name = [
    `${weekday} ${dayOfMonth(date)} de ${monthName(date)}`,
    isToday && 'hoy',
    !isPast && freeCount !== undefined && spokenCount(freeCount),
  ];
  return (
    <Day
      disabled={isPast}
      aria-pressed={isChosen}
      aria-label={name.filter(Boolean).join(', ')}
      onClick={onChoose}
    >
      <Weekday>{weekday}</Weekday>
      <Number data-today={isToday || undefined}>{dayOfMonth(date)}</Number>
      <Count data-none={freeCount === 0 || undefined}>
        {!isPast && freeCount === 0 && '–'}
        {!isPast && freeCount !== undefined && freeCount > 0 && (
          <>
            {freeCount}
            <span> {freeCount === 1 ? 'libre' : 'libres'}</span>
          </>
        )}
      </Count>
    </Day>
  );
}

function spokenCount(count: number): string {
  if (count === 0) return 'sin horas';
  return count === 1 ? '1 hora libre' : `${count} horas libres`;
}
