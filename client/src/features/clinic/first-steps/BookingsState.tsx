import { OPENING_STEPS } from '#domain/clinic/first-steps.js';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { failureOf } from '../../../apollo/apollo-failure';
import { toasts } from '../../../ui/notices/toasts';
import { type StepsTakenFragment, usePauseBookingsMutation } from './first-steps.generated';

/** While the clinic is not set up, warns that visitors can already book, with a button that pauses bookings. */
export function BookingsState({ done, bookingsPaused }: Pick<StepsTakenFragment, 'done' | 'bookingsPaused'>) {
  const [pause, { loading }] = usePauseBookingsMutation({ refetchQueries: ['FirstSteps'] });
  if (OPENING_STEPS.every((step) => done.includes(step))) return null;
  const change = async () => {
    try {
      await pause({ variables: { isPaused: !bookingsPaused } });
    } catch (refusal) {
      toasts.error(failureOf(refusal).sentence ?? 'No se pudo cambiar la página de reservas');
    }
  };
  return (
    <Box
      role="group"
      aria-labelledby="estado-de-reservas"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        justifyContent: 'space-between',
        gap: 1.5,
        marginTop: 2,
        padding: 1.5,
        borderRadius: 'var(--r-control)',
        background: 'color-mix(in srgb, var(--brand) var(--tint), transparent)',
      }}
    >
      <Box sx={{ flex: '1 1 260px', minWidth: 0 }}>
        <Typography id="estado-de-reservas" sx={{ fontWeight: 600 }}>
          {bookingsPaused ? 'Su página de reservas está en pausa' : 'Su página ya recibe reservas'}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {bookingsPaused
            ? 'Se abre sola cuando estén el nombre, la dirección y un tratamiento con precio. Las citas que ya hay no cambian.'
            : 'Cualquiera puede tomar una hora desde ahora. Si prefiere, póngala en pausa hasta que estén el nombre, la dirección y un tratamiento con precio.'}
        </Typography>
      </Box>
      <Button variant="outlined" color="inherit" loading={loading} onClick={() => void change()}>
        {bookingsPaused ? 'Abrirla ahora' : 'Poner en pausa'}
      </Button>
    </Box>
  );
}
