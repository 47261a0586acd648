import Button from '@mui/material/Button';
import { ONCE_CONNECTED, useWaitsForConnection } from './lost-connection';
import { Notice } from './Notice';

interface RetryNoticeProps {
  sentence: string;
  onRetry: () => void;
}

/** In place of a part that failed to load. Without a connection it is calm, and loads by itself once there is one. */
export function RetryNotice({ sentence, onRetry }: RetryNoticeProps) {
  const isLost = useWaitsForConnection(onRetry);
  return (
    <Notice
      sentence={isLost ? ONCE_CONNECTED : sentence}
      isCalm={isLost}
      action={
        <Button size="small" color="inherit" onClick={onRetry}>
          Intentar de nuevo
        </Button>
      }
    />
  );
}
