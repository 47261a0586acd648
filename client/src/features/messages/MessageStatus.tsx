import Typography from '@mui/material/Typography';
import type { ListedMessageFragment } from './messages.generated';
import { MessageStatePill } from './MessageStatePill';
import { useMessageStory } from './use-message-story';

export function MessageStatus({ message }: { message: ListedMessageFragment }) {
  const storyOf = useMessageStory();
  const { state, failure } = message;
  return (
    <>
      <MessageStatePill state={state} />
      <Typography variant="body2" color="textSecondary">
        {storyOf(message)}
      </Typography>
      {failure && (
        <Typography variant="body2" color={state === 'FAILED' ? 'error' : 'textPrimary'}>
          {failure}
        </Typography>
      )}
    </>
  );
}
