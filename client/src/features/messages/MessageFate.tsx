import Typography from '@mui/material/Typography';
import type { ListedMessageFragment } from './messages.generated';
import { MessageStatePill } from './MessageStatePill';
import { useMessageStory } from './use-message-story';

/** What became of a message: where it stands, when and by whom, and why it did not go out. */
export function MessageFate({ message }: { message: ListedMessageFragment }) {
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
