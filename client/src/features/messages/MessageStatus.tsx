import Typography from '@mui/material/Typography';
import type { ListedMessageFragment } from './messages.generated';
import { MessageStatePill } from './MessageStatePill';
import { useMessageStory } from './use-message-story';

/** A message's state, when it was set and by which user, and why sending failed. */
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
