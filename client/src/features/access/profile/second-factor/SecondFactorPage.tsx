import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Card } from '../../../../ui/Card';
import { Logo } from '../../../../ui/Logo';
import { PageHeading } from '../../../../ui/frame/PageHeading';
import { SchemeToggle } from '../../../../ui/SchemeToggle';
import { SetUpSteps } from './SetUpSteps';

interface SecondFactorPageProps {
  username: string;
  onDone: () => void;
  onLogOut: () => void;
}

/** Replaces the panel for users who must set up a second factor first. */
export function SecondFactorPage({ username, onDone, onLogOut }: SecondFactorPageProps) {
  return (
    <Box component="main" sx={{ flex: 1, display: 'grid', placeItems: 'center', padding: 2 }}>
      <Box sx={{ position: 'fixed', top: 12, right: 12 }}>
        <SchemeToggle />
      </Box>
      <Box sx={{ width: '100%', maxWidth: 440 }}>
        <Box sx={{ display: 'grid', justifyItems: 'center', marginBottom: 3 }}>
          <Logo size={52} />
        </Box>
        <Card sx={{ display: 'grid', gap: 2 }}>
          <PageHeading title="Verificación en dos pasos">Verificación en dos pasos</PageHeading>
          <Typography>
            La clínica la exige a todo el equipo. Para seguir, actívela con su teléfono: toma un par de
            minutos.
          </Typography>
          <SetUpSteps username={username} onDone={onDone} />
        </Card>
        <Box sx={{ display: 'grid', justifyItems: 'center', marginTop: 2 }}>
          <Button color="inherit" onClick={onLogOut}>
            Cerrar Sesión
          </Button>
        </Box>
      </Box>
    </Box>
  );
}
