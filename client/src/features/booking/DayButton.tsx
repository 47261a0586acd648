import { type LocalDate, weekdayOf } from '#domain/clinic-time.js';
import { dayOfMonth, monthName, WEEKDAY_LABELS } from '#domain/clinic-time.es.js';
import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';
import { VisuallyHidden, visuallyHidden } from '../../ui/VisuallyHidden';

const Day = styled(ButtonBase)(({ theme }) => ({
  position: 'relative',
  display: 'grid',
  justifyItems: 'center',
  gap: 2,
  minHeight: 88,
  paddingBlock: 10,
  borderRadius: 12,
  border: `1px solid ${(theme.vars ?? theme).palette.divider}`,
  backgroundColor: (theme.vars ?? theme).palette.background.paper,
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
}));

// On a phone only the number fits; screen readers still get the words.
const CountWords = styled('span')(({ theme }) => ({ [theme.breakpoints.down('sm')]: visuallyHidden }));

interface DayButtonProps {
  date: LocalDate;
  /** Absent until it is loaded. */
  freeCount: number | undefined;
  isChosen: boolean;
  isToday: boolean;
  isPast: boolean;
  onChoose: () => void;
}

/** A day of the week strip: weekday, number, and how many free times it has. */
export function DayButton({ date, freeCount, isChosen, isToday, isPast, onChoose }: DayButtonProps) {
  return (
    <Day disabled={isPast} aria-pressed={isChosen} onClick={onChoose}>
      <Weekday>{WEEKDAY_LABELS[weekdayOf(date) - 1]}</Weekday>{' '}
      <Number data-today={isToday || undefined}>{dayOfMonth(date)}</Number>
      <VisuallyHidden>
        {' '}
        de {monthName(date)}
        {isToday && ', hoy'}
        {!isPast && freeCount !== undefined && ', '}
      </VisuallyHidden>
      <Count data-none={freeCount === 0 || undefined}>
        {!isPast && freeCount !== undefined && <FreeCount count={freeCount} />}
      </Count>
    </Day>
  );
}

function FreeCount({ count }: { count: number }) {
  return count === 0 ? (
    <>
      <span aria-hidden>–</span>
      <VisuallyHidden>sin horas</VisuallyHidden>
    </>
  ) : (
    <>
      {count}
      <CountWords> {count === 1 ? 'libre' : 'libres'}</CountWords>
    </>
  );
}
