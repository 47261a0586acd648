import { MESSAGE_CHANNEL_LABELS, MESSAGE_KIND_LABELS } from '#domain/message.es.js';
import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { AboutPatient, hourInWords } from './AboutAppointment';
import { MessageButtons } from './MessageButtons';
import type { ListedMessageFragment } from './messages.generated';
import { MessageStatePill } from './MessageStatePill';
import { MessageText } from './MessageText';
import { useMessageStory } from './use-message-story';

const Item = styled('li')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1),
  padding: theme.spacing(2, 0),
  borderTop: `1px solid ${(theme.vars ?? theme).palette.divider}`,
  '&:first-of-type': { borderTop: 0, paddingTop: 0 },
  '&:last-of-type': { paddingBottom: 0 },
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1.35fr) minmax(0, 1fr)',
    columnGap: theme.spacing(3),
  },
}));

/** One message: to whom, what it says, and what became of it. */
export function HistoryItem({ message }: { message: ListedMessageFragment }) {
  const { kind, channel, recipient, subject, body, state, failure, actions } = message;
  const storyOf = useMessageStory();
  return (
    <Item>
      <Box sx={{ minWidth: 0 }}>
        <AboutPatient {...message} />
        <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
          {MESSAGE_CHANNEL_LABELS[channel]} · {recipient || 'sin destinatario'}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {MESSAGE_KIND_LABELS[kind]} · {hourInWords(message)}
        </Typography>
      </Box>
      <MessageText subject={subject} body={body} />
      <Box
        sx={{ display: 'grid', gap: 0.75, justifyItems: { xs: 'start', md: 'end' }, alignContent: 'start' }}
      >
        <MessageStatePill state={state} />
        <Typography variant="body2" color="textSecondary" sx={{ textAlign: { md: 'right' } }}>
          {storyOf(message)}
        </Typography>
        {failure && (
          <Typography
            variant="body2"
            color={state === 'FAILED' ? 'error' : 'textPrimary'}
            sx={{ textAlign: { md: 'right' } }}
          >
            {failure}
          </Typography>
        )}
        {actions.length > 0 && (
          <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: { md: 'flex-end' }, gap: 1 }}>
            <MessageButtons message={message} />
          </Box>
        )}
      </Box>
    </Item>
  );
}
