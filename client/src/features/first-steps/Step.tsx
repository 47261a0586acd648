import { type FirstStep, isOptional } from '#domain/clinic/first-steps.js';
import CheckCircleRounded from '~icons/round-check-circle';
import RadioButtonUncheckedRounded from '~icons/round-radio-button-unchecked';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import { HoursToAccept } from './HoursToAccept';

interface StepWords {
  readonly title: string;
  readonly why: string;
  readonly action: string;
  readonly path: string;
}

const WORDS: Readonly<Record<FirstStep, StepWords>> = {
  NAME: {
    title: 'Nombre de la clínica',
    why: 'Encabeza la página de reservas, los mensajes y los certificados.',
    action: 'Escribir el nombre',
    path: '/app/configuracion/clinica',
  },
  ADDRESS: {
    title: 'Dirección y ciudad',
    why: 'Los pacientes saben dónde es, y los certificados dicen dónde se extienden.',
    action: 'Escribir la dirección',
    path: '/app/configuracion/clinica',
  },
  LOGO: {
    title: 'Logo',
    why: 'Se ve en el panel, en la página de reservas y en lo que se imprime.',
    action: 'Elegir el logo',
    path: '/app/configuracion/imagenes#logo',
  },
  HOURS: {
    title: 'Horarios de atención',
    why: 'Dentro de ellos se puede reservar.',
    action: 'Cambiar los horarios',
    path: '/app/configuracion/horarios',
  },
  PROFESSIONALS: {
    title: 'Profesionales',
    why: 'Quiénes atienden, con su nombre. Archive a quien no corresponda.',
    action: 'Nombrar a quienes atienden',
    path: '/app/configuracion/profesionales',
  },
  TEAM: {
    title: 'Equipo',
    why: 'Quiénes más ingresan al panel, cada persona con su contraseña.',
    action: 'Agregar personas',
    path: '/app/configuracion/equipo',
  },
};

interface StepProps {
  step: FirstStep;
  isDone: boolean;
  /** Whether it is the first one that is not done. */
  isNext: boolean;
  onDone: () => void;
}

export function Step({ step, isDone, isNext, onDone }: StepProps) {
  const { title, why, action, path } = WORDS[step];
  const Sign = isDone ? CheckCircleRounded : RadioButtonUncheckedRounded;
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: '24px minmax(0, 1fr)', sm: '24px minmax(0, 1fr) auto' },
        alignItems: 'center',
        columnGap: 1.5,
        rowGap: 1,
        paddingBlock: 1.25,
      }}
    >
      <Sign aria-hidden sx={{ alignSelf: 'start', color: isDone ? 'var(--ok)' : 'var(--ink-3)' }} />
      <Box sx={{ minWidth: 0 }}>
        <Typography sx={{ fontWeight: 600 }}>
          {title}
          {isOptional(step) && !isDone && (
            <Typography component="span" variant="body2" color="textSecondary">
              {' '}
              (opcional)
            </Typography>
          )}
          {isDone && <VisuallyHidden>, listo</VisuallyHidden>}
        </Typography>
        {!isDone && (
          <Typography variant="body2" color="textSecondary">
            {why}
          </Typography>
        )}
        {step === 'HOURS' && !isDone && <HoursToAccept onAccepted={onDone} />}
      </Box>
      <Button
        component={Link}
        to={path}
        variant={isNext ? 'contained' : 'text'}
        color={isDone ? 'inherit' : 'primary'}
        aria-label={isDone ? `Revisar: ${title}` : undefined}
        sx={{
          gridColumn: { xs: '2', sm: 'auto' },
          justifySelf: { xs: 'start', sm: 'end' },
          // On a phone its text is aligned with the text above.
          ...(!isNext && { marginLeft: { xs: -1.75, sm: 0 } }),
        }}
      >
        {isDone ? 'Revisar' : action}
      </Button>
    </Box>
  );
}
