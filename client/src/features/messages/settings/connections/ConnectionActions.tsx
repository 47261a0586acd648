import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { usePersistentFailure } from '../../../../apollo/use-persistent-failure';
import { useRights } from '../../../../session/current-staff';
import { Notice } from '../../../../ui/notices/Notice';
import { RetryNotice } from '../../../../ui/notices/RetryNotice';
import { Placeholder } from '../../../../ui/Placeholder';
import { THUMB_HIGH } from '../../../../ui/theme/thumb-high';
import { type ConnectionsFragment, useMessageConnectionsQuery } from './connections.generated';
import { DisconnectModal } from './DisconnectModal';
import { MailModal } from './MailModal';
import { WhatsappModal } from './WhatsappModal';

type Channel = 'mail' | 'whatsapp';

const WORDS = {
  mail: {
    connect: 'Conectar el correo',
    environment: 'Lo configuró quien administra el servidor (SMTP_URL), y se cambia allí.',
    retype:
      'La contraseña guardada se cifró con la clave de otra instalación. Escríbala otra vez para que salgan correos.',
  },
  whatsapp: {
    connect: 'Conectar WhatsApp',
    environment: 'Lo configuró quien administra el servidor (WHATSAPP_CHANNEL), y se cambia allí.',
    retype:
      'El token guardado se cifró con la clave de otra instalación. Escríbalo otra vez para que los mensajes salgan solos.',
  },
} as const;

/** The current connection, who made it, and its actions. Only users with TEAM may change it. */
export function ConnectionActions({ channel }: { channel: Channel }) {
  const can = useRights();
  const mayConnect = can('TEAM');
  const query = useMessageConnectionsQuery({ skip: !mayConnect, fetchPolicy: 'cache-and-network' });
  const { data } = query;
  const hasFailed = usePersistentFailure(query);
  const [open, setOpen] = useState<'CONNECT' | 'DISCONNECT'>();
  const words = WORDS[channel];
  if (!mayConnect)
    return (
      <Typography variant="body2" color="textSecondary">
        Lo conecta quien puede ver «Equipo».
      </Typography>
    );
  const failure = hasFailed && (
    <RetryNotice
      sentence="No se pudo cargar la conexión."
      onRetry={() => void query.refetch().catch(() => undefined)}
    />
  );
  if (!data)
    return (
      failure || (
        // In the place of its button, which most clinics have there.
        <Placeholder aria-hidden aria-busy sx={{ height: { xs: 44, sm: 34 }, ...THUMB_HIGH }} />
      )
    );
  const { mail, whatsapp } = data.messageConnections;
  const { source, version } = data.messageConnections[channel];
  const mustRetype = channel === 'mail' ? mail.mustRetypePassword : whatsapp.mustRetypeToken;
  const close = () => setOpen(undefined);
  return (
    <>
      {failure}
      {source !== 'NONE' && (
        <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
          {addressOf(channel, data.messageConnections)}
        </Typography>
      )}
      {source === 'ENVIRONMENT' && (
        <Typography variant="body2" color="textSecondary">
          {words.environment}
        </Typography>
      )}
      {mustRetype && <Notice sentence={words.retype} />}
      {source !== 'ENVIRONMENT' && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <Button
            size="small"
            variant="outlined"
            aria-label={source === 'NONE' ? undefined : `Cambiar: ${words.connect}`}
            onClick={() => setOpen('CONNECT')}
          >
            {source === 'NONE' ? words.connect : 'Cambiar'}
          </Button>
          {source === 'SCREEN' && (
            <Button
              size="small"
              color="inherit"
              aria-label={channel === 'mail' ? 'Desconectar el correo' : 'Desconectar WhatsApp'}
              onClick={() => setOpen('DISCONNECT')}
            >
              Desconectar
            </Button>
          )}
        </Box>
      )}
      {open === 'CONNECT' && channel === 'mail' && <MailModal stored={mail} onClose={close} />}
      {open === 'CONNECT' && channel === 'whatsapp' && <WhatsappModal stored={whatsapp} onClose={close} />}
      {open === 'DISCONNECT' && <DisconnectModal channel={channel} version={version} onClose={close} />}
    </>
  );
}

function addressOf(channel: Channel, { mail, whatsapp }: ConnectionsFragment): string {
  return channel === 'mail'
    ? `${mail.host}:${mail.port}, como ${mail.sender}`
    : `Número de Meta ${whatsapp.phoneNumberId}`;
}
