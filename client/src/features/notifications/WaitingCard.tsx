import MarkChatReadOutlined from '@mui/icons-material/MarkChatReadOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { Card } from '../../ui/Card';
import { Notice } from '../../ui/Notice';
import { Placeholder } from '../../ui/Placeholder';
import { HISTORY_PATH } from './history-path';
import { useWaitingMessages } from './use-waiting-messages';
import { WaitingList } from './WaitingList';

/** How many the card begins with. */
const PAGE = 3;

/** The dashboard's card of what staff have to send. Where messages leave by themselves it shows only what waits. */
export function WaitingCard() {
  const waiting = useWaitingMessages(PAGE);
  const { messages, total, channel, error } = waiting;
  if (channel === 'CLOUD' && messages?.length === 0 && !error) return null;
  return (
    <Card aria-labelledby="por-enviar" sx={{ display: 'grid', gap: 1.5, alignContent: 'start' }}>
      <Box sx={{ display: 'flex', alignItems: 'baseline', justifyContent: 'space-between', gap: 1 }}>
        <Typography variant="h2" id="por-enviar">
          Por enviar{total > 0 && ` (${total})`}
        </Typography>
        <Button component={Link} to={HISTORY_PATH} size="small" color="inherit">
          Ver todos
        </Button>
      </Box>
      {error && (
        <Notice
          sentence="No se pudieron cargar los mensajes."
          action={
            <Button size="small" color="inherit" onClick={waiting.refetch}>
              Intentar de nuevo
            </Button>
          }
        />
      )}
      {!messages && !error && (
        <Box role="status" aria-label="Cargando mensajes">
          <Placeholder sx={{ height: 24 }} />
        </Box>
      )}
      {messages?.length === 0 && (
        <Typography
          variant="body2"
          color="textSecondary"
          sx={{ display: 'flex', alignItems: 'center', gap: 1 }}
        >
          <MarkChatReadOutlined aria-hidden fontSize="small" />
          No hay mensajes por enviar
        </Typography>
      )}
      {messages && messages.length > 0 && <WaitingList waiting={waiting} />}
    </Card>
  );
}
