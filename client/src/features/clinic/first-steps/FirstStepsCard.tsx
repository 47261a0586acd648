import type { Area, AreaAccess } from '#domain/access/rights.js';
import { FIRST_STEPS, type FirstStep, isOptional } from '#domain/clinic/first-steps.js';
import CloseRounded from '~icons/round-close';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { failureOf } from '../../../apollo/apollo-failure';
import { useRights } from '../../../session/current-staff';
import { Card } from '../../../ui/Card';
import { toasts } from '../../../ui/notices/toasts';
import { BookingsState } from './BookingsState';
import {
  useFirstStepsQuery,
  useShowFirstStepsMutation,
  useSkipFirstStepMutation,
} from './first-steps.generated';
import { Step } from './Step';

/** The rights that the pages of some steps need besides the settings. */
const NEEDS: Readonly<Partial<Record<FirstStep, readonly [Area, AreaAccess]>>> = {
  MAIL: ['MESSAGES', 'READ'],
  PUBLIC_ADDRESS: ['TEAM', 'WRITE'],
  BACKUP: ['TEAM', 'WRITE'],
  TEAM: ['TEAM', 'WRITE'],
};

/** Guides a new clinic through its settings, until a user closes it. */
export function FirstStepsCard() {
  const can = useRights();
  const { data, refetch } = useFirstStepsQuery({
    fetchPolicy: 'cache-and-network',
    skip: !can('SETTINGS'),
  });
  const [skip] = useSkipFirstStepMutation({ refetchQueries: ['FirstSteps'] });
  const [show, { loading }] = useShowFirstStepsMutation({ refetchQueries: ['FirstSteps'] });
  if (!data?.firstSteps.isShown) return null;
  const { done, skipped, bookingsPaused } = data.firstSteps;
  const steps = FIRST_STEPS.filter((step) => {
    const needs = NEEDS[step];
    return !needs || can(...needs);
  });
  const needed = steps.filter((step) => !isOptional(step));
  const missing = needed.filter((step) => !done.includes(step) && !skipped.includes(step));
  const isReady = missing.length === 0;

  const changeSkip = async (step: FirstStep, isSkipped: boolean) => {
    try {
      await skip({ variables: { step, isSkipped } });
    } catch (refusal) {
      toasts.error(failureOf(refusal).sentence ?? 'No se pudo omitir el paso');
    }
  };
  const close = async () => {
    try {
      await show({ variables: { isShown: false } });
      toasts.success('Puede volver a ver los primeros pasos desde Configuración');
    } catch (refusal) {
      toasts.error(failureOf(refusal).sentence ?? 'No se pudieron cerrar los primeros pasos');
    }
  };
  return (
    <Card aria-labelledby="primeros-pasos" sx={{ marginTop: 2.5 }}>
      <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 2 }}>
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Typography variant="h2" id="primeros-pasos">
            {isReady ? 'Su clínica está lista' : 'Primeros pasos'}
          </Typography>
          <Typography variant="body2" color="textSecondary">
            {isReady
              ? bookingsPaused
                ? 'Su página de reservas sigue en pausa.'
                : 'Los pacientes ya pueden reservar en su página.'
              : `${needed.length - missing.length} de ${needed.length} listos. Cada paso se puede omitir y retomar después.`}
          </Typography>
        </Box>
        <IconButton
          aria-label="Cerrar los primeros pasos"
          disabled={loading}
          onClick={() => void close()}
          sx={{ marginTop: -0.75, marginRight: -1 }}
        >
          <CloseRounded fontSize="small" />
        </IconButton>
      </Box>
      <BookingsState done={done} bookingsPaused={bookingsPaused} />
      <Box
        component="ol"
        aria-label="Pasos"
        sx={{
          margin: 0,
          marginTop: 1,
          padding: 0,
          listStyle: 'none',
          '& > li + li': { borderTop: '1px solid var(--line)' },
        }}
      >
        {steps.map((step) => (
          <Step
            key={step}
            step={step}
            isDone={done.includes(step)}
            isSkipped={skipped.includes(step)}
            isNext={step === missing[0]}
            onDone={() => void refetch()}
            onSkip={(isSkipped) => void changeSkip(step, isSkipped)}
          />
        ))}
      </Box>
      {isReady && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, marginTop: 2 }}>
          <Button variant="outlined" loading={loading} onClick={() => void close()}>
            Terminar
          </Button>
          <Button variant="outlined" color="inherit" href="/public/reservar" target="_blank" rel="noopener">
            Ver la página de reservas
          </Button>
        </Box>
      )}
    </Card>
  );
}
