import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { copyText } from '../../../ui/copy-text';
import { Modal } from '../../../ui/dialogs/Modal';
import { Field } from '../../../ui/fields/Field';
import { toasts } from '../../../ui/notices/toasts';

export interface ShownSecret {
  readonly address: string;
  readonly secret: string;
}

interface ShownSecretModalProps {
  shown: ShownSecret;
  onClose: () => void;
}

async function copy(secret: string): Promise<void> {
  if (await copyText(secret)) toasts.success('Secreto copiado');
  else toasts.error('No se pudo copiar. Selecciónelo y cópielo a mano.');
}

/** Shows a secret the only time that it can be seen. */
export function ShownSecretModal({ shown: { address, secret }, onClose }: ShownSecretModalProps) {
  return (
    <Modal
      title="El secreto del webhook"
      subtitle={address}
      width={560}
      hasCloseButton
      onClose={onClose}
      actions={
        <>
          <Button variant="outlined" color="inherit" onClick={onClose}>
            Ya lo guardé
          </Button>
          <Button variant="contained" onClick={() => void copy(secret)}>
            Copiar secreto
          </Button>
        </>
      }
    >
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <Typography>
          Guárdelo ahora en el programa que recibe los avisos: no se volverá a mostrar. Con él comprueba que
          cada aviso viene de esta clínica.
        </Typography>
        <Field
          label="Secreto"
          readOnly
          value={secret}
          spellCheck={false}
          onFocus={({ target }) => target.select()}
        />
      </Box>
    </Modal>
  );
}
