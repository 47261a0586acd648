import ErrorOutlineRounded from '~icons/round-error-outline';
import MarkChatReadOutlined from '~icons/outline-mark-chat-read';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { Card } from '../../../ui/Card';
import { RetryNotice } from '../../../ui/notices/RetryNotice';
import { Placeholder } from '../../../ui/Placeholder';
import { FLUSH, FLUSH_END } from '../../../ui/theme/flush';
import { HISTORY_PATH, UNSENT_PATH } from '../history/history-path';
import { useWaitingMessages } from './use-waiting-messages';
import { WaitingList } from './WaitingList';

/** Number of messages shown first. */
const PAGE = 2;

/** The dashboard's card of messages that staff have to send, and of failed ones. */
export function WaitingCard() {
  const waiting = useWaitingMessages(PAGE);
  const { messages, total, unsent, goesByItself, hasFailed } = waiting;
  return (
    <Card aria-labelledby="por-enviar" sx={{ display: 'grid', gap: 1.5, alignContent: 'start' }}>
      <Box sx={{ display: 'flex', alignItems: 'baseline', justifyContent: 'space-between', gap: 1 }}>
        <Typography variant="h2" id="por-enviar">
          Por enviar{total > 0 && ` (${total})`}
        </Typography>
        <Button component={Link} to={HISTORY_PATH} size="small" color="inherit" sx={FLUSH_END}>
          Ver todos
        </Button>
      </Box>
      {hasFailed && <RetryNotice sentence="No se pudieron cargar los mensajes." onRetry={waiting.refetch} />}
      {!messages && !hasFailed && (
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
          {goesByItself ? 'Los mensajes salen solos' : 'No hay mensajes por enviar'}
        </Typography>
      )}
      {unsent > 0 && (
        <Button
          component={Link}
          to={UNSENT_PATH}
          color="error"
          startIcon={<ErrorOutlineRounded />}
          sx={{ ...FLUSH, justifyContent: 'flex-start', textAlign: 'left' }}
        >
          {unsent === 1 ? '1 mensaje no se pudo enviar' : `${unsent} mensajes no se pudieron enviar`}
        </Button>
      )}
      {messages && messages.length > 0 && <WaitingList waiting={waiting} />}
    </Card>
  );
}
