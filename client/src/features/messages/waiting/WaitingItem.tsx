import { MESSAGE_KIND_LABELS } from '#domain/messages/message.es.js';
import DeleteOutlineRounded from '~icons/round-delete-outline';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useRights } from '../../../session/current-staff';
import { LineStart } from '../../../ui/lists/LineStart';
import { AboutAppointment } from '../AboutAppointment';
import { AboutPatient } from '../AboutPatient';
import { KindTag } from './KindTag';
import type { ListedMessageFragment } from '../messages.generated';
import { MessageText } from '../MessageText';
import { useMessageActions } from '../use-message-actions';
import { WhatsappLink } from '../WhatsappLink';

const Item = styled('li')(({ theme }) => ({
  display: 'grid',
  // Aligns the buttons of messages that are side by side.
  gridTemplateRows: 'auto 1fr auto',
  gap: theme.spacing(1),
  paddingBlock: theme.spacing(1.5),
  borderTop: '1px solid var(--line)',
}));

export function WaitingItem({ message, onLeave }: { message: ListedMessageFragment; onLeave: () => void }) {
  const { markSent, discard } = useMessageActions();
  const can = useRights();
  const { kind, recipient, body, actions, patientName } = message;
  return (
    <Item>
      <Box>
        <Box sx={{ display: 'flex', alignItems: 'baseline', justifyContent: 'space-between', gap: 1 }}>
          <AboutPatient {...message} />
          <KindTag>{MESSAGE_KIND_LABELS[kind]}</KindTag>
        </Box>
        <Typography variant="body2">
          <LineStart>
            <AboutAppointment {...message} />
          </LineStart>
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {recipient || 'Sin teléfono'}
        </Typography>
      </Box>
      <MessageText body={body} />
      {can('MESSAGES') && (
        <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 1 }}>
          {actions.includes('MARK_SENT') && (
            <WhatsappLink
              message={message}
              onSent={() => {
                onLeave();
                void markSent(message);
              }}
            />
          )}
          {actions.includes('DISCARD') && (
            <IconButton
              title="Descartar"
              aria-label={`Descartar el mensaje para ${patientName}`}
              onClick={() => void discard(message)}
              sx={{ width: { xs: 44, sm: 36 }, height: { xs: 44, sm: 36 } }}
            >
              <DeleteOutlineRounded fontSize="small" />
            </IconButton>
          )}
        </Box>
      )}
    </Item>
  );
}
