import { DEFAULT_DURATION } from '#domain/appointment.js';
import type { LocalDate, LocalTime } from '#domain/clinic-time.js';
import { longDay } from '#domain/clinic-time.es.js';
import { BOOKING_TREATMENT } from '#domain/visits/treatments.js';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useClinic } from '../../clinic/clinic';

/** Beside the times on wide screens; on a phone a bar at the bottom. */
const Rail = styled('section')(({ theme }) => ({
  position: 'sticky',
  bottom: 0,
  zIndex: 2,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.spacing(2),
  marginInline: theme.spacing(-2),
  padding: theme.spacing(1.5, 2),
  paddingBottom: `calc(${theme.spacing(1.5)} + env(safe-area-inset-bottom))`,
  backgroundColor: (theme.vars ?? theme).palette.background.paper,
  borderTop: `1px solid ${(theme.vars ?? theme).palette.divider}`,
  [theme.breakpoints.up('md')]: {
    top: theme.spacing(3),
    bottom: 'auto',
    flexDirection: 'column',
    alignItems: 'stretch',
    marginInline: 0,
    padding: theme.spacing(3),
    border: `1px solid ${(theme.vars ?? theme).palette.divider}`,
    borderRadius: 14,
  },
}));

interface BookingSummaryProps {
  date: LocalDate;
  /** Absent until a free time is chosen. */
  time: LocalTime | undefined;
  onBook: () => void;
}

/** The chosen appointment, and the button that continues. */
export function BookingSummary({ date, time, onBook }: BookingSummaryProps) {
  const { place } = useClinic();
  return (
    <Rail aria-label="Resumen">
      <Typography variant="overline" color="textSecondary" sx={wide}>
        Resumen
      </Typography>
      <Box sx={wide}>
        <Typography sx={{ fontWeight: 600 }}>{BOOKING_TREATMENT}</Typography>
        <Typography variant="body2" color="textSecondary">
          {DEFAULT_DURATION} minutos{place && ` · ${place}`}
        </Typography>
      </Box>
      <Box
        sx={{
          minWidth: 0,
          borderTop: { md: '1px solid' },
          borderColor: { md: 'divider' },
          paddingTop: { md: 2 },
        }}
      >
        {time ? (
          <>
            <Typography
              variant="body2"
              color="textSecondary"
              sx={{ '&::first-letter': { textTransform: 'uppercase' } }}
            >
              {longDay(date)}
            </Typography>
            <Typography
              sx={{ fontSize: { xs: '1.25rem', md: '1.75rem' }, fontWeight: 650, letterSpacing: '-0.02em' }}
            >
              {time} h
            </Typography>
          </>
        ) : (
          <Typography variant="body2" color="textSecondary">
            Elija una hora para continuar.
          </Typography>
        )}
      </Box>
      <Button variant="contained" size="large" disabled={!time} onClick={onBook} sx={{ flexShrink: 0 }}>
        Reservar
      </Button>
    </Rail>
  );
}

const wide = { display: { xs: 'none', md: 'block' } };
