import Box from '@mui/material/Box';
import { useMessageChanges } from '../../../apollo/use-message-changes';
import { Loading } from '../../../ui/frame/Loading';
import { PageHead } from '../../../ui/frame/PageHead';
import { TryAgain } from '../../../ui/frame/TryAgain';
import { useMessageSettingsQuery } from './message-settings.generated';
import { MessageSettingsForm } from './MessageSettingsForm';

export function MessageSettingsPage() {
  const { data, refetch, error } = useMessageSettingsQuery({ fetchPolicy: 'network-only' });
  useMessageChanges();
  return (
    <>
      <PageHead title="Mensajes" introduction="Qué se avisa a los pacientes, cuándo y con qué palabras." />
      <Box sx={{ marginTop: 2.5 }}>
        {data && <MessageSettingsForm stored={data.messageSettings} channels={data.messageChannels} />}
        {!data && !error && <Loading />}
        {!data && error && (
          <TryAgain
            sentence="No se pudo cargar la configuración de mensajes."
            onRetry={() => void refetch().catch(() => undefined)}
          />
        )}
      </Box>
    </>
  );
}
