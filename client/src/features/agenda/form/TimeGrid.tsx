import { capitalised } from '#domain/capitalised.es.js';
import { longDay } from '#domain/clinic-time.es.js';
import type { LocalDate, LocalTime } from '#domain/clinic-time.js';
import { SCREEN_ERRORS } from '#domain/screen-sentences.es.js';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { Placeholder } from '../../../ui/Placeholder';
import { FLUSH_START } from '../../../ui/theme/flush';
import { VisuallyHidden } from '../../../ui/VisuallyHidden';
import type { DayHours } from './use-day-hours';

const HOUR_HEIGHT = 44;
const A_DAYS_HOURS = 10;

const Grid = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(92px, 1fr))',
  gap: 8,
});
/** Hours that can't be chosen are only for orientation: small, below the free ones. */
const TakenHours = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 6,
  '& > button': {
    minHeight: 28,
    paddingInline: 8,
    borderRadius: 8,
    fontSize: '0.75rem',
    fontWeight: 500,
    borderColor: (theme.vars ?? theme).palette.divider,
  },
}));
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
  onChooseHour: (date: LocalDate, time: LocalTime) => void;
}

/**
 * All starts of a day. Free ones come first; taken ones are visible below them, but can't be chosen; today's past ones
 * are behind a button.
 * The grid is a single tab stop: the arrow keys move between hours.
 */
export function TimeGrid(props: TimeGridProps) {
  const { hours, chosen, isTwoHours, error, onChoose, onChooseDate, onChooseHour } = props;
  const labelId = useId();
  const [withPast, setWithPast] = useState(false);
  const { choices, isLoading, whyNone, nextFreeDate, nextFreeTime } = hours;
  const shown = choices.filter(({ isPast, time }) => !isLoading && (!isPast || withPast || time === chosen));
  const free = shown.filter(({ isFree }) => isFree);
  const taken = shown.filter(({ isFree }) => !isFree);
  // The buttons for another day disappear when the day changes, so their focus would be lost.
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
      <Box ref={grid} aria-busy={isLoading} onKeyDown={goToNext} sx={{ display: 'grid', gap: 1 }}>
        {isLoading && (
          <Grid>
            {Array.from({ length: A_DAYS_HOURS }, (_, index) => (
              <Placeholder key={index} sx={{ height: HOUR_HEIGHT }} />
            ))}
          </Grid>
        )}
        {free.length > 0 && (
          <Grid>
            {free.map(({ time, isTaken, isOriginal }) => (
              <Hour
                key={time}
                type="button"
                tabIndex={time === stop?.time ? 0 : -1}
                aria-pressed={time === chosen}
                onClick={() => onChoose(time)}
              >
                {time}
                {isOriginal && <small> (original)</small>}
                {isTaken && !isOriginal && <small> (ocupada)</small>}
              </Hour>
            ))}
          </Grid>
        )}
        {taken.length > 0 && (
          <TakenHours>
            {taken.map(({ time, isOriginal }) => (
              <Hour
                key={time}
                type="button"
                disabled
                title={SCREEN_ERRORS.SLOT_TAKEN}
                aria-pressed={time === chosen}
              >
                {time}
                {isOriginal && <small> (original)</small>}
                <VisuallyHidden>, {SCREEN_ERRORS.SLOT_TAKEN}</VisuallyHidden>
              </Hour>
            ))}
          </TakenHours>
        )}
      </Box>
      {!isLoading && free.length === 0 && (
        <Box
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            alignItems: 'center',
            gap: 1,
            mt: taken.length > 0 ? 1 : 0,
          }}
        >
          <Typography variant="body2" color="textSecondary">
            {whyNone ?? 'No hay horarios disponibles'}
          </Typography>
          {nextFreeTime && nextFreeDate && (
            <Button
              variant="outlined"
              onClick={() => {
                isOnItsWay.current = true;
                onChooseHour(nextFreeDate, nextFreeTime);
              }}
            >
              {capitalised(longDay(nextFreeDate))}, {nextFreeTime}
            </Button>
          )}
          {nextFreeDate && (
            <Button
              size="small"
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
      {!isLoading && shown.length < choices.length && (
        <Button
          size="small"
          color="inherit"
          onClick={() => setWithPast(true)}
          sx={{ ...FLUSH_START, mt: 0.5 }}
        >
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
