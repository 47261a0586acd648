import ExploreOffOutlined from '@mui/icons-material/ExploreOffOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { Message } from '../ui/frame/Message';
import { PageHeading } from '../ui/frame/PageHeading';

export const TO_DASHBOARD = { to: '/app/dashboard', label: 'Volver al dashboard' };

interface NotFoundPageProps {
  /** A link to the start of the current part, public or panel. */
  back: { to: string; label: string };
}

/** For unknown addresses. */
export function NotFoundPage({ back }: NotFoundPageProps) {
  return (
    <Box
      sx={{
        flex: 1,
        display: 'grid',
        placeContent: 'center',
        justifyItems: 'center',
        padding: 2,
        minHeight: 360,
      }}
    >
      <PageHeading title="Página no encontrada">Página no encontrada</PageHeading>
      <Message
        icon={<ExploreOffOutlined />}
        sentence="Esta dirección no lleva a ninguna parte."
        detail="Puede que el enlace sea antiguo o que le falte una letra."
        action={
          <Button variant="contained" component={Link} to={back.to}>
            {back.label}
          </Button>
        }
      />
    </Box>
  );
}
