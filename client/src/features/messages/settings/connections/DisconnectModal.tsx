import { FIELD_MESSAGES } from '#domain/sentences.es.js';
import Typography from '@mui/material/Typography';
import { FormModal } from '../../../../editing/FormModal';
import { useVersionedForm, type Versioned } from '../../../../editing/use-versioned-form';
import { useDisconnectMailMutation, useDisconnectWhatsappMutation } from './connections.generated';
import { OwnPasswordField } from './ConnectionModal';
import { useConnectionsReload } from './use-connections-reload';

const WORDS = {
  mail: {
    title: 'Desconectar el correo',
    text: 'Ya no saldrá ningún correo, y la página pública no lo promete. La contraseña guardada se borra.',
  },
  whatsapp: {
    title: 'Desconectar WhatsApp',
    text: 'Cada mensaje quedará escrito en «Por enviar», y usted lo enviará con un clic. El token guardado se borra.',
  },
} as const;

interface DisconnectModalProps {
  channel: keyof typeof WORDS;
  version: number | null;
  onClose: () => void;
}

export function DisconnectModal({ channel, version, onClose }: DisconnectModalProps) {
  const { again, onRefused } = useConnectionsReload();
  const [disconnectMail] = useDisconnectMailMutation(again);
  const [disconnectWhatsapp] = useDisconnectWhatsappMutation(again);
  const editing = useVersionedForm<{ password: string }, Versioned, unknown>({
    initial: { password: '' },
    faultsOf: ({ password }) => (password === '' ? { password: FIELD_MESSAGES.required('password') } : {}),
    create: ({ password }) => {
      const variables = { version, password };
      return channel === 'mail' ? disconnectMail({ variables }) : disconnectWhatsapp({ variables });
    },
    sentences: { saved: 'Desconectado', failed: 'No se pudo desconectar. Inténtelo de nuevo.' },
    onSaved: onClose,
    onRefused,
  });
  const { title, text } = WORDS[channel];
  return (
    <FormModal
      title={title}
      editing={editing}
      width={480}
      submit="Desconectar"
      color="error"
      gap={2.5}
      onClose={onClose}
    >
      <Typography>{text}</Typography>
      <OwnPasswordField {...editing.bind('password')} />
    </FormModal>
  );
}
