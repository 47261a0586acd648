import { styled } from '@mui/material/styles';
import { useEffect, useRef } from 'react';
import { useMessagesChangedSubscription } from '../../../apollo/message-changes.generated';
import { restartLater } from '../../../apollo/use-live-reload';
import { VisuallyHidden } from '../../../ui/VisuallyHidden';
import { useWaitingNumberQuery } from '../messages.generated';
import { REFRESH_MS } from '../refresh';

const Count = styled('span')({
  marginLeft: 'auto',
  minWidth: 20,
  paddingInline: 6,
  borderRadius: 99,
  font: 'var(--font-small)',
  lineHeight: '20px',
  fontWeight: 600,
  textAlign: 'center',
  color: 'var(--on-brand)',
  backgroundColor: 'var(--brand)',
  '&[data-in-corner]': {
    position: 'absolute',
    top: 0,
    right: -2,
    minWidth: 16,
    paddingInline: 4,
    lineHeight: '16px',
  },
});

/** The largest number that fits. */
const MOST = 99;

/**
 * The number of messages waiting for staff, beside the link to them; empty if there are none. It refetches only its own
 * query. Refetching the whole page on a change, as pages do, would read the page's patient again, and each read is
 * logged.
 */
export function WaitingNumber({ isInCorner }: { isInCorner: boolean }) {
  const { data, refetch } = useWaitingNumberQuery({
    fetchPolicy: 'cache-and-network',
    pollInterval: REFRESH_MS,
  });
  const latestRestart = useRef<() => void>(() => undefined);
  const { restart } = useMessagesChangedSubscription({
    fetchPolicy: 'no-cache',
    ignoreResults: true,
    onData: () => void refetch().catch(() => undefined),
    onError: () => restartLater(() => latestRestart.current()),
  });
  useEffect(() => void (latestRestart.current = restart));
  const number = data?.outboundMessages.totalCount ?? 0;
  if (number === 0) return null;
  return (
    <Count data-in-corner={isInCorner || undefined}>
      {number > MOST ? `${MOST}+` : number}
      <VisuallyHidden> por enviar</VisuallyHidden>
    </Count>
  );
}
