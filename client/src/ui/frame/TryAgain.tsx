import ErrorOutlineRounded from '~icons/round-error-outline';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { ONCE_CONNECTED, useWaitsForConnection } from '../notices/lost-connection';
import { Message } from './Message';

interface TryAgainProps {
  sentence: string;
  detail?: string;
  button?: string;
  onRetry: () => void;
}

/**
 * Replaces a large part of the screen that could not be loaded. Without a connection it only says so, and loads by
 * itself once there is one.
 */
export function TryAgain(props: TryAgainProps) {
  const isLost = useWaitsForConnection(props.onRetry);
  return <Failed {...props} {...(isLost && { sentence: ONCE_CONNECTED, isCalm: true })} />;
}

/** Replaces a large part of the screen that failed for a reason of its own. */
export const BrokenPart = (props: TryAgainProps) => <Failed {...props} />;

interface FailedProps extends TryAgainProps {
  isCalm?: boolean;
}

const Failed = ({ sentence, detail, button = 'Intentar de nuevo', onRetry, isCalm = false }: FailedProps) => (
  <Box
    role={isCalm ? undefined : 'alert'}
    sx={{ flex: 1, display: 'grid', placeContent: 'center', minHeight: 320 }}
  >
    <Message
      icon={<ErrorOutlineRounded />}
      sentence={sentence}
      {...(detail && { detail })}
      action={
        <Button variant={isCalm ? 'outlined' : 'contained'} onClick={onRetry}>
          {button}
        </Button>
      }
    />
  </Box>
);
