import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Card } from '../../../ui/Card';
import { Loading } from '../../../ui/frame/Loading';
import { useWaitingMessages } from '../waiting/use-waiting-messages';
import { WaitingList } from '../waiting/WaitingList';

const PAGE = 9;

/**
 * The messages that staff have to send, the next appointment first; absent if there are none.
 * @param props.isShown whether the messages are shown at all.
 * @param props.children the content below, shown once the messages are loaded, so that they don't push it down.
 */
export function ToSend({ isShown, children }: { isShown: boolean; children: ReactNode }) {
  const waiting = useWaitingMessages(PAGE);
  const { messages, hasFailed } = waiting;
  const isKnown = !isShown || messages !== undefined || hasFailed;
  return (
    <>
      {!isKnown && (
        <Card sx={{ marginTop: 2.5 }}>
          <Loading rows={6} />
        </Card>
      )}
      {isShown && messages && messages.length > 0 && (
        <Card aria-labelledby="por-enviar" sx={{ display: 'grid', gap: 1.5, marginTop: 2.5 }}>
          <Typography variant="h2" id="por-enviar">
            Por enviar ({waiting.total})
          </Typography>
          <WaitingList waiting={waiting} isWide />
        </Card>
      )}
      <Box sx={{ display: isKnown ? 'contents' : 'none' }}>{children}</Box>
    </>
  );
}
