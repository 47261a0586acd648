import { timeAt } from '#domain/clinic-time.js';
import { QUIET_FROM, QUIET_UNTIL } from '#domain/messages/message-timing.js';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Card } from '../../../ui/Card';
import { type StatusColour, StatusPill } from '../../../ui/StatusPill';
import { HISTORY_PATH } from '../history/history-path';
import { ConnectionActions } from './connections/ConnectionActions';
import type { MessageSettingsQuery } from './message-settings.generated';

interface Channel {
  readonly name: string;
  readonly state: string;
  readonly colour: StatusColour;
  readonly text: string;
}

const WHATSAPP = {
  LINK: {
    name: 'WhatsApp',
    state: 'Con un clic suyo',
    colour: 'info',
    text: 'Nada sale solo. Cada mensaje queda escrito en «Por enviar», en el dashboard y en la agenda, y usted lo envía desde su WhatsApp con un clic. Para que salgan solos, conecte la API de WhatsApp Business.',
  },
  CLOUD: {
    name: 'WhatsApp',
    state: 'Automático',
    colour: 'success',
    text: `Los mensajes salen solos por la API de WhatsApp Business, nunca entre las ${timeAt(QUIET_FROM)} y las ${timeAt(QUIET_UNTIL)}. Los que usted pide salen al instante.`,
  },
} as const satisfies Record<string, Channel>;

const EMAIL = {
  on: {
    name: 'Correo',
    state: 'Automático',
    colour: 'success',
    text: 'Quien reserva en la página pública recibe su confirmación por correo, y otro si su cita cambia o se cancela.',
  },
  unused: {
    name: 'Correo',
    state: 'Sin uso',
    colour: 'info',
    text: 'El servidor de correo está conectado, pero las confirmaciones por correo están apagadas.',
  },
  off: {
    name: 'Correo',
    state: 'Sin conectar',
    colour: 'warning',
    text: 'No se envía ningún correo, y la página pública no lo promete.',
  },
} as const satisfies Record<string, Channel>;

interface ChannelsCardProps {
  channels: MessageSettingsQuery['messageChannels'];
  /** The saved setting. */
  hasEmailConfirmations: boolean;
}

/** How messages are sent, and the connections for it. */
export function ChannelsCard({ channels, hasEmailConfirmations }: ChannelsCardProps) {
  const email = hasEmailConfirmations ? EMAIL.on : EMAIL.unused;
  const whatsapp = channels.whatsapp === 'CLOUD' ? WHATSAPP.CLOUD : WHATSAPP.LINK;
  return (
    <Card aria-labelledby="canales" sx={{ display: 'grid', gap: 2 }}>
      <Typography variant="h2" id="canales">
        Cómo salen
      </Typography>
      <ChannelInfo {...whatsapp}>
        <ConnectionActions channel="whatsapp" />
      </ChannelInfo>
      <ChannelInfo {...(channels.email ? email : EMAIL.off)}>
        <ConnectionActions channel="mail" />
      </ChannelInfo>
      <Button variant="outlined" color="inherit" component={Link} to={HISTORY_PATH}>
        Ver todos los mensajes
      </Button>
    </Card>
  );
}

const ChannelInfo = ({ name, state, colour, text, children }: Channel & { children: ReactNode }) => (
  <Box sx={{ display: 'grid', gap: 0.75 }}>
    <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 1 }}>
      <Typography variant="h3">{name}</Typography>
      <StatusPill colour={colour}>{state}</StatusPill>
    </Box>
    <Typography variant="body2">{text}</Typography>
    {children}
  </Box>
);
