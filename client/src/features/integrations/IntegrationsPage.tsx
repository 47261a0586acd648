import VpnKeyOutlined from '@mui/icons-material/VpnKeyOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { type ReactNode, useState } from 'react';
import { Card } from '../../ui/Card';
import { Loading } from '../../ui/frame/Loading';
import { PageHead } from '../../ui/frame/PageHead';
import { RetryNotice } from '../../ui/notices/RetryNotice';
import { useKeptFocus } from '../../ui/use-kept-focus';
import { useApiKeysQuery } from './integrations.generated';
import { KeyItem } from './KeyItem';
import { NewKeyModal } from './NewKeyModal';
import { type ShownKey, ShownKeyModal } from './ShownKeyModal';
import { WebhooksCard } from './webhooks/WebhooksCard';

interface IntegrationsPageProps {
  /** What calendars read. */
  feeds: ReactNode;
}

/** How other programs use the clinic's data: keys, webhooks, and what calendars read. */
export function IntegrationsPage({ feeds }: IntegrationsPageProps) {
  const { data, error, refetch } = useApiKeysQuery({ fetchPolicy: 'cache-and-network' });
  const [isAsking, setAsking] = useState(false);
  const [shown, setShown] = useState<ShownKey>();
  return (
    <>
      <PageHead
        title="Integraciones"
        introduction="Con una clave, otro programa usa los datos de la clínica en su propio nombre: su sitio web, su contabilidad. Cada una tiene sus permisos y un último día, y se revoca en el momento."
        actions={
          <Button variant="contained" startIcon={<VpnKeyOutlined />} onClick={() => setAsking(true)}>
            Nueva clave
          </Button>
        }
        maxWidth={820}
      />
      <Card aria-label="Claves" {...useKeptFocus()} sx={{ maxWidth: 820, marginTop: 2.5, outline: 'none' }}>
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
      </Card>
      <Box sx={{ maxWidth: 820, marginTop: 3 }}>
        <WebhooksCard />
      </Box>
      <Box sx={{ maxWidth: 820, marginTop: 3 }}>{feeds}</Box>
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
    </>
  );
}
