import VpnKeyOutlined from '~icons/outline-vpn-key';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useRights } from '../../session/current-staff';
import { SettingsCard } from '../../ui/SettingsCard';
import { SettingsList } from '../../ui/lists/SettingsList';
import { useApiKeysQuery } from './integrations.generated';
import { KeyItem } from './KeyItem';
import { NewKeyModal } from './NewKeyModal';
import { type ShownKey, ShownKeyModal } from './ShownKeyModal';

/** The keys with which programs act in their own name, and a button for a new one. */
export function KeysCard() {
  const { data, error, refetch } = useApiKeysQuery({ fetchPolicy: 'cache-and-network' });
  const [isAsking, setAsking] = useState(false);
  const [shown, setShown] = useState<ShownKey>();
  const mayWrite = useRights()('TEAM');
  return (
    <SettingsCard
      id="claves"
      heading="Claves"
      introduction="Con una clave, otro programa usa los datos de la clínica en su propio nombre: su sitio web, su contabilidad. Cada una tiene sus permisos y un último día, y se revoca en el momento."
      action={
        mayWrite && (
          <Button
            variant="outlined"
            startIcon={<VpnKeyOutlined />}
            onClick={() => setAsking(true)}
            sx={{ flex: 'none' }}
          >
            Nueva clave
          </Button>
        )
      }
    >
      <SettingsList
        label="Claves"
        things={data?.apiKeys}
        hasFailed={error !== undefined}
        failure="No se pudieron cargar las claves."
        empty={`Aún no hay claves.${mayWrite ? ' Cree una para cada programa: así sabrá cuál hizo qué, y podrá revocar solo esa.' : ''}`}
        onRetry={() => void refetch().catch(() => undefined)}
      >
        {(key) => <KeyItem key={key.id} apiKey={key} />}
      </SettingsList>
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
