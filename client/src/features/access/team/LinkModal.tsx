import { useWallTime } from '../../../clinic/wall-time';
import { ShownOnceModal } from '../../../ui/dialogs/ShownOnceModal';

export interface ShownLink {
  readonly name: string;
  readonly token: string;
  readonly expiresAt: string;
}

interface LinkModalProps {
  link: ShownLink;
  onClose: () => void;
}

export function LinkModal({ link, onClose }: LinkModalProps) {
  const wallTime = useWallTime();
  // After the '#', the token is not sent to any server, so it appears in no log.
  const address = `${location.origin}/app/clave#${link.token}`;
  return (
    <ShownOnceModal
      title="Enlace para elegir contraseña"
      subtitle={link.name}
      label="Enlace"
      value={address}
      advice={`Envíelo solo a ${link.name}, por ejemplo por WhatsApp. Sirve una vez, hasta el ${wallTime(link.expiresAt)}, y no se volverá a mostrar.`}
      words={{ copy: 'Copiar enlace', copied: 'Enlace copiado', close: 'Cerrar' }}
      onClose={onClose}
    />
  );
}
