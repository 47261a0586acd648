import VpnKeyOutlined from '@mui/icons-material/VpnKeyOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Loading } from '../../ui/frame/Loading';
import { RetryNotice } from '../../ui/notices/RetryNotice';
import { SettingsCard } from '../../ui/SettingsCard';
import { useApiKeysQuery } from './integrations.generated';
import { KeyItem } from './KeyItem';
import { NewKeyModal } from './NewKeyModal';
import { type ShownKey, ShownKeyModal } from './ShownKeyModal';

/** The keys by which programs act in their own name, and a new one. */
export function KeysCard() {
  const { data, error, refetch } = useApiKeysQuery({ fetchPolicy: 'cache-and-network' });
  const [isAsking, setAsking] = useState(false);
  const [shown, setShown] = useState<ShownKey>();
  return (
    <SettingsCard
      id="claves"
      heading="Claves"
      introduction="Con una clave, otro programa usa los datos de la clínica en su propio nombre: su sitio web, su contabilidad. Cada una tiene sus permisos y un último día, y se revoca en el momento."
      action={
        <Button
          variant="outlined"
          startIcon={<VpnKeyOutlined />}
          onClick={() => setAsking(true)}
          sx={{ flex: 'none' }}
        >
          Nueva clave
        </Button>
      }
    >
      {!data && !error && <Loading />}
      {error && !data && (
        <RetryNotice
          sentence="No se pudieron cargar las claves."
          onRetry={() => void refetch().catch(() => undefined)}
        />
      )}
      {data?.apiKeys.length === 0 && (
        <Typography color="textSecondary">
          Aún no hay claves. Cree una para cada programa: así sabrá cuál hizo qué, y podrá revocar solo esa.
        </Typography>
      )}
      {data && data.apiKeys.length > 0 && (
        <Box component="ul" aria-label="Claves" sx={{ margin: 0, padding: 0, listStyle: 'none' }}>
          {data.apiKeys.map((key) => (
            <KeyItem key={key.id} apiKey={key} />
          ))}
        </Box>
      )}
      {isAsking && (
        <NewKeyModal
          onClose={() => setAsking(false)}
          onMade={(made) => {
            setAsking(false);
            setShown(made);
          }}
        />
      )}
      {shown && <ShownKeyModal shown={shown} onClose={() => setShown(undefined)} />}
    </SettingsCard>
  );
}
