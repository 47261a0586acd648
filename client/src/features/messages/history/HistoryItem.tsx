import { MESSAGE_CHANNEL_LABELS, MESSAGE_KIND_LABELS } from '#domain/messages/message.es.js';
import { isAboutHour } from '#domain/messages/message.js';
import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { ListLine } from '../../../ui/lists/ListLine';
import { AboutAppointment } from '../AboutAppointment';
import { AboutPatient } from '../AboutPatient';
import { MessageButtons } from '../MessageButtons';
import { MessageStatus } from '../MessageStatus';
import type { ListedMessageFragment } from '../messages.generated';
import { MessageText } from '../MessageText';

const Item = styled(ListLine)(({ theme }) => ({
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: 'minmax(0, 1.3fr) minmax(0, 0.95fr) minmax(0, 1.2fr)',
    columnGap: theme.spacing(3),
  },
}));

export function HistoryItem({ message }: { message: ListedMessageFragment }) {
  const { kind, channel, recipient, subject, body } = message;
  return (
    <Item>
      <Box sx={{ minWidth: 0 }}>
        <AboutPatient {...message} />
        <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
          {MESSAGE_CHANNEL_LABELS[channel]} · {recipient || 'sin destinatario'}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {MESSAGE_KIND_LABELS[kind]}
          {isAboutHour(kind) && ' · '}
          <AboutAppointment {...message} />
        </Typography>
      </Box>
      <MessageText subject={subject} body={body} />
      <Box
        sx={{
          display: 'grid',
          gap: 0.75,
          alignContent: 'start',
          justifyItems: { xs: 'start', md: 'end' },
          textAlign: { md: 'right' },
          // Also for wrapped buttons.
          '& > *': { justifyContent: { md: 'flex-end' } },
        }}
      >
        <MessageStatus message={message} />
        <MessageButtons message={message} />
      </Box>
    </Item>
  );
}
