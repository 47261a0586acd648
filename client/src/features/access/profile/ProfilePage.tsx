import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Card } from '../../../ui/Card';
import { PageHeading } from '../../../ui/frame/PageHeading';
import { LoadingOrRetry } from '../../../ui/notices/LoadingOrRetry';
import { ONE_COLUMN } from '../../../ui/one-column';
import { NameForm } from './NameForm';
import { OpenSessions } from './OpenSessions';
import { PasswordForm } from './PasswordForm';
import { SecondFactorCard } from './second-factor/SecondFactorCard';
import { VersionLine } from './VersionLine';
import { useMyProfileQuery } from './profile.generated';

interface ProfilePageProps {
  /** The user's own calendar feeds. */
  feeds: ReactNode;
  /** Called after a change of the name, which the panel shows. */
  onRenamed: () => void;
  onSecondFactorChanged: () => void;
}

export function ProfilePage({ feeds, onRenamed, onSecondFactorChanged }: ProfilePageProps) {
  return (
    <>
      <PageHeading title="Mi perfil">Mi perfil</PageHeading>
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
          alignItems: 'start',
          gap: { xs: 2, sm: 3 },
          marginTop: 2.5,
        }}
      >
        <Box sx={{ ...ONE_COLUMN, gap: { xs: 2, sm: 3 } }}>
          <OwnData onRenamed={onRenamed} />
          <Card aria-labelledby="contrasena" sx={{ ...ONE_COLUMN, gap: 2 }}>
            <div>
              <Typography variant="h2" id="contrasena">
                Contraseña
              </Typography>
              <Typography variant="body2" color="textSecondary">
                Al cambiarla se cierran sus otras sesiones.
              </Typography>
            </div>
            <PasswordForm />
          </Card>
        </Box>
        <Box sx={{ ...ONE_COLUMN, gap: { xs: 2, sm: 3 } }}>
          <SecondFactorCard onChanged={onSecondFactorChanged} />
          <OpenSessions />
          {feeds}
        </Box>
      </Box>
      <VersionLine />
    </>
  );
}

function OwnData({ onRenamed }: Pick<ProfilePageProps, 'onRenamed'>) {
  const { data, error, refetch } = useMyProfileQuery({ fetchPolicy: 'network-only' });
  return (
    <Card aria-labelledby="datos" sx={{ ...ONE_COLUMN, gap: 2 }}>
      <Typography variant="h2" id="datos">
        Mis datos
      </Typography>
      {data && <NameForm stored={data.myProfile} onRenamed={onRenamed} />}
      <LoadingOrRetry
        data={data}
        error={error}
        sentence="No se pudo cargar su perfil."
        refetch={refetch}
        rows={3}
        rowHeight={50}
      />
    </Card>
  );
}
