import { longDay } from '#domain/clinic-time.es.js';
import CheckCircleRounded from '@mui/icons-material/CheckCircleRounded';
import CloseRounded from '@mui/icons-material/CloseRounded';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';
import { useClinic } from '../../clinic/clinic';
import type { Booked } from './book';

interface BookingSuccessProps extends Booked {
  onClose: () => void;
}

/** Takes the focus, and stays until the visitor closes it. */
export function BookingSuccess({ date, time, isConfirmedByEmail, onClose }: BookingSuccessProps) {
  const { place } = useClinic();
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => panel.current?.focus(), [date, time]);
  return (
    <Box
      ref={panel}
      role="status"
      tabIndex={-1}
      sx={{
        display: 'flex',
        gap: 2,
        padding: { xs: 2, sm: 3 },
        marginBottom: 3,
        borderRadius: '14px',
        border: '1px solid color-mix(in srgb, var(--huella-palette-success-main) 40%, transparent)',
        backgroundColor: 'color-mix(in srgb, var(--huella-palette-success-main) 9%, transparent)',
        outline: 'none',
      }}
    >
      <CheckCircleRounded aria-hidden color="success" sx={{ fontSize: 32 }} />
      <Box sx={{ flex: 1 }}>
        <Typography variant="h2" component="p">
          ¡Reserva realizada con éxito!
        </Typography>
        <Typography sx={{ marginTop: 0.5 }}>
          Lo esperamos el <strong>{longDay(date)}</strong> a las <strong>{time}</strong>
          {place && ` en ${place}`}.{isConfirmedByEmail && ' Le enviamos la confirmación a su correo.'}
        </Typography>
      </Box>
      <IconButton
        size="small"
        aria-label="Cerrar"
        title="Cerrar"
        onClick={onClose}
        sx={{ alignSelf: 'flex-start' }}
      >
        <CloseRounded fontSize="small" />
      </IconButton>
    </Box>
  );
}
