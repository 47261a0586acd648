import SentimentDissatisfiedRounded from '~icons/round-sentiment-dissatisfied';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Message } from './Message';

interface TryAgainProps {
  sentence: string;
  detail?: string;
  button?: string;
  onRetry: () => void;
}

/** Replaces a large part of the screen that failed. */
export function TryAgain({ sentence, detail, button = 'Intentar de nuevo', onRetry }: TryAgainProps) {
  return (
    <Box role="alert" sx={{ flex: 1, display: 'grid', placeContent: 'center', minHeight: 320 }}>
      <Message
        icon={<SentimentDissatisfiedRounded />}
        sentence={sentence}
        {...(detail && { detail })}
        action={
          <Button variant="contained" onClick={onRetry}>
            {button}
          </Button>
        }
      />
    </Box>
  );
}
