import type { LocalTime } from '#domain/clinic-time.js';
import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';
import { Placeholder } from '../../ui/Placeholder';

const SLOT_HEIGHT = 50;
const A_DAYS_SLOTS = 10;

const Grid = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(96px, 1fr))',
  gap: 10,
  // Two full rows for a day of ten hours.
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'repeat(auto-fill, minmax(112px, 1fr))' },
}));
const Slot = styled(ButtonBase)(({ theme }) => ({
  height: SLOT_HEIGHT,
  borderRadius: 10,
  border: `1px solid ${(theme.vars ?? theme).palette.divider}`,
  fontSize: '1rem',
  fontWeight: 600,
  backgroundColor: (theme.vars ?? theme).palette.background.paper,
  '&:hover': {
    borderColor: (theme.vars ?? theme).palette.primary.main,
    backgroundColor: `color-mix(in srgb, ${(theme.vars ?? theme).palette.primary.main} 7%, transparent)`,
  },
  '&[aria-pressed="true"]': {
    color: (theme.vars ?? theme).palette.primary.contrastText,
    backgroundColor: (theme.vars ?? theme).palette.primary.main,
    borderColor: 'transparent',
  },
}));

interface SlotButtonsProps {
  times: readonly LocalTime[];
  chosen: LocalTime | undefined;
  onChoose: (time: LocalTime) => void;
  label: string;
}

export function SlotButtons({ times, chosen, onChoose, label }: SlotButtonsProps) {
  return (
    <Grid role="group" aria-label={label}>
      {times.map((time) => (
        <Slot key={time} type="button" aria-pressed={time === chosen} onClick={() => onChoose(time)}>
          {time}
        </Slot>
      ))}
    </Grid>
  );
}

/** As large as a day's times. */
export function SlotSkeletons() {
  return (
    <Grid aria-hidden>
      {Array.from({ length: A_DAYS_SLOTS }, (_, index) => (
        <Placeholder key={index} sx={{ height: SLOT_HEIGHT }} />
      ))}
    </Grid>
  );
}
