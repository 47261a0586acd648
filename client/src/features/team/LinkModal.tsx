import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useWallTime } from '../../clinic/wall-time';
import { copyText } from '../../ui/copy-text';
import { Modal } from '../../ui/dialogs/Modal';
import { Field } from '../../ui/fields/Field';
import { toasts } from '../../ui/notices/toasts';

export interface ShownLink {
  readonly name: string;
  readonly token: string;
  readonly expiresAt: string;
}

interface LinkModalProps {
  link: ShownLink;
  onClose: () => void;
}

/** Shows a link the only time that it can be seen. */
export function LinkModal({ link, onClose }: LinkModalProps) {
  const wallTime = useWallTime();
  // Behind the '#', a token is sent to no server and stands in no log.
  const address = `${location.origin}/app/clave#${link.token}`;
  const copy = async () => {
    if (await copyText(address)) toasts.success('Enlace copiado');
    else toasts.error('No se pudo copiar. Selecciónelo y cópielo a mano.');
  };
  return (
    <Modal
      title="Enlace para elegir contraseña"
      subtitle={link.name}
      width={520}
      hasCloseButton
      onClose={onClose}
      actions={
        <>
          <Button variant="outlined" color="inherit" onClick={onClose}>
            Cerrar
          </Button>
          <Button variant="contained" onClick={() => void copy()}>
            Copiar enlace
          </Button>
        </>
      }
    >
      <Box sx={{ display: 'grid', gap: 2 }}>
        <Typography>
          Envíelo solo a {link.name}, por ejemplo por WhatsApp. Sirve una vez, hasta el{' '}
          {wallTime(link.expiresAt)}, y no se volverá a mostrar.
        </Typography>
        <Field label="Enlace" readOnly value={address} onFocus={({ target }) => target.select()} />
      </Box>
    </Modal>
  );
}
