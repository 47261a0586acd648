import type { KeyRight } from '#domain/keys/api-key.js';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { copyText } from '../../ui/copy-text';
import { Modal } from '../../ui/dialogs/Modal';
import { Field } from '../../ui/fields/Field';
import { toasts } from '../../ui/notices/toasts';
import { firstCall } from './first-call';

export interface ShownKey {
  readonly name: string;
  readonly token: string;
  readonly rights: readonly KeyRight[];
}

interface ShownKeyModalProps {
  shown: ShownKey;
  onClose: () => void;
}

async function copy(text: string, done: string): Promise<void> {
  if (await copyText(text)) toasts.success(done);
  else toasts.error('No se pudo copiar. Selecciónela y cópiela a mano.');
}

/** Shows a key the only time that it can be seen. */
export function ShownKeyModal({ shown: { name, token, rights }, onClose }: ShownKeyModalProps) {
  const example = firstCall(location.origin, token, rights);
  return (
    <Modal
      title="Su clave nueva"
      subtitle={name}
      width={560}
      hasCloseButton
      onClose={onClose}
      actions={
        <>
          <Button variant="outlined" color="inherit" onClick={onClose}>
            Ya la guardé
          </Button>
          <Button variant="contained" onClick={() => void copy(token, 'Clave copiada')}>
            Copiar clave
          </Button>
        </>
      }
    >
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <Typography>
          Guárdela ahora en el programa que la usará: no se volverá a mostrar. Quien la tenga puede hacer lo
          que ella permite.
        </Typography>
        <Field
          label="Clave"
          readOnly
          value={token}
          spellCheck={false}
          onFocus={({ target }) => target.select()}
        />
        <div>
          <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 1 }}>
            <Typography component="h3" sx={{ font: 'var(--font-second)', fontWeight: 600 }}>
              Pruébela en un terminal
            </Typography>
            <Button size="small" color="inherit" onClick={() => void copy(example, 'Ejemplo copiado')}>
              Copiar ejemplo
            </Button>
          </Box>
          <Box
            component="pre"
            sx={{
              margin: 0,
              padding: 1.5,
              whiteSpace: 'pre-wrap',
              overflowWrap: 'anywhere',
              borderRadius: 'var(--r-control)',
              border: '1px solid var(--line)',
              backgroundColor: 'var(--mist)',
              fontFamily: 'monospace',
              fontSize: '0.8125rem',
              lineHeight: 1.6,
            }}
          >
            {example}
          </Box>
        </div>
      </Box>
    </Modal>
  );
}
