import { type FirstStep, isOptional } from '#domain/clinic/first-steps.js';
import CheckCircleRounded from '~icons/round-check-circle';
import RadioButtonUncheckedRounded from '~icons/round-radio-button-unchecked';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { lazy, Suspense, useState } from 'react';
import { Link } from 'react-router-dom';
import { VisuallyHidden } from '../../../ui/VisuallyHidden';
import { HoursToAccept } from './HoursToAccept';

const PricesModal = lazy(() => import('./PricesModal').then((module) => ({ default: module.PricesModal })));

interface StepWords {
  readonly title: string;
  readonly why: string;
  readonly action: string;
  /** Absent if it is done in place. */
  readonly path?: string;
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
  TREATMENTS: {
    title: 'Tratamientos y precios',
    why: 'La lista ya trae los habituales con su duración. Los que tengan precio se reservan en línea.',
    action: 'Poner precios',
  },
  MAIL: {
    title: 'Correo',
    why: 'Quien reserva recibe su confirmación, y un aviso si su cita cambia.',
    action: 'Conectar el correo',
    path: '/app/configuracion/mensajes',
  },
  PUBLIC_ADDRESS: {
    title: 'Dirección pública',
    why: 'Con ella los mensajes llevan un enlace para confirmar o cancelar.',
    action: 'Fijar la dirección',
    path: '/app/configuracion/servidor#direccion-publica',
  },
  SECOND_FACTOR: {
    title: 'Verificación en dos pasos',
    why: 'Sin el código de su teléfono, nadie entra a las fichas con una contraseña robada.',
    action: 'Activarla',
    path: '/app/perfil',
  },
  BACKUP: {
    title: 'Carpeta de respaldo',
    why: 'Las copias de cada noche quedan en el mismo disco que los datos. Una carpeta en otro disco las salva si este falla.',
    action: 'Fijar la carpeta',
    path: '/app/configuracion/servidor#carpeta-de-respaldo',
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
  isSkipped: boolean;
  /** Whether it is the first one that is neither done nor skipped. */
  isNext: boolean;
  onDone: () => void;
  onSkip: (isSkipped: boolean) => void;
}

export function Step({ step, isDone, isSkipped, isNext, onDone, onSkip }: StepProps) {
  const [hasPrices, setHasPrices] = useState(false);
  const { title, why, action, path } = WORDS[step];
  const isOpen = !isDone && !isSkipped;
  const Sign = isDone ? CheckCircleRounded : RadioButtonUncheckedRounded;
  const look = {
    variant: isNext ? 'outlined' : 'text',
    color: isDone ? 'inherit' : 'primary',
    'aria-label': isDone ? `Revisar: ${title}` : undefined,
  } as const;
  const words = isDone ? 'Revisar' : action;
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
          {isOpen && isOptional(step) && (
            <Typography component="span" variant="body2" color="textSecondary">
              {' '}
              (opcional)
            </Typography>
          )}
          {isSkipped && !isDone && (
            <Typography component="span" variant="body2" color="textSecondary">
              {' '}
              (omitido)
            </Typography>
          )}
          {isDone && <VisuallyHidden>, listo</VisuallyHidden>}
        </Typography>
        {isOpen && (
          <Typography variant="body2" color="textSecondary">
            {why}
          </Typography>
        )}
        {step === 'HOURS' && isOpen && <HoursToAccept onAccepted={onDone} />}
      </Box>
      <Box
        sx={{
          gridColumn: { xs: '2', sm: 'auto' },
          justifySelf: { xs: 'start', sm: 'end' },
          display: 'flex',
          flexDirection: { xs: 'row', sm: 'row-reverse' },
          flexWrap: 'wrap',
          gap: 0.5,
          // On a phone its text is aligned with the text above.
          ...(!isNext && { marginLeft: { xs: -1.75, sm: 0 } }),
        }}
      >
        {(isOpen || isDone) && path !== undefined && (
          <Button component={Link} to={path} {...look}>
            {words}
          </Button>
        )}
        {(isOpen || isDone) && path === undefined && (
          <Button {...look} onClick={() => setHasPrices(true)}>
            {words}
          </Button>
        )}
        {!isDone && (
          <Button
            color="inherit"
            aria-label={`${isSkipped ? 'Retomar' : 'Omitir'}: ${title}`}
            onClick={() => onSkip(!isSkipped)}
          >
            {isSkipped ? 'Retomar' : 'Omitir'}
          </Button>
        )}
      </Box>
      {hasPrices && (
        <Suspense>
          <PricesModal
            onClose={() => setHasPrices(false)}
            onSaved={() => {
              setHasPrices(false);
              onDone();
            }}
          />
        </Suspense>
      )}
    </Box>
  );
}
