import { FIELD_MESSAGES } from '#domain/sentences.es.js';
import {
  isMailHost,
  isSender,
  keepsPassword,
  MAX_HOST_LENGTH,
  MAX_MAIL_PASSWORD_LENGTH,
  MAX_MAIL_USER_LENGTH,
  MAX_PORT,
  MAX_SENDER_LENGTH,
} from '#domain/messages/connections.js';
import { CONNECTION_MESSAGES } from '#domain/messages/connections.es.js';
import { isEmail } from '#domain/patients/email.js';
import Box from '@mui/material/Box';
import { Field } from '../../../../ui/fields/Field';
import { PasswordField } from '../../../../ui/fields/PasswordField';
import {
  type ConnectionsFragment,
  useConnectMailMutation,
  useTestMailConnectionMutation,
} from './connections.generated';
import { ConnectionModal, OwnPasswordField, useConnectionForm } from './ConnectionModal';
import { useConnectionsReload } from './use-connections-reload';

interface Values {
  host: string;
  port: string;
  username: string;
  mailPassword: string;
  sender: string;
  recipient: string;
  password: string;
}

type Mail = ConnectionsFragment['mail'];

/** Whether leaving the password empty keeps the stored one. */
const hasPassword = (stored: Mail, { host, port }: Pick<Values, 'host' | 'port'>): boolean =>
  Boolean(stored.username) &&
  !stored.mustRetypePassword &&
  stored.host !== null &&
  stored.port !== null &&
  keepsPassword({ host: stored.host, port: stored.port }, { host: host.trim(), port: Number(port) });

const isPort = (text: string): boolean =>
  /^\d{1,5}$/.test(text.trim()) && Number(text) >= 1 && Number(text) <= MAX_PORT;

function faultsOf(values: Values, stored: Mail) {
  const { host, port, username, mailPassword, sender, recipient, password } = values;
  const needsPassword = username.trim() !== '' && mailPassword === '' && !hasPassword(stored, values);
  const isOther = stored.host !== null && !stored.mustRetypePassword;
  return {
    ...(!isMailHost(host.trim()) && { host: CONNECTION_MESSAGES.host }),
    ...(!isPort(port) && { port: FIELD_MESSAGES.between('port', 1, MAX_PORT) }),
    ...(username.trim() === '' &&
      mailPassword !== '' && { username: CONNECTION_MESSAGES.passwordWithoutUser }),
    ...(needsPassword && {
      mailPassword: isOther ? CONNECTION_MESSAGES.passwordOfAnother : CONNECTION_MESSAGES.mailPassword,
    }),
    ...(!isSender(sender.trim()) && { sender: CONNECTION_MESSAGES.sender }),
    ...(!isEmail(recipient.trim()) && { recipient: FIELD_MESSAGES.email }),
    ...(password === '' && { password: FIELD_MESSAGES.required('password') }),
  };
}

const inputOf = ({ password: _own, port, ...values }: Values) => ({ ...values, port: Number(port) });

interface MailModalProps {
  stored: Mail;
  onClose: () => void;
}

/** Connects a mail server: it is stored once it has accepted a test message. */
export function MailModal({ stored, onClose }: MailModalProps) {
  const [test] = useTestMailConnectionMutation();
  const { again, onRefused } = useConnectionsReload();
  const [connect] = useConnectMailMutation(again);
  const form = useConnectionForm<Values>({
    initial: {
      host: stored.host ?? '',
      port: String(stored.port ?? 587),
      username: stored.username ?? '',
      mailPassword: '',
      sender: stored.sender ?? '',
      recipient: '',
      password: '',
    },
    faultsOf: (values) => faultsOf(values, stored),
    test: (values) => test({ variables: { input: inputOf(values), password: values.password } }),
    connect: (values) =>
      connect({
        variables: { input: inputOf(values), version: stored.version, password: values.password },
      }),
    onClose,
    onRefused,
  });
  const { form: fields, bind } = form.editing;
  const values = fields.watch();
  const keeps = hasPassword(stored, values);
  return (
    <ConnectionModal
      title="Conectar el correo"
      subtitle="Con los datos que da su proveedor de correo"
      form={form}
      onClose={onClose}
    >
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr) 96px', sm: 'minmax(0, 1fr) 120px' },
          gap: 2,
        }}
      >
        <Field
          label="Servidor"
          placeholder="Por ejemplo, mail.clinica.cl"
          autoFocus
          autoComplete="off"
          inputMode="url"
          aria-required
          maxLength={MAX_HOST_LENGTH}
          {...bind('host')}
        />
        <Field
          label="Puerto"
          autoComplete="off"
          inputMode="numeric"
          aria-required
          maxLength={5}
          {...bind('port')}
        />
      </Box>
      <Field
        label="Usuario"
        placeholder="Por ejemplo, hola@clinica.cl"
        autoComplete="off"
        maxLength={MAX_MAIL_USER_LENGTH}
        hint="Casi siempre es el correo completo."
        {...bind('username')}
      />
      <PasswordField
        label="Contraseña del correo"
        autoComplete="off"
        aria-required={values.username.trim() !== '' && !keeps}
        maxLength={MAX_MAIL_PASSWORD_LENGTH}
        hint={
          keeps
            ? 'Déjela vacía para conservar la guardada.'
            : 'Gmail y Outlook piden una contraseña de aplicación, distinta de la habitual.'
        }
        {...bind('mailPassword')}
      />
      <Field
        label="Remitente"
        placeholder="Por ejemplo, Clínica <hola@clinica.cl>"
        autoComplete="off"
        aria-required
        maxLength={MAX_SENDER_LENGTH}
        hint="Quien figura como remitente de los correos."
        {...bind('sender')}
      />
      <Field
        label="Enviar la prueba a"
        placeholder="Por ejemplo, usted@correo.cl"
        type="email"
        autoComplete="email"
        aria-required
        hint="Antes de guardar se envía un mensaje de prueba."
        {...bind('recipient')}
      />
      <OwnPasswordField {...bind('password')} />
    </ConnectionModal>
  );
}
