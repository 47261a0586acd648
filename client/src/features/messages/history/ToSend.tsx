import Typography from '@mui/material/Typography';
import { Card } from '../../../ui/Card';
import { useWaitingMessages } from '../waiting/use-waiting-messages';
import { WaitingList } from '../waiting/WaitingList';

const PAGE = 9;

/** The messages that staff have to send, the next appointment first; absent if there are none. */
export function ToSend() {
  const waiting = useWaitingMessages(PAGE);
  if (!waiting.messages || waiting.messages.length === 0) return null;
  return (
    <Card aria-labelledby="por-enviar" sx={{ display: 'grid', gap: 1.5, marginTop: 2.5 }}>
      <Typography variant="h2" id="por-enviar">
        Por enviar ({waiting.total})
      </Typography>
      <WaitingList waiting={waiting} isWide />
    </Card>
  );
}
