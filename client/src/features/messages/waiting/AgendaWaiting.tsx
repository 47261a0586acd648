import KeyboardArrowDownRounded from '~icons/round-keyboard-arrow-down';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { Link } from 'react-router-dom';
import { Card } from '../../../ui/Card';
import { FLUSH_END } from '../../../ui/theme/flush';
import { HISTORY_PATH } from '../history/history-path';
import { useWaitingMessages } from './use-waiting-messages';
import { WaitingList } from './WaitingList';

const PAGE = 9;

/**
 * The agenda's button with the number of waiting messages, and the row below the heading that it opens. Both are
 * rendered into the heading's flex box. Absent while no messages are waiting. If loading the messages fails, the
 * calendar must not be affected.
 */
export function AgendaWaiting() {
  const waiting = useWaitingMessages(PAGE);
  const [isOpen, setOpen] = useState(false);
  const panelId = useId();
  const titleId = useId();
  const { total, messages } = waiting;
  if (!messages || messages.length === 0) return null;
  return (
    <>
      <Button
        variant="outlined"
        color="primary"
        aria-expanded={isOpen}
        aria-controls={panelId}
        onClick={() => setOpen(!isOpen)}
        endIcon={
          <KeyboardArrowDownRounded
            sx={{ transform: isOpen ? 'rotate(180deg)' : 'none', transition: 'transform 120ms' }}
          />
        }
        sx={{ marginRight: 'auto', whiteSpace: 'nowrap' }}
      >
        {total} por enviar
      </Button>
      <Box id={panelId} hidden={!isOpen} sx={{ flex: '1 0 100%', order: 1 }}>
        {isOpen && (
          <Card aria-labelledby={titleId} sx={{ display: 'grid', gap: 1.5 }}>
            <Box sx={{ display: 'flex', alignItems: 'baseline', justifyContent: 'space-between', gap: 1 }}>
              <Typography variant="h2" id={titleId}>
                Mensajes por enviar
              </Typography>
              <Button component={Link} to={HISTORY_PATH} size="small" color="inherit" sx={FLUSH_END}>
                Ver todos
              </Button>
            </Box>
            <WaitingList waiting={waiting} isWide />
          </Card>
        )}
      </Box>
    </>
  );
}
