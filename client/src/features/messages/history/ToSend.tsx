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
 * @param props.isShown otherwise only the children are.
 * @param props.children what stands below, which is shown once it is known how much is above.
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
