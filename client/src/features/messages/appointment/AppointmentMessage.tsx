import { MESSAGE_CHANNEL_LABELS, MESSAGE_KIND_LABELS } from '#domain/messages/message.es.js';
import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { hourInWords } from '../hour-in-words';
import { MessageButtons } from '../MessageButtons';
import { MessageStatus } from '../MessageStatus';
import type { ListedMessageFragment } from '../messages.generated';
import { MessageText } from '../MessageText';

const Item = styled('li')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(0.75),
  justifyItems: 'start',
  paddingBlock: theme.spacing(1.5),
  '& + &': { borderTop: '1px solid var(--line)' },
  '&:focus': { outline: 'none' },
}));

/** Stable between renders, so that it is called once, when the message appears. */
const focusIt = (element: HTMLLIElement | null) => element?.focus({ preventScroll: true });

interface AppointmentMessageProps {
  message: ListedMessageFragment;
  /** Whether the appointment has been moved since the message was created. */
  isAboutAnotherTime: boolean;
  /** Whether it was just requested, and its button is gone. */
  takesFocus: boolean;
}

export function AppointmentMessage({ message, isAboutAnotherTime, takesFocus }: AppointmentMessageProps) {
  const { kind, channel, recipient, subject, body } = message;
  return (
    <Item tabIndex={-1} ref={takesFocus ? focusIt : undefined}>
      <Box>
        <Typography variant="body2" sx={{ fontWeight: 600 }}>
          {MESSAGE_KIND_LABELS[kind]}
          {isAboutAnotherTime && ` para el ${hourInWords(message)}`}
        </Typography>
        <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
          {MESSAGE_CHANNEL_LABELS[channel]} · {recipient || 'sin destinatario'}
        </Typography>
      </Box>
      <MessageText subject={subject} body={body} />
      <MessageStatus message={message} />
      <MessageButtons message={message} />
    </Item>
  );
}
