import { longDay } from '#domain/clinic-time.es.js';
import type { LocalDate, LocalTime } from '#domain/clinic-time.js';
import { SCREEN_ERRORS } from '#domain/sentences.es.js';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { Placeholder } from '../../../ui/Placeholder';
import { VisuallyHidden } from '../../../ui/VisuallyHidden';
import type { DayHours } from './use-day-hours';

const HOUR_HEIGHT = 44;
const A_DAYS_HOURS = 10;

const Grid = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(92px, 1fr))',
  gap: 8,
});
const Hour = styled(ButtonBase)(({ theme }) => ({
  display: 'grid',
  minHeight: HOUR_HEIGHT,
  lineHeight: 1.2,
  borderRadius: 10,
  border: `1px solid ${(theme.vars ?? theme).palette.divider}`,
  fontSize: '0.9375rem',
  fontWeight: 600,
  backgroundColor: (theme.vars ?? theme).palette.background.paper,
  '& small': { fontSize: '0.6875rem', fontWeight: 500 },
  '&:hover': { borderColor: (theme.vars ?? theme).palette.primary.main },
  '&[aria-pressed="true"]': {
    color: (theme.vars ?? theme).palette.primary.contrastText,
    backgroundColor: (theme.vars ?? theme).palette.primary.main,
    borderColor: 'transparent',
  },
  '&:disabled': {
    // The reason is in a tooltip, which needs pointer events.
    pointerEvents: 'auto',
    cursor: 'not-allowed',
    borderStyle: 'dashed',
    color: (theme.vars ?? theme).palette.text.secondary,
    backgroundColor: `color-mix(in srgb, ${(theme.vars ?? theme).palette.text.primary} 7%, transparent)`,
    textDecoration: 'line-through',
  },
}));

interface TimeGridProps {
  hours: DayHours;
  chosen: LocalTime | undefined;
  isTwoHours: boolean;
  error?: string | undefined;
  onChoose: (time: LocalTime) => void;
  onChooseDate: (date: LocalDate) => void;
}

/**
 * All starts of a day. Taken ones are visible but can't be chosen; today's past ones are behind a button.
 * The grid is a single tab stop: the arrow keys move between hours.
 */
export function TimeGrid({ hours, chosen, isTwoHours, error, onChoose, onChooseDate }: TimeGridProps) {
  const labelId = useId();
  const [withPast, setWithPast] = useState(false);
  const { choices, isLoading, whyNone, nextFreeDate } = hours;
  const shown = choices.filter(({ isPast, time }) => !isPast || withPast || time === chosen);
  const free = shown.filter(({ isFree }) => isFree);
  // The button for another day disappears when the day changes, so its focus would be lost.
  const grid = useRef<HTMLDivElement>(null);
  const isOnItsWay = useRef(false);
  useEffect(() => {
    if (!isOnItsWay.current || free.length === 0) return;
    isOnItsWay.current = false;
    grid.current?.querySelector<HTMLElement>('button[tabindex="0"]')?.focus();
  });
  const stop = free.find(({ time }) => time === chosen) ?? free[0];
  return (
    <Box role="group" aria-labelledby={labelId}>
      <Typography id={labelId} variant="body2" sx={{ fontWeight: 550, mb: 0.75 }}>
        Horarios Disponibles
      </Typography>
      <Grid ref={grid} aria-busy={isLoading} onKeyDown={goToNext}>
        {isLoading &&
          Array.from({ length: A_DAYS_HOURS }, (_, index) => (
            <Placeholder key={index} sx={{ height: HOUR_HEIGHT }} />
          ))}
        {shown.map(({ time, isFree, isTaken, isOriginal }) => (
          <Hour
            key={time}
            type="button"
            disabled={!isFree}
            tabIndex={time === stop?.time ? 0 : -1}
            title={isFree ? undefined : SCREEN_ERRORS.SLOT_TAKEN}
            aria-pressed={time === chosen}
            onClick={() => onChoose(time)}
          >
            {time}
            {isOriginal && <small> (original)</small>}
            {isTaken && !isOriginal && <small> (ocupada)</small>}
            {!isFree && <VisuallyHidden>, {SCREEN_ERRORS.SLOT_TAKEN}</VisuallyHidden>}
          </Hour>
        ))}
      </Grid>
      {!isLoading && free.length === 0 && (
        <Box
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            alignItems: 'center',
            gap: 1.5,
            mt: shown.length > 0 ? 1 : 0,
          }}
        >
          <Typography variant="body2" color="textSecondary">
            {whyNone ?? 'No hay horarios disponibles'}
          </Typography>
          {nextFreeDate && (
            <Button
              size="small"
              variant="outlined"
              onClick={() => {
                isOnItsWay.current = true;
                onChooseDate(nextFreeDate);
              }}
            >
              Ir al {longDay(nextFreeDate)}
            </Button>
          )}
        </Box>
      )}
      {shown.length < choices.length && (
        <Button size="small" color="inherit" onClick={() => setWithPast(true)} sx={{ mt: 0.5, ml: -1 }}>
          Ver las horas que ya pasaron
        </Button>
      )}
      {isTwoHours && shown.length > 0 && (
        <Typography variant="caption" color="textSecondary" sx={{ display: 'block', mt: 1 }}>
          Las horas en gris no están disponibles para citas de 2 horas porque la siguiente hora está ocupada.
        </Typography>
      )}
      {error && (
        <Typography role="alert" variant="caption" color="error" sx={{ display: 'block', mt: 1 }}>
          {error}
        </Typography>
      )}
    </Box>
  );
}

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** Moves the focus among the hours that can be chosen. */
function goToNext(event: KeyboardEvent<HTMLElement>): void {
  const step = STEPS[event.key];
  if (step === undefined) return;
  event.preventDefault();
  const hours = [...event.currentTarget.querySelectorAll<HTMLElement>('button:enabled')];
  const at = hours.findIndex((hour) => hour === document.activeElement);
  hours[at + step]?.focus();
}
